import UIKit

/// Two notes with a link at their beginning: one can only be read, and one can be edited.
class ViewController: UIViewController, UITextViewDelegate {
  let terms = UITextView(frame: CGRect(x: 20, y: 60, width: 335, height: 60))
  let draft = UITextView(frame: CGRect(x: 20, y: 130, width: 335, height: 60))
  let log = UILabel(frame: CGRect(x: 20, y: 200, width: 335, height: 40))
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (text, name) in [(terms, "terms"), (draft, "draft")] {
      text.attributedText = makeText("terms and conditions", "https://example.org/\(name)")
      text.delegate = self
      text.accessibilityIdentifier = name
      view.addSubview(text)
    }
    terms.isEditable = false
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    addButton("Clear", x: 20, y: 250) { $0.log.text = "" }
    addButton("Read only", x: 130, y: 250) { $0.draft.isEditable = false }
    addButton("No selection", x: 240, y: 250) { $0.terms.isSelectable = false }
    addButton("Done", x: 20, y: 290) { $0.view.endEditing(true) }
    addButton("Change link", x: 130, y: 290) {
      $0.draft.attributedText = $0.makeText("rules of the house", "https://example.org/rules")
    }
    addButton("Link at 0", x: 240, y: 290) { $0.showLink(at: 0) }
    addButton("Link at end", x: 20, y: 330) { $0.showLink(at: $0.draft.textStorage.length - 1) }
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

  /// The words as a link, and a plain word in the next line.
  func makeText(_ words: String, _ address: String) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "\(words)\nplain", attributes: [.font: UIFont.systemFont(ofSize: 18)])
    if let url = URL(string: address) {
      text.addAttribute(.link, value: url, range: NSRange(location: 0, length: (words as NSString).length))
    }
    return text
  }

  func showLink(at place: Int) {
    let link = draft.attributedText.attribute(.link, at: place, effectiveRange: nil) as? URL
    log.text = link?.lastPathComponent ?? "no link"
  }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    taps += 1
    log.text = "\(taps): \(url.absoluteString) at \(characterRange.location) \(characterRange.length)"
    return false
  }
}
