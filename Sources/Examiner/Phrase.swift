internal import ReferenceModel

/// What to call an element: `the text field "caption"`, or, when there is none, `no text field "caption"`.
struct Phrase: Sendable {
  /// `text field "caption"`
  var noun: String
  /// ` in the first row of "Top Priority"`, or empty.
  var place = ""

  var definite: String { "the \(noun)\(place)" }
  var absent: String { "there is no \(noun)\(place)" }
  func severalTimes(_ count: Int) -> String { "\(definite) is there \(count == 2 ? "twice" : "\(count) times")" }
  /// What stands behind the name of something inside.
  var inside: String { " in \(definite)" }
}
