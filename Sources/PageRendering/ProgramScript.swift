internal import CourseModel
internal import Scaffolding

/// The program as each step of a lesson begins, for the script that shows it beside the text.
///
/// It is a script that sets one variable, as ``SearchIndex`` is, and is loaded where there is room to show it. A file stands in it
/// again only where it has changed.
struct ProgramScript {
  static let name = "program.js"

  private struct Step: Encodable {
    /// The anchor of the step.
    var step: String
    /// The files that the step is about, by name; then those that have changed before it.
    var shown: [String]
    /// Those that are not as they were in the step before.
    var changed: [File]
  }

  private struct File: Encodable {
    var name: String
    var code: String
    /// As ``SyntaxHighlighter/lengths(_:)`` has them.
    var colours: [Int]
    /// 1-based numbers of the lines that were not there in the step before.
    var marks: [Int]
  }

  /// - Parameter isPublished: Whether readers see the snippet; a file that holds a line of another is left out.
  /// - Returns: `nil` when there is nothing to show.
  static func file(of lesson: Lesson, isPublished: (Snippet) -> Bool) throws -> SiteFile? {
    let states = LessonStates(lesson)
    let snippets = lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)
    let published = Set(snippets.filter(isPublished).map(\.location.file))
    var before: [String: String] = [:]
    let steps = lesson.steps.enumerated().map { index, step in
      let files = states.starts[index].files.filter { file in
        file.lines.allSatisfy { published.contains($0.origin.file) }
      }
      let changed = files.filter { before[$0.name] != $0.text }.map { file in
        File(
          name: file.name, code: file.text, colours: SyntaxHighlighter.lengths(file.text),
          marks: before[file.name].map { new(in: file.text, since: $0) } ?? [])
      }
      for file in files { before[file.name] = file.text }
      let names = files.map(\.name)
      let touched = names.filter(states.touchedFiles[index].contains)
      let others = names.filter { name in !touched.contains(name) && changed.contains { $0.name == name } }
      return Step(step: StepAnchor.name(step), shown: touched + others, changed: changed)
    }
    guard steps.contains(where: { !$0.shown.isEmpty }) else { return nil }
    return SiteFile(
      path: "\(LessonPath(lesson).directory)/\(name)",
      content: .text("window.coursemarkProgram = \(try ScriptData.json(steps));\n"))
  }

  private static func new(in text: String, since old: String) -> [Int] {
    let (before, after) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    // Where all of a long text counts as new, nothing of it is marked.
    guard before.count + after.count <= ChangedLines.longest else { return [] }
    return ChangedLines(from: before, to: after).inserted.map { $0 + 1 }.sorted()
  }
}
