import UIKit

/// Bars that are hidden and shown, and what that leaves of the safe area.
class ViewController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Page()], animated: false)
  }
}

class Page: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 100, width: 355, height: 30))
  let field = UITextField(frame: CGRect(x: 10, y: 140, width: 200, height: 40))
  let below = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = "Page"
    log.accessibilityIdentifier = "log"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "field"
    below.text = "Below the bar"
    below.accessibilityIdentifier = "below"
    below.translatesAutoresizingMaskIntoConstraints = false
    for part in [log, field, below] { view.addSubview(part) }
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      below.leftAnchor.constraint(equalTo: view.leftAnchor),
    ])
    button("Hide", 10, 190) { $0.setNavigationBarHidden(true, animated: true) }
    button("Show", 130, 190) { $0.setNavigationBarHidden(false, animated: true) }
    button("Insets", 250, 190) { [unowned self] _ in
      log.text = "top \(Int(view.safeAreaInsets.top)), bottom \(Int(view.safeAreaInsets.bottom))"
    }
    button("Toolbar", 10, 240) { [unowned self] in
      toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
      $0.setToolbarHidden(false, animated: false)
    }
    button("No toolbar", 130, 240) { $0.setToolbarHidden(true, animated: true) }
    button("Push bare", 250, 240) { [unowned self] in
      let page = Bare()
      page.hidesBottomBarWhenPushed = true
      log.text = "pushed"
      $0.pushViewController(page, animated: true)
    }
    button("By tap", 10, 290) { $0.hidesBarsOnTap = true }
    button("Not by tap", 130, 290) { $0.hidesBarsOnTap = false }
    button("By keys", 250, 290) { $0.hidesBarsWhenKeyboardAppears = true }
    button("Not by keys", 10, 340) { $0.hidesBarsWhenKeyboardAppears = false }
    button("When low", 130, 340) { $0.hidesBarsWhenVerticallyCompact = true }
    button("Reach up", 250, 340) { [unowned self] _ in log.text = "y \(Int(view.convert(CGPoint.zero, to: nil).y))" }
    button("Push low", 10, 390) { $0.pushViewController(Low(), animated: true) }
    button("End", 250, 140) { [unowned self] _ in view.endEditing(true) }
    button("Hidden", 130, 390) { [unowned self] in
      log.text = "bar \($0.isNavigationBarHidden), toolbar \($0.isToolbarHidden)"
    }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping (UINavigationController) -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        if let navigationController { action(navigationController) }
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// A page that hides the navigation bar while it is on top.
class Bare: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let back = UIButton(type: .system)
    back.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
    back.setTitle("Go back", for: .normal)
    back.addAction(
      UIAction { [unowned self] _ in navigationController?.popViewController(animated: true) }, for: .touchUpInside)
    view.addSubview(back)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// A page whose view reaches under no bar.
class Low: UIViewController {
  let place = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    edgesForExtendedLayout = []
    place.accessibilityIdentifier = "place"
    view.addSubview(place)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    place.text = "y \(Int(view.convert(CGPoint.zero, to: nil).y)), inset \(Int(view.safeAreaInsets.top))"
  }
}
