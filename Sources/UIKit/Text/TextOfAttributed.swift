import Foundation

/// The characters of an attributed text, as `mutableString` gives them: what is changed here is changed there, and its attributes follow.
public final class _TextOfAttributed: NSMutableString {
  private let text: NSMutableAttributedString

  public init(_ text: NSMutableAttributedString) {
    self.text = text
    super.init(capacity: 0)
  }

  public override var length: Int { text.length }
  public override func character(at index: Int) -> unichar { (text.string as NSString).character(at: index) }
  public override func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }

  // MARK: What every NSMutableString must have

  public required init?(coder aDecoder: NSCoder) { nil }
  public required init(capacity: Int) {
    text = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }
  public required init(string aString: String) {
    text = NSMutableAttributedString(string: aString)
    super.init(capacity: 0)
  }
  public required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    self.init(string: String(utf16CodeUnits: characters, count: length))
  }
  public required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
  public required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }
}
