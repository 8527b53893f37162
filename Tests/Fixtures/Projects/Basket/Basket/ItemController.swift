import UIKit

class ItemController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let done: (String) -> Void

  init(done: @escaping (String) -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Item"
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    done(textField.text ?? "")
    navigationController?.popViewController(animated: true)
    return true
  }
}
