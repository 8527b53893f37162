package import CourseModel
internal import Reporting
internal import SystemPackage

/// A class's results as a table that spreadsheets and learning platforms import.
package enum GradebookTable {
  package static func plain(_ report: Report) -> CSVTable { plain(ClassReport(report)) }

  package static func moodle(_ report: Report, roster: Roster?) -> CSVTable {
    moodle(ClassReport(report), roster: roster)
  }

  package static func canvas(_ report: Report, roster: Roster?) -> CSVTable {
    canvas(ClassReport(report), roster: roster)
  }

  /// A row for each learner and lesson: who, what came of it, points.
  package static func plain<Failure>(_ report: ClassReport<Failure>) throws(Failure) -> CSVTable {
    var rows = [
      [
        "learner", "username", "email", "lesson", "submission", "result", "late", "steps", "of steps", "points",
        "of points",
      ]
    ]
    for index in report.indices {
      let lesson = try report[index]
      let learner = lesson.learner
      rows.append(
        [
          lesson.learnerName, learner?.username ?? "", learner?.email ?? "", lesson.lesson, lesson.submission,
        ].map(guarded) + [
          lesson.result.rawValue, lesson.isLate == true ? "late" : "",
          lesson.isJudged ? "\(lesson.passedSteps)" : "", "\(lesson.gradedSteps)",
          lesson.isJudged ? "\(lesson.points)" : "", "\(lesson.possiblePoints)",
        ])
    }
    for absent in report.head.absent ?? [] {
      let learner = absent.learner
      rows.append(
        [learner.name, learner.username ?? "", learner.email ?? "", absent.lesson, ""].map(guarded)
          + [LessonResult.absent.rawValue, "", "", "", "", ""])
    }
    // What belongs to no learner's row is not left out of the table.
    for remark in report.head.remarks ?? [] {
      rows.append(["", "", "", "", guarded(remark), "remark", "", "", "", "", ""])
    }
    return CSVTable(rows: rows)
  }

  /// What Moodle's *Import grades* reads: a row for each learner, whom a column of the roster identifies, and a column for each
  /// lesson with the points. A cell without points is empty, so that nothing is imported.
  package static func moodle<Failure>(
    _ report: ClassReport<Failure>, roster: Roster?
  ) throws(Failure) -> CSVTable {
    let columns = ["Username", "ID number", "Email address", "Full name"]
    let wide = try wide(report, roster, head: columns)
    return wide.table { learner, row in
      let cell = { (names: [String]) in row.flatMap { roster?.cell(names, ofRow: $0) } }
      let number = wide.participants.contains(learner) ? nil : learner.number
      return [
        cell(["Username"]) ?? learner.username ?? "", cell(["ID number"]) ?? number ?? "",
        cell(["Email address"]) ?? learner.email ?? "", learner.name,
      ]
    }
  }

  /// What Canvas' gradebook imports: its own five columns as the export has them, and a column for each lesson. A second row
  /// says how many points there are.
  package static func canvas<Failure>(
    _ report: ClassReport<Failure>, roster: Roster?
  ) throws(Failure) -> CSVTable {
    let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    let wide = try wide(report, roster, head: columns)
    var table = wide.table { learner, row in
      let cell = { (name: String) in row.flatMap { roster?.cell([name], ofRow: $0) } }
      return [
        cell("Student") ?? learner.name, cell("ID") ?? learner.number ?? "", cell("SIS User ID") ?? "",
        cell("SIS Login ID") ?? learner.username ?? learner.email ?? "", cell("Section") ?? "",
      ]
    }
    let points = wide.lessons.map { "\($0.possiblePoints)" }
    table.rows.insert(["    Points Possible", "", "", "", ""] + points, at: min(1, table.rows.count))
    return table
  }

  /// A row for each learner, and a column for each lesson.
  private struct Wide {
    var roster: Roster?
    var head: [String]
    /// In the order in which the report has them.
    var lessons: [(id: String, title: String, possiblePoints: Int)] = []
    var points: [Learner: [String: String]] = [:]
    var order: [Learner]
    /// Whose number is that of a participant of one activity of Moodle's, which identifies nobody elsewhere.
    var participants: Set<Learner> = []

    func table(identity: (Learner, Int?) -> [String]) -> CSVTable {
      let titles = lessons.map(\.title)
      // An import takes two columns of one name for one.
      var rows = [
        head
          + lessons.map { lesson in
            guarded(titles.count { $0 == lesson.title } > 1 ? "\(lesson.title) (\(lesson.id))" : lesson.title)
          }
      ]
      for (index, learner) in order.enumerated() {
        let row = roster.flatMap { index < $0.learners.count ? index : nil }
        // What the roster says is the platform's own and stays as it is, or the platform does not know it again.
        let who = identity(learner, row)
        rows.append(
          (row == nil ? who.map(guarded) : who) + lessons.map { points[learner]?[$0.id] ?? "" })
      }
      return CSVTable(rows: rows)
    }
  }

  private static func wide<Failure>(
    _ report: ClassReport<Failure>, _ roster: Roster?, head: [String]
  ) throws(Failure) -> Wide {
    var wide = Wide(roster: roster, head: head, order: roster?.learners ?? [])
    var known = Set(wide.order)
    var seen: Set<String> = []
    for index in report.indices {
      let lesson = try report[index]
      if seen.insert(lesson.lesson).inserted {
        wide.lessons.append((lesson.lesson, lesson.title, lesson.possiblePoints))
      }
      let learner = lesson.learner ?? Learner(name: lesson.learnerName)
      if known.insert(learner).inserted {
        wide.order.append(learner)
        let name = FilePath(lesson.submission).lastComponent.map { DownloadName($0.string) }
        if name?.platform == .moodle { wide.participants.insert(learner) }
      }
      wide.points[learner, default: [:]][lesson.lesson] = lesson.isJudged ? "\(lesson.points)" : ""
    }
    for absent in report.head.absent ?? [] where known.insert(absent.learner).inserted {
      wide.order.append(absent.learner)
    }
    return wide
  }

  /// A learner's words in a cell: visible characters in one line, and no formula for a spreadsheet.
  /// Source: OWASP, CSV Injection.
  private static func guarded(_ text: String) -> String {
    let line = visible(text).replacing("\n", with: " ")
    // Spreadsheets pass over blanks before a formula, and take the full-width signs of East Asian keyboards for the others.
    let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "|", "%", "＝", "＋", "－", "＠"]
    guard let first = line.unicodeScalars.first(where: { !$0.properties.isWhitespace }), signs.contains(first) else {
      return line
    }
    return "'" + line
  }
}
