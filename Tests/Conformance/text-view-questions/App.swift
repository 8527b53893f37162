import UIKit

/// What a text view asks its delegate, what it tells, and in which order.
class ViewController: UIViewController, UITextViewDelegate {
  let notes = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let log = UILabel(frame: CGRect(x: 20, y: 145, width: 335, height: 60))
  let posts = UILabel(frame: CGRect(x: 20, y: 205, width: 335, height: 30))
  var events: [String] = []
  var refused = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    notes.delegate = self
    notes.font = .systemFont(ofSize: 14)
    notes.backgroundColor = .lightGray
    log.numberOfLines = 0
    for (part, name) in [(notes, "notes"), (log, "log"), (posts, "posts")] as [(UIView, String)] {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(posted), name: UITextView.textDidChangeNotification, object: notes)
    addButton("New log", x: 20, y: 240) { $0.clear() }
    addButton("Resign", x: 130, y: 240) { $0.note("resigned: \($0.notes.resignFirstResponder())") }
    addButton("Force", x: 240, y: 240) { $0.view.endEditing(true) }
    addButton("No begin", x: 20, y: 280) { $0.refuse("begin") }
    addButton("No change", x: 130, y: 280) { $0.refuse("change") }
    addButton("No end", x: 240, y: 280) { $0.refuse("end") }
    addButton("No line", x: 20, y: 320) { $0.refuse("line") }
    addButton("Allow all", x: 130, y: 320) { $0.refuse("") }
    addButton("Set text", x: 240, y: 320) { $0.notes.text = "water" }
    addButton("Read only", x: 20, y: 360) { $0.notes.isEditable = false }
    addButton("Editable", x: 130, y: 360) { $0.notes.isEditable = true }
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

  func clear() {
    events = []
    log.text = ""
    posts.text = ""
  }

  func refuse(_ question: String) {
    refused = question
    clear()
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  @objc func posted(_ notification: Notification) { posts.text = "posted '\(notes.text ?? "")'" }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    note("begin?")
    return refused != "begin"
  }

  func textViewDidBeginEditing(_ textView: UITextView) { note("began") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note("\(range.location) \(range.length) '\(text == "\n" ? "line" : text)' in '\(textView.text ?? "")'?")
    if refused == "line", text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    return refused != "change"
  }

  func textViewDidChange(_ textView: UITextView) { note("changed to '\(textView.text ?? "")'") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    note("end?")
    return refused != "end"
  }

  func textViewDidEndEditing(_ textView: UITextView) { note("ended") }
}
