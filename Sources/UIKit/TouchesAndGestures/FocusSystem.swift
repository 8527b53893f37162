/// The first responder, and the calls to both responders when it changes.
@MainActor
package final class FocusSystem {
  package private(set) weak var firstResponder: UIResponder?
  /// Whether the first responder has to resign whatever its delegate answers.
  /// [H] textFieldDidEndEditing: it may come although shouldEndEditing said no.
  private(set) var isForced = false
  private var deferrals = 0
  /// [O] A view that was asked outside of a window becomes first responder when it comes into one: a field whose controller asks it in
  /// `viewDidLoad()` has the keyboard when the screen is there. Apple documents that this is undefined.
  private weak var awaited: UIView?
  /// Whose bar the last first responder stood in, as long as nobody has followed.
  private weak var barOwner: UIResponder?

  func focus(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    guard responder._isInWindow else {
      awaited = responder as? UIView ?? awaited
      return false
    }
    awaited = nil
    return deferringKeyboardUpdate {
      if let current = firstResponder {
        guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      }
      firstResponder = responder
      return true
    }
  }

  /// To be called when views have come into a window.
  func focusAwaited() {
    guard let view = awaited, view.window != nil else { return }
    awaited = nil
    Assumption.notice(.focusBeforeWindow)
    _ = view.becomeFirstResponder()
  }

  func unfocus(_ responder: UIResponder) {
    if awaited === responder { awaited = nil }
    guard firstResponder === responder else { return }
    let keyboard = AppState.current.keyboard
    barOwner = keyboard.isInBar(responder) && !isForced ? keyboard.accessoryOwner : nil
    deferringKeyboardUpdate { firstResponder = nil }
  }

  /// [O] A controller that has docked its bar gets the focus back from a field in the bar, so that the bar stays.
  private func giveBack() {
    guard firstResponder == nil, let owner = barOwner else { return }
    barOwner = nil
    guard owner.canBecomeFirstResponder, owner._isInWindow else { return }
    firstResponder = owner
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

  /// Whether the first responder goes with a view: one inside of it, its controller, or a field in the bar that such a controller has docked.
  func isHeld(in view: UIView) -> Bool {
    guard let responder = firstResponder else { return false }
    let keyboard = AppState.current.keyboard
    let owner = keyboard.isInBar(responder) ? keyboard.accessoryOwner ?? responder : responder
    return (owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded)?.isDescendant(of: view) ?? false
  }

  /// Updates the keyboard after the outermost call of this has ended: between two fields it stays up.
  func deferringKeyboardUpdate<Result>(_ body: () -> Result) -> Result {
    deferrals += 1
    let result = body()
    deferrals -= 1
    if deferrals == 0 {
      giveBack()
      AppState.current.keyboard.update()
    }
    return result
  }
}

extension UIResponder {
  /// Who is told of the beginning and the end of editing.
  var _editingDelegate: AnyObject? {
    switch self {
    case let field as UITextField: field.assignedDelegate
    case let view as UITextView: view.assignedDelegate
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
