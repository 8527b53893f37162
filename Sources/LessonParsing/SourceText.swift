internal import CourseModel
internal import MarkdownTree

/// A text to read, with the path that messages name.
package struct SourceText: Sendable {
  package var text: String
  /// As the user would type it.
  package var file: String

  package init(_ text: String, file: String) {
    self.text = text
    self.file = file
  }
}

/// Collects what is wrong with one file.
struct DiagnosticCollector {
  let file: String
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  mutating func add(
    _ rule: RuleID, _ severity: Diagnostic.Severity = .error, at position: SourcePosition, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(rule, severity, at: SourceLocation(file: file, position: position), message))
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension SourcePosition {
  /// The place `offset` bytes further on in `text`, which starts here.
  func advanced(by offset: Int, in text: String) -> SourcePosition {
    var place = self
    for byte in text.utf8.prefix(offset) { place.advance(over: byte) }
    return place
  }

  mutating func advance(over byte: UInt8) {
    if byte == 0x0A {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }
}
