import UIKit

/// A view that counts its passes of layout.
class Counted: UIView {
  let half = UIView()
  var layouts = 0
  var events: [String] = []

  override class var requiresConstraintBasedLayout: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    events.append("layout")
    half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }

  override func updateConstraints() {
    events.append("constraints")
    super.updateConstraints()
  }
}

/// Views that follow their superview by their masks, and what is told when views are laid out.
class ViewController: UIViewController {
  let area = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
  let counted = Counted(frame: CGRect(x: 0, y: 450, width: 100, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 250, width: 335, height: 30))
  var controllerEvents: [String] = []
  var buttons = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    area.accessibilityIdentifier = "area"
    view.addSubview(area)
    addMasked("wide", x: 20, width: 100, mask: .flexibleWidth)
    addMasked("right", x: 150, width: 40, mask: .flexibleLeftMargin)
    addMasked("middle", x: 80, width: 40, mask: [.flexibleLeftMargin, .flexibleRightMargin])
    addMasked("fixed", x: 30, width: 40, mask: [])
    counted.half.accessibilityIdentifier = "half"
    counted.half.backgroundColor = .systemTeal
    counted.addSubview(counted.half)
    view.addSubview(counted)
    addButtons()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    controllerEvents.append("will")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    controllerEvents.append("did")
  }

  func addMasked(_ name: String, x: CGFloat, width: CGFloat, mask: UIView.AutoresizingMask) {
    let it = UIView(frame: CGRect(x: x, y: CGFloat(area.subviews.count) * 22, width: width, height: 20))
    it.accessibilityIdentifier = name
    it.backgroundColor = .systemTeal
    it.autoresizingMask = mask
    area.addSubview(it)
  }

  func addButtons() {
    addButton("Widen") { [unowned self] in area.frame.size.width = 300 }
    addButton("Keep") { [unowned self] in
      area.autoresizesSubviews = false
      area.frame.size.width = 360
    }
    addButton("Request") { [unowned self] in
      counted.layouts = 0
      for _ in 1...3 { counted.setNeedsLayout() }
      let before = counted.layouts
      counted.layoutIfNeeded()
      counted.layoutIfNeeded()
      log.text = "\(before), then \(counted.layouts)"
    }
    addButton("Resize") { [unowned self] in counted.frame.size.width = 160 }
    addButton("Later") { [unowned self] in
      counted.layouts = 0
      counted.setNeedsLayout()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [unowned self] in
        log.text = "\(counted.layouts) by itself"
      }
    }
    addButton("Move") { [unowned self] in
      counted.layouts = 0
      counted.frame.origin.x = 50
      counted.layoutIfNeeded()
      log.text = "\(counted.layouts) for a move"
    }
    addButton("Update") { [unowned self] in
      counted.events = []
      counted.setNeedsUpdateConstraints()
      counted.setNeedsLayout()
      counted.layoutIfNeeded()
      log.text = counted.events.joined(separator: ", ")
    }
    addButton("Controller") { [unowned self] in
      controllerEvents = []
      view.setNeedsLayout()
      view.layoutIfNeeded()
      log.text = controllerEvents.joined(separator: ", ")
    }
    addButton("Child") { [unowned self] in
      counted.layouts = 0
      counted.addSubview(UIView())
      counted.layoutIfNeeded()
      log.text = "\(counted.layouts) for a child"
    }
    addButton("Ask") { [unowned self] in
      log.text = "width \(Int(view.bounds.width)), follows \(view.autoresizingMask.contains(.flexibleWidth))"
    }
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 10 + buttons % 4 * 90, y: 60 + buttons / 4 * 45, width: 88, height: 40)
    buttons += 1
    view.addSubview(button)
  }
}
