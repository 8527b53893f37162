import UIKit

/// A view that takes keys without being a text field.
class KeyCounter: UILabel, UIKeyInput {
  var typed = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !typed.isEmpty }

  func insertText(_ text: String) {
    typed += text == "\n" ? "/" : text
    self.text = "typed \(typed)"
  }

  func deleteBackward() {
    if typed.isEmpty { typed = "?" } else { typed.removeLast() }
    self.text = "typed \(typed)"
  }
}

/// Views above the keys and in their place, and a view that takes the keys itself.
class ViewController: UIViewController {
  let first = UITextField(frame: CGRect(x: 20, y: 40, width: 160, height: 36))
  let second = UITextField(frame: CGRect(x: 195, y: 40, width: 160, height: 36))
  let digit = UITextField(frame: CGRect(x: 20, y: 84, width: 160, height: 36))
  let plain = UITextField(frame: CGRect(x: 195, y: 84, width: 160, height: 36))
  let counter = KeyCounter(frame: CGRect(x: 20, y: 128, width: 335, height: 30))
  let log = UILabel(frame: CGRect(x: 20, y: 160, width: 335, height: 30))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let parts: [(UIView, String)] = [
      (first, "first"), (second, "second"), (digit, "digit"), (plain, "plain"), (counter, "counter"), (log, "log"),
    ]
    for (part, name) in parts {
      part.accessibilityIdentifier = name
      (part as? UITextField)?.borderStyle = .roundedRect
      view.addSubview(part)
    }
    counter.text = "typed"
    addButton("Next", to: bar, x: 10, y: 4) { $0.moveOn() }
    addButton("Finish", to: bar, x: 110, y: 4) { $0.view.endEditing(true) }
    first.inputAccessoryView = bar
    second.inputAccessoryView = bar
    digit.inputView = makePad()
    addButton("Count", to: view, x: 20, y: 200) { $0.counter.becomeFirstResponder() }
    addButton("Done", to: view, x: 130, y: 200) { $0.view.endEditing(true) }
    addButton("Bar width", to: view, x: 240, y: 200) { $0.log.text = "bar \(Int($0.bar.frame.width)) wide" }
    addButton("Give pad", to: view, x: 20, y: 240) { $0.plain.inputView = $0.makePad() }
    addButton("Reload", to: view, x: 130, y: 240) { $0.plain.reloadInputViews() }
    addButton("Take pad", to: view, x: 240, y: 240) { $0.plain.inputView = nil }
    addButton("Owner", to: view, x: 20, y: 280) { $0.log.text = "bar shown: \($0.bar.window != nil)" }
  }

  func addButton(
    _ title: String, to parent: UIView, x: CGFloat, y: CGFloat, _ action: @escaping (ViewController) -> Void
  ) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: y, width: 90, height: 36)
    parent.addSubview(button)
  }

  func makePad() -> UIView {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    pad.backgroundColor = .lightGray
    addButton("Seven", to: pad, x: 20, y: 20) { $0.editedField?.insertText("7") }
    addButton("Back", to: pad, x: 130, y: 20) { $0.editedField?.deleteBackward() }
    return pad
  }

  var editedField: UITextField? { [first, second, digit, plain].first { $0.isFirstResponder } }

  func moveOn() {
    if first.isFirstResponder { second.becomeFirstResponder() } else { first.becomeFirstResponder() }
  }
}
