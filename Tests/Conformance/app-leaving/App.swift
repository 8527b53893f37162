import UIKit

/// What an app hears when its user leaves it and comes back, and what is as it was.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 70))
  let views = UILabel(frame: CGRect(x: 10, y: 100, width: 355, height: 30))
  let field = UITextField(frame: CGRect(x: 10, y: 140, width: 200, height: 40))
  let list = UIScrollView(frame: CGRect(x: 10, y: 290, width: 355, height: 60))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    views.accessibilityIdentifier = "views"
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 355, height: 600)
    for part in [log, views, field, list] { view.addSubview(part) }
    observe(UIApplication.willResignActiveNotification, "will resign active")
    observe(UIApplication.didEnterBackgroundNotification, "did enter background")
    observe(UIApplication.willEnterForegroundNotification, "will enter foreground")
    observe(UIApplication.didBecomeActiveNotification, "did become active")
    button("Clear", 10, 190) { [unowned self] in
      events = []
      log.text = ""
    }
    button("State", 130, 190) { [unowned self] in
      let application = UIApplication.shared
      log.text = "\(words(application.applicationState)), scenes \(application.connectedScenes.count)"
    }
    button("Scene", 250, 190) { [unowned self] in
      let scene = view.window?.windowScene
      log.text = scene?.activationState == .foregroundActive ? "scene active" : "scene not active"
    }
    button("Sheet", 10, 240) { [unowned self] in
      let sheet = UIViewController()
      sheet.view.backgroundColor = .white
      let words = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 30))
      words.text = "The sheet"
      sheet.view.addSubview(words)
      let close = UIButton(type: .system)
      close.frame = CGRect(x: 10, y: 60, width: 100, height: 40)
      close.setTitle("Close", for: .normal)
      close.addAction(UIAction { [unowned sheet] _ in sheet.dismiss(animated: true) }, for: .touchUpInside)
      sheet.view.addSubview(close)
      present(sheet, animated: true)
    }
    button("Alert", 130, 240) { [unowned self] in
      let alert = UIAlertController(title: "Stay?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in log.text = "yes" })
      present(alert, animated: true)
    }
    button("End", 250, 240) { [unowned self] in view.endEditing(true) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    views.text = (views.text ?? "") + "appeared"
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    views.text = (views.text ?? "") + " disappeared"
  }

  func observe(_ name: Notification.Name, _ event: String) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.note(event) }
    }
  }

  func note(_ event: String) {
    let isBetween = event == "did enter background"
    events.append(isBetween ? "\(event) as \(words(UIApplication.shared.applicationState))" : event)
    log.text = events.joined(separator: ", ")
  }

  func words(_ state: UIApplication.State) -> String {
    switch state {
    case .active: return "active"
    case .inactive: return "inactive"
    case .background: return "background"
    default: return "unknown"
    }
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
