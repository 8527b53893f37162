import UIKit

/// A text view that scrolls, and one that grows with its text instead.
class ViewController: UIViewController, UITextViewDelegate {
  let notes = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 100))
  let message = UITextView()
  let below = UILabel()
  let log = UILabel(frame: CGRect(x: 20, y: 330, width: 335, height: 30))
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    notes.delegate = self
    notes.font = .systemFont(ofSize: 16)
    notes.backgroundColor = .lightGray
    notes.accessibilityIdentifier = "notes"
    log.accessibilityIdentifier = "log"
    view.addSubview(notes)
    view.addSubview(log)
    addGrowingText()
    addButton("Caret", x: 20, y: 250) { $0.log.text = "caret seen: \($0.caretIsSeen())" }
    addButton("To top", x: 130, y: 250) { $0.notes.scrollRangeToVisible(NSRange(location: 0, length: 1)) }
    addButton("To bottom", x: 240, y: 250) { $0.notes.scrollRangeToVisible(NSRange(location: 40, length: 1)) }
    addButton("Insets", x: 20, y: 290) { $0.log.text = $0.insets() }
    addButton("Scrolled", x: 130, y: 290) { $0.tellScrolls() }
    addButton("Drag ends", x: 240, y: 290) { $0.notes.keyboardDismissMode = .onDrag }
    addButton("Fill", x: 20, y: 365) { $0.notes.text = String(repeating: "tea\n", count: 10) }
    addButton("Done", x: 130, y: 365) { $0.view.endEditing(true) }
    addButton("Inset caret", x: 240, y: 365) { $0.insetCaret() }
  }

  func addGrowingText() {
    message.isScrollEnabled = false
    message.font = .systemFont(ofSize: 16)
    message.backgroundColor = .yellow
    message.accessibilityIdentifier = "message"
    below.text = "below"
    below.accessibilityIdentifier = "below"
    for part in [message, below] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      message.topAnchor.constraint(equalTo: view.topAnchor, constant: 146),
      message.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      message.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: message.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: message.leadingAnchor),
    ])
  }

  func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: @escaping (ViewController) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    button.frame = CGRect(x: x, y: y, width: 105, height: 34)
    view.addSubview(button)
  }

  func caretIsSeen() -> Bool {
    let caret = notes.caretRect(for: notes.endOfDocument)
    return notes.bounds.minY <= caret.minY && caret.maxY <= notes.bounds.maxY
  }

  func insets() -> String {
    let inset = notes.textContainerInset
    let padding = notes.textContainer.lineFragmentPadding
    return "\(inset.top) \(inset.left) \(inset.bottom) \(inset.right), padding \(padding)"
  }

  func insetCaret() {
    let before = notes.caretRect(for: notes.beginningOfDocument)
    notes.textContainerInset = UIEdgeInsets(top: 18, left: 30, bottom: 8, right: 0)
    notes.layoutIfNeeded()
    let after = notes.caretRect(for: notes.beginningOfDocument)
    log.text = "moved by \(Int((after.minX - before.minX).rounded())), \(Int((after.minY - before.minY).rounded()))"
  }

  func tellScrolls() {
    log.text = "scrolled: \(scrolls > 0)"
    scrolls = 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
