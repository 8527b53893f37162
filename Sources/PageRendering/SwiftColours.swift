/// Swift code with its comments, strings, keywords and numbers marked for the style sheet.
///
/// It looks at words, not at grammar: enough for colours, and for nothing else.
struct SwiftColours {
  private enum Colour: String { case comment, string, keyword, attribute, number, type }

  private let code: [Unicode.Scalar]
  private var position = 0
  private var result = ""

  /// Escaped, with `<span class="keyword">` and the like.
  static func html(_ code: String) -> String {
    var colours = SwiftColours(code: Array(code.unicodeScalars))
    while colours.position < colours.code.count { colours.token() }
    return colours.result
  }

  private init(code: [Unicode.Scalar]) { self.code = code }

  private subscript(_ index: Int) -> Unicode.Scalar { index < code.count ? code[index] : "\u{0}" }

  private mutating func token() {
    let scalar = self[position]
    switch scalar {
    case "/" where self[position + 1] == "/": mark(.comment, upTo: end(of: position) { $0 != "\n" })
    case "/" where self[position + 1] == "*": mark(.comment, upTo: endOfBlockComment())
    case "\"": mark(.string, upTo: endOfString(from: position, hashes: 0))
    case "#": hash()
    case "@" where isWordPart(self[position + 1]): mark(.attribute, upTo: end(of: position + 1, isWordPart))
    case "`": mark(nil, upTo: end(of: position + 1) { $0 != "`" && $0 != "\n" })
    case "0"..."9": mark(.number, upTo: end(of: position) { isWordPart($0) || $0 == "." })
    case _ where isWordPart(scalar): word()
    default: mark(nil, upTo: position + 1)
    }
  }

  private mutating func word() {
    let end = end(of: position, isWordPart)
    let word = String(String.UnicodeScalarView(code[position..<end]))
    let isMember = position > 0 && code[position - 1] == "."
    let isType = word.first?.isUppercase == true
    let isLabel = self[end] == ":" && word != "default"
    mark(isType ? .type : !isMember && !isLabel && Self.keywords.contains(word) ? .keyword : nil, upTo: end)
  }

  /// `#"…"#`, or a word such as `#selector`.
  private mutating func hash() {
    let afterHashes = end(of: position) { $0 == "#" }
    if self[afterHashes] == "\"" {
      mark(.string, upTo: endOfString(from: afterHashes, hashes: afterHashes - position))
    } else {
      mark(.keyword, upTo: end(of: afterHashes, isWordPart))
    }
  }

  private mutating func mark(_ colour: Colour?, upTo end: Int) {
    let end = min(end, code.count)
    if let colour { result += "<span class=\"\(colour.rawValue)\">" }
    HTMLText.append(code[position..<end], to: &result)
    if colour != nil { result += "</span>" }
    position = end
  }

  // MARK: Where tokens end

  private func end(of start: Int, _ isPart: (Unicode.Scalar) -> Bool) -> Int {
    var index = start
    while index < code.count, isPart(code[index]) { index += 1 }
    return index
  }

  private func endOfBlockComment() -> Int {
    var depth = 0
    var index = position
    while index < code.count {
      switch (code[index], self[index + 1]) {
      case ("/", "*"): (depth, index) = (depth + 1, index + 2)
      case ("*", "/"): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
      if depth == 0 { return index }
    }
    return index
  }

  /// - Parameter start: Of the first quote.
  private func endOfString(from start: Int, hashes: Int) -> Int {
    let isLong = self[start + 1] == "\"" && self[start + 2] == "\""
    let quotes = isLong ? 3 : 1
    var index = start + quotes
    var parentheses = 0
    while index < code.count {
      let scalar = code[index]
      if parentheses == 0, isRun(of: "\"", quotes, at: index), isRun(of: "#", hashes, at: index + quotes) {
        return index + quotes + hashes
      }
      if scalar == "\n", !isLong { return index }
      if parentheses > 0 {
        parentheses += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
      } else if scalar == "\\", isRun(of: "#", hashes, at: index + 1) {
        index += 1 + hashes
        if self[index] == "(" { parentheses = 1 }
      }
      index += 1
    }
    return index
  }

  private func isRun(of scalar: Unicode.Scalar, _ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { self[index + $0] == scalar }
  }

  private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout",
    "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "optional", "override",
    "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
    "where", "while", "willSet",
  ]
}
