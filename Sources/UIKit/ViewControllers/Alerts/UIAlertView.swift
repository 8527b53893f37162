import Foundation

/// An alert of before iOS 8. It is shown as today's alerts are.
@MainActor
open class UIAlertView: NSObject {
  open var title = ""
  open var message: String?
  open weak var delegate: (any UIAlertViewDelegate)?
  open var tag = 0
  open var cancelButtonIndex = -1
  open var alertViewStyle = UIAlertViewStyle.default
  private var titles: [String] = []
  private var shown: UIAlertController?

  public override init() { super.init() }
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init()
    (self.title, self.message) = (title ?? "", message)
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for other in otherButtonTitles { addButton(withTitle: other) }
  }

  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  open var numberOfButtons: Int { titles.count }
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alert.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }
  open var isVisible: Bool { shown?.viewIfLoaded?.window != nil }

  private var alert: UIAlertController {
    if let shown { return shown }
    let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let fields =
      switch alertViewStyle {
      case .default: 0
      case .plainTextInput, .secureTextInput: 1
      default: 2
      }
    for index in 0..<fields {
      made.addTextField { [alertViewStyle] in
        $0.isSecureTextEntry = alertViewStyle == .secureTextInput || index == 1
      }
    }
    for (index, title) in titles.enumerated() {
      made.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          self.shown = nil
          OptionalMethods<any UIAlertViewDelegate>(self.delegate).alertView(self, clickedButtonAt: index)
        })
    }
    shown = made
    return made
  }

  /// [A] Above whatever is on the screen.
  open func show() {
    guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
    let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    front.present(alert, animated: true)
  }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.presentingViewController?.dismiss(animated: animated)
    shown = nil
  }
}

public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
  @available(*, unavailable) case _other
}

/// Told which button was pressed.
@MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertViewCancel(_ alertView: UIAlertView)  // Never called.
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
}
