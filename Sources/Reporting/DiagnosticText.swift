package import CourseModel
internal import MarkupText

/// Diagnostics for a terminal: `lesson.md:42:9: error: … [unknown-role]`, the source line, and a caret under the place.
package struct DiagnosticText {
  package var terminal: Terminal
  /// The lines of a file that a diagnostic names; `nil` when it can't be read.
  package var source: (String) -> [String]?

  package init(terminal: Terminal, source: @escaping (String) -> [String]? = { _ in nil }) {
    self.terminal = terminal
    self.source = source
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    var layout = TextLayout(terminal)
    var lines = LastFile(source)
    let capped = CappedMessages(diagnostics)
    for diagnostic in capped.shown { add(diagnostic, &lines, to: &layout) }
    for (kind, count) in capped.rest {
      layout.paragraph(
        [
          Span(kind.file, .strong), Span(": \(CappedMessages<Diagnostic>.Kind.words(count)) "),
          Span("[\(kind.rule)]", .quiet),
        ], hanging: 2)
    }
    return layout.text
  }

  /// A file is read once for all the diagnostics in a row that are about it.
  private struct LastFile {
    private let source: (String) -> [String]?
    private var last: (file: String, lines: [String]?)?

    init(_ source: @escaping (String) -> [String]?) { self.source = source }

    mutating func lines(of file: String) -> [String]? {
      if let last, last.file == file { return last.lines }
      let lines = source(file)
      last = (file, lines)
      return lines
    }
  }

  private func add(_ diagnostic: Diagnostic, _ lines: inout LastFile, to layout: inout TextLayout) {
    let style: Style = diagnostic.severity == .error ? .bad : diagnostic.severity == .warning ? .doubt : .quiet
    let place = diagnostic.location.map { "\($0.description): " } ?? ""
    layout.paragraph(
      [
        Span(place, .strong), Span(diagnostic.severity.rawValue + ":", style), Span(" \(diagnostic.message) "),
        Span("[\(diagnostic.rule)]", .quiet),
      ],
      hanging: 2)
    // Of a file that can't be read there is nothing to show.
    if let location = diagnostic.location, diagnostic.rule != .unreadable {
      SourceExcerpt(location: location) { lines.lines(of: $0) }?.add(to: &layout)
    }
    for detail in diagnostic.details { layout.paragraph(detail, indent: 4) }
  }
}

/// The line that a location names, and a caret under its column.
package struct SourceExcerpt {
  private var line: String
  private var caret: String

  /// - Returns: `nil` when the line is not to be had or empty.
  package init?(location: SourceLocation, source: (String) -> [String]?) {
    guard let lines = source(location.file), lines.indices.contains(location.position.line - 1) else { return nil }
    let bytes = Array(lines[location.position.line - 1].utf8.prefix(400))
    let before = String(decoding: bytes.prefix(max(location.position.column - 1, 0)), as: UTF8.self)
    line = visible(String(decoding: bytes, as: UTF8.self))
    guard line.contains(where: { $0 != " " }) else { return nil }
    caret = String(repeating: " ", count: columns(visible(before))) + "^"
  }

  package func add(to layout: inout TextLayout, indent: Int = 0) {
    let prefix = String(repeating: " ", count: indent) + "  | "
    layout.verbatim(line + "\n" + caret, prefix: prefix)
  }
}
