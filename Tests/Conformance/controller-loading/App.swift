import UIKit

/// Which calls a controller gets when its view is loaded, laid out and shown.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 60))
  let safeArea = UILabel(frame: CGRect(x: 10, y: 90, width: 170, height: 30))
  let margins = UILabel(frame: CGRect(x: 190, y: 90, width: 170, height: 30))
  var events: [String] = []
  var part = Part()
  var isShown = false

  override func loadView() {
    let canvas = Canvas(frame: UIScreen.main.bounds)
    canvas.tell = { [unowned self] in note($0) }
    view = canvas
    note("loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    safeArea.accessibilityIdentifier = "safeArea"
    margins.accessibilityIdentifier = "margins"
    for label in [log, safeArea, margins] { view.addSubview(label) }
    // Constraints, so that there are some to update.
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.topAnchor, constant: 130),
      line.leftAnchor.constraint(equalTo: view.leftAnchor),
      line.widthAnchor.constraint(equalToConstant: 375),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    button("Make", 20, 140) { [unowned self] in
      part = Part()
      part.tell = { [unowned self] in note($0) }
      note("isViewLoaded \(part.isViewLoaded)")
      note("viewIfLoaded \(part.viewIfLoaded == nil ? "nil" : "a view")")
    }
    button("Ask", 140, 140) { [unowned self] in
      let view: UIView = part.view
      note("\(type(of: view))")
    }
    button("Load", 260, 140) { [unowned self] in
      part.loadViewIfNeeded()
      note("isViewLoaded \(part.isViewLoaded)")
    }
    button("Chain", 20, 200) { [unowned self] in
      note(log.next === view ? "label, view" : "label, other")
      note(view.next === self ? "controller" : "other")
      note(next is UIWindow || next === view.superview ? "outside" : "other")
    }
    button("Layout", 140, 200) { [unowned self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    button("Layout again", 260, 200) { [unowned self] in
      view.layoutIfNeeded()
      note("nothing to lay out")
    }
    button("Constraints", 20, 260) { [unowned self] in
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
    }
    button("Safe area", 140, 260) { [unowned self] in additionalSafeAreaInsets.bottom = 50 }
    button("Margins", 260, 260) { [unowned self] in view.directionalLayoutMargins.leading = 40 }
    button("Narrow", 20, 320) { [unowned self] in
      view.directionalLayoutMargins.leading = 4
      note("leading \(view.directionalLayoutMargins.leading)")
    }
    button("Own margins", 140, 320) { [unowned self] in
      viewRespectsSystemMinimumLayoutMargins = false
      note("leading \(view.directionalLayoutMargins.leading)")
    }
    button("Names", 260, 320) { [unowned self] in
      title = "Home"
      note("\(navigationItem.title ?? "none"), \(tabBarItem.title ?? "none")")
    }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 110, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        events = []
        action()
        show()
      }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// What is told several times in a row is noted once.
  func note(_ event: String) { if !events.contains(event) { events.append(event) } }

  func show() { log.text = events.joined(separator: ", ") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("willLayout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("didLayout")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
    isShown = true
    show()
  }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    if isShown { note("updateViewConstraints") }
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeArea.text = "bottom \(view.safeAreaInsets.bottom)"
  }
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    margins.text = "left \(view.layoutMargins.left)"
  }
}

/// A view that says when it lays out what is in it.
class Canvas: UIView {
  var tell: (String) -> Void = { _ in }
  override func layoutSubviews() {
    super.layoutSubviews()
    tell("layoutSubviews")
  }
}

/// A controller that makes its view itself.
class Part: UIViewController {
  var tell: (String) -> Void = { _ in }
  override func loadView() {
    tell("loadView")
    view = UIScrollView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tell("viewDidLoad")
  }
}
