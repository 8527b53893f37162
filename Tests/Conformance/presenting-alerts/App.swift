import UIKit

/// Alerts and action sheets, and what their actions and fields do.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 60))
  var save: UIAlertAction?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    button("Question", 10, 100) { [unowned self] in
      let alert = UIAlertController(title: "Keep it?", message: "It is new.", preferredStyle: .alert)
      alert.addAction(action("Keep"))
      alert.addAction(action("Not now", .cancel))
      present(alert, animated: true)
    }
    button("Disabled", 130, 100) { [unowned self] in
      let alert = UIAlertController(title: "Send it?", message: nil, preferredStyle: .alert)
      let send = action("Send")
      send.isEnabled = false
      alert.addAction(send)
      alert.addAction(action("Wait", .cancel))
      present(alert, animated: true)
    }
    button("Name", 250, 100) { [unowned self] in askForName() }
    button("Two fields", 10, 150) { [unowned self] in askForAccount() }
    button("Sheet", 130, 150) { [unowned self] in chooseColor() }
    button("Changing", 10, 200) { [unowned self] in
      let alert = UIAlertController(title: "Loading", message: "Some", preferredStyle: .alert)
      alert.addAction(action("Stop", .cancel))
      present(alert, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak alert] in
        alert?.title = "Loaded"
        alert?.message = "All"
      }
    }
    button("Short", 130, 200) { [unowned self] in
      let alert = UIAlertController(title: "Passing", message: nil, preferredStyle: .alert)
      alert.addAction(action("OK"))
      present(alert, animated: true)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
        self?.dismiss(animated: true) { self?.log.text = "dismissed by code" }
      }
    }
    button("Another", 250, 200) { [unowned self] in
      let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "More", style: .default) { [unowned self] _ in
          let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
          second.addAction(action("Enough"))
          present(second, animated: true)
        })
      present(alert, animated: true)
    }
  }

  /// An action that says which one it was.
  func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [unowned self] chosen in
      let words = [UIAlertAction.Style.cancel: "cancel", .destructive: "destructive"][chosen.style] ?? "default"
      let isGone = presentedViewController == nil
      log.text = "\(chosen.title ?? "none"), \(words), \(isGone ? "alone" : "covered")"
    }
  }

  func askForName() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { [unowned self] field in
      field.placeholder = "Your name"
      field.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    }
    let save = UIAlertAction(title: "Save", style: .default) { [unowned self, unowned alert] _ in
      log.text = "saved \(alert.textFields?.first?.text ?? "")"
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.addAction(action("Cancel", .cancel))
    self.save = save
    present(alert, animated: true)
  }

  @objc func nameChanged(_ field: UITextField) { save?.isEnabled = field.text?.isEmpty == false }

  func askForAccount() {
    let alert = UIAlertController(title: "Account", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    alert.addTextField {
      $0.placeholder = "Town"
      $0.text = "Bern"
    }
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [unowned self, unowned alert] _ in
        log.text = alert.textFields?.map { $0.text ?? "" }.joined(separator: " of ")
      })
    present(alert, animated: true)
  }

  func chooseColor() {
    let sheet = UIAlertController(title: "Color", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(action("Red"))
    sheet.addAction(action("Remove", .destructive))
    sheet.addAction(action("Cancel", .cancel))
    present(sheet, animated: true)
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
