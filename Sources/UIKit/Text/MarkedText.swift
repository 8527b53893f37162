import Foundation

// Marked text is what an input method, for Chinese for instance, has put in until its user has chosen the word.

extension _PlainTextInput {
  /// [A] `nil` where nothing is marked.
  public var markedTextRange: UITextRange? { _marked.map { TextSpan($0) } }

  /// [A] The text takes the place of the marked one, or else of the selection. [?] It is marked only while it is edited, and the delegate hears
  /// of it as of what code inserts.
  /// - Parameter selectedRange: Within the marked text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let (range, text) = (_marked ?? _selection, markedText ?? "")
    if range.length > 0 || !text.isEmpty { _replace(range, with: text, byUser: false, marking: selectedRange) }
  }

  /// [A] The text stays, and nothing is marked any more.
  public func unmarkText() { _marked = nil }

  /// [A] Of the paragraph there; here of the whole text. [?] The natural one is told as from left to right.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { _writingDirection == .natural ? .leftToRight : _writingDirection }

  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    _writingDirection = writingDirection
  }

  // MARK: What the classes call

  func _replace(_ range: NSRange, with string: String, byUser: Bool) {
    _replace(range, with: string, byUser: byUser, marking: nil)
  }

  /// Marks what has been put in, or puts the insertion point behind it.
  func select(behind string: String, at location: Int, marking selected: NSRange?) {
    let length = string.utf16.count
    guard let selected, length > 0, isFirstResponder else {
      _marked = nil
      _selection = clamped(NSRange(location: location + length, length: 0))
      return
    }
    _marked = NSRange(location: location, length: length)
    let start = min(max(0, selected.location), length)
    _selection = NSRange(location: location + start, length: min(max(0, selected.length), length - start))
  }

  /// [A] UITextInput: the selection is always within the marked text.
  func unmarkIfLeft() {
    guard let marked = _marked else { return }
    if _selection.location < marked.location || NSMaxRange(_selection) > NSMaxRange(marked) { _marked = nil }
  }

  /// The delete key. What is left of a marked text stays marked.
  func deleteOne(byUser: Bool) {
    guard let range = _rangeToDelete else { return }
    guard let marked = _marked, NSIntersectionRange(marked, range) == range else {
      return _replace(range, with: "", byUser: byUser)
    }
    let place = NSRange(location: range.location - marked.location, length: range.length)
    let rest = ((_content as NSString).substring(with: marked) as NSString).replacingCharacters(in: place, with: "")
    _replace(marked, with: rest, byUser: byUser, marking: NSRange(location: place.location, length: 0))
  }
}
