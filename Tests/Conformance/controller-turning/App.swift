import UIKit

/// What a controller, its child and its view see of a phone that is turned.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 70))
  let sizes = UILabel(frame: CGRect(x: 10, y: 100, width: 355, height: 30))
  let traits = UILabel(frame: CGRect(x: 10, y: 130, width: 355, height: 30))
  let corner = UILabel()
  let stretched = UIView(frame: CGRect(x: 10, y: 320, width: 355, height: 10))
  let child = Child()
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    sizes.accessibilityIdentifier = "sizes"
    traits.accessibilityIdentifier = "traits"
    stretched.accessibilityIdentifier = "stretched"
    stretched.autoresizingMask = .flexibleWidth
    corner.text = "Corner"
    corner.accessibilityIdentifier = "corner"
    corner.translatesAutoresizingMaskIntoConstraints = false
    for part in [log, sizes, traits, corner, stretched] { view.addSubview(part) }
    NSLayoutConstraint.activate([
      corner.rightAnchor.constraint(equalTo: view.rightAnchor),
      corner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    child.tell = { [unowned self] in events.append($0) }
    addChild(child)
    child.view.frame = CGRect(x: 0, y: 290, width: 375, height: 20)
    child.view.autoresizingMask = .flexibleWidth
    view.addSubview(child.view)
    child.didMove(toParent: self)
    button("Log", 10, 170) { [unowned self] in
      log.text = events.joined(separator: ", ")
      events = []
    }
    button("Sizes", 130, 170) { [unowned self] in
      sizes.text = "view \(words(view.bounds.size)), screen \(words(UIScreen.main.bounds.size))"
    }
    button("Traits", 250, 170) { [unowned self] in
      traits.text = "\(words(traitCollection.horizontalSizeClass)) \(words(traitCollection.verticalSizeClass))"
    }
    button("Safe area", 10, 220) { [unowned self] in log.text = "top \(Int(view.safeAreaInsets.top))" }
    button("Orientation", 130, 220) { [unowned self] in
      switch view.window?.windowScene?.interfaceOrientation {
      case .portrait: log.text = "portrait"
      case .landscapeLeft: log.text = "landscape left"
      case .landscapeRight: log.text = "landscape right"
      default: log.text = "other"
      }
    }
    button("Upright", 250, 220) { [unowned self] in
      let upright = Upright()
      upright.modalPresentationStyle = .fullScreen
      present(upright, animated: true)
    }
  }

  func words(_ size: CGSize) -> String { "\(Int(size.width)) by \(Int(size.height))" }

  func words(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: return "compact"
    case .regular: return "regular"
    default: return "unspecified"
    }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let now = words(traitCollection.verticalSizeClass)
    events.append("height \(now) to \(words(newCollection.verticalSizeClass))")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("\(words(view.bounds.size)) to \(words(size))")
    coordinator.animate { [unowned self] _ in
      events.append("along \(words(view.bounds.size))")
    } completion: { [unowned self] _ in
      events.append("complete")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    let before = words(previousTraitCollection.verticalSizeClass)
    events.append("changed from \(before) to \(words(traitCollection.verticalSizeClass))")
  }
}

/// A child that says for which width it makes itself ready.
class Child: UIViewController {
  var tell: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "child"
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    tell("child is told")
  }
}

/// A controller that is for an upright phone alone.
class Upright: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let close = UIButton(type: .system)
    close.frame = CGRect(x: 10, y: 500, width: 100, height: 40)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
    view.accessibilityIdentifier = "upright"
  }
}
