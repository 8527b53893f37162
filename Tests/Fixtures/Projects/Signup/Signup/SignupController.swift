import UIKit

class SignupController: UIViewController, UITextFieldDelegate {
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var codeField: UITextField!
  @IBOutlet private weak var button: UIButton!
  @IBOutlet private var fields: [UITextField]!
  @IBOutlet private weak var bottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    button.isEnabled = false
    precondition(bottom.constant == 20)
  }

  @IBAction private func edited(_ sender: UITextField) {
    button.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty }
  }

  @IBAction private func putKeyboardAway(_ sender: Any) { view.endEditing(true) }

  @IBAction private func backToStart(_ segue: UIStoryboardSegue) { nameField.text = "" }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "welcome", let welcome = segue.destination as? WelcomeController {
      welcome.name = nameField.text ?? ""
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { return codeField.becomeFirstResponder() }
    return textField.resignFirstResponder()
  }
}
