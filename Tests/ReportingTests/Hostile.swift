import CourseModel

/// Text that would be a command, or break a document, if it were printed as it is.
enum Hostile {
  static let text =
    "]]></failure>\n::error::forged\r\n::stop-commands::x ##[add-mask]a\u{1B}[31m\u{0}\u{B}\u{FFFE}\u{2028}%0A <b>&\"'\t"
  static let path = "work/a,b:c%/l\n::error::.md"

  static let place = SourceLocation(file: path, line: 3, column: 7)

  static let diagnostic = Diagnostic(.unknownRole, at: place, text, details: [text])

  /// A learner's work that says and prints hostile things wherever it can.
  static let report: Report = {
    let check = CheckReport(
      check: text, title: text, verdict: .fail, reason: text, story: [text], expected: text, seen: text,
      location: place,
      output: text)
    var lesson = Example.lesson
    lesson.submission = path
    lesson.messages = [SubmissionMessage(.error, at: place, text)]
    lesson.steps = [StepReport(step: text, title: text, checks: [check], points: 0, possiblePoints: 1)]
    return Report(generator: "g", isolation: Example.report.isolation, lessons: [lesson])
  }()
}
