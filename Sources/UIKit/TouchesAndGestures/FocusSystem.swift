/// The first responder, and the calls to both responders when it changes.
@MainActor
package final class FocusSystem {
  package private(set) weak var firstResponder: UIResponder?
  /// Whether the first responder has to resign whatever its delegate answers.
  /// [H] textFieldDidEndEditing: it may come although shouldEndEditing said no.
  private(set) var isForced = false
  private var deferrals = 0

  func focus(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder, responder._isInWindow else { return false }
    return deferringKeyboardUpdate {
      if let current = firstResponder {
        guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      }
      firstResponder = responder
      return true
    }
  }

  func unfocus(_ responder: UIResponder) {
    guard firstResponder === responder else { return }
    deferringKeyboardUpdate { firstResponder = nil }
  }

  /// Takes the focus from a view that leaves the window, or by `endEditing(true)`.
  func forceResign() {
    guard let responder = firstResponder else { return }
    let before = isForced
    isForced = true
    _ = responder.resignFirstResponder()
    isForced = before
    unfocus(responder)
  }

  /// Updates the keyboard after the outermost call of this has ended: between two fields it stays up.
  func deferringKeyboardUpdate<Result>(_ body: () -> Result) -> Result {
    deferrals += 1
    let result = body()
    deferrals -= 1
    if deferrals == 0 { AppState.current.keyboard.update() }
    return result
  }
}

extension UIResponder {
  /// Who is told of the beginning and the end of editing.
  var _editingDelegate: AnyObject? {
    switch self {
    case let field as UITextField: field.delegate
    case let view as UITextView: view.delegate
    default: nil
    }
  }

  /// Whether the object is on the way from a window's view to the application.
  var _isInWindow: Bool {
    switch self {
    case let view as UIView: view.window != nil
    case let controller as UIViewController: controller.viewIfLoaded?.window != nil
    default: true
    }
  }
}
