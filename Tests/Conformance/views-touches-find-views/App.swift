import UIKit

/// A view that tells which touches it hears of, and passes them on where it should.
class Pad: UIView {
  let name: String
  var passesOn = false
  var tell: (String) -> Void = { _ in }

  init(_ name: String, x: CGFloat, y: CGFloat, width: CGFloat = 80, height: CGFloat = 60) {
    self.name = name
    super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = name
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("\(name) began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("\(name) ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }
}

/// A small pad that is hit in a wider area than it has.
class WidePad: Pad {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -30, dy: -30).contains(point)
  }
}

/// A pad that is there for what is inside of it alone.
class Glass: Pad {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// Pads above and inside of each other: which of them a finger finds.
class ViewController: UIViewController {
  let back = Pad("back", x: 20, y: 300)
  let front = Pad("front", x: 20, y: 300)
  let child = Pad("child", x: 0, y: 0)
  let holder = Pad("holder", x: 150, y: 300)
  let outside = Pad("outside", x: 70, y: 0)
  let small = WidePad("small", x: 60, y: 450, width: 20, height: 20)
  let glass = Glass("glass", x: 150, y: 420, width: 200, height: 80)
  let below = Pad("below", x: 150, y: 420, width: 200, height: 80)
  let pane = Pad("pane", x: 0, y: 0, width: 40, height: 80)
  let label = UILabel(frame: CGRect(x: 20, y: 540, width: 100, height: 40))
  let button = UIButton(frame: CGRect(x: 20, y: 540, width: 100, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 250, width: 335, height: 30))
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    label.text = "Above"
    button.addAction(UIAction { [unowned self] _ in note("button") }, for: .touchUpInside)
    for it in [back, front, child, holder, outside, small, glass, below, pane] {
      it.tell = { [unowned self] in note($0) }
    }
    front.addSubview(child)
    child.isHidden = true
    holder.addSubview(outside)
    glass.addSubview(pane)
    let views: [UIView] = [log, back, front, holder, small, below, glass, button, label]
    for it in views { view.addSubview(it) }
    addButtons()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    note("controller")
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func addButtons() {
    addButton("Hide") { [unowned self] in front.isHidden = true }
    addButton("Fade") { [unowned self] in
      front.isHidden = false
      front.alpha = 0.005
    }
    addButton("Faint") { [unowned self] in front.alpha = 0.05 }
    addButton("Deafen") { [unowned self] in
      front.alpha = 1
      child.isHidden = false
      front.isUserInteractionEnabled = false
    }
    addButton("Nest") { [unowned self] in front.isUserInteractionEnabled = true }
    addButton("Reverse") { [unowned self] in view.bringSubviewToFront(back) }
    addButton("Pass on") { [unowned self] in
      holder.passesOn = true
      outside.passesOn = true
    }
    addButton("Find") { [unowned self] in
      let found = view.hitTest(CGPoint(x: 160, y: 310), with: nil)
      let inside = holder.point(inside: CGPoint(x: 100, y: 10), with: nil)
      note("found \(found === holder), inside \(inside)")
    }
    addButton("Let through") { [unowned self] in label.isUserInteractionEnabled = true }
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
