package import CourseModel
internal import SystemPackage

// What `report.mustache` sees. As in `PageContent.swift`, the names are a promise to authors. No name is used on two levels
// where it may be missing on the inner one: Mustache would look further out, and find the wrong thing.

/// A run of the grader.
struct ReportPage {
  /// `A report on ada`
  let title: String
  let generator: String
  /// How submissions were contained.
  let notice: String
  /// Whether the run was stopped before everything was graded.
  let isInterrupted: Bool
  /// What it did not come to: `work/ada (01-task-list)`.
  let notGraded: [String]
  /// What is said of the run as a whole.
  let remarks: [String]
  let results: [LessonResult]
  /// The style sheet: a report has to be one file.
  let styleCSS: String
  /// Where the page of the class is, of a learner's page in a gradebook.
  let classPage: String?
  /// A tag of BCP 47: `de`.
  let language: String
  /// `rtl` for what is written from right to left, or nothing.
  let direction: String?
  /// `Made by coursemark 1.`
  let madeBy: String
  /// `en` where the page has another language: of what compilers say.
  let english: String?
  /// The words of pages by their names, those that need no value.
  let strings: TemplateWords

  init(
    _ report: Report, styleCSS: String, classPage: String? = nil, address: String?, _ strings: PageStrings,
    source: (String) -> [String]?
  ) {
    let subjects = Set(report.lessons.map { $0.learner?.name ?? $0.submission })
    title =
      subjects.count == 1
      ? strings.text("report.title", ["name": ReportText.plain(report.lessons.first?.learnerName ?? "")])
      : strings.count("report.titleOfSeveral", Set(report.lessons.map(\.submission)).count)
    generator = ReportText.plain(report.generator)
    madeBy = strings.text("report.madeBy", ["generator": generator])
    notice = report.isolation.notice
    isInterrupted = report.isInterrupted
    notGraded = (report.notGraded ?? []).prefix(200).map { ReportText.plain("\($0.submission) (\($0.lesson))") }
    remarks = (report.remarks ?? []).prefix(200).map { ReportText.plain($0) }
    results = report.lessons.enumerated().map {
      LessonResult($0.element, number: $0.offset + 1, address: address, strings, source: source)
    }
    self.styleCSS = styleCSS
    self.classPage = classPage
    language = strings.language
    direction = strings.direction == "rtl" ? "rtl" : nil
    english = strings.english
    self.strings = strings.forTemplates
  }
}

/// A submission to a lesson.
struct LessonResult {
  let lessonTitle: String
  let submission: String
  /// Whether anything was decided. A submission that asks for what Coursemark lacks in all that was tried has no score.
  let isJudged: Bool
  /// `3 of 10 steps`, `4 of 12 points`
  let score, points: String
  /// `2 steps not judged`, where some were and others were not.
  let openSteps: String?
  let hasPassed: Bool
  let languageMode: String
  let seed: String
  let messages: [Message]
  /// `and 120 more`, where there are more than are listed.
  let moreMessages: String?
  let hasMessages: Bool
  /// What is said of the submission as a whole, and asks for nothing: a starter that stands in for a file that is not there.
  let submissionRemarks: [String]
  /// `Steps of Notes`
  let stepsWords: String
  let steps: [StepResult]

  /// What the compiler says of the learner's files.
  struct Message {
    /// `error`, `warning`, `note` or `unsupported`; for the style sheet.
    let kind: String
    /// The same for people.
    let kindWords: String
    /// `NewTaskCell.swift:12:5`
    let messagePlace: String?
    let text: String
    /// What the learner wrote there.
    let lines: [LearnerLine]
    let hasLines: Bool
  }

  private static let shownMessages = 50

  init(
    _ lesson: LessonReport, number: Int, address: String?, _ strings: PageStrings, source: (String) -> [String]?
  ) {
    lessonTitle = ReportText.plain(lesson.title)
    // Where it lies on the machine that graded it says nothing to its reader.
    let way = FilePath(lesson.submission)
    submission = ReportText.plain(
      way.isAbsolute ? way.lastComponent?.string ?? lesson.submission : lesson.submission)
    score = strings.text("report.score", ["number": lesson.passedSteps, "count": lesson.gradedSteps])
    points = strings.text("report.points", ["number": lesson.earnedPoints, "count": lesson.judgedPoints])
    isJudged = lesson.judged != .none
    openSteps = lesson.judged == .part ? strings.count("report.openSteps", lesson.openSteps) : nil
    hasPassed = lesson.hasPassed
    languageMode = lesson.languageMode.rawValue
    seed = ReportText.plain(lesson.seed)
    let told = lesson.messages.filter { !$0.isRemark(on: lesson.submission) }
    messages = told.prefix(Self.shownMessages).map {
      let lines = LearnerLine.around($0.location, source: source)
      return Message(
        kind: $0.kind.rawValue, kindWords: strings.text("report.kind-\($0.kind.rawValue)"),
        messagePlace: $0.location.map { ReportText.plain($0.description) },
        text: ReportText.plain($0.message), lines: lines, hasLines: !lines.isEmpty)
    }
    submissionRemarks = lesson.messages.filter { $0.isRemark(on: lesson.submission) }.prefix(Self.shownMessages).map {
      ReportText.plain($0.message)
    }
    let page = address.map { "\($0)\(LessonPath(id: lesson.lesson).link)" }
    let left = told.count - messages.count
    moreMessages = left > 0 ? strings.count("report.moreMessages", left) : nil
    hasMessages = !messages.isEmpty
    stepsWords = strings.text("report.stepsOf", ["title": lessonTitle])
    steps = lesson.steps.enumerated().map {
      StepResult(
        $0.element, number: $0.offset + 1, anchor: "result-\(number)-\($0.offset + 1)", lessonPage: page,
        messages: Array(told.prefix(Self.shownMessages)), strings)
    }
  }
}

/// A step of a lesson, with what became of its checks.
struct StepResult {
  let number: Int
  /// `Step 1`
  let stepWords: String
  let stepTitle: String
  let anchor: String
  /// `passed`, `failed`, `undecided`, or `plain` for one without checks; for the style sheet.
  let stepState: String
  /// The same for people: `passed`.
  let stateWords: String
  let checks: [CheckResult]
  /// What its checks rest on, once each: `Rests on an assumption about UIKit: …`
  let assumptionWords: [String]
  /// Where the step can be read, of a course that is published.
  let lessonPlace: String?

  /// - Parameter messages: Those of the compiler that the page shows.
  init(
    _ step: StepReport, number: Int, anchor: String, lessonPage: String?, messages: [SubmissionMessage],
    _ strings: PageStrings
  ) {
    self.number = number
    stepWords = strings.text("stepNumber", ["number": number])
    self.anchor = anchor
    lessonPlace = lessonPage.map { "\($0)#\(StepAnchor.name(ofStep: step.step))" }
    stepTitle = ReportText.plain(step.title)
    let isUndecided = step.checks.contains(where: \.isUndecided)
    stepState =
      switch true {
      case step.checks.isEmpty: "plain"
      case step.hasPassed: "passed"
      case isUndecided: "undecided"
      default: "failed"
      }
    stateWords = strings.text("report.state-\(stepState)")
    var hints: Set<String> = []
    checks = step.checks.map { check in
      var check = check
      // A hint is the step's, and stands where it is needed first.
      if let hint = check.hint, !hints.insert(hint).inserted { check.hint = nil }
      return CheckResult(check, messages: messages, strings)
    }
    var known: Set<String> = []
    assumptionWords = checks.flatMap(\.assumptions).filter { known.insert($0).inserted }.map {
      strings.text("report.assumption", ["name": $0])
    }
  }
}

/// What became of a check.
struct CheckResult {
  let checkTitle: String
  /// `pass`, `fail`, `crash`, …; for the style sheet.
  let verdict: String
  /// `✓`, `✗`, `–` or `!`
  let mark: String
  /// `passed`, `not so yet`, …
  let verdictWords: String
  /// Whether there is more to say than that it passed.
  let hasAccount: Bool
  let reason: String?
  /// `en`, where the page has another language and what the examiner says has not.
  let reasonLanguage, eventsLanguage, expectedLanguage, seenLanguage: String?
  /// What the user did until then.
  let events: [String]
  /// Before the first of ``events``: `288 events before`.
  let earlierEvents: String?
  let hasEvents: Bool
  /// Nothing where the reason says both.
  let expected, seen: String?
  /// What the program printed.
  let output: String?
  let assumptions: [String]
  /// What was not freed after it had left the screen.
  let leaks: [String]
  /// The same as sentences.
  let leakWords: [String]
  /// How the story is played again, and where the check stands in the lesson: for templates of those who have its files.
  let replay: String?
  let hintHTML: String?
  let place: String
  /// The screen at the failure, and the one that was expected: one figure or none.
  let screens: [ScreenFigure]
  /// In place of ``screens``, the way there as well: one or none.
  let strips: [StoryStrip]

  /// The last ones of a long story tell.
  private static let shownEvents = 20

  init(_ check: CheckReport, messages: [SubmissionMessage], _ strings: PageStrings) {
    checkTitle = ReportText.plain(check.title)
    verdict = check.verdict.rawValue
    mark = check.verdict.pageMark
    verdictWords = strings.text("report.verdict-\(check.verdict.rawValue)")
    let told = check.isReasonIn(messages) ? nil : check.reason.map { strings.told(ReportText.plain($0)) }
    (reason, reasonLanguage) = (told?.text, told?.language)
    let (story, storyLanguage) = strings.told(check.story.map { ReportText.plain($0) })
    eventsLanguage = storyLanguage
    strips = check.pictures.flatMap { StoryStrip($0, strings) }.map { [$0] } ?? []
    // What the strip tells is not told again.
    events = strips.contains { $0.isWhole } ? [] : Array(story.suffix(Self.shownEvents))
    let earlier = events.isEmpty ? 0 : story.count - events.count
    earlierEvents = earlier > 0 ? strings.count("report.eventsBefore", earlier) : nil
    hasEvents = !events.isEmpty
    let (wantedText, foundText) = check.isComparisonInReason ? (nil, nil) : (check.expected, check.seen)
    let wanted = wantedText.map { strings.told(ReportText.plain($0)) }
    (expected, expectedLanguage) = (wanted?.text, wanted?.language)
    let found = foundText.map { strings.told(ReportText.plain($0)) }
    (seen, seenLanguage) = (found?.text, found?.language)
    output = check.output.isEmpty ? nil : ReportText.plain(check.output)
    assumptions = check.assumptions.map { ReportText.plain($0) }
    leaks = (check.leaks ?? []).map { ReportText.plain($0) }
    leakWords = leaks.map { strings.text("report.leak", ["name": $0]) }
    replay = check.replay.map(ReportText.plain)
    hintHTML = check.hint.map(ReportText.html)
    place = ReportText.plain(check.location.description)
    screens = strips.isEmpty ? check.pictures.map { [ScreenFigure($0.ends(strings), strings)] } ?? [] : []
    hasAccount =
      reason != nil || hasEvents || expected != nil || seen != nil || output != nil || hintHTML != nil
      || !leaks.isEmpty || !screens.isEmpty || !strips.isEmpty
  }
}

extension CheckPictures {
  /// What the app showed at the end, and what was expected.
  fileprivate func ends(_ strings: PageStrings) -> [CoursePictures.Frame] {
    let seen = CoursePictures.Frame(
      svg: seen.svg, caption: strings.text("report.appShowed"), alternative: seen.alternative)
    let expected = expected.map {
      CoursePictures.Frame(svg: $0.svg, caption: strings.text("report.wasExpected"), alternative: $0.alternative)
    }
    return [seen] + [expected].compactMap(\.self)
  }
}

extension StoryStrip {
  /// `nil` where the user did nothing that was drawn.
  fileprivate init?(_ pictures: CheckPictures, _ strings: PageStrings) {
    guard let story = pictures.story, !story.moments.isEmpty else { return nil }
    self.init(
      story.moments.map {
        CoursePictures.Frame(
          svg: $0.picture.svg, caption: ReportText.plain($0.words), alternative: $0.picture.alternative)
      }, earlier: story.earlier, ends: pictures.ends(strings), stripWords: strings.text("report.userDidInPictures"),
      earlierWords: story.earlier > 0 ? strings.count("report.eventsBefore", story.earlier) : nil, strings)
  }
}

extension SubmissionMessage {
  /// Whether it is about the submission as a whole, and asks for nothing. A submission that is one file has its name, and notes in it.
  fileprivate func isRemark(on submission: String) -> Bool {
    kind == .note && location?.file == submission && location?.position.line == 1
      && ![".swift", ".md"].contains(where: submission.hasSuffix)
  }
}

extension Verdict {
  /// `✓`, `✗`, `–` or `!`
  package var pageMark: String {
    switch owner {
    case .learner: self == .pass ? "✓" : "✗"
    case .nobody: "–"
    case .grader: "!"
    }
  }
}
