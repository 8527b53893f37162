import UIKit

/// How the text of text views and fields looks, and what typed letters take over.
class ViewController: UIViewController, UITextViewDelegate, NSTextStorageDelegate {
  let notes = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let field = UITextField(frame: CGRect(x: 20, y: 106, width: 335, height: 34))
  let log = UILabel(frame: CGRect(x: 20, y: 145, width: 335, height: 40))
  var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    notes.delegate = self
    notes.backgroundColor = .lightGray
    field.borderStyle = .roundedRect
    for (part, name) in [(notes, "notes"), (field, "field"), (log, "log")] as [(UIView, String)] {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
    addButton("Colors", x: 20, y: 190) { $0.log.text = $0.colors() }
    addButton("Sizes", x: 130, y: 190) { $0.log.text = $0.sizes() }
    addButton("Red end", x: 240, y: 190) { $0.redEnd() }
    addButton("To start", x: 20, y: 230) { $0.notes.selectedRange = NSRange(location: 0, length: 0) }
    addButton("Type blue", x: 130, y: 230) { $0.notes.typingAttributes[.foregroundColor] = UIColor.blue }
    addButton("Font 20", x: 240, y: 230) { $0.notes.font = .systemFont(ofSize: 20) }
    addButton("All green", x: 20, y: 270) { $0.notes.textColor = .green }
    addButton("Storage", x: 130, y: 270) { $0.changeStorage() }
    addButton("Changes", x: 240, y: 270) { $0.log.text = "\($0.changes) changes" }
    addButton("Field kern", x: 20, y: 310) { $0.field.defaultTextAttributes[.kern] = 4 }
    addButton("Field look", x: 130, y: 310) { $0.log.text = $0.fieldLook() }
    addButton("Typing", x: 240, y: 310) { $0.log.text = "typing: \($0.field.typingAttributes != nil)" }
    addButton("Plain", x: 20, y: 350) { $0.log.text = "'\($0.notes.text ?? "")' '\($0.field.text ?? "")'" }
    addButton("Clear", x: 130, y: 350) { $0.clear() }
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

  /// A letter for the color of each letter of the notes.
  func colors() -> String {
    guard let text = notes.attributedText else { return "" }
    let letters = (0..<text.length).map { place -> String in
      switch text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor {
      case UIColor.red: return "r"
      case UIColor.blue: return "b"
      case UIColor.green: return "g"
      default: return "-"
      }
    }
    return letters.joined()
  }

  func sizes() -> String {
    guard let text = notes.attributedText else { return "" }
    let sizes = (0..<text.length).map { place -> String in
      let font = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
      return "\(Int(font?.pointSize ?? 0))"
    }
    return sizes.joined(separator: " ")
  }

  func redEnd() {
    let text = NSMutableAttributedString(string: "tea", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 1))
    notes.attributedText = text
  }

  func changeStorage() {
    notes.textStorage.delegate = self
    notes.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T")
  }

  func fieldLook() -> String {
    guard let text = field.attributedText, text.length > 0 else { return "" }
    let kerns = (0..<text.length).map { place -> String in
      let kern = text.attribute(.kern, at: place, effectiveRange: nil) as? NSNumber
      return "\(kern?.intValue ?? 0)"
    }
    return kerns.joined(separator: " ")
  }

  func clear() {
    changes = 0
    log.text = ""
  }

  func textViewDidChange(_ textView: UITextView) { changes += 1 }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    log.text = "edited \(editedRange.location) \(editedRange.length) \(delta)"
  }
}
