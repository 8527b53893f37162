import Foundation

// How this works: Foundation on Linux has predicates of closures only. A format is read into tokens, the tokens into a tree of
// closures, each of which takes the object that is looked at. [A] Predicate Programming Guide, "Predicate Format String Syntax".

/// The text of a predicate, `name CONTAINS[cd] %@ AND age > 3`, as a function of the object.
struct PredicateFormat {
  typealias Test = (_ object: Any?) -> Bool
  typealias Value = (_ object: Any?) -> Any?

  /// What is in the text that can't be read.
  struct Unreadable: Error {}

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any?>

  /// - Throws: ``Unreadable``
  static func test(_ format: String, _ arguments: [Any?]) throws -> Test {
    var reader = PredicateFormat(tokens: try PredicateToken.read(format)[...], arguments: arguments[...])
    let test = try reader.alternatives()
    guard reader.tokens.isEmpty else { throw Unreadable() }
    return test
  }

  private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any?>) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  // MARK: Words

  private mutating func take(_ words: String...) -> Bool {
    guard case .word(let word)? = tokens.first, words.contains(word.uppercased()) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(sign: String...) -> Bool {
    guard case .sign(let found)? = tokens.first, sign.contains(found) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func argument() throws -> Any? {
    guard let first = arguments.popFirst() else { throw Unreadable() }
    return first
  }

  // MARK: Logic

  private mutating func alternatives() throws -> Test {
    var result = try conjunction()
    while take("OR") || take(sign: "||") {
      let (left, right) = (result, try conjunction())
      result = { left($0) || right($0) }
    }
    return result
  }

  private mutating func conjunction() throws -> Test {
    var result = try negation()
    while take("AND") || take(sign: "&&") {
      let (left, right) = (result, try negation())
      result = { left($0) && right($0) }
    }
    return result
  }

  private mutating func negation() throws -> Test {
    if take("NOT") || take(sign: "!") {
      let inner = try negation()
      return { !inner($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take(sign: "(") {
      let inner = try alternatives()
      guard take(sign: ")") else { throw Unreadable() }
      return inner
    }
    return try comparison()
  }

  private mutating func comparison() throws -> Test {
    let modifier = ["ANY", "SOME", "ALL", "NONE"].first { take($0) }
    let left = try value()
    guard let comparison = try operation() else { throw Unreadable() }
    let right = try value()
    switch modifier {
    case nil: return { comparison.compare(left($0), right($0)) }
    case "ALL"?: return { object in elements(left(object)).allSatisfy { comparison.compare($0, right(object)) } }
    case "NONE"?: return { object in !elements(left(object)).contains { comparison.compare($0, right(object)) } }
    default: return { object in elements(left(object)).contains { comparison.compare($0, right(object)) } }
    }
  }

  private mutating func operation() throws -> PredicateComparison? {
    let name: String
    switch tokens.popFirst() {
    case .word(let word)?: name = word.uppercased()
    case .sign(let sign)?: name = sign
    default: return nil
    }
    guard let kind = PredicateComparison.Kind(rawValue: name) ?? PredicateComparison.Kind.others[name] else {
      return nil
    }
    guard take(sign: "[") else { return PredicateComparison(kind: kind, options: []) }
    guard case .word(let letters)? = tokens.popFirst(), take(sign: "]") else { throw Unreadable() }
    let small = letters.lowercased()
    let options: [(Character, String.CompareOptions)] = [("c", .caseInsensitive), ("d", .diacriticInsensitive)]
    return PredicateComparison(
      kind: kind, options: options.reduce(into: []) { if small.contains($1.0) { $0.insert($1.1) } })
  }

  // MARK: Values

  private mutating func value() throws -> Value {
    switch tokens.popFirst() {
    case .text(let text)?: return { _ in text }
    case .number(let number)?: return { _ in number }
    case .key?:
      guard let path = try argument() as? String else { throw Unreadable() }
      return { PredicateObject.value(at: path, of: $0) }
    case .argument?:
      let given = try argument()
      return { _ in given }
    case .sign("{")?:
      var list: [Value] = []
      while !take(sign: "}") {
        list.append(try value())
        _ = take(sign: ",")
        if tokens.isEmpty { throw Unreadable() }
      }
      return { object in list.map { $0(object) } }
    case .word(let word)?:
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      case "SELF": return { $0 }
      case "SUBQUERY", "FUNCTION", "CAST": _unsupported("NSPredicate with \(word.uppercased())")
      default: return { PredicateObject.value(at: word, of: $0) }
      }
    default: throw Unreadable()
    }
  }
}

/// The elements of a collection; a value that is none stands for itself.
private func elements(_ value: Any?) -> [Any?] {
  switch value {
  case nil: []
  case let list as [Any?]: list
  case let list as NSArray: list.map { $0 }
  case let set as NSSet: set.allObjects
  default: [value]
  }
}
