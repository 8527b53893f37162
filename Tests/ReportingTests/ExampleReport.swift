import CourseModel

/// A report with every key and most verdicts, as the tests of the formats use it.
enum Example {
  static let report = Report(
    generator: "coursemark 0.1.0",
    isolation: Report.Isolation(tier: "process", notice: "Submissions ran as processes of their own."),
    lessons: [lesson])

  static let lesson = LessonReport(
    lesson: "01-notes", title: "A list of notes", file: "lessons/01-notes/lesson.md", submission: "work/ada",
    languageMode: .swift5, seed: "5eed", messages: [warning], steps: [addStep, trimStep, labelStep], points: 2,
    possiblePoints: 5, seconds: 2.5)

  static let warning = SubmissionMessage(
    .warning, at: SourceLocation(file: "work/ada/NoteCell.swift", line: 2, column: 5),
    "'textFieldShouldReturn(textField:)' is never called; did you mean 'textFieldShouldReturn(_:)'?")

  static let addStep = StepReport(
    step: "add", title: "Add a note", checks: [check("adds", "A note is added", .pass)], points: 2, possiblePoints: 2)

  static let trimStep = StepReport(
    step: "trim", title: "Trim what was typed",
    checks: [
      generated(
        CheckReport(
          check: "trims", title: "Spaces around a note are not kept", verdict: .fail,
          reason: "The first note is not what it should be.",
          story: ["tap the text field \"note\"", "type \"  tea  \"", "press Done"], expected: "\"tea\"",
          seen: "\"  tea  \"",
          assumptions: [
            "the next text input is asked whether it should begin before the one that has the focus is asked to end"
          ], location: place(42), hint: "What does `trimmingCharacters(in:)` give back?",
          output: "::error ::not really\n\u{1B}[32mPASS\u{1B}[0m\n", seconds: 0.25)),
      CheckReport(
        check: "blanks", title: "A blank note is refused", verdict: .skipped,
        reason: "It needs 'trims', which did not pass.",
        location: place(50)),
    ], points: 0, possiblePoints: 2)

  static let labelStep = StepReport(
    step: "label", title: "Count the notes",
    checks: [
      check("counts", "The label counts the notes", .doesNotCompile, "NoteList.swift does not compile."),
      check("plural", "One note is no plural", .unsupported, "UILabel.attributedText is not built yet."),
    ], points: 0, possiblePoints: 1)

  /// A story that was generated.
  static func generated(_ check: CheckReport) -> CheckReport {
    var check = check
    check.events = 3
    check.replay = "coursemark replay lessons/01-notes trims --seed 5eed --submission work/ada"
    check.pictures = CheckPictures(
      seen: Picture(svg: "<svg></svg>", alternative: "Screen with row \"  tea  \"."),
      expected: Picture(svg: "<svg></svg>", alternative: "Screen with row \"tea\"."))
    return check
  }

  static func check(_ id: String, _ title: String, _ verdict: Verdict, _ reason: String? = nil) -> CheckReport {
    CheckReport(check: id, title: title, verdict: verdict, reason: reason, location: place(30))
  }

  static func place(_ line: Int) -> SourceLocation { SourceLocation(file: "lessons/01-notes/lesson.md", line: line) }
}
