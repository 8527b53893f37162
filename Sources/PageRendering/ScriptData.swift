internal import Foundation

/// Values as they stand in scripts.
enum ScriptData {
  /// JSON that has no tag in it, read as HTML; U+2028 and U+2029, which end lines in older JavaScript, are escaped.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
      .replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}
