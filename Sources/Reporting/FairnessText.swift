package import CourseModel

/// What a course does to right and wrong answers, as tables in markdown.
package struct FairnessText {
  /// All kinds of rewrites, also those that no solution has a place for.
  package var kinds: [String]

  package init(kinds: [String]) { self.kinds = kinds }

  package func render(_ report: VerificationReport) -> String {
    "### By lesson\n\n\(lessons(report))\n### By kind of rewrite\n\n\(rewrites(report))"
  }

  private func lessons(_ report: VerificationReport) -> String {
    let rows = report.lessons.map { lesson in
      let counts = lesson.rewrites.flatMap(\.counts)
      return [
        lesson.lesson, "\(lesson.steps)", "\(lesson.solutions)",
        Self.ratio(counts.passed, counts.passed + counts.refused),
        "\(counts.uncompiled)", "\(counts.undecided)",
        Self.ratio(lesson.wrongAnswers - report.unnoticed(in: lesson), lesson.wrongAnswers),
      ]
    }
    return Self.table(
      ["Lesson", "Steps", "Solutions", "Rewrites passed", "Do not compile", "Not judged", "Wrong answers noticed"], rows
    )
  }

  private func rewrites(_ report: VerificationReport) -> String {
    let rows = kinds.map { kind in
      [kind]
        + report.lessons.map { lesson in
          let counts = lesson.rewrites.flatMap(\.counts).filter { $0.kind == kind }
          return counts.isEmpty ? "–" : Self.ratio(counts.passed, counts.passed + counts.refused)
        }
    }
    return Self.table(["Kind"] + report.lessons.map(\.lesson), rows)
  }

  private static func ratio(_ part: Int, _ whole: Int) -> String { "\(part) of \(whole)" }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension [RewriteScore.Count] {
  fileprivate var passed: Int { map(\.passed).reduce(0, +) }
  fileprivate var refused: Int { map(\.refused).reduce(0, +) }
  fileprivate var uncompiled: Int { map(\.uncompiled).reduce(0, +) }
  fileprivate var undecided: Int { map(\.undecided).reduce(0, +) }
}

extension VerificationReport {
  /// How many of a lesson's wrong answers pass what is to find them, or fail something else.
  fileprivate func unnoticed(in lesson: VerifiedLesson) -> Int {
    let places = diagnostics(of: lesson).filter {
      $0.rule == .wrongAnswerFails || $0.rule == .modelFindsMistakes
    }
    return Set(places.compactMap(\.location)).count
  }
}
