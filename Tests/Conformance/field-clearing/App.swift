import UIKit

/// The button that clears a field in each of its modes, and a field that clears itself when it begins to be edited.
class ViewController: UIViewController, UITextFieldDelegate {
  let editing = UITextField(frame: CGRect(x: 20, y: 40, width: 335, height: 36))
  let resting = UITextField(frame: CGRect(x: 20, y: 84, width: 335, height: 36))
  let always = UITextField(frame: CGRect(x: 20, y: 128, width: 335, height: 36))
  let fresh = UITextField(frame: CGRect(x: 20, y: 172, width: 335, height: 36))
  let log = UILabel(frame: CGRect(x: 20, y: 256, width: 335, height: 50))
  var mayClear = true
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    editing.clearButtonMode = .whileEditing
    resting.clearButtonMode = .unlessEditing
    resting.text = "rest"
    always.clearButtonMode = .always
    always.text = "always"
    fresh.clearsOnBeginEditing = true
    fresh.text = "old"
    let fields = [(editing, "editing"), (resting, "resting"), (always, "always"), (fresh, "fresh")]
    for (field, name) in fields {
      field.accessibilityIdentifier = name
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: #selector(changed), for: .editingChanged)
      view.addSubview(field)
    }
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    addButton("New log", x: 20, y: 310) { $0.clear() }
    addButton("Done", x: 130, y: 310) { $0.view.endEditing(true) }
    addButton("Keep text", x: 240, y: 310) { $0.mayClear = false }
    addButton("Let it clear", x: 20, y: 350) { $0.mayClear = true }
    addButton("Empty by code", x: 130, y: 350) { $0.always.text = "" }
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
    events = []
    log.text = ""
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func changed(_ sender: UITextField) { note("changed to '\(sender.text ?? "")'") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("clear '\(textField.text ?? "")'?")
    return mayClear
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("change?")
    return true
  }
}
