import UIKit

/// Menus that a tap or a long press opens, and what their elements do.
class ViewController: UIViewController, UIContextMenuInteractionDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 30))
  let card = UILabel(frame: CGRect(x: 10, y: 170, width: 200, height: 40))
  let sorting = UIButton(type: .system)
  var timesMade = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    button("Plain", 10, 70).menu = UIMenu(title: "Do what?", children: [action("Copy"), action("Move")])
    let held = button("Held", 130, 70)
    held.showsMenuAsPrimaryAction = false
    held.menu = UIMenu(children: [action("Later")])
    held.addAction(UIAction { [unowned self] _ in log.text = "tapped" }, for: .touchUpInside)
    button("Some off", 250, 70).menu = UIMenu(children: [
      action("Open"), action("Print", attributes: .disabled), action("Secret", attributes: .hidden),
      action("Erase", attributes: .destructive),
    ])
    let inline = UIMenu(options: .displayInline, children: [action("Inner one"), action("Inner two")])
    button("Groups", 10, 120).menu = UIMenu(children: [action("Outer"), inline])
    let more = UIMenu(title: "More", children: [action("Deep")])
    button("Nested", 130, 120).menu = UIMenu(children: [action("Shallow"), more])
    button("Waiting", 250, 120).menu = UIMenu(children: [
      UIDeferredMenuElement { [unowned self] provide in
        let late = action("Late")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { provide([late]) }
      }
    ])
    card.text = "A card"
    card.isUserInteractionEnabled = true
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(card)

    sorting.frame = CGRect(x: 10, y: 220, width: 150, height: 40)
    sorting.accessibilityIdentifier = "sorting"
    sorting.showsMenuAsPrimaryAction = true
    sorting.changesSelectionAsPrimaryAction = true
    sorting.menu = UIMenu(children: [
      UIAction(title: "By name") { [unowned self] _ in log.text = "names" },
      UIAction(title: "By date", state: .on) { [unowned self] _ in log.text = "dates" },
    ])
    view.addSubview(sorting)
    button("Change", 200, 220).menu = UIMenu(children: [
      UIAction(title: "Replace") { [unowned self] _ in
        card.text = "Another card"
        log.text = "replaced"
      }
    ])
  }

  /// An action that says that it was chosen.
  func action(_ title: String, attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [unowned self] in log.text = "chose \($0.title)" }
  }

  /// A button that opens its menu at a tap.
  func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
    return button
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    timesMade += 1
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(children: [action("Mark \(timesMade)")])
    }
  }
}
