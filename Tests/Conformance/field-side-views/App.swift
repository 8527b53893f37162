import UIKit

/// A field that says where the view at its left side stands.
class SearchField: UITextField {
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 10, y: 5, width: 40, height: 30) }
}

/// Views at the sides of a text field, its border, and its placeholder.
class ViewController: UIViewController {
  let price = SearchField(frame: CGRect(x: 20, y: 60, width: 335, height: 40))
  let secret = UITextField(frame: CGRect(x: 20, y: 110, width: 335, height: 40))
  let plain = UITextField(frame: CGRect(x: 20, y: 160, width: 335, height: 40))
  let euro = UIButton(type: .system)
  let log = UILabel(frame: CGRect(x: 20, y: 210, width: 335, height: 30))
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    for (field, name) in [(price, "price"), (secret, "secret"), (plain, "plain")] {
      field.accessibilityIdentifier = name
      view.addSubview(field)
    }
    euro.accessibilityIdentifier = "euro"
    euro.setTitle("EUR", for: .normal)
    price.borderStyle = .roundedRect
    price.leftView = euro
    secret.borderStyle = .roundedRect
    secret.rightView = makeHelpButton()
    plain.placeholder = "Your name"
    addButton("Left always", x: 20, y: 250) { $0.price.leftViewMode = .always }
    addButton("Left editing", x: 130, y: 250) { $0.price.leftViewMode = .whileEditing }
    addButton("Left resting", x: 240, y: 250) { $0.price.leftViewMode = .unlessEditing }
    addButton("Right always", x: 20, y: 290) { $0.secret.rightViewMode = .always }
    addButton("Right away", x: 130, y: 290) { $0.secret.rightView = nil }
    addButton("Done", x: 240, y: 290) { $0.view.endEditing(true) }
    addButton("Areas", x: 20, y: 330) { $0.showAreas() }
    addButton("Placeholder", x: 130, y: 330) { $0.styledPlaceholder() }
    addButton("Disable", x: 240, y: 330) { $0.plain.isEnabled = false }
    addButton("Owner", x: 20, y: 370) { $0.log.text = "in the field: \($0.euro.isDescendant(of: $0.price))" }
    addButton("Ready", x: 130, y: 370) { $0.log.text = "can begin: \($0.plain.canBecomeFirstResponder)" }
  }

  func makeHelpButton() -> UIButton {
    let help = UIButton(type: .system)
    help.setTitle("Help", for: .normal)
    help.addTarget(self, action: #selector(showHelp), for: .touchUpInside)
    help.translatesAutoresizingMaskIntoConstraints = false
    help.widthAnchor.constraint(equalToConstant: 60).isActive = true
    help.heightAnchor.constraint(equalToConstant: 30).isActive = true
    return help
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

  @objc func showHelp() {
    taps += 1
    log.text = "help \(taps)"
  }

  func showAreas() {
    let bordered = secret.textRect(forBounds: secret.bounds).minX > 0
    let plainX = plain.textRect(forBounds: plain.bounds).minX
    let behind = price.editingRect(forBounds: price.bounds).minX >= euro.frame.maxX
    log.text = "inset: \(bordered), plain: \(plainX), behind: \(behind)"
  }

  func styledPlaceholder() {
    plain.attributedPlaceholder = NSAttributedString(string: "Nickname", attributes: [.foregroundColor: UIColor.red])
    log.text = plain.placeholder
  }
}
