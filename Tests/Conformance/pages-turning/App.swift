import UIKit

/// Pages that are turned by a finger and by code.
class ViewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 70))
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let names = ["One", "Two", "Three"]
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    pages.dataSource = self
    pages.delegate = self
    addChild(pages)
    pages.view.frame = CGRect(x: 0, y: 220, width: 375, height: 400)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.setViewControllers([page(0)], direction: .forward, animated: false)
    button("To third", 10, 110) { [unowned self] in
      pages.setViewControllers([page(2)], direction: .forward, animated: true) { [unowned self] in note("set \($0)") }
    }
    button("To first", 130, 110) { [unowned self] in
      pages.setViewControllers([page(0)], direction: .reverse, animated: false) { [unowned self] _ in note("set") }
    }
    button("Which", 250, 110) { [unowned self] in
      note((pages.viewControllers ?? []).map { $0.title ?? "?" }.joined(separator: " and "))
    }
    button("Clear", 10, 160) { [unowned self] in
      events = []
      log.text = ""
    }
    button("No source", 130, 160) { [unowned self] in pages.dataSource = nil }
    button("Source", 250, 160) { [unowned self] in pages.dataSource = self }
  }

  func page(_ index: Int) -> Page {
    let page = Page()
    page.title = names[index]
    page.tell = { [unowned self] in note($0) }
    return page
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

  // What is before and after a page

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, by: -1)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, by: 1)
  }
  func neighbour(of controller: UIViewController, by step: Int) -> UIViewController? {
    guard let index = names.firstIndex(of: controller.title ?? ""), names.indices.contains(index + step) else {
      return nil
    }
    return page(index + step)
  }

  // What the delegate hears

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    note("will turn to \(pendingViewControllers.first?.title ?? "?")")
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    note("turned from \(previousViewControllers.first?.title ?? "?"), \(completed ? "completed" : "not completed")")
  }
}

/// A page with its name.
class Page: UIViewController {
  var tell: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let words = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    words.text = "Page \(title ?? "")"
    view.addSubview(words)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("\(title ?? "") appeared")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("\(title ?? "") is gone")
  }
}
