import UIKit

/// A stack of pages, what they and the delegate hear when it changes, and what the bar says.
class ViewController: UINavigationController, UINavigationControllerDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 520, width: 355, height: 130))
  let shown = UILabel(frame: CGRect(x: 10, y: 490, width: 355, height: 30))
  var events: [String] = []
  var shownPages: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    shown.accessibilityIdentifier = "shown"
    view.addSubview(log)
    view.addSubview(shown)
    delegate = self
    setViewControllers([Page("A")], animated: false)
    button("Push", 10, 120) { [unowned self] in push() }
    button("Pop", 130, 120) { [unowned self] in
      let popped = popViewController(animated: true)
      note("popped \(popped?.title ?? "nobody")")
    }
    button("To root", 250, 120) { [unowned self] in
      let popped = popToRootViewController(animated: true) ?? []
      note("popped \(popped.map { $0.title ?? "?" }.sorted().joined(separator: " and "))")
    }
    button("To second", 10, 170) { [unowned self] in
      let popped = popToViewController(viewControllers[1], animated: true) ?? []
      note("popped \(popped.map { $0.title ?? "?" }.sorted().joined(separator: " and "))")
    }
    button("Set", 130, 170) { [unowned self] in
      setViewControllers([viewControllers[0], Page("X"), Page("Y")], animated: true)
    }
    button("Swap top", 250, 170) { [unowned self] in
      setViewControllers(Array(viewControllers.dropLast()) + [Page("Z")], animated: false)
    }
    button("Stack", 10, 220) { [unowned self] in
      note(viewControllers.map { $0.title ?? "?" }.joined())
      note("top \(topViewController?.title ?? "none")")
      note("visible \(visibleViewController?.title ?? "none")")
    }
    button("Clear", 130, 220) { [unowned self] in
      (events, shownPages) = ([], [])
      show()
    }
    button("Show", 10, 270) { [unowned self] in topViewController?.show(Page("S"), sender: nil) }
    button("Over", 130, 270) { [unowned self] in
      let cover = Page("Cover")
      cover.modalPresentationStyle = .fullScreen
      topViewController?.present(cover, animated: false) { [unowned self] in
        let visible = visibleViewController?.title ?? "none"
        let top = topViewController?.title ?? "none"
        dismiss(animated: false) { [unowned self] in
          events = ["visible \(visible), top \(top)"]
          show()
        }
      }
    }
  }

  func push() {
    let page = Page(["A", "B", "C", "D", "E"][viewControllers.count])
    note("before \(page.navigationController == nil ? "alone" : "inside")")
    pushViewController(page, animated: true)
    note("after \(page.navigationController == self ? "inside" : "alone")")
  }

  func note(_ event: String) {
    events.append(event)
    show()
  }

  func show() {
    log.text = events.joined(separator: ", ")
    shown.text = shownPages.joined(separator: ", ")
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    shownPages.append("will show \(viewController.title ?? "?")\(animated ? " with animation" : "")")
    show()
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shownPages.append("did show \(viewController.title ?? "?")")
    show()
  }
}

/// A page that tells of its life.
class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { fatalError("made by code alone") }

  var pages: ViewController? { navigationController as? ViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let words = UILabel(frame: CGRect(x: 10, y: 400, width: 200, height: 30))
    words.text = "Page \(title ?? "")"
    view.addSubview(words)
    if title == "B" {
      let field = UITextField(frame: CGRect(x: 10, y: 350, width: 200, height: 40))
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
    }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages?.note("\(title ?? "") will appear\(isMovingToParent ? " new" : "")")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages?.note("\(title ?? "") did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages?.note("\(title ?? "") will go\(isMovingFromParent ? " for good" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages?.note("\(title ?? "") is gone")
  }
}
