import Foundation

/// What generated code calls for a text in an encoding that lacks some of its letters: Foundation on Linux answers `nil`.
public enum _LossyText {
  /// [A] NSString, data(using:allowLossyConversion:): letters that the encoding lacks lose their accents. What stands for a letter that has no
  /// such form is not told.
  public static func data(_ text: String, using encoding: String.Encoding, isLossy: Bool) -> Data? {
    let data = text.data(using: encoding)
    guard data == nil, isLossy else { return data }
    let plain = text.map { letter in
      let composed = String(letter).precomposedStringWithCanonicalMapping
      return composed.canBeConverted(to: encoding) ? composed : withoutMarks(letter)
    }
    guard let data = plain.joined().data(using: encoding) else {
      _unsupported("String.data(using:allowLossyConversion:) of letters that the encoding has in no form")
    }
    return data
  }

  private static func withoutMarks(_ letter: Character) -> String {
    let scalars = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0.properties.canonicalCombiningClass == .notReordered }))
  }
}
