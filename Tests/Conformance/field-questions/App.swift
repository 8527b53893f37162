import UIKit

/// What a text field asks its delegate, what it tells, and in which order.
class ViewController: UIViewController, UITextFieldDelegate {
  let first = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
  let second = UITextField(frame: CGRect(x: 195, y: 60, width: 160, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 110, width: 335, height: 80))
  let refusal = UILabel(frame: CGRect(x: 20, y: 320, width: 335, height: 30))
  var events: [String] = []
  var refused = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (field, name) in [(first, "first"), (second, "second")] {
      field.accessibilityIdentifier = name
      field.borderStyle = .roundedRect
      field.delegate = self
      view.addSubview(field)
    }
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    refusal.accessibilityIdentifier = "refusal"
    view.addSubview(refusal)
    addButton("New log", x: 20, y: 200) { $0.clear() }
    addButton("Resign", x: 130, y: 200) { $0.note("resigned: \($0.first.resignFirstResponder())") }
    addButton("Force", x: 240, y: 200) { $0.note("forced: \($0.view.endEditing(true))") }
    addButton("Begin refused", x: 20, y: 240) { $0.refuse("begin") }
    addButton("Change refused", x: 130, y: 240) { $0.refuse("change") }
    addButton("End refused", x: 240, y: 240) { $0.refuse("end") }
    addButton("Nothing refused", x: 20, y: 280) { $0.refuse("") }
    addButton("Set text", x: 240, y: 280) { $0.first.text = "water" }
  }

  func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: @escaping (ViewController) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: y, width: 105, height: 36)
    button.titleLabel?.font = .systemFont(ofSize: 13)
    view.addSubview(button)
  }

  func clear() {
    events = []
    log.text = ""
  }

  func refuse(_ question: String) {
    refused = question
    refusal.text = "refused: \(question)"
    clear()
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func name(_ field: UITextField) -> String { field === first ? "1" : "2" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("begin \(name(textField))?")
    return refused != "begin"
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { note("began \(name(textField))") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("\(range.location) \(range.length) '\(string)' in '\(textField.text ?? "")'?")
    return refused != "change"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("return?")
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("end \(name(textField))?")
    return refused != "end"
  }

  func textFieldDidEndEditing(_ textField: UITextField) { note("ended \(name(textField))") }
}
