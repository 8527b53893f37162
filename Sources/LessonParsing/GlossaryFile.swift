internal import CourseModel
internal import MarkdownTree

/// `glossary.md`: a second-level heading for each term, with other forms of it behind commas, and what it means.
struct GlossaryFile {
  static let name = "glossary.md"

  let glossary: Glossary
  private(set) var problems: [Diagnostic] = []

  /// - Parameter folder: Of the file; `nil` is returned when it holds none that can be read.
  init?(in folder: String) {
    let file = LessonFiles.join(folder, Self.name)
    guard case .success(let source) = TextFile.read(file, inside: CourseBounds(folders: [folder])) else { return nil }
    let front = FrontMatter(source)
    var findings = DiagnosticCollector(file: file)
    for problem in front.problems { findings.add(problem.rule, at: problem.place, problem.message) }
    var title = front.title
    var introduction: [MarkdownNode] = []
    var entries: [(heading: MarkdownNode, entry: Glossary.Entry)] = []
    for node in MarkdownDocument.parse(front.body).children {
      if node.kind == .heading(level: 1) {
        title = title ?? node.plainText
      } else if node.kind == .heading(level: 2) {
        let words = node.plainText.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
        entries.append(
          (node, Glossary.Entry(term: words.first ?? "", otherForms: Array(words.dropFirst()), definition: [])))
      } else if entries.isEmpty {
        introduction.append(node)
      } else {
        entries[entries.count - 1].entry.definition.append(node)
      }
    }
    var known: Set<String> = []
    var good: [Glossary.Entry] = []
    for (heading, entry) in entries {
      if entry.term.isEmpty {
        findings.add(
          .wrongValue, at: heading.range.start, "The heading names no term; write the word that is explained.")
      } else if entry.definition.isEmpty {
        findings.add(
          .wrongValue, at: heading.range.start,
          "The term '\(entry.term)' is not explained; write what it means under its heading.")
      } else if let form = ([entry.term] + entry.otherForms).first(where: { known.contains($0.lowercased()) }) {
        findings.add(
          .repeatedId, at: heading.range.start, "The term '\(form)' is explained already; join the two.")
      } else {
        known.formUnion(([entry.term] + entry.otherForms).map { $0.lowercased() })
        good.append(entry)
      }
    }
    glossary = Glossary(introduction: CourseText(file: file, content: introduction), title: title, entries: good)
    problems = findings.diagnostics
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
