package import CourseModel
internal import MarkdownTree

/// Reads a learner's answer in markdown: its Swift fences with `file=` or `in=`.
package enum SubmissionParser {
  /// Beyond so many remarks on one file nothing more is said.
  private static let mostRemarks = 50

  /// - Parameter most: How many answers are read; one more is too many, and then the rest is not read.
  package static func parse(_ text: String, file: String, most: Int = .max) -> ([Snippet], [Diagnostic]) {
    let lines = SourceLines(text)
    var findings = DiagnosticCollector(file: file)
    var snippets: [Snippet] = []
    for node in fences(in: MarkdownDocument.parse(FrontMatter(text).body, readsLinks: false)) {
      guard snippets.count <= most, findings.diagnostics.count < mostRemarks else { break }
      guard let fence = Fence(node, in: lines) else { continue }
      let names = fence.list.attributes.map(\.name)
      guard fence.isSwift else {
        if names.contains("file") || names.contains("in") {
          findings.add(
            .notSwift, .warning, at: node.range.start,
            "This code is left out, because its fence is not marked as Swift; write 'swift' before its attributes.")
        }
        continue
      }
      // A copy of the lesson brings checks and the like: they are no answer.
      let maker = SnippetBuilder(.fence, fence.list, place: fence.place, &findings)
      if let role = maker.role(&findings), role != .solution, role != .starter { continue }
      guard names.contains("file") || names.contains("in") else {
        findings.add(
          .missingPlace, .warning, at: node.range.start,
          "This code is left out, because it does not say where it belongs; write file=Name.swift or in=Type behind 'swift'."
        )
        continue
      }
      if !fence.isClosed {
        findings.add(
          .openFence, .warning, at: node.range.start,
          "The fence is never closed, so that everything below belongs to it; close it with the same marks.")
      }
      var snippet = fence.snippet(.solution, file: file)
      snippet.placement = maker.placement(.solution, at: node.range.start, &findings)
      if snippet.placement != .alone { snippets.append(snippet) }
    }
    if snippets.isEmpty, findings.diagnostics.isEmpty {
      findings.add(
        .noAnswer, .warning, at: SourcePosition(line: 1, column: 1),
        "No fence of this file holds an answer; write Swift fences with file=Name.swift or in=Type behind 'swift'.")
    }
    return (snippets, findings.diagnostics)
  }

  private static func fences(in node: MarkdownNode) -> [MarkdownNode] {
    if case .codeBlock = node.kind { return [node] }
    return node.children.flatMap { fences(in: $0) }
  }
}
