import Foundation

/// An object that answers events: views, controllers, the window, the application and its delegate.
@MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, _MethodTableProviding {
  public override init() { super.init() }

  /// A class whose table generated code cannot register from outside overrides this.
  open nonisolated class func _methodTable() -> _MethodTable? { nil }

  /// Who is asked after this object. The chain ends at the application's delegate.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { AppState.current.focus.firstResponder === self }

  /// [A] UIResponder, becomeFirstResponder(): false when this object refuses, is in no window, or the current first
  /// responder does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { AppState.current.focus.focus(self) }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    // [A] canResignFirstResponder: whoever may not resign keeps the focus.
    guard canResignFirstResponder || !isFirstResponder || AppState.current.focus.isForced else { return false }
    AppState.current.focus.unfocus(self)
    return true
  }

  // MARK: Input views

  /// [H] Looked for along the responder chain, like the accessory view.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// [A] Under this name the system remembers which keyboard the user has chosen here. There is one keyboard.
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}  // Does nothing.
  /// [A] The language of the keyboard that the responder has.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// [H] New input and accessory views of the first responder show after this call.
  open func reloadInputViews() {
    if isFirstResponder { AppState.current.keyboard.update() }
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses of hardware buttons, which no event of a check makes

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: What the user does, for other devices and for later

  open var userActivity: NSUserActivity?  // Stored only.
  /// [A] Called when the activity has to be brought up to date; nothing asks for it here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}  // Never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}  // Never called.
  /// Buttons beside the suggestions, on a tablet.
  public private(set) lazy var inputAssistantItem = UITextInputAssistantItem()  // Stored only.

  // MARK: Motion, which no event of a check makes

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// [A] The nearest one along the chain; each window has one.
  open var undoManager: UndoManager? { next?.undoManager }
  /// What keys of a hardware keyboard do. No event of a check presses them.
  open var keyCommands: [UIKeyCommand]? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    _ObjectiveC.responds(self, to: action)
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Menus of a keyboard's shortcuts and of the Mac, which a phone does not show

  open func buildMenu(with builder: any UIMenuBuilder) {}  // Never called.
  open func validate(_ command: UICommand) {}  // Never called.
  /// Buttons of headphones, which no event of a check presses.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: The edit menu: nothing to cut, copy or paste unless a subclass says so

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // MARK: Gestures of VoiceOver, which no event of a check makes

  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}  // Never called.
  open func accessibilityElementDidLoseFocus() {}  // Never called.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Key-value observing

  /// [A] Called when something changes that the object observes.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Loading from an interface file

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}
