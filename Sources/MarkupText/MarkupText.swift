/// Text as it is written in HTML, SVG and XML.
///
/// It looks at scalars and not at characters: a quote and a combining accent are one character for Swift, but for a browser the
/// quote still ends the attribute.
package enum MarkupText {
  /// For SVG and XML: nothing of the text is markup afterwards, in elements and in quoted attributes alike. Characters that XML does
  /// not allow, and those that turn the direction of writing, become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    append(text.unicodeScalars, to: &result, allowed: replaced)
    return result
  }

  /// The same for HTML. Line ends as Windows writes them become a newline. A colon at the beginning of a line, and
  /// a number sign behind another, are written by their numbers: where a page is printed, CI would take `::` and `##[` for commands.
  package static func html(_ text: String) -> String {
    var result = ""
    appendHTML(text, to: &result)
    return result
  }

  package static func appendHTML(_ text: String, to result: inout String) {
    if let bytes = asciiHTML(text.utf8) {
      result += String(decoding: bytes, as: UTF8.self)
    } else {
      appendHTML(text.unicodeScalars, to: &result)
    }
  }

  /// The same for what most texts are made of: letters, digits and signs of ASCII, byte for byte. `nil` for any other text.
  private static func asciiHTML(_ text: String.UTF8View) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 16)
    var last: UInt8 = 0
    var isAtLineStart = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case UInt8(ascii: "'"): result += "&#39;".utf8
      case UInt8(ascii: ":") where isAtLineStart: result += "&#58;".utf8
      case UInt8(ascii: "#") where last == UInt8(ascii: "#"): result += "&#35;".utf8
      case 0x20..<0x7F, 0x0A, 0x09: result.append(byte)
      default: return nil
      }
      // Signs that are written by name are no line start's end, as below.
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): break
      default:
        last = byte
        isAtLineStart = byte == 0x0A || (isAtLineStart && (byte == 0x20 || byte == 0x09))
      }
    }
    return result
  }

  private static func appendHTML(_ scalars: some Sequence<Unicode.Scalar>, to result: inout String) {
    var last: Unicode.Scalar?
    var isAtLineStart = false
    append(scalars, to: &result, isNumbered: { $0 == ":" && isAtLineStart || $0 == "#" && last == "#" }) { scalar in
      defer {
        last = scalar
        isAtLineStart = scalar == "\n" || scalar == "\r" || (isAtLineStart && scalar.properties.isWhitespace)
      }
      switch scalar {
      // A line end of Windows is one, and one of the old Macintosh too.
      case "\n": return last == "\r" ? nil : scalar
      case "\r": return "\n"
      default: return replaced(scalar)
      }
    }
  }

  private static func replaced(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch ScalarClass(scalar) {
    case .control, .direction: "\u{FFFD}"
    case .unassigned: scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar
    // Of an author's text in Hebrew or Arabic, marks of direction are a part; and Apple's own logo is of private use.
    case .plain, .lineFeed, .tab, .carriageReturn, .separator, .directionMark, .invisible: scalar
    }
  }

  private static func append(
    _ scalars: some Sequence<Unicode.Scalar>, to result: inout String,
    isNumbered: (Unicode.Scalar) -> Bool = { _ in false }, allowed: (Unicode.Scalar) -> Unicode.Scalar?
  ) {
    for scalar in scalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        let isNumbered = isNumbered(scalar)
        guard let scalar = allowed(scalar) else { continue }
        if isNumbered { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
      }
    }
  }
}
