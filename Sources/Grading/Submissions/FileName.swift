internal import Foundation

/// A name as the file system or an archive has it: bytes, which need not be text.
package struct FileName: Hashable, Sendable, Comparable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// `nil` when the bytes are no UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// For messages: bytes that are no UTF-8 are spelled `\xE9`.
  var shown: String {
    if let text { return text }
    var result = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let character = String(validating: rest.prefix(length), as: UTF8.self), rest.count >= length {
        result += character
        rest = rest.dropFirst(length)
      } else {
        result += "\\x" + String(first, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Bytes of a name, as most file systems allow.
  private static let longest = 255

  /// Why a file of this name is not taken, as a clause; `nil` when it may be.
  ///
  /// A name with a control character can look like several lines of a log, and one with a mark that turns the direction of
  /// writing like another name.
  var objection: String? {
    if bytes.count > Self.longest { return "its name is longer than \(Self.longest) bytes" }
    guard let text else { return "its name is not UTF-8; rename it" }
    guard let scalar = text.unicodeScalars.first(where: Self.isInvisibleOrReorders) else { return nil }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - number.count)) + number
    return "its name holds the invisible character U+\(code); rename it"
  }

  private static func isInvisibleOrReorders(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The same for names that some file systems do not tell apart: of other case, or composed in another way.
  var folded: String { shown.precomposedStringWithCanonicalMapping.lowercased() }

  package static func < (a: Self, b: Self) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}
