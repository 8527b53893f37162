internal import Foundation
internal import ReferenceModel

/// The value that an expectation looks at, and what was read from the screen to make it.
struct ObservedValue<Value> {
  static var secret: String { "something that this hidden check looks for is not so" }

  let value: Value
  private let readings: [Reading]

  init(line: Int, _ actual: () -> Value) {
    let session = Session.current
    session.line = line
    session.readings = []
    value = actual()
    readings = session.readings
    session.readings = []
    session.expectations += 1
  }

  /// The reading that is the value itself, not one that the value was computed from.
  private var direct: Reading? {
    guard readings.count == 1, let reading = readings.first else { return nil }
    return ValueWords.words(reading.value) == ValueWords.words(value) ? reading : firstOfList(reading)
  }

  /// `labels.first` is read of a list, and told of its first row.
  private func firstOfList(_ reading: Reading) -> Reading? {
    guard let list = reading.value as? [String], let first = list.first, ValueWords.words(value) == Words.quoted(first)
    else { return nil }
    return Reading(subject: "the first row of \(reading.subject)", verb: "says", value: first)
  }

  /// The reading whose contrary the value is: `!button.isEnabled`.
  private var negated: Reading? {
    guard readings.count == 1, let reading = readings.first, case .flag = reading.style,
      let flag = reading.value as? Bool, let value = value as? Bool, flag != value
    else { return nil }
    return reading
  }

  /// What stands after the word "expected".
  func expectedWords(_ expected: Any) -> String {
    if let negated, let expected = expected as? Bool { return negated.expectedWords(!expected) }
    return direct?.expectedWords(expected) ?? ValueWords.words(expected)
  }

  /// The expected value as ``Reading/words(_:)`` show it.
  func words(_ expected: Any) -> String {
    if let negated, let expected = expected as? Bool { return negated.words(!expected) }
    return direct?.words(expected) ?? ValueWords.words(expected)
  }

  func unexpectedWords(_ unexpected: Any) -> String {
    if let unexpected = unexpected as? Bool, direct != nil || negated != nil { return expectedWords(!unexpected) }
    return "anything else"
  }

  /// Ends the check: "the keyboard is up; expected it gone".
  /// - Parameters:
  ///   - expectedWords: What stands after the word "expected".
  ///   - expected: What stands beside the value that was seen, when that is something else.
  func fail(_ expectedWords: String, expected: String? = nil) -> Never {
    end(explanation(expectedWords, expected: expected))
  }

  /// Ends the check where nothing but a condition is known.
  func failCondition() -> Never { end(explanationOfCondition()) }

  // How this works: what is to be said is made by functions that return. In a function that never does, the optimiser of
  // Swift 6.3 takes the end of an optional reading for the end of everything.

  private struct Explanation {
    var reason: String
    var withoutExpectation: String?
    var expected: String?
    var seen: String?
  }

  private func end(_ explanation: Explanation) -> Never {
    Session.current.end(
      .fail, explanation.reason, withoutExpectation: explanation.withoutExpectation, expected: explanation.expected,
      seen: explanation.seen)
  }

  @inline(never)
  private func explanation(_ expectedWords: String, expected: String?) -> Explanation {
    let reading = direct ?? negated
    let seen = reading.map { $0.words($0.value) } ?? ValueWords.words(value)
    let clause = reading?.clause ?? edge(seen) ?? computed(seen)
    return Explanation(
      reason: "\(clause); expected \(expectedWords)",
      withoutExpectation: "\(clause); this hidden check expects otherwise",
      expected: expected ?? expectedWords, seen: seen)
  }

  /// `the keyboard takes up 375 × 260 points at (0, 407), which makes 260`: a value that the check has worked out.
  private func computed(_ seen: String) -> String {
    background.isEmpty ? "the check has found \(seen)" : background.joined(separator: "; ") + ", which makes \(seen)"
  }

  /// `the height of the keyboard is 260 points`: one number of the only frame that was read, if no other of its numbers is the same.
  private func edge(_ seen: String) -> String? {
    guard readings.count == 1, let reading = readings.first, let frame = reading.value as? CGRect else { return nil }
    let number: CGFloat? = value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
    let numbers = [
      ("width", frame.width), ("height", frame.height), ("left edge", frame.minX), ("right edge", frame.maxX),
      ("upper edge", frame.minY), ("lower edge", frame.maxY), ("middle", frame.midX), ("middle", frame.midY),
    ].filter { $0.1 == number }
    guard numbers.count == 1, let (name, _) = numbers.first else { return nil }
    return "the \(name) of \(reading.subject) is \(name.hasSuffix("th") || name == "height" ? "" : "at ")\(seen) points"
  }

  @inline(never)
  private func explanationOfCondition() -> Explanation {
    if direct != nil || negated != nil { return explanation(expectedWords(true), expected: words(true)) }
    let seen = background.joined(separator: "; ")
    return Explanation(
      reason: seen.isEmpty ? "a condition of the check does not hold" : "the check does not hold: \(seen)",
      seen: seen.isEmpty ? nil : seen)
  }

  /// Ends the check with the author's own words for what was expected.
  func fail(words: String) -> Never {
    let seen = background.joined(separator: "; ")
    Session.current.end(
      .fail, seen.isEmpty ? "this was expected: \(words)" : "\(seen); expected: \(words)",
      withoutExpectation: seen.isEmpty ? Self.secret : "\(seen); this hidden check expects otherwise",
      expected: words, seen: seen.isEmpty ? nil : seen)
  }

  /// What was read, once each, of much only the last.
  private var background: [String] {
    var clauses: [String] = []
    for clause in readings.map(\.clause) where !clauses.contains(clause) { clauses.append(clause) }
    return clauses.suffix(3)
  }
}

/// A value of an expectation, made after the check's line is known: making it can end the check too.
func value<Value>(atLine line: Int, _ make: () -> Value) -> Value {
  Session.current.line = line
  return make()
}

/// A value that is known by its words alone.
struct Described: Sendable, CustomStringConvertible {
  var words: String
  var description: String { words }
}
