/// The keys of the keyboard, as a user presses them.
extension KeyboardController {
  /// Who takes the keys; `nil` while the keyboard is down.
  package var receiver: (any UIKeyInput)? {
    guard frame != nil || AppState.current.device.hasHardwareKeyboard else { return nil }
    return AppState.current.focus.firstResponder as? any UIKeyInput
  }

  /// [A] UIKeyboardType, numberPad: a keypad has none. Keys that are plugged in have one.
  package var hasReturnKey: Bool {
    guard let receiver else { return false }
    return AppState.current.device.hasHardwareKeyboard || !receiver.keyboardType.isKeypad
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
    switch (receiver, character) {
    case (let field as UITextField, "\n"): field.pressReturn()
    case (let input as any _PlainTextInput, _):
      input._replace(input._selection, with: String(character), byUser: true)
    default: receiver.insertText(String(character))
    }
  }

  /// [A] UITextFieldDelegate, textField(_:shouldChangeCharactersIn:replacementString:): what is pasted is asked for at once.
  package func paste(_ text: String) {
    guard let receiver else { return }
    guard let input = receiver as? any _PlainTextInput else { return receiver.insertText(text) }
    input._replace(input._selection, with: text, byUser: true)
  }

  package func pressDelete() {
    guard let receiver else { return }
    guard let input = receiver as? any _PlainTextInput else { return receiver.deleteBackward() }
    if let range = input._rangeToDelete { input._replace(range, with: "", byUser: true) }
  }
}
