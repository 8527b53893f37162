import UIKit

/// Columns of which a phone shows one.
class ViewController: UIViewController, UISplitViewControllerDelegate {
  let columns = UISplitViewController(style: .doubleColumn)
  let log = UILabel(frame: CGRect(x: 10, y: 560, width: 355, height: 60))
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    let list = Page("List")
    list.tell = { [unowned self] in log.text = $0 }
    list.others = self
    columns.delegate = self
    columns.setViewController(list, for: .primary)
    columns.setViewController(Page("Details"), for: .secondary)
    addChild(columns)
    columns.view.frame = view.bounds
    columns.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(columns.view)
    columns.didMove(toParent: self)
    view.addSubview(log)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    asked += 1
    return .primary
  }

  func openPlain() {
    let plain = UISplitViewController(style: .doubleColumn)
    plain.setViewController(Page("Plain list"), for: .primary)
    plain.setViewController(Page("Plain details"), for: .secondary)
    open(plain)
  }

  func openCompact() {
    let compact = UISplitViewController(style: .doubleColumn)
    compact.setViewController(Page("Wide list"), for: .primary)
    compact.setViewController(Page("Wide details"), for: .secondary)
    compact.setViewController(Page("Narrow"), for: .compact)
    open(compact)
  }

  func openOld() {
    let old = UISplitViewController()
    old.viewControllers = [
      UINavigationController(rootViewController: Page("Old list")),
      UINavigationController(rootViewController: Page("Old details")),
    ]
    open(old)
  }

  func open(_ split: UISplitViewController) {
    split.modalPresentationStyle = .fullScreen
    present(split, animated: true)
  }
}

/// A page of a column.
class Page: UIViewController {
  var tell: (String) -> Void = { _ in }
  weak var others: ViewController?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { fatalError("made by code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let words = UILabel(frame: CGRect(x: 10, y: 100, width: 300, height: 30))
    words.text = "Page \(title ?? "")"
    view.addSubview(words)
    button("Close", 250, 140) { [unowned self] in dismiss(animated: true) }
    guard others != nil else { return }
    button("Collapsed", 10, 140) { [unowned self] in
      tell(splitViewController?.isCollapsed == true ? "one column" : "two columns")
    }
    button("Stack", 130, 140) { [unowned self] in
      tell(navigationController?.viewControllers.first === self ? "in a stack of its own" : "in no stack")
    }
    button("Show detail", 10, 190) { [unowned self] in showDetailViewController(Page("Shown"), sender: nil) }
    button("Secondary", 130, 190) { [unowned self] in splitViewController?.show(.secondary) }
    button("Plain", 10, 240) { [unowned self] in others?.openPlain() }
    button("Compact", 130, 240) { [unowned self] in others?.openCompact() }
    button("Old", 250, 240) { [unowned self] in others?.openOld() }
    button("Asked", 10, 290) { [unowned self] in tell((others?.asked ?? 0) > 0 ? "was asked" : "was not asked") }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
