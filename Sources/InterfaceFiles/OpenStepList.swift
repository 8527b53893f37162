/// A value of a property list in the old form of NeXT's, in which Xcode writes projects and tables of strings.
enum OpenStepValue: Equatable {
  case text(String)
  case list([OpenStepValue])
  case table([String: OpenStepValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [OpenStepValue] { if case .list(let list) = self { list } else { [] } }
  subscript(key: String) -> OpenStepValue? { if case .table(let table) = self { table[key] } else { nil } }
}

/// Reads such a list.
struct OpenStepReader {
  struct Mistake: Error {
    /// 1-based.
    var line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  /// No project comes near.
  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  /// A project: one value.
  mutating func value() throws(Mistake) -> OpenStepValue { try value(depth: 0) }

  /// A table of strings: pairs without braces around them.
  mutating func pairs() throws(Mistake) -> [(key: String, value: String)] {
    var pairs: [(String, String)] = []
    while true {
      skipBlanks()
      if index == bytes.count { return pairs }
      let key = try word()
      skipBlanks()
      // A key alone stands for itself.
      let value = take("=") ? try word() : key
      skipBlanks()
      guard take(";") || index == bytes.count else { throw mistake }
      pairs.append((key, value))
    }
  }

  private var mistake: Mistake {
    Mistake(line: bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
  }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) -> OpenStepValue {
    guard depth < Self.deepest else { throw mistake }
    skipBlanks()
    if take("{") {
      var table: [String: OpenStepValue] = [:]
      while !take("}") {
        let key = try word()
        guard take("=") else { throw mistake }
        table[key] = try value(depth: depth + 1)
        guard take(";") else { throw mistake }
      }
      return .table(table)
    }
    if take("(") {
      var list: [OpenStepValue] = []
      while !take(")") {
        list.append(try value(depth: depth + 1))
        if !take(",") {
          guard take(")") else { throw mistake }
          break
        }
      }
      return .list(list)
    }
    return .text(try word())
  }

  private mutating func word() throws(Mistake) -> String {
    skipBlanks()
    guard let first = next else { throw mistake }
    if first == UInt8(ascii: "\"") { return try quoted() }
    let start = index
    while let byte = next, Self.isPlain(byte) { index += 1 }
    guard index > start else { throw mistake }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(Mistake) -> String {
    index += 1
    var result: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        result.append(byte)
        continue
      }
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = bytes[index..<min(index + 4, bytes.count)]
        guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(number)
        else { throw mistake }
        index += digits.count
        result += Array(String(Character(scalar)).utf8)
      default: result.append(escaped)
      }
    }
    throw mistake
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  /// Blanks and comments.
  private mutating func skipBlanks() {
    while let byte = next {
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) {
          index += 1
        }
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
      } else {
        return
      }
    }
    index = min(index, bytes.count)
  }
}
