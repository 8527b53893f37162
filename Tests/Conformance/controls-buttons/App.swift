import UIKit

/// Buttons with titles for their states, with configurations and with menus.
class ViewController: UIViewController {
  let states = UIButton(type: .custom)
  let toggle = UIButton(type: .system)
  let configured = UIButton(configuration: .filled())
  let handled = UIButton(configuration: .plain())
  let sort = UIButton(type: .system)
  let popUp = UIButton(type: .system)
  let attributed = UIButton(type: .system)
  let log = UILabel(frame: CGRect(x: 10, y: 240, width: 355, height: 40))
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let names: [(String, UIView)] = [
      ("log", log), ("states", states), ("toggle", toggle), ("configured", configured), ("handled", handled),
      ("sort", sort), ("popUp", popUp), ("attributed", attributed),
    ]
    for (index, (name, it)) in names.enumerated() {
      it.accessibilityIdentifier = name
      if it !== log {
        it.frame = CGRect(x: 10 + (index - 1) % 2 * 180, y: 300 + (index - 1) / 2 * 60, width: 170, height: 44)
      }
      view.addSubview(it)
    }
    setUpStates()
    setUpConfigurations()
    setUpMenus()
    addButtons()
  }

  func setUpStates() {
    states.setTitle("Normal", for: .normal)
    states.setTitle("Chosen", for: .selected)
    states.setTitleColor(.systemRed, for: .normal)
    states.addAction(
      UIAction { [unowned self] _ in log.text = "tapped, selected \(states.isSelected)" }, for: .touchUpInside)
    toggle.setTitle("Toggle", for: .normal)
    toggle.changesSelectionAsPrimaryAction = true
    toggle.addAction(
      UIAction { [unowned self] _ in log.text = "toggled" }, for: .primaryActionTriggered)
    attributed.setTitle("Plain", for: .normal)
    attributed.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
  }

  func setUpConfigurations() {
    configured.configuration?.title = "Save"
    handled.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? button.isSelected ? "Picked" : "Ready" : "Busy"
    }
  }

  func setUpMenus() {
    let actions = ["Name", "Date"].map { title in
      UIAction(title: title) { [unowned self] action in log.text = "by \(action.title)" }
    }
    let off = UIAction(title: "Size", attributes: .disabled) { [unowned self] _ in log.text = "by size" }
    let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in }
    sort.setTitle("Sort", for: .normal)
    sort.menu = UIMenu(title: "", children: actions + [off, hidden])
    sort.showsMenuAsPrimaryAction = true
    let colours = ["Red", "Green"].map { title in
      UIAction(title: title) { [unowned self] _ in log.text = "painted \(title)" }
    }
    popUp.menu = UIMenu(title: "", children: colours)
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
  }

  func addButtons() {
    addButton("Select") { [unowned self] in states.isSelected = true }
    addButton("Disable") { [unowned self] in
      states.isSelected = false
      states.isEnabled = false
    }
    addButton("Ask") { [unowned self] in
      let title = states.title(for: .disabled) ?? "none"
      log.text =
        "\(title), current \(states.currentTitle ?? "none"), red \(states.titleColor(for: .disabled) == .systemRed)"
    }
    addButton("State") { [unowned self] in
      states.isSelected = true
      log.text = "selected \(states.state.contains(.selected)), disabled \(states.state.contains(.disabled))"
    }
    addButton("Rename") { [unowned self] in configured.configuration?.title = "Saved" }
    addButton("Busy") { [unowned self] in handled.isEnabled = false }
    addButton("Pick") { [unowned self] in
      handled.isEnabled = true
      handled.isSelected = true
    }
    addButton("Code") { [unowned self] in
      toggle.isSelected = false
      log.text = "silent"
    }
    addButton("Longer") { [unowned self] in
      let before = states.intrinsicContentSize.width
      states.setTitle("A much longer title", for: .normal)
      let empty = UIButton(type: .custom).title(for: .normal)
      log.text = "wider \(states.intrinsicContentSize.width > before), title \(empty ?? "none")"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
