import UIKit

/// The insertion point and the selection of a text field, moved by code and changed by keys.
class ViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 335, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 110, width: 335, height: 60))
  var moves = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.accessibilityIdentifier = "field"
    field.borderStyle = .roundedRect
    field.text = "water"
    field.delegate = self
    view.addSubview(field)
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    addButton("Show", x: 20, y: 180) { $0.log.text = $0.selection() }
    addButton("To start", x: 130, y: 180) { $0.select(0, 0) }
    addButton("To third", x: 240, y: 180) { $0.select(2, 2) }
    addButton("First two", x: 20, y: 220) { $0.select(0, 2) }
    addButton("Replace", x: 130, y: 220) { $0.replaceFirst() }
    addButton("Insert", x: 20, y: 260) { $0.field.insertText("!") }
    addButton("Delete back", x: 130, y: 260) { $0.field.deleteBackward() }
    addButton("Set text", x: 240, y: 260) { $0.field.text = "coffee" }
    addButton("Positions", x: 20, y: 300) { $0.log.text = $0.positions() }
    addButton("Carets", x: 130, y: 300) { $0.log.text = $0.carets() }
    addButton("Moves", x: 240, y: 300) {
      $0.log.text = "moved: \($0.moves > 0)"
      $0.moves = 0
    }
    addButton("Flag", x: 20, y: 340) { $0.field.text = "a🇫🇷" }
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

  func range(_ from: Int, _ to: Int) -> UITextRange? {
    guard let start = field.position(from: field.beginningOfDocument, offset: from),
      let end = field.position(from: field.beginningOfDocument, offset: to)
    else { return nil }
    return field.textRange(from: start, to: end)
  }

  func select(_ from: Int, _ to: Int) { field.selectedTextRange = range(from, to) }

  func selection() -> String {
    guard let range = field.selectedTextRange else { return "none" }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    let length = field.offset(from: range.start, to: range.end)
    return "\(start) \(length) '\(field.text(in: range) ?? "")' \(range.isEmpty ? "empty" : "full")"
  }

  func replaceFirst() {
    if let first = range(0, 1) { field.replace(first, withText: "tt") }
  }

  func positions() -> String {
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    let length = field.offset(from: start, to: end)
    let outside = field.position(from: end, offset: 1) == nil
    let ascending = field.compare(start, to: end) == .orderedAscending
    return "length: \(length), nothing behind: \(outside), ascending: \(ascending)"
  }

  func carets() -> String {
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    let far = field.closestPosition(to: CGPoint(x: 330, y: 20))
    let isEnd = far.map { field.compare($0, to: field.endOfDocument) == .orderedSame } ?? false
    return "rightwards: \(last.minX > first.minX), one line: \(last.minY == first.minY), far is end: \(isEnd)"
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { moves += 1 }
}
