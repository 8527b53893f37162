import CourseModel
import LessonParsing
import Scaffolding
import TestSupport
import Testing

@testable import Grading

/// What a mistake of one step costs the others.
@Suite(.serialized) struct EarlierMistakeTests {
  private static let solution = """
    <details><summary>Solution</summary>

    ```swift role=solution in=Counter
    @IBAction func more(_ sender: Any) {
        count += 1
        label.text = "\\(count)"
    }
    ```

    </details>
    """

  /// Three steps: counting, what both buttons come to, and one that a model alone decides.
  private static func lessonText(third: String = "") -> String {
    """
    ---
    format: 1
    title: A button
    swift: 5
    ---
    # A button

    \(CounterApp.scene)

    \(CounterApp.starter)

    ## Count
    <!-- step id=count -->

    ```swift role=check id=one title="More shows 1"
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].label, is: "1")
    ```

    \(Self.solution)

    ## Again
    <!-- step id=again points=2 -->

    ```swift role=check id=there title="The button is there"
    expect(app.buttons["More"].isEnabled)
    ```

    ```swift role=check id=ten title="Ten times shows 10" needs=one
    for _ in 0..<10 { app.buttons["More"].tap() }
    expect(app.staticTexts["count"].label, is: "10")
    ```

    ```swift role=check id=same title="Whatever is done, it counts" oracle=solution needs=there
    expect(app, behavesLike: solution, events: 10)
    ```

    \(Self.solution)

    \(third)
    """
  }

  private static let modelOnly = """
    ## Alone
    <!-- step id=alone -->

    ```swift role=check id=only title="It counts like the solution" oracle=solution
    expect(app, behavesLike: solution, events: 10)
    ```

    \(solution)
    """

  private func report(
    counting body: String, third: String = "", of text: String? = nil, by grader: Grader? = nil
  ) async throws -> LessonReport {
    let (lesson, diagnostics) = LessonParser.parse(
      text ?? Self.lessonText(third: third), file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let code = GraderTests.counting.replacing("count += 1", with: body)
    let submission = Submission(
      name: "submission",
      files: [SubmissionFile(name: "Counter.swift", path: "submission/Counter.swift", text: code)])
    guard let grader else { return try await TestGrader.shared.value.grade(lesson, submission: submission) }
    return try await grader.grade(lesson, submission: submission)
  }

  private func verdicts(_ report: LessonReport) -> [String] {
    report.steps.flatMap { step in step.checks.map { "\($0.check) \($0.verdict.rawValue)" } }
  }

  @Test func aMistakeCostsItsOwnStep() async throws {
    let report = try await report(counting: "count += 2")
    #expect(verdicts(report) == ["one fail", "there pass", "ten skipped", "same skipped"])
    #expect(report.steps.map(\.points) == [0, 2] && report.steps.map(\.hasPassed) == [false, true])
    #expect(report.steps[1].checks.map(\.waitsForStep) == [nil, "count", "count"])
    #expect(
      report.steps[1].checks[2].reason
        == #"It plays what earlier steps built, too, and "Count" does not pass yet."#)
    #expect(report.result == .notPassed && report.isJudged)
  }

  @Test func aMistakeThatComesLaterIsTold() async throws {
    let report = try await report(counting: "count = count == 3 ? 3 : count + 1")
    #expect(verdicts(report) == ["one pass", "there pass", "ten fail", "same fail"])
    #expect(report.steps.map(\.points) == [1, 0])
  }

  @Test func aStepThatHasNothingElseIsDecidedByItsModel() async throws {
    let report = try await report(counting: "count += 2", third: Self.modelOnly)
    #expect(verdicts(report).last == "only fail" && report.steps[2].points == 0)
  }

  /// What a later step has replaced, and what earlier ones rest on.
  private static let replacing = """
    ## Replace
    <!-- step id=replace -->

    ```swift role=check id=seen title="The number is seen" needed-by=count,again
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].exists)
    ```

    ```swift role=check id=twice title="Twice, too" needs=ten
    expect(app.staticTexts["count"].exists)
    ```

    \(solution)
    """

  @Test func aLaterStepsMistakeIsToldThereAlone() async throws {
    let report = try await report(counting: "count += 1; label.isHidden = true", third: Self.replacing)
    #expect(
      verdicts(report) == ["one skipped", "there pass", "ten skipped", "same skipped", "seen fail", "twice skipped"])
    #expect(report.steps.flatMap(\.checks).map(\.waitsForStep) == ["replace", nil, "replace", "replace", nil, nil])
    #expect(
      report.steps[0].checks[0].reason == #"It can't be told while "The number is seen" of "Replace" does not pass."#)
    // A step of which no more than half could be tried has not passed.
    #expect(report.steps.flatMap(\.checks).map(\.waitsForLaterStep) == [true, nil, nil, nil, nil, nil])
    // The second waits for the first.
    #expect(report.steps.map(\.points) == [0, 2, 0] && report.result == .notPassed && report.isJudged)
  }

  @Test(arguments: [(passing: 1, isEnough: false), (2, false), (3, true)])
  func moreThanHalfOfAStepHasToPassBesideWhatIsLeftToALaterOne(passing: Int, isEnough: Bool) {
    let checks = (0..<4).map { number in
      var check = CheckReport(
        check: "\(number)", title: "", verdict: number < passing ? .pass : .skipped,
        location: SourceLocation(file: "l.md", line: 1))
      if number >= passing { (check.waitsForStep, check.waitsForLaterStep) = ("later", true) }
      return check
    }
    #expect(checks.havePassed == isEnough)
  }

  @Test func anEarlierMistakeIsNotLeftToALaterStep() async throws {
    let report = try await report(counting: "count += 2", third: Self.replacing)
    #expect(
      verdicts(report) == ["one fail", "there pass", "ten skipped", "same skipped", "seen pass", "twice skipped"])
    #expect(report.steps.map(\.points) == [0, 2, 1])
  }

  /// A program of the lesson's own is asked for what its steps need of later ones, and told of it where it fails.
  @Test(arguments: [(text: "5", told: ["count", "replace"]), ("1", ["count"])])
  func aLessonsOwnProgramMeetsWhatItsStepNeeds(text: String, told: [String]) async throws {
    let replacing = Self.replacing.replacing("].exists)", with: "].label, is: \"\(text)\")")
    let (lesson, _) = LessonParser.parse(Self.lessonText(third: replacing), file: "lesson.md", directory: ".")
    let report = try await TestGrader.shared.value.grade(
      lesson, program: LessonStates(lesson).solutions[0], named: "solution", languageMode: .swift5, steps: ["count"],
      selection: .allAndModelsByThemselves)
    #expect(report.steps.map(\.step) == told)
    #expect(report.steps.dropFirst().flatMap(\.checks).map(\.check) == (told.count > 1 ? ["seen"] : []))
  }

  /// It says itself where it is, and may be of any step.
  @Test func aCrashIsLeftToNobody() async throws {
    let report = try await report(counting: "count += [1][count + 1]", third: Self.replacing)
    #expect(
      verdicts(report) == ["one crash", "there pass", "ten skipped", "same skipped", "seen crash", "twice skipped"])
  }

  /// The check that it needs was not run itself, for a mistake of that check's own step.
  @Test func aMistakeIsFollowedThroughWhatWasNotRun() async throws {
    let second = """
      ```swift role=check id=two title="More twice shows 2" needs=one
      app.buttons["More"].tap()
      app.buttons["More"].tap()
      expect(app.staticTexts["count"].label, is: "2")
      ```

      """
    let text = Self.lessonText().replacing(
      "\(Self.solution)\n\n## Again", with: "\(second)\n\(Self.solution)\n\n## Again"
    )
    .replacing("needs=one\nfor _", with: "needs=two\nfor _")
    let report = try await report(counting: "count += 2", of: text)
    #expect(verdicts(report) == ["one fail", "two skipped", "there pass", "ten skipped", "same skipped"])
    #expect(report.steps[0].checks[1].waitsForStep == nil)
    #expect(report.steps[1].checks.map(\.waitsForStep) == [nil, "count", "count"] && report.steps[1].points == 2)
  }

  /// However many are run at once, and whichever is decided first: each is told once, and as the report has it.
  @Test(arguments: [1, 4]) func theOrderDecidesNothing(jobs: Int) async throws {
    let (told, telling) = AsyncStream.makeStream(of: CheckReport.self)
    let base = try await TestGrader.shared.value
    var options = base.options
    options.jobs = jobs
    options.decided = { telling.yield($0) }
    let report = try await report(counting: "count += 2", by: Grader(base, options))
    #expect(verdicts(report) == ["one fail", "there pass", "ten skipped", "same skipped"])
    telling.finish()
    let checks = await told.reduce(into: []) { $0.append("\($1.check) \($1.verdict.rawValue)") }
    #expect(checks.sorted() == verdicts(report).sorted())
  }

  /// Checks that are told while others are still run speak of the learner's files by the learner's names.
  @Test func whatIsToldAtOnceNamesTheLearnersFiles() async throws {
    let (told, telling) = AsyncStream.makeStream(of: CheckReport.self)
    let base = try await TestGrader.shared.value
    var options = base.options
    options.decided = { telling.yield($0) }
    let report = try await report(counting: "count += \"two\"", by: Grader(base, options))
    telling.finish()
    let reasons = await told.reduce(into: [String]()) { $0.append($1.reason ?? "") }
    #expect(Set(reasons) == Set(report.steps.flatMap(\.checks).map { $0.reason ?? "" }))
    #expect(reasons.contains { $0.contains(".swift:") } && !reasons.contains { $0.contains("\u{1}") }, "\(reasons)")
  }
}
