import Foundation

// The order of calls: [A] UITextFieldDelegate, "Responding to text changes", and by others' observation [O]:
// shouldBegin, first responder, didBegin, keyboard; shouldChange, text, `.editingChanged`, notification; shouldEnd,
// resign, didEnd.

extension UITextField {
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard window != nil else { return becomeFirst() }
    Assumption.focusMoves(to: self)
    guard delegateMethods.textFieldShouldBeginEditing(self) ?? true else { return false }
    return AppState.current.focus.deferringKeyboardUpdate {
      guard becomeFirst() else { return false }
      scrollIntoSight()
      updateSideViews()
      _selection = NSRange(location: _content.utf16.count, length: 0)
      armSecureClearing()
      if clearsOnBeginEditing, hasText, delegateMethods.textFieldShouldClear(self) ?? true { text = "" }
      delegateMethods.textFieldDidBeginEditing(self)
      send(.editingDidBegin, nil)
      NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
      // [O] Where the insertion point is, is told then. [?] After the rest.
      if isFirstResponder { delegateMethods.textFieldDidChangeSelection(self) }
      return true
    }
  }

  /// [O] A scroll view brings a field that becomes first responder to where it can be seen: between its insets, as they are before the
  /// keyboard tells that it comes.
  private func scrollIntoSight() {
    let around = sequence(first: self as UIView, next: \.superview).dropFirst()
    guard let scrollView = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let frame = convert(bounds, to: scrollView)
    guard !scrollView.bounds.inset(by: scrollView.adjustedContentInset).contains(frame) else { return }
    scrollView.scrollRectToVisible(frame, animated: true)
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    // [H] textFieldDidEndEditing may come although shouldEndEditing said no.
    guard delegateMethods.textFieldShouldEndEditing(self) ?? true || AppState.current.focus.isForced else {
      return false
    }
    return AppState.current.focus.deferringKeyboardUpdate {
      guard resign() else { return false }
      unmarkText()
      typingHistory.clear()
      updateSideViews()
      // [H] Called instead of textFieldDidEndEditing(_:).
      let reason = DidEndEditingReason.committed
      if delegateMethods.textFieldDidEndEditing(self, reason: reason) == nil {
        delegateMethods.textFieldDidEndEditing(self)
      }
      setNeedsDisplay()
      send(.editingDidEnd, nil)
      NotificationCenter.default.post(
        name: UITextField.textDidEndEditingNotification, object: self,
        userInfo: [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
      return true
    }
  }

  var delegateMethods: OptionalMethods<any UITextFieldDelegate> { .init(assignedDelegate) }

  /// The delegate is asked for the user's changes only [A]; a deletion has an empty replacement [A].
  public func _replace(_ range: NSRange, with string: String, byUser: Bool, marking selected: NSRange?) {
    var range = range
    if byUser {
      let before = _content
      let allows = delegateMethods.textField(self, shouldChangeCharactersIn: range, replacementString: string)
      guard allows ?? true else { return }
      range = afterDelegate(range, string, contentBefore: before)
    }
    range = clamped(secured(range))
    changeContent(range, string)
    select(behind: string, at: range.location, marking: selected)
    delegateMethods.textFieldDidChangeSelection(self)
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// [A] The Return key does not dismiss the keyboard by itself. [O] With an action for `.editingDidEndOnExit` it does.
  ///
  /// [O] In an alert, Return closes the alert, unless the delegate returns false. [?] Which of its actions that runs.
  func pressReturn() {
    guard delegateMethods.textFieldShouldReturn(self) ?? true else { return }
    if superview is AlertCard { _unsupported("Return in a text field of an alert, which closes the alert") }
    let exits = hasActions(for: .editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], nil)
    if exits { resignFirstResponder() }
  }
}
