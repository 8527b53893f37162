import UIKit

/// Alerts with text fields: a name that is needed, and a sign-in.
class ViewController: UIViewController, UITextFieldDelegate {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 30))
  let beginnings = UILabel(frame: CGRect(x: 20, y: 70, width: 335, height: 30))
  let field = UITextField(frame: CGRect(x: 20, y: 105, width: 335, height: 36))
  var save: UIAlertAction?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    for (part, name) in [(log, "log"), (beginnings, "beginnings"), (field, "page field")] as [(UIView, String)] {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
    addButton("Ask name", x: 20) { $0.askName() }
    addButton("Sign in", x: 130) { $0.signIn() }
    addButton("Edited?", x: 240) { $0.log.text = "page field edited: \($0.field.isFirstResponder)" }
  }

  func addButton(_ title: String, x: CGFloat, _ action: @escaping (ViewController) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: 150, width: 105, height: 36)
    view.addSubview(button)
  }

  func askName() {
    let alert = UIAlertController(title: "New list", message: "It needs a name.", preferredStyle: .alert)
    alert.addTextField { [unowned self] field in
      field.placeholder = "Name"
      field.accessibilityIdentifier = "name"
      field.delegate = self
      field.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in log.text = "cancelled" })
    let save = UIAlertAction(title: "Save", style: .default) { [unowned self, unowned alert] _ in
      log.text = "saved '\(alert.textFields?.first?.text ?? "")'"
    }
    save.isEnabled = false
    alert.addAction(save)
    self.save = save
    present(alert, animated: true)
  }

  func signIn() {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = "ada"
      field.accessibilityIdentifier = "user"
    }
    alert.addTextField { field in
      field.isSecureTextEntry = true
      field.placeholder = "Password"
      field.accessibilityIdentifier = "password"
    }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self, unowned alert] _ in
        log.text = (alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: ", ")
      })
    present(alert, animated: true) { [unowned self, unowned alert] in
      log.text = "\(alert.textFields?.count ?? 0) fields"
    }
  }

  @objc func nameChanged(_ sender: UITextField) { save?.isEnabled = sender.hasText }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    beginnings.text = "began in '\(textField.placeholder ?? "")'"
  }
}
