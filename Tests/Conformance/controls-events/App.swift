import UIKit

/// A button that lets a word be said before its actions are sent.
class Telling: UIButton {
  var tell: (String) -> Void = { _ in }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    tell("sends \(action)")
    super.sendAction(action, to: target, for: event)
  }
}

/// A control of one's own that follows the finger.
class Tracker: UIControl {
  var tell: (String) -> Void = { _ in }
  var refuses = false
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    tell("begin")
    return !refuses
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell("end") }
}

/// Controls whose events are written down.
class ViewController: UIViewController {
  let all = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
  let plain = Telling(frame: CGRect(x: 140, y: 300, width: 100, height: 40))
  let chained = UIButton(frame: CGRect(x: 20, y: 360, width: 100, height: 40))
  let shapes = UIButton(frame: CGRect(x: 140, y: 360, width: 100, height: 40))
  let closures = UIButton(frame: CGRect(x: 260, y: 360, width: 100, height: 40))
  let tracker = Tracker(frame: CGRect(x: 20, y: 420, width: 100, height: 40))
  let far = UIView(frame: CGRect(x: 20, y: 600, width: 40, height: 40))
  let log = UILabel(frame: CGRect(x: 10, y: 220, width: 355, height: 70))
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.numberOfLines = 0
    let names: [(String, UIView)] = [
      ("log", log), ("all", all), ("plain", plain), ("chained", chained), ("shapes", shapes), ("closures", closures),
      ("tracker", tracker), ("far", far),
    ]
    for (name, it) in names {
      it.accessibilityIdentifier = name
      if it !== log { it.backgroundColor = .systemTeal }
      view.addSubview(it)
    }
    plain.tell = { [unowned self] in note($0) }
    tracker.tell = { [unowned self] in note($0) }
    addActions()
    addButtons()
  }

  func addActions() {
    let words: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchDragExit, "exit"),
    ]
    for (event, word) in words { all.addAction(UIAction { [unowned self] _ in note(word) }, for: event) }
    plain.addTarget(self, action: #selector(plainTapped), for: .touchUpInside)
    chained.addTarget(nil, action: #selector(fromTheChain(_:)), for: .touchUpInside)
    shapes.addTarget(self, action: #selector(bare), for: .touchUpInside)
    shapes.addTarget(self, action: #selector(withSender(_:)), for: .touchUpInside)
    shapes.addTarget(self, action: #selector(withEvent(_:event:)), for: .touchUpInside)
  }

  @objc func plainTapped() { note("plain") }
  @objc func fromTheChain(_ sender: UIButton) { note("chain \(sender === chained)") }
  @objc func bare() { note("none") }
  @objc func withSender(_ sender: UIButton) { note("sender \(sender === shapes)") }
  @objc func withEvent(_ sender: UIButton, event: UIEvent) {
    note("touches \(event.touches(for: shapes)?.count ?? 0)")
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func addButtons() {
    addButton("Clear") {}
    addButton("Code") { [unowned self] in plain.sendActions(for: .touchUpInside) }
    addButton("Disable") { [unowned self] in plain.isEnabled = false }
    addButton("Enable") { [unowned self] in plain.isEnabled = true }
    addButton("Twice") { [unowned self] in
      plain.addTarget(self, action: #selector(plainTapped), for: .touchUpInside)
    }
    addButton("Who") { [unowned self] in
      let actions = plain.actions(forTarget: self, forControlEvent: .touchUpInside) ?? []
      note(
        "targets \(plain.allTargets.count), actions \(actions.count), down \(plain.allControlEvents.contains(.touchDown))"
      )
    }
    addButton("Remove") { [unowned self] in plain.removeTarget(nil, action: nil, for: .allEvents) }
    addButton("Closures") { [unowned self] in
      for word in ["first", "second"] {
        let id = UIAction.Identifier("same")
        closures.addAction(UIAction(identifier: id) { [unowned self] _ in note(word) }, for: .touchUpInside)
      }
    }
    addButton("Take back") { [unowned self] in
      closures.removeAction(identifiedBy: UIAction.Identifier("same"), for: .touchUpInside)
    }
    addButton("Refuse") { [unowned self] in tracker.refuses = true }
    addButton("Nobody") { [unowned self] in
      let selector = #selector(UITextInput.unmarkText)
      note("sent \(UIApplication.shared.sendAction(selector, to: nil, from: self, for: nil))")
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        events = []
        log.text = ""
        action()
      }, for: .touchUpInside)
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 85, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
