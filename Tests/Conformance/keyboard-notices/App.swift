import UIKit

/// What is posted when the keyboard comes, when another field begins, and when the keyboard goes.
class ViewController: UIViewController {
  let first = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
  let second = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  let log = UILabel(frame: CGRect(x: 20, y: 180, width: 335, height: 30))
  let end = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    log.accessibilityIdentifier = "log"
    end.frame = CGRect(x: 240, y: 60, width: 100, height: 40)
    end.setTitle("End", for: .normal)
    end.addTarget(self, action: #selector(finish), for: .touchUpInside)
    for it in [first, second, log, end] { view.addSubview(it) }
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
    ]
    for (name, words) in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
        MainActor.assumeIsolated { self?.log.text = words }
      }
    }
  }

  @objc func finish() { view.endEditing(true) }
}
