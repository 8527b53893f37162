import UIKit

/// Tabs that are chosen by the user and by code, and what their delegate and their pages hear.
class ViewController: UITabBarController, UITabBarControllerDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 480, width: 355, height: 110))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    delegate = self
    viewControllers = [
      Page("Red"), Page("Green"), Page("Locked"), UINavigationController(rootViewController: Page("Stack")),
    ]
    button("Second", 10, 120) { [unowned self] in selectedIndex = 1 }
    button("First", 130, 120) { [unowned self] in selectedViewController = viewControllers?.first }
    button("Index", 250, 120) { [unowned self] in
      note("\(selectedIndex), \(selectedViewController?.title ?? "none")")
    }
    button("Retitle", 10, 170) { [unowned self] in selectedViewController?.title = "Crimson" }
    button("Fewer", 250, 170) { [unowned self] in
      let pages = viewControllers ?? []
      setViewControllers([pages[1], pages[0]], animated: false)
    }
    button("Clear", 10, 220) { [unowned self] in
      events = []
      log.text = ""
    }
    button("Parent", 130, 220) { [unowned self] in
      let page = viewControllers?.first
      note(page?.tabBarController === self && page?.parent === self ? "knows its tabs" : "knows nothing")
    }
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    note("asked for \(viewController.tabBarItem.title ?? "?")")
    return viewController.tabBarItem.title != "Locked"
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note("chose \(viewController.tabBarItem.title ?? "?")")
  }
}

/// A page of a tab.
class Page: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { fatalError("made by code alone") }

  var tabs: ViewController? { tabBarController as? ViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let words = UILabel(frame: CGRect(x: 10, y: 380, width: 200, height: 30))
    words.text = "Page \(title ?? "")"
    view.addSubview(words)
    if navigationController != nil {
      navigationItem.backButtonTitle = "Back to stack"
      pushButton("Push", 10, hidingTabs: false)
      pushButton("Push alone", 130, hidingTabs: true)
    }
  }

  func pushButton(_ title: String, _ x: CGFloat, hidingTabs: Bool) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 330, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned self] _ in push(hidingTabs: hidingTabs) }, for: .touchUpInside)
    view.addSubview(button)
  }

  func push(hidingTabs: Bool) {
    let page = Page("Next")
    page.hidesBottomBarWhenPushed = hidingTabs
    navigationController?.pushViewController(page, animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.note("\(title ?? "") appeared")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tabs?.note("\(title ?? "") is gone")
  }
}
