import UIKit

/// What the keyboard's notifications say of its frame, and a bar that keeps above the keyboard by its layout guide.
class ViewController: UIViewController {
  let first = UITextField(frame: CGRect(x: 20, y: 40, width: 160, height: 36))
  let second = UITextField(frame: CGRect(x: 195, y: 40, width: 160, height: 36))
  let names = UILabel(frame: CGRect(x: 20, y: 80, width: 335, height: 30))
  let frames = UILabel(frame: CGRect(x: 20, y: 110, width: 335, height: 30))
  let motion = UILabel(frame: CGRect(x: 20, y: 140, width: 335, height: 30))
  let bar = UILabel()
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let parts: [(UIView, String)] = [
      (first, "first"), (second, "second"), (names, "names"), (frames, "frames"), (motion, "motion"), (bar, "bar"),
    ]
    for (part, name) in parts {
      part.accessibilityIdentifier = name
      (part as? UITextField)?.borderStyle = .roundedRect
      view.addSubview(part)
    }
    names.adjustsFontSizeToFitWidth = true
    bar.text = "bar"
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    observe()
    addButton("New log", x: 20, y: 180) { $0.clear() }
    addButton("Done", x: 130, y: 180) { $0.view.endEditing(true) }
    addButton("Code focus", x: 240, y: 180) { $0.second.becomeFirstResponder() }
    addButton("Tall view", x: 20, y: 220) {
      $0.first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    }
    addButton("Accessory", x: 130, y: 220) {
      $0.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    }
    addButton("Safe area", x: 240, y: 220) { $0.motion.text = "bar at the bottom: \($0.barIsAtTheBottom())" }
  }

  func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: @escaping (ViewController) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: y, width: 105, height: 36)
    view.addSubview(button)
  }

  func observe() {
    let notifications = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    for name in notifications {
      NotificationCenter.default.addObserver(self, selector: #selector(heard), name: name, object: nil)
    }
  }

  func clear() {
    events = []
    for label in [names, frames, motion] { label.text = "" }
  }

  func barIsAtTheBottom() -> Bool { bar.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom }

  @objc func heard(_ notification: Notification) {
    let words: [Notification.Name: String] = [
      UIResponder.keyboardWillShowNotification: "will show", UIResponder.keyboardDidShowNotification: "did show",
      UIResponder.keyboardWillHideNotification: "will hide", UIResponder.keyboardDidHideNotification: "did hide",
    ]
    let event = words[notification.name] ?? "other"
    if events.last != event { events.append(event) }
    names.text = events.joined(separator: ", ")
    let information = notification.userInfo
    let begin = information?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
    let end = information?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    frames.text = "\(place(of: begin)) to \(place(of: end)), \(Int(end.width)) wide"
    let duration = information?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    let curve = information?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
    let isLocal = information?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false
    motion.text = "\(duration) seconds, curve \(curve), local \(isLocal)"
  }

  func place(of frame: CGRect) -> String {
    let bottom = view.window?.bounds.maxY ?? 0
    if frame.minY >= bottom { return "below" }
    return frame.maxY == bottom ? "up" : "elsewhere"
  }
}
