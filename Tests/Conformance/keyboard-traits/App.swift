import UIKit

/// What the traits of a text field make of its keyboard.
class ViewController: UIViewController, UITextFieldDelegate {
  let search = UITextField(frame: CGRect(x: 20, y: 40, width: 335, height: 36))
  let mail = UITextField(frame: CGRect(x: 20, y: 84, width: 335, height: 36))
  let number = UITextField(frame: CGRect(x: 20, y: 128, width: 335, height: 36))
  let plain = UITextField(frame: CGRect(x: 20, y: 172, width: 160, height: 36))
  let notes = UITextView(frame: CGRect(x: 195, y: 172, width: 160, height: 36))
  let log = UILabel(frame: CGRect(x: 20, y: 216, width: 335, height: 60))
  var returns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    search.returnKeyType = .search
    search.enablesReturnKeyAutomatically = true
    mail.keyboardType = .emailAddress
    mail.returnKeyType = .go
    number.keyboardType = .numberPad
    notes.returnKeyType = .done
    let inputs: [(UIView, String)] = [
      (search, "search"), (mail, "mail"), (number, "number"), (plain, "plain"), (notes, "notes"),
    ]
    for (input, name) in inputs {
      input.accessibilityIdentifier = name
      (input as? UITextField)?.delegate = self
      (input as? UITextField)?.borderStyle = .roundedRect
      view.addSubview(input)
    }
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    addButton("Ask for digits", x: 20, y: 280) { $0.plain.keyboardType = .numberPad }
    addButton("Reload", x: 130, y: 280) { $0.plain.reloadInputViews() }
    addButton("Defaults", x: 240, y: 280) { $0.log.text = $0.defaults() }
    addButton("Returns", x: 20, y: 320) { $0.log.text = "\($0.returns) returns" }
    addButton("Ask for Send", x: 130, y: 320) { $0.mail.returnKeyType = .send }
    addButton("Empty", x: 240, y: 320) { $0.search.text = "" }
    addButton("Done", x: 20, y: 360) { $0.view.endEditing(true) }
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

  func defaults() -> String {
    let field = UITextField()
    let ordinary =
      field.keyboardType == .default && field.returnKeyType == .default && field.autocorrectionType == .default
      && field.keyboardAppearance == .default
    let sentences = field.autocapitalizationType == .sentences
    return "ordinary: \(ordinary), sentences: \(sentences), secure: \(field.isSecureTextEntry), "
      + "waits: \(field.enablesReturnKeyAutomatically)"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }
}
