import UIKit

/// Popovers that stay popovers on a phone, and such that become something else.
class ViewController: UIViewController, UIPopoverPresentationControllerDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 30, width: 355, height: 60))
  var events: [String] = []
  var style = UIModalPresentationStyle.none
  var mayGo = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    button("Popover", 10, 100) { [unowned self] in open(from: $0) }
    button("Refused", 130, 100) { [unowned self] in
      mayGo = false
      open(from: $0)
    }
    button("Modal", 250, 100) { [unowned self] in open(from: $0).isModalInPresentation = true }
    button("As it is", 10, 150) { [unowned self] in
      let tip = Tip()
      tip.modalPresentationStyle = .popover
      tip.popoverPresentationController?.sourceView = $0
      present(tip, animated: true)
    }
    button("Full screen", 130, 150) { [unowned self] in
      style = .fullScreen
      open(from: $0)
    }
    button("Log", 10, 600) { [unowned self] _ in
      log.text = events.joined(separator: ", ")
      (events, style, mayGo) = ([], .none, true)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("presenter is gone")
  }

  @discardableResult func open(from button: UIView) -> Tip {
    let tip = Tip()
    tip.modalPresentationStyle = .popover
    tip.preferredContentSize = CGSize(width: 200, height: 150)
    tip.popoverPresentationController?.delegate = self
    tip.popoverPresentationController?.sourceView = button
    tip.popoverPresentationController?.sourceRect = button.bounds
    present(tip, animated: true)
    return tip
  }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping (UIButton) -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [unowned button] _ in action(button) }, for: .touchUpInside)
    view.addSubview(button)
  }

  // The delegate of the popover

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    events.append("prepared")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    events.append("asked")
    return mayGo
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    events.append("attempt")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    events.append("did dismiss")
  }
}

/// What is in the popover.
class Tip: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "A tip"
    view.backgroundColor = .white
    view.accessibilityIdentifier = "tip"
    let words = UILabel()
    words.text = "Save often"
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    let rows = UIStackView(arrangedSubviews: [words, close])
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      rows.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 10),
    ])
  }
}
