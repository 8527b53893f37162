import Foundation

/// A word, a sign or a value in the format of a predicate.
enum PredicateToken: Equatable {
  /// `CONTAINS`, `name`, `SELF.name`
  case word(String)
  case sign(String)
  /// What stands between quotation marks.
  case text(String)
  case number(Double)
  /// `%K`: the path of a key is among the arguments.
  case key
  /// `%@`, `%d` and the like.
  case argument

  /// - Throws: ``PredicateFormat/Unreadable``
  static func read(_ format: String) throws -> [PredicateToken] {
    var rest = format[...]
    var result: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        result.append(.text(try text(&rest, until: first)))
      } else if first == "%" {
        result.append(try placeholder(&rest))
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits) else { throw PredicateFormat.Unreadable() }
        result.append(.number(number))
        rest = rest[digits.endIndex...]
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        result.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else if first == "$" {
        _unsupported("NSPredicate with variables")
      } else {
        let sign = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].first { rest.hasPrefix($0) } ?? String(first)
        result.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return result
  }

  private static func text(_ rest: inout Substring, until quote: Character) throws -> String {
    rest.removeFirst()
    var result = ""
    while let next = rest.popFirst() {
      if next == quote { return result }
      if next == "\\", let escaped = rest.popFirst() { result.append(escaped) } else { result.append(next) }
    }
    throw PredicateFormat.Unreadable()
  }

  private static func placeholder(_ rest: inout Substring) throws -> PredicateToken {
    for (mark, token) in [("%K", PredicateToken.key), ("%@", .argument)] where rest.hasPrefix(mark) {
      rest = rest.dropFirst(2)
      return token
    }
    guard let number = rest.firstMatch(of: /^%[hlqzt]*[diuxXfgeE]/) else { throw PredicateFormat.Unreadable() }
    rest = rest[number.range.upperBound...]
    return .argument
  }
}
