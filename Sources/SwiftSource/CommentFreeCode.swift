/// Code without its comments, indentation and blank lines: two texts that have the same are the same program, line numbers aside.
///
/// How this works: the text is not parsed, since it may be a stranger's and made to be too much for a parser. So only what is
/// certain without a grammar is left out: `//` to the end of a line, outside of a string; blanks at both ends of a line; lines without
/// anything else. Line ends stay, because statements end at them. Text with anything whose ends are not seen in a line (`"""`, `/*`,
/// delimiters with `#`), or that asks where it stands (`#line`), stays as it is.
package struct CommentFreeCode {
  package let text: String
  /// Whether nothing but ``text`` can make a difference to what the program does.
  package let isCertain: Bool

  package init(_ code: String) {
    var text: [UInt8] = []
    text.reserveCapacity(code.utf8.count)
    // By bytes: a character may be more than the sign that Swift looks for.
    let isPlain = !Self.uncertain.contains { code.utf8.contains($0.utf8) }
    let lines = isPlain ? code.utf8.split(separator: UInt8(ascii: "\n")) : []
    for line in lines {
      guard let end = Self.endOfCode(Array(line)) else {
        (self.text, isCertain) = (code, false)
        return
      }
      let code = line.prefix(end).drop(while: Self.isBlank)
      guard let last = code.lastIndex(where: { !Self.isBlank($0) }) else { continue }
      text += code[...last] + [UInt8(ascii: "\n")]
    }
    self.text = isPlain ? String(decoding: text, as: UTF8.self) : code
    isCertain = isPlain
  }

  /// What goes beyond a line, or tells the program about its own text.
  private static let uncertain = [
    "\"\"\"", "/*", "*/", "#\"", "#/", "#line", "#column", "#file", "#sourceLocation", "#dsohandle", "\r", "\u{0}",
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// How many bytes of a line come before its comment; `nil` where a string does not end, or a single `/` may begin a
  /// pattern in which a quote or `//` is something else.
  private static func endOfCode(_ line: [UInt8]) -> Int? {
    var index = 0
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: "/"):
        return index + 1 < line.count && line[index + 1] == UInt8(ascii: "/") ? index : nil
      case UInt8(ascii: "\""):
        guard let end = endOfString(line, from: index + 1) else { return nil }
        index = end
      default: index += 1
      }
    }
    return index
  }

  /// - Parameter start: Behind the quote that begins it.
  /// - Returns: Behind the quote that ends it.
  private static func endOfString(_ line: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < line.count {
      switch line[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"):
        guard index + 1 < line.count else { return nil }
        if line[index + 1] == UInt8(ascii: "(") {
          guard let end = endOfInterpolation(line, from: index + 2) else { return nil }
          index = end
        } else {
          index += 2
        }
      default: index += 1
      }
    }
    return nil
  }

  /// - Parameter start: Behind the parenthesis that begins it.
  /// - Returns: Behind the one that ends it; `nil` also where a string stands in it, since strings in strings have no end to how deep they go.
  private static func endOfInterpolation(_ line: [UInt8], from start: Int) -> Int? {
    var depth = 1
    for index in start..<line.count {
      switch line[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): return nil
      default: break
      }
    }
    return nil
  }
}

extension ProgramSource {
  /// The names of its files and their code without comments, in an order that does not depend on how they came.
  package var commentFree: (files: [String], isCertain: Bool) {
    let codes = files.sorted { $0.name < $1.name }.map { (name: $0.name, code: CommentFreeCode($0.text)) }
    return (codes.flatMap { [$0.name, $0.code.text] }, codes.allSatisfy(\.code.isCertain))
  }
}
