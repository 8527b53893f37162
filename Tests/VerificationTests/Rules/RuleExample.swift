import TestSupport
import CourseModel
import Foundation
import LessonParsing
import Verification

@testable import Grading

/// What Coursemark says of the lessons on the pages of rules.
enum RuleExample {
  /// What the parser finds; when it finds nothing, what is found in the text; and in trying it too, when it is `graded`.
  struct Findings {
    var parsing: [Diagnostic] = []
    var verifying: [Diagnostic] = []
  }

  static func findings(of example: RulePage.Example) async throws -> Findings {
    if example.words.contains("submission") {
      return Findings(parsing: SubmissionParser.parse(example.text, file: "answer.md").1)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "coursemark-rule-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(example, to: folder)
    let (course, problems) = try CourseLoader.load(folder.path)
    if !problems.isEmpty { return Findings(parsing: problems) }
    var verifier = example.words.contains("graded") ? try await grading() : reading
    verifier.leastScore = example.leastScore
    do {
      return Findings(verifying: try await verifier.verify(course.lessons[0]).diagnostics)
    } catch let mistakes as LessonMistakes {
      return Findings(verifying: mistakes.diagnostics)
    }
  }

  private static func write(_ example: RulePage.Example, to folder: URL) throws {
    var files = Dictionary(uniqueKeysWithValues: example.files.map { ("01-lesson/" + $0, "// part\n") })
    if let lesson = example.lesson {
      files["01-lesson/lesson.md"] = whole(lesson)
      files["01-lesson/answers.md"] = example.text
    } else {
      files["01-lesson/lesson.md"] = whole(example.text)
    }
    // A course with nothing readable in it can't be loaded.
    if example.words.contains("utf-16") { files["02-next/lesson.md"] = whole("") }
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isWide = example.words.contains("utf-16") && name == "01-lesson/lesson.md"
      try text.write(to: url, atomically: false, encoding: isWide ? .utf16 : .utf8)
    }
  }

  private static func whole(_ text: String) -> String {
    if text.hasPrefix("---") { return text }
    return "---\nformat: 1\n---\n# A lesson\n\n" + (text.hasPrefix("## ") ? "" : "## A step\n\n") + text
  }

  // MARK: Verifiers

  /// Asks what can be known without grading. What ends with `gone` on the web is gone.
  private static let reading = Verifier(
    rules: Verifier.allRules.map(TextOnly.init) + [DeadLink { $0.hasSuffix("gone") ? "the server says 404" : nil }],
    tools: RuleTools(grade: { _, _, _ in throw CancellationError() }))

  private struct TextOnly: Rule {
    static let id = RuleID.unreadable
    var rule: any Rule

    func diagnostics(of lesson: Lesson) -> [Diagnostic] { rule.diagnostics(of: lesson) }
  }

  private static let grader = Task {
    try await Grader(
      home: try TestHome.make(), environment: TestHome.environment,
      options: GradingOptions(jobs: 1, seed: 1, timeout: 20))
  }

  private static func grading() async throws -> Verifier {
    Verifier(tools: RuleTools(try await grader.value, jobs: 2, triesRewrites: true))
  }
}
