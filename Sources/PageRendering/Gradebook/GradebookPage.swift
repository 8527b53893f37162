internal import CourseModel
internal import Foundation
internal import Gradebook

// What `gradebook.mustache` sees. As in `ReportPage.swift`, the names are a promise to authors, and none is used on two levels
// where it may be missing on the inner one.

/// A class's page: the table of who did what, and what went wrong.
struct GradebookPage {
  let title: String
  let generator: String
  /// How submissions were contained.
  let notice: String
  let isInterrupted: Bool
  let remarks: [String]
  let lessons: [GradebookLesson]
  /// A tag of BCP 47: `de`.
  let language: String
  /// `rtl` for what is written from right to left, or nothing.
  let direction: String?
  /// `Made by coursemark 1.`
  let madeBy: String
  /// The words of pages by their names, those that need no value.
  let strings: TemplateWords

  init(_ report: Report, _ overview: ClassOverview, _ strings: PageStrings) {
    title =
      overview.lessons.count == 1
      ? strings.text("gradebook.title", ["title": ReportText.plain(overview.lessons[0].title)])
      : strings.count("gradebook.titleOfSeveral", overview.lessons.count)
    generator = ReportText.plain(report.generator)
    madeBy = strings.text("report.madeBy", ["generator": generator])
    notice = report.isolation.notice
    isInterrupted = report.isInterrupted
    remarks = (report.remarks ?? []).prefix(200).map { ReportText.plain($0) }
    lessons = overview.lessons.enumerated().map { GradebookLesson($0.element, number: $0.offset + 1, strings) }
    language = strings.language
    direction = strings.direction == "rtl" ? "rtl" : nil
    self.strings = strings.forTemplates
  }
}

/// A lesson on it.
struct GradebookLesson {
  let lessonAnchor: String
  let lessonTitle: String
  /// `24 submissions`, `10 passed`, …: only what there is.
  let counts: [String]
  /// `Half of the class passed 4 or more of 10 steps.`
  let medianWords: String?
  let hasBands: Bool
  let bands: [GradebookBand]
  let stepHeads: [GradebookStep]
  let rows: [GradebookRow]
  let hasFailures: Bool
  let failures: [GradebookFailure]
  let moreFailures: String?
  let hasMistakes: Bool
  let mistakes: [GradebookMistake]
  let hasOpen: Bool
  let openChecks: [String]
  let hasAbsent: Bool
  let absentNames: [String]
  let hasLate: Bool
  let lateNames: [String]

  /// More are no help at a glance.
  private static let shown = 15

  init(_ lesson: LessonOverview, number: Int, _ strings: PageStrings) {
    lessonAnchor = "lesson-\(number)"
    lessonTitle = ReportText.plain(lesson.title)
    let rows = lesson.rows
    let results = CourseModel.LessonResult.allCases.compactMap { result -> String? in
      let count = rows.count { $0.result == result }
      return count == 0 ? nil : strings.count("gradebook.count-\(result)", count)
    }
    let late = rows.filter(\.isLate)
    counts =
      [strings.count("gradebook.submissions", rows.count { $0.result != .absent })] + results
      + (late.isEmpty ? [] : [strings.count("gradebook.countLate", late.count)])
    medianWords = lesson.medianSteps.map { steps in
      let number = steps.formatted(.number.locale(Locale(identifier: strings.language)))
      return strings.text("gradebook.median", ["number": number, "count": lesson.steps.count])
    }
    let most = lesson.distribution.map(\.learners).max() ?? 0
    bands = lesson.distribution.map { GradebookBand($0, most: most, strings) }
    hasBands = !bands.isEmpty
    stepHeads = lesson.steps.enumerated().map { GradebookStep($0.element, number: $0.offset + 1, strings) }
    self.rows = rows.map { GradebookRow($0, strings) }
    failures = lesson.failures.prefix(Self.shown).map { GradebookFailure($0, strings) }
    hasFailures = !failures.isEmpty
    let left = lesson.failures.count - failures.count
    moreFailures = left > 0 ? strings.count("gradebook.moreFailures", left) : nil
    mistakes = lesson.mistakes.prefix(Self.shown).map { GradebookMistake($0, strings) }
    hasMistakes = !mistakes.isEmpty
    openChecks = lesson.open.map { open in
      ReportText.plain("\(open.name): \(open.step), \(open.title)" + (open.reason.map { ". \($0)" } ?? ""))
    }
    hasOpen = !openChecks.isEmpty
    absentNames = rows.filter { $0.result == .absent }.map { ReportText.plain($0.name) }
    hasAbsent = !absentNames.isEmpty
    lateNames = late.map { ReportText.plain($0.name) }
    hasLate = !lateNames.isEmpty
  }
}

/// How many learners got so many points.
struct GradebookBand {
  /// `4 to 6`
  let bandPoints: String
  let bandLearners: String
  /// The same as a bar; its width needs no style.
  let barHTML: String

  init(_ band: PointsBand, most: Int, _ strings: PageStrings) {
    let (first, last) = (band.points.lowerBound, band.points.upperBound)
    bandPoints = first == last ? "\(first)" : strings.text("lineRange", ["first": first, "last": last])
    bandLearners = "\(band.learners)"
    let width = most == 0 ? 0 : band.learners * 100 / most
    barHTML = """
      <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">\
      <rect width="\(width)" height="10"/></svg>
      """
  }
}

/// A column of the table.
struct GradebookStep {
  let stepNumber: Int
  let stepTitle: String
  /// `12 of 24`: who has passed it, of whom it was judged.
  let stepPassed: String

  init(_ step: LessonOverview.Step, number: Int, _ strings: PageStrings) {
    stepNumber = number
    stepTitle = ReportText.plain(step.title)
    stepPassed = strings.text("gradebook.ofAll", ["number": step.passed, "count": step.judged])
  }
}

/// A learner's row.
struct GradebookRow {
  let who: String
  /// The learner's own page.
  let page: String?
  /// `passed`, `failed`, `undecided`, `unreadable` or `absent`, for the style sheet.
  let state: String
  let resultWords: String
  let lateWords: String
  let passedWords, passedValue: String
  let pointsWords, pointsValue: String
  let cells: [GradebookCell]

  init(_ row: LessonOverview.Row, _ strings: PageStrings) {
    who = ReportText.plain(row.name)
    page = row.page.map(GradebookRenderer.pageName)
    resultWords = strings.text("gradebook.result-\(row.result)")
    state =
      switch row.result {
      case .passed: "passed"
      case .notPassed: "failed"
      case .notJudged: "undecided"
      case .unreadable: "unreadable"
      case .absent: "absent"
      }
    lateWords = row.isLate ? strings.text("gradebook.isLate") : ""
    let isThere = row.result != .absent
    passedWords = isThere ? "\(row.passedSteps)" : "–"
    passedValue = isThere ? "\(row.passedSteps)" : "-1"
    pointsWords = row.points.map { "\($0)" } ?? "–"
    pointsValue = "\(row.points ?? -1)"
    cells = row.cells.map { GradebookCell($0, strings) }
  }
}

/// A learner's work on a step: text first, and the shade of the same.
struct GradebookCell {
  /// `✓`, `2/5`, `!`, `–`
  let cellText: String
  /// For those who hear it: `passed`, `2 of 5 checks`, …
  let cellWords: String
  /// `heat-0` to `heat-4`, `open` or `none`, for the style sheet.
  let shade: String
  /// In percent; less than 0 for what was not judged.
  let cellValue: String

  init(_ cell: LessonOverview.Cell, _ strings: PageStrings) {
    switch cell {
    case .passed:
      (cellText, cellWords, shade, cellValue) = ("✓", strings.text("gradebook.cellPassed"), "heat-4", "100")
    case .failed(let passed, let checks):
      cellText = "\(passed)/\(checks)"
      cellWords = strings.text("gradebook.cellChecks", ["number": passed, "count": checks])
      // 0 for none, 3 for nearly all.
      shade = "heat-\(passed == 0 ? 0 : min(3, 1 + passed * 3 / checks))"
      cellValue = "\(passed * 100 / checks)"
    case .open: (cellText, cellWords, shade, cellValue) = ("!", strings.text("gradebook.cellOpen"), "open", "-1")
    case .absent: (cellText, cellWords, shade, cellValue) = ("–", strings.text("gradebook.cellNone"), "none", "-2")
    }
  }
}

/// A check that fails often.
struct GradebookFailure {
  let failedTitle, failedStep: String
  /// `14 of 24`
  let failedCount: String
  let failedReason: String?
  /// `en`, where the page has another language and what the examiner says has not.
  let failedLanguage, storyLanguage: String?
  let hasStory: Bool
  let storyEvents: [String]

  init(_ check: FailedCheck, _ strings: PageStrings) {
    failedTitle = ReportText.plain(check.title)
    failedStep = ReportText.plain(check.step)
    failedCount = strings.text("gradebook.ofAll", ["number": check.learners, "count": check.judged])
    let told = check.reason.map { strings.told(ReportText.plain($0)) }
    (failedReason, failedLanguage) = (told?.text, told?.language)
    (storyEvents, storyLanguage) = strings.told(check.story.prefix(20).map { ReportText.plain($0) })
    hasStory = !storyEvents.isEmpty
  }
}

/// A mistake of several learners.
struct GradebookMistake {
  let mistakeStep: String
  /// `5 learners`
  let mistakeCount: String
  let mistakeChecks: [String]
  let mistakeReason: String?
  /// As of a failure.
  let mistakeLanguage, mistakeEventsLanguage: String?
  let hasEvents: Bool
  let mistakeEvents: [String]
  /// Who, with commas between them.
  let mistakeNames: String

  init(_ mistake: SharedMistake, _ strings: PageStrings) {
    mistakeStep = ReportText.plain(mistake.step)
    mistakeCount = strings.count("gradebook.countLearners", mistake.names.count)
    mistakeChecks = mistake.checks.map { ReportText.plain($0) }
    let told = mistake.reason.map { strings.told(ReportText.plain($0)) }
    (mistakeReason, mistakeLanguage) = (told?.text, told?.language)
    (mistakeEvents, mistakeEventsLanguage) = strings.told(mistake.story.prefix(20).map { ReportText.plain($0) })
    hasEvents = !mistakeEvents.isEmpty
    mistakeNames = mistake.names.map { ReportText.plain($0) }.joined(separator: ", ")
  }
}
