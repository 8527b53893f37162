internal import MarkupText

/// Text as it is written in HTML, in elements and in quoted attributes alike.
enum HTMLText {
  /// Nothing of the text is markup afterwards. Characters that HTML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String { MarkupText.html(text) }

  static func append(_ text: String, to result: inout String) { MarkupText.appendHTML(text, to: &result) }
}

/// Parts of URLs.
enum URLText {
  /// A name of a directory or file as a part of a relative URL: bytes that are not plain are written as `%20`.
  static func encodingPathPart(_ name: String) -> String {
    name.utf8.map { byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~".utf8.contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  /// The scheme of a URL in lower case; `nil` when it is relative. Blanks and control characters are overlooked, as
  /// browsers do: `java\nscript:` is a scheme.
  static func scheme(of url: String) -> String? {
    let visible = url.unicodeScalars.filter { $0.value > 0x20 }
    guard let colon = visible.firstIndex(of: ":") else { return nil }
    let scheme = visible[..<colon]
    if scheme.contains(where: { "/?#\\".unicodeScalars.contains($0) }) { return nil }
    return String(String.UnicodeScalarView(scheme)).lowercased()
  }
}
