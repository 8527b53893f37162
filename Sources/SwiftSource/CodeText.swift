/// Swift code as characters, for text that nobody has bounded: in one pass, without a parser and without recursion.
package enum CodeText {
  /// The words that can be names, without those in comments and in strings; what is interpolated into a string is code.
  package static func words(in code: String) -> [Substring] {
    var reader = CodeReader(Array(code.utf8))
    let bytes = reader.withoutCommentsAndStrings()
    return String(decoding: bytes, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

/// Copies the code and leaves out what is none of it.
private struct CodeReader {
  private let bytes: [UInt8]
  private var index = 0
  private var result: [UInt8] = []
  /// The strings that are open around the place, outermost first: how each ends, and how many parentheses are open in its
  /// interpolation.
  private var strings: [(pounds: Int, isMultiline: Bool, parentheses: Int)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func withoutCommentsAndStrings() -> [UInt8] {
    result.reserveCapacity(bytes.count)
    while index < bytes.count {
      if starts("//") {
        skipLine()
      } else if starts("/*") {
        skipComment()
      } else if let pounds = poundsOfString() {
        index += pounds
        let isMultiline = starts("\"\"\"")
        index += isMultiline ? 3 : 1
        strings.append((pounds, isMultiline, 0))
        skipString()
      } else {
        copy()
      }
    }
    return result
  }

  /// One byte of code; a parenthesis may end an interpolation.
  private mutating func copy() {
    let byte = bytes[index]
    index += 1
    if !strings.isEmpty {
      if byte == UInt8(ascii: "(") { strings[strings.count - 1].parentheses += 1 }
      if byte == UInt8(ascii: ")") {
        strings[strings.count - 1].parentheses -= 1
        if strings[strings.count - 1].parentheses == 0 {
          result.append(UInt8(ascii: " "))
          return skipString()
        }
      }
    }
    result.append(byte)
  }

  /// From within a string to its end, or to the code of an interpolation.
  private mutating func skipString() {
    guard let string = strings.last else { return }
    result.append(UInt8(ascii: " "))
    let pounds = Array(repeating: UInt8(ascii: "#"), count: string.pounds)
    let end = Array((string.isMultiline ? "\"\"\"" : "\"").utf8) + pounds
    let escape = [UInt8(ascii: "\\")] + pounds
    while index < bytes.count {
      if starts(end) {
        index += end.count
        strings.removeLast()
        return
      }
      if starts(escape) {
        index += escape.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index += 1
          strings[strings.count - 1].parentheses = 1
          return
        }
        index += 1
        continue
      }
      // A string of one line ends with it: what comes after is code again, for the compiler too.
      if !string.isMultiline, bytes[index] == UInt8(ascii: "\n") {
        strings.removeLast()
        return
      }
      index += 1
    }
  }

  /// How many `#` stand before the quotation mark that begins a string here; `nil` when none begins.
  private func poundsOfString() -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    result.append(UInt8(ascii: " "))
  }

  private func starts(_ text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in (0..<text.count).allSatisfy { bytes[index + $0] == text[$0] } }
  }

  private func starts(_ mark: [UInt8]) -> Bool {
    bytes.count - index >= mark.count && bytes[index..<index + mark.count].elementsEqual(mark)
  }
}
