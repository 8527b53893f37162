import UIKit

/// Return asks the delegate, and ends nothing by itself.
class ViewController: UIViewController, UITextFieldDelegate {
  let first = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
  let second = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 180, width: 335, height: 30))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    log.accessibilityIdentifier = "log"
    for field in [first, second] {
      field.borderStyle = .roundedRect
      field.delegate = self
      view.addSubview(field)
    }
    view.addSubview(log)
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("return")
    if textField === first { second.becomeFirstResponder() }
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField === first ? "begin 1" : "begin 2") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("asked")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("end") }
}
