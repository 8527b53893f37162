package import CourseModel

/// Diagnostics for a terminal: `lesson.md:42:9: error: … [unknown-role]`, the source line, and a caret under the place.
package struct DiagnosticText {
  package var terminal: Terminal
  /// The lines of a file that a diagnostic names; `nil` when it can't be read.
  package var source: (String) -> [String]?

  package init(terminal: Terminal, source: @escaping (String) -> [String]? = { _ in nil }) {
    self.terminal = terminal
    self.source = source
  }

  /// How many of the same rule are shown of a file; the others are counted.
  package static let mostOfARule = 25

  package func render(_ diagnostics: [Diagnostic]) -> String {
    var layout = TextLayout(terminal)
    var counts: [RuleInFile: Int] = [:]
    var order: [RuleInFile] = []
    var lines = LastFile(source)
    for diagnostic in diagnostics {
      let kind = RuleInFile(rule: diagnostic.rule, file: diagnostic.location?.file ?? "")
      if counts[kind] == nil { order.append(kind) }
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= Self.mostOfARule { add(diagnostic, &lines, to: &layout) }
    }
    for kind in order {
      let rest = counts[kind, default: 0] - Self.mostOfARule
      guard rest > 0 else { continue }
      layout.paragraph(
        [Span(kind.file, .strong), Span(": and \(rest) more of the same rule "), Span("[\(kind.rule)]", .quiet)],
        hanging: 2)
    }
    return layout.text
  }

  private struct RuleInFile: Hashable {
    var rule: RuleID
    var file: String
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
