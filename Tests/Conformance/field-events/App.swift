import UIKit

/// The events that a text field sends to its targets, and the notifications that it posts.
class ViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
  let other = UITextField(frame: CGRect(x: 195, y: 60, width: 160, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 110, width: 335, height: 50))
  let posts = UILabel(frame: CGRect(x: 20, y: 160, width: 335, height: 50))
  let total = UILabel(frame: CGRect(x: 20, y: 210, width: 335, height: 30))
  var mayReturn = true
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (part, name) in [(field, "field"), (other, "other"), (log, "log"), (posts, "posts"), (total, "total")] {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
    field.borderStyle = .roundedRect
    other.borderStyle = .roundedRect
    field.delegate = self
    listen()
    observe()
    addButton("New log", x: 20, y: 250) { $0.clear() }
    addButton("Set text", x: 130, y: 250) { $0.field.text = "water" }
    addButton("Send change", x: 240, y: 250) { $0.field.sendActions(for: .editingChanged) }
    addButton("Refuse return", x: 20, y: 290) { $0.mayReturn = false }
    addButton("Allow return", x: 130, y: 290) { $0.mayReturn = true }
    addButton("Remove", x: 240, y: 290) { $0.field.removeTarget($0, action: nil, for: .editingChanged) }
    addButton("Exit action", x: 20, y: 330) {
      $0.field.addTarget($0, action: #selector(ViewController.exited), for: .editingDidEndOnExit)
    }
  }

  func listen() {
    field.addTarget(self, action: #selector(began), for: .editingDidBegin)
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    field.addTarget(self, action: #selector(ended), for: .editingDidEnd)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        count += 1
        total.text = "\(count) in all"
      }, for: [.editingDidBegin, .editingChanged, .editingDidEnd])
  }

  func observe() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(self, selector: #selector(posted), name: name, object: nil)
    }
  }

  @objc func posted(_ notification: Notification) {
    let sender = notification.object as? UITextField
    var event = "end"
    if notification.name == UITextField.textDidBeginEditingNotification { event = "begin" }
    if notification.name == UITextField.textDidChangeNotification { event = "change" }
    add("\(event) \(sender?.accessibilityIdentifier ?? "nobody") '\(sender?.text ?? "")'", to: posts)
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

  func clear() {
    for label in [log, posts, total] { label.text = "" }
    count = 0
  }

  func add(_ event: String, to label: UILabel) {
    let before = label.text ?? ""
    label.text = before.isEmpty ? event : "\(before), \(event)"
  }

  func note(_ event: String) { add(event, to: log) }

  @objc func began() { note("begin") }
  @objc func changed(_ sender: UITextField) { note("change '\(sender.text ?? "")'") }
  @objc func ended() { note("end") }
  @objc func exited() { note("exit") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
}
