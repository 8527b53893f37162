import UIKit

/// A delegate that refuses what is too long keeps what was there, whole.
class ViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.accessibilityIdentifier = "code"
    field.delegate = self
    view.addSubview(field)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 4
  }
}
