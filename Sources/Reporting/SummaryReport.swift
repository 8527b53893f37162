package import CourseModel

/// A line a submission, for who wants to see how many did what: learner, lesson, steps, points.
package enum SummaryReport {
  package static func render(_ report: Report) -> String {
    let rows = report.lessons.map { lesson in
      (
        name: line(lesson.learnerName) + (lesson.isLate == true ? " (late)" : ""), lesson: line(lesson.lesson),
        steps: lesson.judged == .none ? "not judged" : lesson.stepWords,
        points: lesson.judged == .none ? "" : lesson.pointWords,
        mark: lesson.isJudged ? lesson.hasPassed ? "✓" : "✗" : "!"
      )
    }
    let lesson = Self.width(rows.map(\.lesson))
    let name = Self.width(rows.map(\.name))
    let steps = Self.width(rows.map(\.steps))
    let lines = rows.map { row in
      let end = row.points.isEmpty ? row.steps : "\(Self.filled(row.steps, steps))  \(row.points)"
      return "\(row.mark) \(Self.filled(row.lesson, lesson))  \(Self.filled(row.name, name))  \(end)"
    }
    let absent = (report.absent ?? []).map { absent in
      "– \(Self.filled(line(absent.lesson), lesson))  \(Self.filled(line(absent.learner.name), name))  no submission"
    }
    let end = report.isInterrupted ? ["Interrupted: what was not graded yet is not in this report."] : []
    let remarks = (report.remarks ?? []).map { "Note: \(line($0))" }
    return (lines + absent + remarks + end).map { $0 + "\n" }.joined()
  }

  private static func line(_ text: String) -> String { visible(text).replacing("\n", with: " ") }

  private static func width(_ texts: [String]) -> Int { texts.map { columns($0) }.max() ?? 0 }

  private static func filled(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }
}
