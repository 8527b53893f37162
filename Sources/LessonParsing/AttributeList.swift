/// The words of a fence's info string or of a directive's comment, with their places.
///
///     swift role=check id=trims title="The caption is \"trimmed\"" hidden
///
/// A word is a name, `name=value` or `name="value"`; in a quoted value, `\"` and `\\` stand for `"` and `\`.
struct AttributeList {
  struct Attribute {
    var name: String
    /// `nil` for a name alone.
    var value: String?
    /// Bytes from the start of the list.
    var nameOffset: Int
    var valueOffset: Int
    var isQuoted = false
  }

  enum Problem: Hashable {
    case unclosedQuote
    /// A quote where a name should be, or right behind a closing quote.
    case strayQuote
    /// `role = check`.
    case spacedEquals
    case emptyValue(String)
    /// `role:check`.
    case colon(name: String, value: String)
    /// Around the whole list.
    case braces
    /// As word processors make them.
    case typographicQuote(String)

    var message: String {
      switch self {
      case .unclosedQuote: "A quoted value does not end on this line; close it with '\"'."
      case .strayQuote: "A quote stands here where a name should; write name=\"value\" with a space before and after."
      case .spacedEquals: "The sign '=' stands by itself; write name=value without spaces."
      case .emptyValue(let name): "Attribute '\(name)' has no value after '='; write \(name)=value."
      case .colon(let name, let value): "A colon stands in '\(name):\(value)' where '=' should; write \(name)=\(value)."
      case .braces: "The words of a fence stand in braces; write them without: swift role=…."
      case .typographicQuote(let name):
        "The value of '\(name)' stands in typographic quotes; write plain ones: \(name)=\"…\"."
      }
    }
  }

  /// The first word, when it is a name alone.
  private(set) var word: String?
  private(set) var attributes: [Attribute] = []
  private(set) var problems: [(problem: Problem, offset: Int)] = []

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"), text.contains("role") {
      problems.append((.braces, 0))
      (bytes[0], bytes[bytes.count - 1]) = (0x20, 0x20)
    }
    var scanner = Scanner(bytes: bytes)
    while scanner.skipBlanks() {
      if let attribute = scanner.attribute(&problems) {
        if word == nil, attributes.isEmpty, attribute.value == nil {
          word = attribute.name
        } else {
          attributes.append(attribute)
        }
      }
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    var position = 0

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// - Returns: Whether something is left.
    mutating func skipBlanks() -> Bool {
      while let byte = current, Self.isBlank(byte) { position += 1 }
      return current != nil
    }

    mutating func attribute(_ problems: inout [(problem: Problem, offset: Int)]) -> Attribute? {
      let start = position
      let name = take { !Self.isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "\"") }
      if name.isEmpty {
        problems.append((current == UInt8(ascii: "=") ? .spacedEquals : .strayQuote, start))
        _ = take { !Self.isBlank($0) }
        return nil
      }
      if current == UInt8(ascii: "\"") {
        problems.append((.strayQuote, position))
        _ = take { !Self.isBlank($0) }
        return nil
      }
      let afterBlanks = bytes[position...].firstIndex { !Self.isBlank($0) } ?? bytes.count
      if afterBlanks > position, afterBlanks < bytes.count, bytes[afterBlanks] == UInt8(ascii: "=") {
        problems.append((.spacedEquals, afterBlanks))
        position = bytes[(afterBlanks + 1)...].firstIndex { !Self.isBlank($0) } ?? bytes.count
        let valueStart = position
        let value = current == UInt8(ascii: "\"") ? quotedValue() : take { !Self.isBlank($0) }
        return Attribute(name: name, value: value, nameOffset: start, valueOffset: valueStart)
      }
      guard current == UInt8(ascii: "=") else {
        if let colon = name.firstIndex(of: ":"), AttributeName(rawValue: String(name[..<colon])) != nil {
          let (own, value) = (String(name[..<colon]), String(name[name.index(after: colon)...]))
          if !value.isEmpty {
            problems.append((.colon(name: own, value: value), start))
            return Attribute(name: own, value: value, nameOffset: start, valueOffset: start + own.utf8.count + 1)
          }
        }
        return Attribute(name: name, value: nil, nameOffset: start, valueOffset: start)
      }
      position += 1
      let valueStart = position
      let value: String
      let isQuoted = current == UInt8(ascii: "\"")
      if isQuoted {
        guard let quoted = quotedValue() else {
          problems.append((.unclosedQuote, valueStart))
          return nil
        }
        value = quoted
        if let byte = current, !Self.isBlank(byte) {
          problems.append((.strayQuote, position))
          _ = take { !Self.isBlank($0) }
        }
      } else {
        if takeTypographicQuote() {
          problems.append((.typographicQuote(name), valueStart))
          return nil
        }
        value = take { !Self.isBlank($0) }
        if value.isEmpty {
          problems.append((.emptyValue(name), start))
          return nil
        }
      }
      return Attribute(name: name, value: value, nameOffset: start, valueOffset: valueStart, isQuoted: isQuoted)
    }

    /// `“…”`, or up to the end of the list where the second mark is missing.
    private mutating func takeTypographicQuote() -> Bool {
      func isMark(_ offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
          && (0x98...0x9F).contains(bytes[offset + 2])
      }
      guard isMark(position) else { return false }
      let end = (position + 3..<max(position + 3, bytes.count)).first(where: isMark)
      position = end.map { $0 + 3 } ?? bytes.count
      return true
    }

    private mutating func quotedValue() -> String? {
      position += 1
      var value: [UInt8] = []
      while let byte = current {
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: value, as: UTF8.self) }
        let isEscape = byte == UInt8(ascii: "\\") && (current == UInt8(ascii: "\"") || current == UInt8(ascii: "\\"))
        value.append(isEscape ? bytes[position] : byte)
        if isEscape { position += 1 }
      }
      return nil
    }

    private mutating func take(while condition: (UInt8) -> Bool) -> String {
      let start = position
      while let byte = current, condition(byte) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
  }
}
