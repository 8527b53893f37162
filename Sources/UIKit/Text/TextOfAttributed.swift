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

  /// Foundation on Linux replaces in a class like this one at the places of the text as it was.
  public static func replaceOccurrences(
    of target: String, with replacement: String, _ options: NSString.CompareOptions, _ range: NSRange,
    in text: NSMutableString
  ) -> Int {
    guard let text = text as? _TextOfAttributed else {
      return text.replaceOccurrences(of: target, with: replacement, options: options, range: range)
    }
    let found = replacements(of: target, with: replacement, options, range, in: text.text.string)
    for (range, new) in found.reversed() { text.replaceCharacters(in: range, with: new) }
    return found.count
  }

  private static func replacements(
    of target: String, with replacement: String, _ options: NSString.CompareOptions, _ range: NSRange,
    in text: String
  ) -> [(NSRange, String)] {
    if options.contains(.regularExpression) {
      let expression = try? NSRegularExpression(
        pattern: target, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      return expression?.matches(in: text, range: range).map { match in
        (match.range, expression?.replacementString(for: match, in: text, offset: 0, template: replacement) ?? "")
      } ?? []
    }
    var found: [(NSRange, String)] = []
    var rest = range
    while true {
      let place = (text as NSString).range(of: target, options: options.subtracting(.backwards), range: rest)
      guard place.location != NSNotFound, place.length > 0 else { return found }
      found.append((place, replacement))
      rest = NSRange(location: place.upperBound, length: range.upperBound - place.upperBound)
    }
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
