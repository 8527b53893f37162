import UIKit

/// Pads for fingers that stay, move and flick.
class ViewController: UIViewController {
  let pressed = UIView(frame: CGRect(x: 20, y: 260, width: 100, height: 60))
  let slow = UIView(frame: CGRect(x: 130, y: 260, width: 100, height: 60))
  let swiped = UIView(frame: CGRect(x: 20, y: 330, width: 330, height: 150))
  let panned = UIView(frame: CGRect(x: 20, y: 490, width: 330, height: 60))
  let mixed = UIView(frame: CGRect(x: 20, y: 560, width: 330, height: 60))
  let goal = UIView(frame: CGRect(x: 250, y: 260, width: 60, height: 60))
  let button = UIButton(type: .system)
  let log = UILabel(frame: CGRect(x: 10, y: 160, width: 355, height: 80))
  let press = UILongPressGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  var cancelsItself = false
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let pads = [("pressed", pressed), ("slow", slow), ("swiped", swiped), ("panned", panned), ("mixed", mixed)]
    for (name, it) in pads + [("goal", goal)] {
      it.accessibilityIdentifier = name
      it.backgroundColor = .systemTeal
      view.addSubview(it)
    }
    button.setTitle("Hold", for: .normal)
    button.frame = CGRect(x: 20, y: 624, width: 100, height: 40)
    button.addAction(UIAction { [unowned self] _ in note("button") }, for: .touchUpInside)
    button.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(held(_:))))
    view.addSubview(button)
    addRecognizers()
    addButtons()
  }

  func addRecognizers() {
    press.addTarget(self, action: #selector(pressChanged(_:)))
    pressed.addGestureRecognizer(press)
    pressed.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    let slowPress = UILongPressGestureRecognizer(target: self, action: #selector(pressChanged(_:)))
    slowPress.minimumPressDuration = 2
    slow.addGestureRecognizer(slowPress)
    swiped.addGestureRecognizer(swipe(.left))
    swiped.addGestureRecognizer(swipe([.up, .down]))
    pan.addTarget(self, action: #selector(panChanged(_:)))
    panned.addGestureRecognizer(pan)
    let mixedPan = UIPanGestureRecognizer(target: self, action: #selector(panChanged(_:)))
    let mixedSwipe = swipe(.right)
    mixedPan.require(toFail: mixedSwipe)
    mixed.addGestureRecognizer(mixedSwipe)
    mixed.addGestureRecognizer(mixedPan)
  }

  func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
    let recognizer = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
    recognizer.direction = direction
    return recognizer
  }

  @objc func pressChanged(_ recognizer: UILongPressGestureRecognizer) { note("press \(text(recognizer.state))") }
  @objc func tapped() { note("tap") }
  @objc func held(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { note("held") }
  }
  @objc func swiped(_ recognizer: UISwipeGestureRecognizer) {
    note(
      "swipe \(recognizer.direction == .left ? "left" : recognizer.direction == .right ? "right" : "up or down"), "
        + text(recognizer.state))
  }
  @objc func panChanged(_ recognizer: UIPanGestureRecognizer) {
    let move = recognizer.translation(in: view)
    switch recognizer.state {
    case .began: note("pan began")
    case .changed:
      if events.last != "changed" { note("changed") }
      if cancelsItself {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    case .ended:
      note("ended, \(abs(move.x) > abs(move.y) ? (move.x > 0 ? "to the right" : "to the left") : "up or down")")
      recognizer.setTranslation(.zero, in: view)
      note("set back \(recognizer.translation(in: view) == .zero)")
    default: note("pan \(text(recognizer.state))")
    }
  }

  func text(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .began: return "began"
    case .changed: return "changed"
    case .ended: return "ended"
    case .cancelled: return "cancelled"
    default: return "other"
    }
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func addButtons() {
    addButton("Clear") {}
    addButton("Quick") { [unowned self] in press.minimumPressDuration = 0.2 }
    addButton("Give up") { [unowned self] in cancelsItself = true }
    addButton("Defaults") { [unowned self] in
      let press = UILongPressGestureRecognizer()
      let swipe = UISwipeGestureRecognizer()
      note("\(press.minimumPressDuration) and \(Int(press.allowableMovement)), right \(swipe.direction == .right)")
    }
    addButton("Idle") { [unowned self] in note("possible \(pan.state == .possible), touches \(pan.numberOfTouches)") }
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
