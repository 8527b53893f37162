import Foundation

/// Told of changes that a text input makes itself: the system's side of a text input.
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)  // Never called.
  func selectionDidChange(_ textInput: (any UITextInput)?)  // Never called.
  func textWillChange(_ textInput: (any UITextInput)?)  // Never called.
  func textDidChange(_ textInput: (any UITextInput)?)  // Never called.
}

extension UITextInput {
  /// A text input of UIKit's changes itself, and has nobody to tell.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set { _ = newValue }
  }
}

extension UITextInput where Self: UIResponder {
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
  @available(*, unavailable) case _other
}

/// Finds where words, sentences and paragraphs of a text begin and end.
@MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds them in the text of a text input by what the input says of its positions.
@MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// [A] At a boundary the direction decides which unit is meant.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(of: position) else { return nil }
    let units = units(granularity)
    let isForward = direction == .storage(.forward)
    let unit = units.first {
      isForward ? $0.lowerBound <= place && place < $0.upperBound : $0.lowerBound < place && place <= $0.upperBound
    }
    return unit.flatMap { range(from: $0.lowerBound, to: $0.upperBound) }
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    let isForward = direction == .storage(.forward)
    return units(granularity).contains { (isForward ? $0.upperBound : $0.lowerBound) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(of: position) else { return nil }
    let units = units(granularity)
    let bound =
      direction == .storage(.forward)
      ? units.first { $0.upperBound > place }?.upperBound : units.last { $0.lowerBound < place }?.lowerBound
    return bound.flatMap(self.position(at:))
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  // MARK: The text as a string

  private var text: String {
    guard let textInput,
      let whole = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
    else { return "" }
    return textInput.text(in: whole) ?? ""
  }

  /// In UTF-16 units.
  private func place(of position: UITextPosition) -> Int? {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }
  private func position(at place: Int) -> UITextPosition? {
    textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
  }
  private func range(from start: Int, to end: Int) -> UITextRange? {
    guard let start = position(at: start), let end = position(at: end) else { return nil }
    return textInput?.textRange(from: start, to: end)
  }

  /// The units of the text, in UTF-16 units. A line is a paragraph here: where it is broken, only the view knows.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    let text = text
    func offsets(_ range: Range<String.Index>) -> Range<Int> {
      range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }
    func split(where isSeparator: (Character) -> Bool) -> [Range<Int>] {
      text.split(whereSeparator: isSeparator).map { offsets($0.startIndex..<$0.endIndex) }
    }
    switch granularity {
    case .character: return text.indices.map { offsets($0..<text.index(after: $0)) }
    case .word: return split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
    case .sentence: return split { ".!?\n".contains($0) }
    case .paragraph, .line: return split(where: \.isNewline)
    default: return [0..<text.utf16.count]
    }
  }
}
