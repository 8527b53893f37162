/// The keys of the keyboard, as a user presses them.
extension KeyboardController {
  /// Who takes the keys; `nil` while the keyboard is down.
  package var receiver: (any UIKeyInput)? {
    guard frame != nil || AppState.current.device.hasHardwareKeyboard else { return nil }
    return AppState.current.focus.firstResponder as? any UIKeyInput
  }

  /// [A] UIKeyboardType, numberPad: a keypad has none, and neither has a view of the app's in the place of the keys. Keys that are plugged in
  /// have one.
  package var hasReturnKey: Bool {
    guard let receiver else { return false }
    if AppState.current.device.hasHardwareKeyboard { return true }
    return !receiver.keyboardType.isKeypad && !showsInputView
  }

  /// [H] enablesReturnKeyAutomatically looks at the length: spaces enable the key.
  package var isReturnKeyEnabled: Bool {
    guard let receiver, hasReturnKey else { return false }
    return !receiver.enablesReturnKeyAutomatically || receiver.hasText
  }

  /// One key. `"\n"` is Return.
  package func press(_ character: Character) {
    guard let receiver else { return }
    if character == "\n", !isReturnKeyEnabled { return }
    if character == "\n", let field = receiver as? UITextField { return field.pressReturn() }
    press(receiver) { $0.insertText(String(character)) }
  }

  /// [A] UIResponderStandardEditActions, paste(_:): the edit menu offers it where `canPerformAction` says so, and calls it. Where a
  /// field or a text view does not offer it, nothing happens; into another input that has no such method, the text is typed.
  package func paste(_ text: String) {
    guard let receiver else { return }
    UIPasteboard.general.string = text
    guard let responder = receiver as? UIResponder else { return receiver.insertText(text) }
    if responder.canPerformAction(EditingAction.paste.selector, withSender: UIMenuController.shared) {
      responder.paste(UIMenuController.shared)
    } else if !(receiver is any _PlainTextInput) {
      receiver.insertText(text)
    }
  }

  /// [A] UIKeyInput, deleteBackward(): the key calls it, also where there is nothing to delete.
  package func pressDelete() {
    if let receiver { press(receiver) { $0.deleteBackward() } }
  }

  private func press(_ input: any UIKeyInput, _ body: (any UIKeyInput) -> Void) {
    pressedFor = input
    body(input)
    pressedFor = nil
  }

  /// Whether what an input is told comes from a key, so that its delegate is asked. A key is used once: what the app does meanwhile is its own.
  func useKey(for input: any UIKeyInput) -> Bool {
    guard pressedFor === input else { return false }
    pressedFor = nil
    return true
  }
}
