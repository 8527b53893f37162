import UIKit

/// What stands in the bars of a navigation controller: titles, ways back, buttons and toolbars.
class ViewController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Home()], animated: false)
  }
}

/// The root of the stack, whose buttons change its items and push further pages.
class Home: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 90, width: 355, height: 30))
  lazy var count = UIBarButtonItem(title: "Count", style: .plain, target: self, action: #selector(tapped))
  lazy var share = UIBarButtonItem(title: "Share", style: .plain, target: self, action: #selector(tapped))
  var isSwitchedOn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = "Home"
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    navigationItem.rightBarButtonItems = [count, share]
    button("Retitle", 10, 130) { [unowned self] in title = "House" }
    button("Disable", 130, 130) { [unowned self] in count.isEnabled = false }
    button("Rename", 250, 130) { [unowned self] in share.title = "Send" }
    button("Own title", 10, 180) { [unowned self] in
      let words = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      words.text = "A view"
      navigationItem.titleView = words
    }
    button("No own title", 130, 180) { [unowned self] in navigationItem.titleView = nil }
    button("Editable", 250, 180) { [unowned self] in navigationItem.rightBarButtonItems = [editButtonItem] }
    button("Own view", 10, 230) { [unowned self] in
      let own = UISwitch()
      own.accessibilityIdentifier = "own"
      own.addAction(
        UIAction { [unowned self] in
          let isOn = ($0.sender as? UISwitch)?.isOn == true
          log.text = "switched \(isOn ? "on" : "off")"
        }, for: .valueChanged)
      navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: own)]
    }
    button("By action", 130, 230) { [unowned self] in
      let action = UIAction(title: "Act") { [unowned self] in log.text = "action \($0.title)" }
      navigationItem.rightBarButtonItems = [UIBarButtonItem(primaryAction: action)]
    }
    button("Menu", 250, 230) { [unowned self] in
      let menu = UIMenu(children: [
        UIAction(title: "Newest") { [unowned self] _ in log.text = "newest first" },
        UIAction(title: "Oldest") { [unowned self] _ in log.text = "oldest first" },
      ])
      navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Order", menu: menu)]
    }
    button("Plain page", 10, 280) { [unowned self] in push(Page()) }
    button("Named back", 130, 280) { [unowned self] in
      navigationItem.backButtonTitle = "Leave"
      push(Page())
    }
    button("Back item", 250, 280) { [unowned self] in
      navigationItem.backBarButtonItem = UIBarButtonItem(title: "Return", style: .plain, target: nil, action: nil)
      push(Page())
    }
    button("Left item", 10, 330) { [unowned self] in
      let page = Page()
      page.navigationItem.leftBarButtonItem = page.close
      push(page)
    }
    button("Left and back", 130, 330) { [unowned self] in
      let page = Page()
      page.navigationItem.leftBarButtonItem = page.close
      page.navigationItem.leftItemsSupplementBackButton = true
      push(page)
    }
    button("No way back", 250, 330) { [unowned self] in
      let page = Page()
      page.navigationItem.hidesBackButton = true
      push(page)
    }
    button("Toolbar", 10, 380) { [unowned self] in
      let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      toolbarItems = [
        UIBarButtonItem(title: "Low", style: .plain, target: self, action: #selector(tapped)), space,
        UIBarButtonItem(title: "High", style: .plain, target: self, action: #selector(tapped)),
      ]
      navigationController?.setToolbarHidden(false, animated: false)
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log.text = editing ? "editing" : "not editing"
  }

  @objc func tapped(_ item: UIBarButtonItem) { log.text = "tapped \(item.title ?? "?")" }

  func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    button.accessibilityIdentifier = "do \(title)"
    view.addSubview(button)
  }
}

/// A page that is pushed.
class Page: UIViewController {
  lazy var close = UIBarButtonItem(title: "Close", style: .done, target: self, action: #selector(goBack))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = "Page"
    toolbarItems = [UIBarButtonItem(title: "Page tool", style: .plain, target: nil, action: nil)]
    let back = UIButton(type: .system)
    back.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
    back.setTitle("Go back", for: .normal)
    back.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(back)
  }

  @objc func goBack() { navigationController?.popViewController(animated: true) }
}
