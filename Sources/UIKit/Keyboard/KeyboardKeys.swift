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
    return !receiver.keyboardType.isKeypad && (receiver as? UIResponder)?.inputView == nil
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
    pressingKey { receiver.insertText(String(character)) }
  }

  /// [A] UITextFieldDelegate, textField(_:shouldChangeCharactersIn:replacementString:): what is pasted is asked for at once.
  package func paste(_ text: String) {
    guard let receiver else { return }
    guard let input = receiver as? any _PlainTextInput else { return receiver.insertText(text) }
    input._replace(input._selection, with: text, byUser: true)
  }

  /// [A] UIKeyInput, deleteBackward(): the key calls it, also where there is nothing to delete.
  package func pressDelete() {
    pressingKey { receiver?.deleteBackward() }
  }

  private func pressingKey(_ body: () -> Void) {
    isPressingKey = true
    body()
    isPressingKey = false
  }

  /// Whether what an input is told comes from a key, so that its delegate is asked: once, and what the app does meanwhile is its own.
  func takesKey(for input: any UIKeyInput) -> Bool {
    guard isPressingKey, receiver === input else { return false }
    isPressingKey = false
    return true
  }
}
