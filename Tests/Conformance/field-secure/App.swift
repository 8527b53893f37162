import UIKit

/// A field for a code that can be shown, hidden, and kept when its user comes back to it.
class ViewController: UIViewController, UITextFieldDelegate {
  let code = UITextField(frame: CGRect(x: 20, y: 60, width: 335, height: 40))
  let name = UITextField(frame: CGRect(x: 20, y: 110, width: 335, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 160, width: 335, height: 30))
  let question = UILabel(frame: CGRect(x: 20, y: 195, width: 335, height: 30))
  var keepsText = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    code.isSecureTextEntry = true
    for (field, identifier) in [(code, "code"), (name, "name")] {
      field.accessibilityIdentifier = identifier
      field.borderStyle = .roundedRect
      view.addSubview(field)
    }
    code.delegate = self
    name.text = "ada"
    log.accessibilityIdentifier = "log"
    question.accessibilityIdentifier = "question"
    view.addSubview(log)
    view.addSubview(question)
    addButton("Read", x: 20, y: 240) { $0.log.text = "'\($0.code.text ?? "")'" }
    addButton("Secure on", x: 130, y: 240) { $0.code.isSecureTextEntry = true }
    addButton("Secure off", x: 240, y: 240) { $0.code.isSecureTextEntry = false }
    addButton("Copy code?", x: 20, y: 280) { $0.askForCopy(of: $0.code) }
    addButton("Copy name?", x: 130, y: 280) { $0.askForCopy(of: $0.name) }
    addButton("Keep text", x: 240, y: 280) { $0.keepsText = true }
    addButton("Set code", x: 20, y: 320) { $0.code.text = "7777" }
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

  func askForCopy(of field: UITextField) {
    field.selectAll(nil)
    log.text = "copy: \(field.canPerformAction(#selector(copy(_:)), withSender: nil))"
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    question.text = "\(range.location) \(range.length) '\(string)'"
    guard keepsText else { return true }
    let text = (textField.text ?? "") as NSString
    textField.text = text.replacingCharacters(in: range, with: string)
    return false
  }
}
