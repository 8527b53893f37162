import Foundation

/// What generated code calls for a text in an encoding that lacks some of its letters: Foundation on Linux answers `nil`.
public enum _LossyText {
  /// [A] NSString, data(using:allowLossyConversion:): letters lose their accents. What stands for a letter that has no such form is not
  /// told.
  public static func data(_ text: String, using encoding: String.Encoding, isLossy: Bool) -> Data? {
    let data = text.data(using: encoding)
    guard data == nil, isLossy else { return data }
    let isMark = { (scalar: Unicode.Scalar) in scalar.properties.canonicalCombiningClass != .notReordered }
    let plain = String(
      String.UnicodeScalarView(text.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !isMark($0) }))
    guard let data = plain.data(using: encoding) else {
      _unsupported("String.data(using:allowLossyConversion:) of letters that the encoding has in no form")
    }
    return data
  }
}
