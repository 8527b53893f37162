import UIKit

/// A screen with a field that is pushed and popped.
class FormController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 335, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "form"
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }
}

/// What puts the keyboard away, and what does not.
class ViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 40, width: 375, height: 50))
  let inner = UITextField(frame: CGRect(x: 20, y: 5, width: 335, height: 40))
  let outer = UITextField(frame: CGRect(x: 20, y: 95, width: 160, height: 40))
  let idle = UITextField(frame: CGRect(x: 195, y: 95, width: 160, height: 40))
  let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 90))
  let log = UILabel(frame: CGRect(x: 20, y: 260, width: 335, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    idle.isUserInteractionEnabled = false
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 375, height: 900)
    list.backgroundColor = .lightGray
    for (field, name) in [(inner, "inner"), (outer, "outer"), (idle, "idle")] {
      field.accessibilityIdentifier = name
      field.borderStyle = .roundedRect
    }
    log.accessibilityIdentifier = "log"
    box.addSubview(inner)
    for part in [box, outer, idle, list, log] { view.addSubview(part) }
    addButton("End box", x: 20, y: 140) { $0.log.text = "box: \($0.box.endEditing(false))" }
    addButton("End all", x: 130, y: 140) { $0.log.text = "all: \($0.view.endEditing(false))" }
    addButton("To nobody", x: 240, y: 140) { $0.sendToNobody() }
    addButton("Take box out", x: 20, y: 180) { $0.box.removeFromSuperview() }
    addButton("On drag", x: 130, y: 180) { $0.list.keyboardDismissMode = .onDrag }
    addButton("Tap to end", x: 240, y: 180) { $0.addTap() }
    addButton("Form", x: 20, y: 220) { $0.present(FormController(), animated: true) }
    addButton("Focus label", x: 130, y: 220) { $0.log.text = "label: \($0.log.becomeFirstResponder())" }
    addButton("Who", x: 240, y: 220) { $0.log.text = "inner \($0.inner.isEditing), outer \($0.outer.isEditing)" }
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

  func sendToNobody() {
    let taken = UIApplication.shared.sendAction(#selector(resignFirstResponder), to: nil, from: nil, for: nil)
    log.text = "taken: \(taken)"
  }

  func addTap() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endByTap)))
  }

  @objc func endByTap() { view.endEditing(true) }
}
