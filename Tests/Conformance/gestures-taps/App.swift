import UIKit

/// A view that tells how its touches end, and may refuse gestures.
class Pad: UIView {
  let name: String
  var refuses = false
  var tell: (String) -> Void = { _ in }

  init(_ name: String, x: CGFloat, y: CGFloat, width: CGFloat = 100, height: CGFloat = 60) {
    self.name = name
    super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = name
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touch ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("touch cancelled") }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
}

/// Pads with recognizers of taps, alone, together and inside of each other.
class ViewController: UIViewController, UIGestureRecognizerDelegate {
  let single = Pad("single", x: 20, y: 250)
  let both = Pad("both", x: 140, y: 250)
  let outer = Pad("outer", x: 20, y: 330, width: 220, height: 120)
  let inner = Pad("inner", x: 10, y: 10)
  let button = UIButton(type: .system)
  let label = UILabel(frame: CGRect(x: 20, y: 470, width: 100, height: 40))
  let refusing = Pad("refusing", x: 140, y: 470)
  let log = UILabel(frame: CGRect(x: 10, y: 200, width: 355, height: 40))
  let outerTap = UITapGestureRecognizer()
  let innerTap = UITapGestureRecognizer()
  let singleTap = UITapGestureRecognizer()
  var simultaneous = false
  var keepsTouch = false
  var events: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    for it in [single, both, inner, outer, refusing] { it.tell = { [unowned self] in note($0) } }
    label.text = "Caption"
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 120, y: 70, width: 90, height: 40)
    button.addAction(UIAction { [unowned self] _ in note("button") }, for: .touchUpInside)
    for it in [inner, button] { outer.addSubview(it) }
    for it in [log, single, both, outer, label, refusing] { view.addSubview(it) }
    addRecognizers()
    addButtons()
  }

  func addRecognizers() {
    singleTap.addTarget(self, action: #selector(tapped(_:)))
    single.addGestureRecognizer(singleTap)
    let one = UITapGestureRecognizer(target: self, action: #selector(oneTap))
    let two = UITapGestureRecognizer(target: self, action: #selector(twoTaps))
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    both.addGestureRecognizer(one)
    both.addGestureRecognizer(two)
    outerTap.addTarget(self, action: #selector(outerTapped))
    outerTap.delegate = self
    outer.addGestureRecognizer(outerTap)
    innerTap.addTarget(self, action: #selector(innerTapped))
    innerTap.delegate = self
    inner.addGestureRecognizer(innerTap)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(labelTapped)))
    refusing.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(oneTap)))
  }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    let place = recognizer.location(in: single)
    let ended = recognizer.state == .ended
    note("tap \(Int(place.x)) \(Int(place.y)), state ended \(ended), view \(recognizer.view === single)")
  }
  @objc func alsoTapped() { note("also") }
  @objc func oneTap() { note("one") }
  @objc func twoTaps() { note("two") }
  @objc func outerTapped() { note("outer") }
  @objc func innerTapped() { note("inner") }
  @objc func labelTapped() { note("label") }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(keepsTouch && gestureRecognizer === innerTap)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func addButtons() {
    addButton("Clear") {}
    addButton("Keep touch") { [unowned self] in singleTap.cancelsTouchesInView = false }
    addButton("Target") { [unowned self] in singleTap.addTarget(self, action: #selector(alsoTapped)) }
    addButton("Disable") { [unowned self] in singleTap.isEnabled = false }
    addButton("Together") { [unowned self] in simultaneous = true }
    addButton("Withhold") { [unowned self] in
      simultaneous = false
      keepsTouch = true
    }
    addButton("Enable") { [unowned self] in label.isUserInteractionEnabled = true }
    addButton("Refuse") { [unowned self] in refusing.refuses = true }
    addButton("Remove") { [unowned self] in
      outer.removeGestureRecognizer(outerTap)
      note("left \(outer.gestureRecognizers?.count ?? 0), view \(outerTap.view == nil)")
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
