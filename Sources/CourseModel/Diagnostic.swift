package import MarkdownTree

/// A file and a place in it.
package struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path as the user would type it, so that a terminal or an editor can open it.
  package var file: String
  package var position: SourcePosition

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.position = SourcePosition(line: line, column: column)
  }

  package init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  // Encoded flat: `{"file": …, "line": …, "column": …}`.
  private enum CodingKeys: String, CodingKey { case file, line, column }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    file = try values.decode(String.self, forKey: .file)
    position = SourcePosition(
      line: try values.decode(Int.self, forKey: .line), column: try values.decode(Int.self, forKey: .column))
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(file, forKey: .file)
    try values.encode(position.line, forKey: .line)
    try values.encode(position.column, forKey: .column)
  }

  /// `lesson.md:42:3`, the form that editors make into a link.
  package var description: String { "\(file):\(position.line):\(position.column)" }
}

/// Something that an author should know about a course: a mistake, or a doubt.
///
/// A diagnostic is a value; after one is found, checking goes on, so that all of them are reported at once.
package struct Diagnostic: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable, Comparable {
    case note, warning, error

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  package var rule: RuleID
  package var severity: Severity
  package var location: SourceLocation?
  /// One sentence: the specific thing first, the remedy last.
  package var message: String
  /// More lines for someone who wants to know why; may be empty.
  package var details: [String]

  package init(
    _ rule: RuleID, _ severity: Severity = .error, at location: SourceLocation?, _ message: String,
    details: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.details = details
  }
}
