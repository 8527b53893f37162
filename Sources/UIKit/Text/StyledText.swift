import Foundation

/// The attributes of a text that is kept beside them: none, as long as the whole of it looks alike.
struct StyledText {
  private var styled: NSAttributedString?

  /// What somebody asked for at the insertion point. [A] Until the selection changes.
  var typing: [NSAttributedString.Key: Any]?

  /// - Returns: `nil` when the text has the usual attributes throughout.
  func text(of plain: String) -> NSAttributedString? { styled.flatMap { $0.string == plain ? $0 : nil } }

  mutating func set(_ text: NSAttributedString?) {
    styled = text
    typing = nil
  }

  /// For the whole text.
  mutating func add(_ attributes: [NSAttributedString.Key: Any], plain: String) {
    guard let text = text(of: plain) else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttributes(attributes, range: NSRange(location: 0, length: changed.length))
    styled = changed
  }

  /// [A] New text looks like what it is put behind.
  func typingAttributes(
    at location: Int, in text: NSAttributedString?, usual: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let text, text.length > 0 else { return usual }
    var found = text.attributes(at: max(0, min(location, text.length) - 1), effectiveRange: nil)
    found[.attachment] = nil
    return found
  }

  /// What is left of the attributes when a part of the text gets another one.
  mutating func replace(
    _ range: NSRange, with string: String, in plain: String, usual: [NSAttributedString.Key: Any]
  ) {
    let text = text(of: plain)
    guard text != nil || typing != nil else { return styled = nil }
    let typed = typingAttributes(at: range.location + (range.length > 0 ? 1 : 0), in: text, usual: usual)
    let changed = NSMutableAttributedString(
      attributedString: text ?? NSAttributedString(string: plain, attributes: usual))
    changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typed))
    styled = changed
  }
}
