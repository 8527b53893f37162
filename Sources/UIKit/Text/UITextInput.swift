import Foundation

/// Text that the system can move about in: ask for ranges, select and replace.
@MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  var textInputView: UIView { get }
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// [A] Optional: the view in which the text is, by default the object itself.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

// How this works: a text field and a text view differ in who is asked about a change and in how their text is laid out.
// Everything else about ranges and positions is the same, and stands here once.

/// A text field or a text view.
@MainActor
public protocol _PlainTextInput: UIView, UITextInput {
  var _content: String { get }
  /// In UTF-16 units.
  var _selection: NSRange { get set }
  /// What an input method has put in for the time being, in UTF-16 units.
  var _marked: NSRange? { get set }
  var _writingDirection: NSWritingDirection { get set }
  /// Replaces a part of the text. A user's change can be refused by the delegate [A].
  /// - Parameter selected: Where the new text is marked, what is selected in it.
  func _replace(_ range: NSRange, with string: String, byUser: Bool, marking selected: NSRange?)
  /// The lines of the text, and where the first one begins, in the view's own coordinates.
  var _lines: (lines: _TextLines, origin: CGPoint) { get }
}

extension _PlainTextInput {
  public var textInputView: UIView { self }

  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(_content.utf16.count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else { return nil }
    let start = min(from.offset, to.offset)
    return TextSpan(NSRange(location: start, length: max(from.offset, to.offset) - start))
  }

  /// [A] Nil when the position would lie outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let position = position as? TextOffset else { return nil }
    let target = position.offset + offset
    return (0..._content.utf16.count).contains(target) ? TextOffset(target) : nil
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right, .left:
      guard let start = (position as? TextOffset)?.offset else { return nil }
      return _step(from: start, by: direction == .right ? offset : -offset).map(TextOffset.init)
    default:
      let rect = caretRect(for: position)
      let distance = rect.height * CGFloat(direction == .up ? -offset : offset)
      return closestPosition(to: CGPoint(x: rect.midX, y: rect.midY + distance))
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) as? TextOffset else { return nil }
    let text = _content as NSString
    // The nearest place between two letters is behind the one whose right half was touched.
    let ranges = [position.offset, position.offset - 1].filter { (0..<text.length).contains($0) }
      .map { TextSpan(text.rangeOfComposedCharacterSequence(at: $0)) }
    let touched = ranges.first { range in selectionRects(for: range).contains { $0.rect.contains(point) } }
    return touched ?? (position.offset < text.length ? ranges.first : nil)
  }

  // MARK: What the classes use for members that a subclass can override

  func text(inside range: UITextRange) -> String? {
    guard let span = range as? TextSpan else { return nil }
    return (_content as NSString).substring(with: clamped(span.range))
  }

  func caret(at position: UITextPosition) -> CGRect {
    let (lines, origin) = _lines
    return lines.caret(at: (position as? TextOffset)?.offset ?? 0).offsetBy(dx: origin.x, dy: origin.y)
  }

  func rectangles(of range: UITextRange) -> [UITextSelectionRect] {
    guard let span = range as? TextSpan else { return [] }
    let (lines, origin) = _lines
    return lines.rectangles(of: clamped(span.range)).map { TextRectangle($0.offsetBy(dx: origin.x, dy: origin.y)) }
  }

  func position(nearest point: CGPoint) -> UITextPosition {
    let (lines, origin) = _lines
    return TextOffset(lines.offset(nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  /// The part of the range that lies within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let end = _content.utf16.count
    let location = min(max(0, range.location), end)
    return NSRange(location: location, length: min(max(0, range.length), end - location))
  }

  /// What the delete key takes away: the selection, or else the character before the insertion point. [O] It takes a whole
  /// character, however many code points that has: a family of four, a flag, a letter with its accent.
  var _rangeToDelete: NSRange? {
    if _selection.length > 0 { return _selection }
    guard _selection.location > 0 else { return nil }
    // The insertion point may stand within a character.
    return _characters.first { _selection.location <= $0.upperBound } ?? _characters.last
  }

  /// Where each character stands, in UTF-16 units.
  private var _characters: [NSRange] {
    var start = 0
    return _content.map { character in
      defer { start += character.utf16.count }
      return NSRange(location: start, length: character.utf16.count)
    }
  }

  /// [O] As the keys with arrows go: by whole characters.
  fileprivate func _step(from offset: Int, by count: Int) -> Int? {
    var offset = offset
    for _ in 0..<abs(count) {
      let next =
        count > 0
        ? _characters.first { offset < $0.upperBound }?.upperBound : _characters.last { $0.location < offset }?.location
      guard let next else { return nil }
      offset = next
    }
    return offset
  }

  /// What a key really replaces when the delegate has changed the text while it was asked. [O] A letter goes to where the insertion point is
  /// then: behind a slash, for instance, that the delegate has put behind the month.
  func afterDelegate(_ range: NSRange, _ string: String, contentBefore: String) -> NSRange {
    guard _content != contentBefore else { return range }
    return string.isEmpty ? _rangeToDelete ?? _selection : _selection
  }
}
