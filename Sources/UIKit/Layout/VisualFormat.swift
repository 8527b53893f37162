import Foundation

// How this works: [A] Auto Layout Guide, Visual Format Language.
//
//     format      = ["H:" | "V:"] ["|" connection] view (connection view)* [connection "|"]
//     view        = "[" name ["(" predicates ")"] "]"
//     connection  = "" | "-" | "-" amount "-"
//     amount      = number-or-metric | "(" predicates ")"
//     predicates  = predicate ("," predicate)*
//     predicate   = ["==" | "<=" | ">="] object [("*" | "/") number] [("+" | "-") number] ["@" priority]

/// One line of the visual format, read.
struct VisualFormat {
  enum Subject: Equatable {
    case superview
    case view(String)
  }

  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation = .equal
    /// A number or a metric, or the name of a view.
    var object: String
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: String?
  }

  enum Connection: Equatable {
    case flush
    case standard
    case predicates([Predicate])
  }

  struct Failure: Error {
    var message: String
    /// How many characters were read before.
    var position: Int
  }

  private(set) var isVertical = false
  private(set) var subjects: [Subject] = []
  /// By view: what is said of its size.
  private(set) var sizes: [(name: String, predicates: [Predicate])] = []
  /// Between each subject and the next.
  private(set) var connections: [Connection] = []

  private let text: [Character]
  private var position = 0

  init(_ format: String) throws {
    text = Array(format)
    if take("V:") { isVertical = true } else { _ = take("H:") }
    if take("|") {
      subjects.append(.superview)
      connections.append(try connection())
    }
    subjects.append(try view())
    while position < text.count {
      let next = try connection()
      if take("|") {
        connections.append(next)
        subjects.append(.superview)
        break
      }
      guard position < text.count else { throw Failure(message: "Expected a view", position: position) }
      connections.append(next)
      subjects.append(try view())
    }
    guard position == text.count else { throw Failure(message: "Unexpected characters at the end", position: position) }
  }

  // MARK: Parts

  private mutating func view() throws -> Subject {
    guard take("[") else { throw Failure(message: "Expected a view. Views begin with '['", position: position) }
    let name = word()
    guard !name.isEmpty else { throw Failure(message: "Expected a view's name", position: position) }
    if take("(") { sizes.append((name, try predicates())) }
    guard take("]") else { throw Failure(message: "Expected a ']' here", position: position) }
    return .view(name)
  }

  private mutating func connection() throws -> Connection {
    guard take("-") else { return .flush }
    if position < text.count, "[|".contains(text[position]) { return .standard }
    let found = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw Failure(message: "Expected a '-' here", position: position) }
    return .predicates(found)
  }

  private mutating func predicates() throws -> [Predicate] {
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw Failure(message: "Expected a ')' here", position: position) }
    return found
  }

  private mutating func predicate() throws -> Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var sign = ""
    if position + 1 < text.count, text[position] == "-", text[position + 1].isNumber {
      sign = "-"
      position += 1
    }
    let object = sign + word()
    guard object.isEmpty == false else {
      throw Failure(message: "Expected a number, a metric or a view's name", position: position)
    }
    var predicate = Predicate(relation: relation, object: object)
    if take("*") { predicate.multiplier = try number() } else if take("/") { predicate.multiplier = 1 / (try number()) }
    if object.first?.isLetter == true || object.first == "_" {
      if take("+") {
        predicate.constant = try number()
      } else if position + 1 < text.count, text[position] == "-", text[position + 1].isNumber, isInParentheses {
        position += 1
        predicate.constant = -(try number())
      }
    }
    if take("@") { predicate.priority = word() }
    return predicate
  }

  /// A minus outside of parentheses ends a connection.
  private var isInParentheses: Bool {
    let before = text[..<position]
    return before.count { $0 == "(" } > before.count { $0 == ")" }
  }

  private mutating func number() throws -> CGFloat {
    guard let value = Double(word()) else { throw Failure(message: "Expected a number", position: position) }
    return CGFloat(value)
  }

  private mutating func word() -> String {
    skipSpace()
    let start = position
    while position < text.count, text[position].isLetter || text[position].isNumber || "_.".contains(text[position]) {
      position += 1
    }
    return String(text[start..<position])
  }

  private mutating func take(_ expected: String) -> Bool {
    skipSpace()
    guard text[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  private mutating func skipSpace() {
    while position < text.count, text[position] == " " { position += 1 }
  }
}
