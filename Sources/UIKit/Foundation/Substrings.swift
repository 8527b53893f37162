import Foundation

/// What generated code calls for parts of an `NSString`: a letter of two units that is cut in two leaves a replacement character, as a
/// `String` can hold nothing else.
public enum _Substrings {
  public static func text(of string: NSString, from start: Int) -> String {
    text(of: string, in: NSRange(location: start, length: string.length - start))
  }

  public static func text(of string: NSString, to end: Int) -> String {
    text(of: string, in: NSRange(location: 0, length: end))
  }

  /// [A] NSString, isEqual(to:): a literal comparison, for which an accent behind its letter is another text than the letter with it.
  public static func isLiterally(_ string: NSString, _ other: String) -> Bool {
    (string as String).utf16.elementsEqual(other.utf16)
  }

  /// [A] NSString, substring(with:): a range that is not within the text ends the app.
  public static func text(of string: NSString, in range: NSRange) -> String {
    guard range.location >= 0, range.length >= 0, range.location <= string.length - range.length else {
      _raise(
        "NSRangeException",
        "-[NSString substringWithRange:]: Range {\(range.location), \(range.length)} out of bounds; "
          + "string length \(string.length)")
    }
    let units = Array((string as String).utf16.dropFirst(range.location).prefix(range.length))
    return String(decoding: units, as: UTF16.self)
  }
}
