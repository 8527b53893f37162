package import CourseModel
internal import MarkupText

/// A line a submission, for who wants to see how many did what: learner, lesson, steps, points.
package enum SummaryReport {
  package static func render(_ report: Report) -> String { render(ClassReport(report)) }

  /// - Returns: One piece: columns are as wide as their widest cell, so all lines are needed before the first can be written.
  package static func render<Failure>(_ report: ClassReport<Failure>) throws(Failure) -> String {
    var rows: [Row] = []
    for index in report.indices { rows.append(Row(try report[index])) }
    let head = report.head
    let lesson = Self.width(rows.map(\.lesson))
    let name = Self.width(rows.map(\.name))
    let steps = Self.width(rows.map(\.steps))
    let lines = rows.map { row in
      let end = row.points.isEmpty ? row.steps : "\(Self.filled(row.steps, steps))  \(row.points)"
      return "\(row.mark) \(Self.filled(row.lesson, lesson))  \(Self.filled(row.name, name))  \(end)"
    }
    let absent = (head.absent ?? []).map { absent in
      "– \(Self.filled(line(absent.lesson), lesson))  \(Self.filled(line(absent.learner.name), name))  no submission"
    }
    let end = head.isInterrupted ? ["Interrupted: what was not graded yet is not in this report."] : []
    let remarks = (head.remarks ?? []).map { "Note: \(line($0))" }
    return (lines + absent + remarks + end).map { $0 + "\n" }.joined()
  }

  private struct Row {
    var name, lesson, steps, points, mark: String

    init(_ report: LessonReport) {
      name = line(report.learnerName) + (report.isLate == true ? " (late)" : "")
      lesson = line(report.lesson)
      let isGraded = report.judged != .none && report.isUnreadable != true
      steps = isGraded ? report.stepWords : report.result.rawValue
      points = report.judged == .none ? "" : report.pointWords
      mark = report.isJudged ? report.hasPassed ? "✓" : "✗" : "!"
    }
  }

  private static func line(_ text: String) -> String { visible(text).replacing("\n", with: " ") }

  private static func width(_ texts: [String]) -> Int { texts.map { columns($0) }.max() ?? 0 }

  private static func filled(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }
}
