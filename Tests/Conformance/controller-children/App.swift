import UIKit

/// What a child controller and its container hear when children come and go.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 90))
  let size = UILabel(frame: CGRect(x: 10, y: 120, width: 355, height: 30))
  let (first, second, other) = (Child(), Child(), Child())
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    size.accessibilityIdentifier = "size"
    view.addSubview(log)
    view.addSubview(size)
    first.name = "first"
    second.name = "second"
    other.name = "other"
    for child in [first, second, other] { child.tell = { [unowned self] in events.append($0) } }
    addButtons()
  }

  func addButtons() {
    button("Add", 10, 160) { [unowned self] in addChild(first) }
    button("Did move", 130, 160) { [unowned self] in first.didMove(toParent: self) }
    button("Show", 250, 160) { [unowned self] in
      first.view.frame = CGRect(x: 0, y: 500, width: 375, height: 100)
      view.addSubview(first.view)
    }
    button("Hide", 10, 210) { [unowned self] in first.view.removeFromSuperview() }
    button("Will move", 130, 210) { [unowned self] in first.willMove(toParent: nil) }
    button("Remove", 250, 210) { [unowned self] in first.removeFromParent() }
    button("Two", 10, 260) { [unowned self] in
      addChild(first)
      addChild(second)
      events = [children.map { ($0 as? Child)?.name ?? "?" }.joined(separator: ", ")]
    }
    button("Steal", 130, 260) { [unowned self] in
      second.addChild(first)
      events = ["parent \((first.parent as? Child)?.name ?? "?")", "children \(children.count)"]
    }
    button("Grandchild", 250, 260) { [unowned self] in
      second.view.frame = CGRect(x: 0, y: 500, width: 375, height: 100)
      second.view.addSubview(first.view)
      events = []
      view.addSubview(second.view)
    }
    button("Chain", 10, 310) { [unowned self] in
      events.append(first.view.next === first ? "controller" : "other")
      events.append(first.next === second.view ? "view around" : "other")
      events.append(second.next === view ? "view of the container" : "other")
    }
    button("Prefer", 130, 310) { [unowned self] in second.preferredContentSize = CGSize(width: 120, height: 80) }
    button("Style", 250, 310) { [unowned self] in
      second.overrideUserInterfaceStyle = .dark
    }
    button("Styles", 130, 410) { [unowned self] in
      events.append(first.traitCollection.userInterfaceStyle == .dark ? "grandchild dark" : "grandchild light")
      events.append(traitCollection.userInterfaceStyle == .dark ? "container dark" : "container light")
    }
    button("Safe area", 10, 360) { [unowned self] in
      second.additionalSafeAreaInsets.top = 30
      second.view.layoutIfNeeded()
      events.append("second \(second.view.safeAreaInsets.top), container \(view.safeAreaInsets.top)")
    }
    button("Own telling", 130, 360) { [unowned self] in
      let quiet = Quiet()
      addChild(quiet)
      quiet.view.frame = CGRect(x: 0, y: 610, width: 375, height: 50)
      view.addSubview(quiet.view)
      quiet.addChild(other)
      quiet.view.addSubview(other.view)
    }
    button("Tell", 250, 360) { [unowned self] in
      other.beginAppearanceTransition(true, animated: false)
      events.append("between")
      other.endAppearanceTransition()
    }
    button("Cover", 10, 410) { [unowned self] in
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      present(cover, animated: false) { [unowned self] in
        dismiss(animated: false) { [unowned self] in show() }
      }
    }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        events = []
        action()
        show()
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  func show() { log.text = events.isEmpty ? "nothing" : events.joined(separator: ", ") }

  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    let preferred = container.preferredContentSize
    size.text = "\(Int(preferred.width)) by \(Int(preferred.height))"
  }
}

/// A child that tells what it hears.
class Child: UIViewController {
  var name = ""
  var tell: (String) -> Void = { _ in }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell(parent == nil ? "will leave" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell(parent == nil ? "has left" : "did move")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tell("\(name) loaded")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("\(name) will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("\(name) did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("\(name) will go")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("\(name) is gone")
  }
}

/// A container that tells its children itself when they appear.
class Quiet: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
