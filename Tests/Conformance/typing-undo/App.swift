import UIKit

/// A note and a field whose typing can be undone, and changes of the app's own among it.
class ViewController: UIViewController, UITextViewDelegate {
  let note = UITextView(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let field = UITextField(frame: CGRect(x: 20, y: 106, width: 335, height: 34))
  let log = UILabel(frame: CGRect(x: 20, y: 145, width: 335, height: 30))
  let posts = UILabel(frame: CGRect(x: 20, y: 175, width: 335, height: 30))
  var stars = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note.backgroundColor = .lightGray
    note.delegate = self
    field.borderStyle = .roundedRect
    let parts: [(UIView, String)] = [(note, "note"), (field, "field"), (log, "log"), (posts, "posts")]
    for (part, name) in parts {
      part.accessibilityIdentifier = name
      view.addSubview(part)
    }
    addButton("Undo", x: 20, y: 210) { $0.note.undoManager?.undo() }
    addButton("Redo", x: 130, y: 210) { $0.note.undoManager?.redo() }
    addButton("State", x: 240, y: 210) { $0.log.text = $0.state(of: $0.note.undoManager) }
    addButton("Star", x: 20, y: 250) { $0.setStars($0.stars + 1) }
    addButton("Stars", x: 130, y: 250) { $0.log.text = "\($0.stars) stars" }
    addButton("Forget all", x: 240, y: 250) { $0.note.undoManager?.removeAllActions() }
    addButton("Field undo", x: 20, y: 290) { $0.field.undoManager?.undo() }
    addButton("Field state", x: 130, y: 290) { $0.log.text = $0.state(of: $0.field.undoManager) }
    addButton("Done", x: 240, y: 290) { $0.view.endEditing(true) }
    addButton("Set text", x: 20, y: 330) { $0.note.text = "coffee" }
    addButton("Star name", x: 130, y: 330) { $0.log.text = $0.note.undoManager?.undoActionName }
    NotificationCenter.default.addObserver(
      self, selector: #selector(undone), name: .NSUndoManagerDidUndoChange, object: nil)
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

  func state(of manager: UndoManager?) -> String {
    "undo \(manager?.canUndo ?? false), redo \(manager?.canRedo ?? false)"
  }

  func setStars(_ count: Int) {
    let before = stars
    note.undoManager?.registerUndo(withTarget: self) { $0.setStars(before) }
    note.undoManager?.setActionName("Star")
    stars = count
  }

  @objc func undone() { posts.text = "undone, '\(note.text ?? "")'" }
  func textViewDidChange(_ textView: UITextView) { posts.text = "changed to '\(textView.text ?? "")'" }
}
