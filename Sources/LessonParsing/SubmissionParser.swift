package import CourseModel
internal import MarkdownTree

/// Reads a learner's answers from markdown: fences with `file=` or `in=`.
package enum SubmissionParser {
  package static func parse(_ text: String, file: String) -> ([Snippet], [Diagnostic]) {
    let source = SourceText(text)
    var maker = SnippetMaker(file: file)
    var answers: [Snippet] = []
    var pending = [MarkdownDocument.parse(text)][...]
    while let node = pending.popFirst() {
      pending = node.children[...] + pending
      guard case .codeBlock(let info?, let literal) = node.kind else { continue }
      let line = node.range.start.line
      let column = source.column(of: info, inLine: line, from: node.range.start.column) ?? node.range.start.column
      let answer = maker.answer(
        FenceInfo(info), at: SourceLocation(file: file, line: line, column: column), code: literal,
        start: SourceLocation(file: file, line: line + 1, column: node.range.start.column))
      if let answer { answers.append(answer) }
    }
    if answers.isEmpty, maker.problems.isEmpty {
      let warning = Diagnostic(
        "no-answers", .warning, at: SourceLocation(file: file, line: 1),
        "No fence of this file says where its code goes; add 'file=Name.swift' or 'in=TypeName' after 'swift'.")
      return ([], [warning])
    }
    return (answers, maker.problems)
  }
}
