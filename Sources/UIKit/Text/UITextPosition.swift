import Foundation

/// A place between two characters of a text.
@MainActor
open class UITextPosition: NSObject {}

/// A stretch of text between two positions.
@MainActor
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// A rectangle that a part of the selection takes up.
@MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A position in a text field or text view.
@MainActor
final class TextOffset: UITextPosition {
  /// In UTF-16 units from the beginning.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// A range in a text field or text view.
@MainActor
final class TextSpan: UITextRange {
  /// In UTF-16 units.
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  nonisolated override var hash: Int { range.location }
}

@MainActor
final class TextRectangle: UITextSelectionRect {
  private let place: CGRect
  init(_ place: CGRect) { self.place = place }
  override var rect: CGRect { place }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1, leftToRight, rightToLeft
  @available(*, unavailable) case _other
}

public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
  @available(*, unavailable) case _other
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2, left, up, down
  @available(*, unavailable) case _other
}

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }
}
