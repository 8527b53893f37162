import Foundation

/// The look of a text that is kept beside it: that of the whole, and attributes of its own where it does not look alike.
struct StyledText {
  // MARK: The whole text

  var font: UIFont?
  var color: UIColor? = .label
  var alignment = NSTextAlignment.natural
  /// What else the whole text has.
  private var others: [NSAttributedString.Key: Any] = [:]

  init(font: UIFont? = nil) { self.font = font }

  var usual: [NSAttributedString.Key: Any] {
    var attributes = others
    attributes[.font] = font
    attributes[.foregroundColor] = color
    return attributes
  }

  /// What is not named keeps its value.
  mutating func setUsual(_ attributes: [NSAttributedString.Key: Any], plain: String) {
    others.merge(attributes) { $1 }
    adopt(attributes)
    add(attributes, plain: plain)
  }

  private mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }

  // MARK: Its parts

  private var styled: NSAttributedString?

  /// What somebody asked for at the insertion point. [A] Until the selection changes.
  var typing: [NSAttributedString.Key: Any]?

  /// - Returns: `nil` when the text has the usual attributes throughout.
  func text(of plain: String) -> NSAttributedString? { styled.flatMap { $0.string == plain ? $0 : nil } }

  /// [A] attributedText of fields and text views: a copy of the text; what of the look stands at the beginning is that of the whole.
  mutating func set(_ text: NSAttributedString?) {
    styled = text.map { NSAttributedString(attributedString: $0) }
    typing = nil
    if let text, text.length > 0 { adopt(text.attributes(at: 0, effectiveRange: nil)) }
  }

  /// For the whole text.
  mutating func add(_ attributes: [NSAttributedString.Key: Any], plain: String) {
    guard let text = text(of: plain) else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttributes(attributes, range: NSRange(location: 0, length: changed.length))
    styled = changed
  }

  /// [A] New text looks like what it is put behind, and [O] like the first of what it takes the place of.
  func typingAttributes(replacing range: NSRange, in text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let text, text.length > 0 else { return usual }
    let model = range.length > 0 ? range.location : range.location - 1
    var found = text.attributes(at: max(0, min(model, text.length - 1)), effectiveRange: nil)
    found[.attachment] = nil
    return found
  }

  /// What is left of the attributes when a part of the text gets another one.
  mutating func replace(_ range: NSRange, with string: String, in plain: String) {
    let text = text(of: plain)
    guard text != nil || typing != nil else { return styled = nil }
    let typed = typingAttributes(replacing: range, in: text)
    let changed = NSMutableAttributedString(
      attributedString: text ?? NSAttributedString(string: plain, attributes: usual))
    changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typed))
    styled = changed
  }
}
