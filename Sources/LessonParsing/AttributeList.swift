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
  }

  enum Problem: Hashable {
    case unclosedQuote
    /// A quote where a name should be, or right behind a closing quote.
    case strayQuote
    /// `role = check`.
    case spacedEquals
    case emptyValue(String)

    var message: String {
      switch self {
      case .unclosedQuote: "A quoted value does not end on this line; close it with '\"'."
      case .strayQuote: "A quote stands here where a name should; write name=\"value\" with a space before and after."
      case .spacedEquals: "The sign '=' has no name before it; write name=value without spaces."
      case .emptyValue(let name): "Attribute '\(name)' has no value after '='; write \(name)=value."
      }
    }
  }

  /// The first word, when it is a name alone.
  private(set) var word: String?
  private(set) var attributes: [Attribute] = []
  private(set) var problems: [(problem: Problem, offset: Int)] = []

  init(_ text: String) {
    var scanner = Scanner(bytes: Array(text.utf8))
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
      guard current == UInt8(ascii: "=") else {
        return Attribute(name: name, value: nil, nameOffset: start, valueOffset: start)
      }
      position += 1
      let valueStart = position
      let value: String
      if current == UInt8(ascii: "\"") {
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
        value = take { !Self.isBlank($0) }
        if value.isEmpty {
          problems.append((.emptyValue(name), start))
          return nil
        }
      }
      return Attribute(name: name, value: value, nameOffset: start, valueOffset: valueStart)
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
