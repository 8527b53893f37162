import Foundation

// The order of calls: [A] UITextFieldDelegate, "Responding to text changes", and by others' observation [O]:
// shouldBegin, first responder, didBegin, keyboard; shouldChange, text, `.editingChanged`, notification; shouldEnd,
// resign, didEnd.

extension UITextField {
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    if let old = FocusSystem.shared.firstResponder, old !== self { Assumption.focusMoves(from: old, to: self) }
    guard asks("textFieldShouldBeginEditing:") else { return false }
    return FocusSystem.shared.holdingKeyboard {
      guard becomeFirst() else { return false }
      selection = NSRange(location: content.utf16.count, length: 0)
      armSecureClearing()
      if clearsOnBeginEditing, hasText, asks("textFieldShouldClear:") { text = "" }
      _ObjectiveC.tell(delegate, "textFieldDidBeginEditing:", [self])
      send(.editingDidBegin, nil)
      NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
      return true
    }
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    // [H] textFieldDidEndEditing may come although shouldEndEditing said no.
    guard asks("textFieldShouldEndEditing:") || FocusSystem.shared.isForced else { return false }
    return FocusSystem.shared.holdingKeyboard {
      guard resign() else { return false }
      // [H] Called instead of textFieldDidEndEditing(_:).
      let reason = DidEndEditingReason.committed
      if !_ObjectiveC.tell(delegate, "textFieldDidEndEditing:reason:", [self, reason]) {
        _ObjectiveC.tell(delegate, "textFieldDidEndEditing:", [self])
      }
      send(.editingDidEnd, nil)
      NotificationCenter.default.post(
        name: UITextField.textDidEndEditingNotification, object: self,
        userInfo: [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
      return true
    }
  }

  private func asks(_ question: Selector) -> Bool { _ObjectiveC.ask(delegate, question, [self], as: Bool.self) ?? true }

  /// - Parameter asking: Whether the delegate may refuse. It is asked for the user's changes only [A].
  func replace(_ range: NSRange, with string: String, asking: Bool) {
    if asking {
      let allows = _ObjectiveC.ask(
        delegate, "textField:shouldChangeCharactersInRange:replacementString:", [self, range, string], as: Bool.self)
      guard allows ?? true else { return }
    }
    let range = secured(range)
    let text = content as NSString
    let location = min(range.location, text.length)
    let length = min(range.length, text.length - location)
    content = text.replacingCharacters(in: NSRange(location: location, length: length), with: string)
    selection = NSRange(location: location + string.utf16.count, length: 0)
    _ObjectiveC.tell(delegate, "textFieldDidChangeSelection:", [self])
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// [A] A deletion has an empty replacement. [O] It takes a whole character, however many code points that has: a family
  /// of four, a flag, a letter with its accent.
  func delete(asking: Bool) {
    var range = selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      let end = String.Index(utf16Offset: min(range.location, content.utf16.count), in: content)
      range = NSRange(content.index(before: end)..<end, in: content)
    }
    replace(range, with: "", asking: asking)
  }

  /// [A] The Return key does not dismiss the keyboard by itself. [O] With an action for `.editingDidEndOnExit` it does.
  func pressReturn() {
    guard asks("textFieldShouldReturn:") else { return }
    let exits = hasActions(for: .editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], nil)
    if exits { resignFirstResponder() }
  }
}
