import UIKit

/// What an input method does to a field: marked text that is changed, confirmed, or left.
class ViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 335, height: 40))
  let other = UITextField(frame: CGRect(x: 20, y: 110, width: 335, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 160, width: 335, height: 30))
  let counted = UILabel(frame: CGRect(x: 20, y: 190, width: 335, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let parts: [(UIView, String)] = [(field, "field"), (other, "other"), (log, "log"), (counted, "counted")]
    for (part, name) in parts {
      part.accessibilityIdentifier = name
      (part as? UITextField)?.borderStyle = .roundedRect
      view.addSubview(part)
    }
    field.text = "a "
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    addButton("Mark n", x: 20, y: 230) { $0.mark("n", selected: 1) }
    addButton("Mark nihao", x: 130, y: 230) { $0.mark("nihao", selected: 2, length: 3) }
    addButton("Mark nothing", x: 240, y: 230) { $0.mark("", selected: 0) }
    addButton("Unmark", x: 20, y: 270) { $0.field.unmarkText() }
    addButton("Insert", x: 130, y: 270) { $0.field.insertText("你好") }
    addButton("Show", x: 240, y: 270) { $0.log.text = $0.state() }
    addButton("Select all", x: 20, y: 310) { $0.field.selectAll(nil) }
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

  func mark(_ text: String, selected: Int, length: Int = 0) {
    field.setMarkedText(text, selectedRange: NSRange(location: selected, length: length))
  }

  func text(_ range: UITextRange?) -> String {
    guard let range else { return "nothing" }
    return "'\(field.text(in: range) ?? "")'"
  }

  func state() -> String { "marked \(text(field.markedTextRange)), selected \(text(field.selectedTextRange))" }

  /// The length of what is certain: a text that is being composed is not counted yet.
  @objc func changed() {
    let length = field.markedTextRange == nil ? "\(field.text?.count ?? 0) letters" : "composing"
    counted.text = length
  }
}
