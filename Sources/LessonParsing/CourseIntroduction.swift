internal import CourseModel
internal import Foundation
internal import MarkdownTree
internal import SystemPackage

/// `course.md`, the text on the course's own page, with what is wrong with it.
struct CourseIntroduction {
  static let name = "course.md"

  /// The path of the file.
  let file: String
  let text: CourseText
  let title: String?
  private(set) var problems: [Diagnostic] = []

  /// - Parameter folder: Of the file; `nil` is returned when it holds none that can be read.
  init?(in folder: String) {
    file = LessonFiles.join(folder, Self.name)
    guard case .success(let source) = TextFile.read(file, inside: CourseBounds(folders: [folder])) else { return nil }
    let front = FrontMatter(source)
    var content = MarkdownDocument.parse(front.body).children
    let heading = content.firstIndex { $0.kind == .heading(level: 1) }
    title = front.title ?? heading.map { content[$0].plainText }
    if let heading { content.remove(at: heading) }
    text = CourseText(file: file, content: content)
    var collector = DiagnosticCollector(file: file)
    for problem in front.problems { collector.add(problem.rule, at: problem.place, problem.message) }
    let document = MarkdownNode(
      .document, range: .init(start: .init(line: 1, column: 1), end: .init(line: 1, column: 1)), children: content)
    collector.addUnsupportedMarkdown(in: document, SourceLines(source))
    addProblems(of: document, folder, &collector)
    problems = collector.diagnostics
  }

  /// What is not there can't be led to, and code for the grader has no place in a text that is no lesson.
  private func addProblems(of node: MarkdownNode, _ folder: String, _ collector: inout DiagnosticCollector) {
    switch node.kind {
    case .link(let destination, _) where !isThere(destination, folder):
      collector.add(
        .brokenLink, at: node.range.start,
        "The link '\(destination)' leads to a file that is not there; correct the path, or add the file.")
    case .image(let source, _) where !isThere(source, folder):
      collector.add(
        .brokenLink, at: node.range.start,
        "The picture '\(source)' leads to a file that is not there; correct the path, or add the file.")
    case .codeBlock(let info?, _) where info.contains(/(?:^|\s)role\s*=/):
      collector.add(
        .nestedRole, at: node.range.start,
        "A role means something in a lesson alone; take it away, or move the fence into a lesson.")
    default: break
    }
    for child in node.children { addProblems(of: child, folder, &collector) }
  }

  private func isThere(_ destination: String, _ folder: String) -> Bool {
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.hasPrefix("/"), destination.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) == nil else {
      return true
    }
    let name = path.removingPercentEncoding ?? String(path)
    return FileManager.default.fileExists(atPath: LessonFiles.join(folder, name))
  }
}
