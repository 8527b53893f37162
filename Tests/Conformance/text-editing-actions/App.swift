import UIKit

/// A field that notes what is pasted into it, and takes digits only from the pasteboard.
class DigitsField: UITextField {
  var pastes = 0
  override func paste(_ sender: Any?) {
    pastes += 1
    let digits = (UIPasteboard.general.string ?? "").filter(\.isNumber)
    insertText(digits)
  }
}

/// A field that offers no pasting.
class ClosedField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action != #selector(paste(_:)) && super.canPerformAction(action, withSender: sender)
  }
}

/// Cutting, copying, pasting and selecting, as code and the edit menu do it.
class ViewController: UIViewController, UITextFieldDelegate {
  let from = UITextField(frame: CGRect(x: 20, y: 40, width: 160, height: 36))
  let into = UITextField(frame: CGRect(x: 195, y: 40, width: 160, height: 36))
  let digits = DigitsField(frame: CGRect(x: 20, y: 84, width: 160, height: 36))
  let closed = ClosedField(frame: CGRect(x: 195, y: 84, width: 160, height: 36))
  let log = UILabel(frame: CGRect(x: 20, y: 128, width: 335, height: 30))
  let question = UILabel(frame: CGRect(x: 20, y: 158, width: 335, height: 30))
  var refuses = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    from.text = "tea milk"
    into.delegate = self
    let fields: [(UITextField, String)] = [(from, "from"), (into, "into"), (digits, "digits"), (closed, "closed")]
    for (field, name) in fields {
      field.accessibilityIdentifier = name
      field.borderStyle = .roundedRect
      field.smartInsertDeleteType = .no
      view.addSubview(field)
    }
    log.accessibilityIdentifier = "log"
    question.accessibilityIdentifier = "question"
    view.addSubview(log)
    view.addSubview(question)
    addButton("Select milk", x: 20, y: 190) { $0.selectMilk() }
    addButton("Copy", x: 130, y: 190) { $0.send(#selector(UIResponder.copy(_:))) }
    addButton("Cut", x: 240, y: 190) { $0.send(#selector(UIResponder.cut(_:))) }
    addButton("Paste", x: 20, y: 230) { $0.send(#selector(UIResponder.paste(_:))) }
    addButton("Select all", x: 130, y: 230) { $0.send(#selector(UIResponder.selectAll(_:))) }
    addButton("Board", x: 240, y: 230) { $0.log.text = "board '\(UIPasteboard.general.string ?? "")'" }
    addButton("Can copy", x: 20, y: 270) { $0.tell(#selector(UIResponder.copy(_:)), of: $0.from) }
    addButton("Can all", x: 130, y: 270) { $0.tell(#selector(UIResponder.selectAll(_:)), of: $0.from) }
    addButton("Can paste", x: 240, y: 270) { $0.tell(#selector(UIResponder.paste(_:)), of: $0.into) }
    addButton("Closed paste", x: 20, y: 310) { $0.tell(#selector(UIResponder.paste(_:)), of: $0.closed) }
    addButton("Refuse", x: 130, y: 310) { $0.refuses = true }
    addButton("Put 4 eggs", x: 240, y: 310) { _ in UIPasteboard.general.string = "4 eggs, 2 l" }
    addButton("Pastes", x: 20, y: 350) { $0.log.text = "\($0.digits.pastes) pastes" }
    addButton("Count", x: 130, y: 350) { $0.countChanges() }
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

  func send(_ action: Selector) { UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) }

  func tell(_ action: Selector, of field: UITextField) {
    log.text = "can: \(field.canPerformAction(action, withSender: nil))"
  }

  func selectMilk() {
    guard let start = from.position(from: from.beginningOfDocument, offset: 4) else { return }
    from.selectedTextRange = from.textRange(from: start, to: from.endOfDocument)
  }

  func countChanges() {
    let before = UIPasteboard.general.changeCount
    UIPasteboard.general.string = "tea"
    log.text = "more changes: \(UIPasteboard.general.changeCount > before)"
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    question.text = "\(range.location) \(range.length) '\(string)'?"
    return !refuses
  }
}
