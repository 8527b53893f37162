/// What `Interop` has to say of a learner's file, at the learner's own line and column.
package struct InteropMessage: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    case error, warning, note
    /// Valid on Apple's systems, and not to be had here.
    case unsupported
  }

  /// How the message about a module that nobody has begins.
  package static let noSuchModule = "no such module"

  package var kind: Kind
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int
  package var message: String

  package init(_ kind: Kind, file: String, line: Int, column: Int, _ message: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Whether both stand at the same place and are warnings.
  package func isAbout(_ other: InteropMessage) -> Bool {
    kind == .warning && (kind, file, line, column) == (other.kind, other.file, other.line, other.column)
  }
}
