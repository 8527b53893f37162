import Foundation

// The order of calls: [A] UITextViewDelegate; [O] a text view's didBegin comes after the keyboard's notifications, and
// didChangeSelection before didChange.

extension UITextView {
  func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard window != nil, isEditable else { return becomeFirst() }
    Assumption.focusMoves(to: self)
    guard delegateMethods.textViewShouldBeginEditing(self) ?? true, becomeFirst() else { return false }
    isBeingEdited = true
    delegateMethods.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    // [O] Where the insertion point is, is told then.
    if isFirstResponder { delegateMethods.textViewDidChangeSelection(self) }
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isBeingEdited || window == nil else { return resign() }
    guard delegateMethods.textViewShouldEndEditing(self) ?? true || AppState.current.focus.isForced else {
      return false
    }
    return AppState.current.focus.deferringKeyboardUpdate {
      guard resign() else { return false }
      isBeingEdited = false
      unmarkText()
      delegateMethods.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
      return true
    }
  }

  var delegateMethods: OptionalMethods<any UITextViewDelegate> { .init(assignedDelegate as? any UITextViewDelegate) }

  public func _replace(_ range: NSRange, with string: String, byUser: Bool, marking selected: NSRange?) {
    var range = clamped(range)
    if byUser {
      guard isEditable else { return }
      let before = _content
      let allows = delegateMethods.textView(self, shouldChangeTextIn: range, replacementText: string)
      guard allows ?? true else { return }
      range = clamped(afterDelegate(range, string, contentBefore: before))
    }
    changeContent(range, string)
    select(behind: string, at: range.location, marking: selected)
    updateContentSize()
    if isFirstResponder { scrollRangeToVisible(_selection) }
    delegateMethods.textViewDidChangeSelection(self)
    delegateMethods.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// What the app has changed in the storage itself. [O] The delegate hears nothing of it.
  func storageChanged() {
    if let marked = _marked, clamped(marked) != marked { _marked = nil }
    _selection = clamped(_selection)
    setNeedsLayout()
  }

  // MARK: Layout

  public var _lines: (lines: _TextLines, origin: CGPoint) {
    let padding = textContainer.lineFragmentPadding
    let width = bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding
    return (
      _TextLines(_content, font, width: width, alignment: textAlignment),
      CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
    )
  }

  func updateContentSize() {
    let height = textHeight(_lines.lines)
    if !isScrollEnabled, height != contentSize.height { invalidateIntrinsicContentSize() }
    setContentSize(CGSize(width: bounds.width, height: height))
  }

  private func textHeight(_ lines: _TextLines) -> CGFloat {
    lines.height + textContainerInset.top + textContainerInset.bottom
  }

  /// [A] Scrolls just so far that the text in the range can be seen.
  public func scrollRangeToVisible(_ range: NSRange) {
    updateContentSize()
    let end = clamped(range)
    scrollRectToVisible(caret(at: TextOffset(end.location + end.length)), animated: false)
  }

  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}

/// What in a text is made into a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
