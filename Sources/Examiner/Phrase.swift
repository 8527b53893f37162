internal import ReferenceModel

/// What to call an element: `the text field "item"`, or, when there is none, `no text field "item"`.
struct Phrase: Sendable {
  /// `text field "item"`
  var noun: String
  /// ` in the first row of "Fruit"`, or empty.
  var place = ""

  var definite: String { "the \(noun)\(place)" }
  var absent: String { "there is no \(noun)\(place)" }
  func severalTimes(_ count: Int) -> String { "\(definite) is there \(count == 2 ? "twice" : "\(count) times")" }
  /// What stands behind the name of something inside.
  var inside: String { " in \(definite)" }
}
