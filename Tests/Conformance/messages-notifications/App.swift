import UIKit

extension Notification.Name {
  static let saved = Notification.Name("saved")
  static let opened = Notification.Name("opened")
}

/// An observer that goes without a word.
class Guest: NSObject {
  let tell: (String) -> Void
  init(tell: @escaping (String) -> Void) { self.tell = tell }
  @objc func hear(_ notification: Notification) { tell("guest heard") }
}

/// Who hears of a notification, when, and until when; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let field = UITextField(frame: CGRect(x: 20, y: 110, width: 160, height: 34))
  let center = NotificationCenter.default
  let (left, right) = (NSObject(), NSObject())
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    for it in [log, field] { view.addSubview(it) }
    let buttons: [(String, Selector)] = [
      ("Post", #selector(post)), ("Sender", #selector(sender)), ("Twice", #selector(twice)),
      ("Remove one", #selector(removeOne)), ("Remove sender", #selector(removeSender)), ("Token", #selector(token)),
      ("Guest", #selector(guest)), ("Info", #selector(info)), ("Nested", #selector(nested)),
      ("Any name", #selector(anyName)), ("Equal names", #selector(equalNames)), ("Coalesce", #selector(coalesce)),
      ("Await", #selector(awaitNext)), ("Watch", #selector(watch)), ("Own center", #selector(ownCenter)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 160 + 36 * (index / 3), width: 105, height: 34)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func begin() {
    center.removeObserver(self)
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func hear(_ notification: Notification) { note("heard \(notification.name.rawValue)") }

  @objc func hearWithoutArgument() { note("heard something") }

  @objc func post() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    center.addObserver(self, selector: #selector(hearWithoutArgument), name: .opened, object: nil)
    center.post(name: .saved, object: nil)
    note("posted")
    center.post(name: .opened, object: nil)
  }

  @objc func sender() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: left)
    center.post(name: .saved, object: right)
    center.post(name: .saved, object: nil)
    note("so far nothing")
    center.post(name: .saved, object: left)
  }

  @objc func twice() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    center.post(name: .saved, object: nil)
    center.removeObserver(self, name: .saved, object: nil)
    center.post(name: .saved, object: nil)
  }

  @objc func removeOne() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    center.addObserver(self, selector: #selector(hear), name: .opened, object: nil)
    center.removeObserver(self, name: .saved, object: nil)
    center.post(name: .saved, object: nil)
    center.post(name: .opened, object: nil)
  }

  @objc func removeSender() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: left)
    center.addObserver(self, selector: #selector(hear), name: .opened, object: right)
    center.removeObserver(self, name: nil, object: left)
    center.post(name: .saved, object: left)
    center.post(name: .opened, object: right)
  }

  @objc func token() {
    let token = center.addObserver(forName: .saved, object: nil, queue: nil) { [self] _ in note("block") }
    center.post(name: .saved, object: nil)
    center.removeObserver(self)
    center.post(name: .saved, object: nil)
    center.removeObserver(token)
    center.post(name: .saved, object: nil)
  }

  @objc func guest() {
    var guest: Guest? = Guest { [unowned self] in note($0) }
    if let guest { center.addObserver(guest, selector: #selector(Guest.hear), name: .saved, object: nil) }
    center.post(name: .saved, object: nil)
    guest = nil
    center.post(name: .saved, object: nil)
    note("guest gone")
  }

  @objc func info() {
    let token = center.addObserver(forName: .saved, object: nil, queue: nil) { [self] notification in
      note("count \(notification.userInfo?["count"] as? Int ?? 0)")
      note("from \(notification.object as? ViewController === self ? "self" : "others")")
    }
    center.post(name: .saved, object: self, userInfo: ["count": 3])
    center.removeObserver(token)
  }

  @objc func nested() {
    let token = center.addObserver(forName: .saved, object: nil, queue: nil) { [self] _ in
      center.post(name: .opened, object: nil)
      note("end of saved")
    }
    center.addObserver(self, selector: #selector(hear), name: .opened, object: nil)
    center.post(name: .saved, object: nil)
    center.removeObserver(token)
  }

  @objc func anyName() {
    center.addObserver(self, selector: #selector(hear), name: nil, object: left)
    center.post(name: .saved, object: left)
    center.post(name: .opened, object: left)
    center.post(name: .saved, object: right)
  }

  @objc func equalNames() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    center.post(name: Notification.Name("sa" + "ved"), object: nil)
    center.post(name: Notification.Name("Saved"), object: nil)
  }

  @objc func coalesce() {
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    let notification = Notification(name: .saved, object: left)
    for _ in 1...3 { NotificationQueue.default.enqueue(notification, postingStyle: .asap) }
    note("enqueued")
  }

  @objc func awaitNext() {
    Task { @MainActor in
      for await notification in center.notifications(named: .opened) {
        note("awaited \(notification.userInfo?["page"] as? Int ?? 0)")
        break
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [self] in
      center.post(name: .opened, object: nil, userInfo: ["page": 7])
    }
  }

  @objc func watch() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in names { center.addObserver(self, selector: #selector(hearSystem), name: name, object: nil) }
  }

  @objc func hearSystem(_ notification: Notification) {
    if notification.object as? UITextField === field { note("field \(field.text ?? "")") }
    if notification.object is UIApplication {
      note(notification.name.rawValue.replacingOccurrences(of: "UIApplication", with: ""))
    }
  }

  @objc func ownCenter() {
    let other = NotificationCenter()
    center.addObserver(self, selector: #selector(hear), name: .saved, object: nil)
    other.addObserver(self, selector: #selector(hearWithoutArgument), name: .saved, object: nil)
    other.post(name: .saved, object: nil)
  }
}
