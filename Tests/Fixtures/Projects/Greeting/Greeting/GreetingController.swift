import UIKit

class GreetingController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var greeting: UILabel!
  @IBOutlet weak var explanation: UILabel!

  // Right only where the app's delegate was told of the launch.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    greeting.text = "\(AppDelegate.start) \(textField.text ?? "")!"
    explanation.isHidden = true
    textField.resignFirstResponder()
    return true
  }
}
