import CourseModel
import Foundation
import LessonParsing
import Synchronization
import TestSupport
import Testing

@testable import Grading

/// Pictures of a small lesson: a real compiler, real apps, a real examiner.
@Suite(.serialized) struct PictureTests {
  private func pictures(introduction: String = "", screens: String = "") async throws -> LessonPictures {
    let lesson = try PictureLesson.lesson(introduction: introduction, screens: screens)
    return try await PictureLesson.grader.value.pictures(of: lesson)
  }

  /// `caption: words`, a line for each picture.
  private func lines(_ pictures: LessonPictures) -> [String] {
    pictures.frames.sorted { $0.key.position < $1.key.position }.flatMap(\.value).map {
      "\($0.caption ?? "-"): \($0.picture.alternative)"
    }
  }

  @Test func aScreenShowsWhatTheSolutionComesTo() async throws {
    let pictures = try await pictures(
      screens: """
        ```swift role=screen title="After a tap"
        app.buttons["More"].tap()
        ```
        """)
    #expect(pictures.diagnostics.map(\.message) == [])
    #expect(lines(pictures) == ["After a tap: Screen with text \"1\"; button \"More\"."])
  }

  @Test func aScreenOfStarterAndSolutionShowsBothAtEachMarkedMoment() async throws {
    let screens = """
      ```swift role=screen of=starter,solution
      screen("Untouched")
      app.buttons["More"].tap()
      ```
      """
    let pictures = try await pictures(screens: screens)
    #expect(
      lines(pictures) == [
        "Before this step: Untouched: Screen with text \"none\"; button \"More\".",
        "Before this step: Screen with text \"none\"; button \"More\".",
        "After this step: Untouched: Screen with text \"none\"; button \"More\".",
        "After this step: Screen with text \"1\"; button \"More\".",
      ])
    #expect(pictures == (try await self.pictures(screens: screens)))
  }

  @Test func aScreenBeforeTheFirstStepShowsTheFinishedAppOrTheOneToBeginWith() async throws {
    let screen = { (attributes: String) in
      "```swift role=screen \(attributes)\napp.buttons[\"More\"].tap()\nscreen(\"\(attributes)\")\n```\n\n"
    }
    let pictures = try await pictures(introduction: screen("of=solution") + screen("of=starter"))
    #expect(
      lines(pictures) == [
        "of=solution: Screen with text \"1\"; button \"More\".",
        "of=starter: Screen with text \"none\"; button \"More\".",
      ])
  }

  @Test func whatCannotBeDrawnIsToldAtItsLineAndTheOthersAreDrawn() async throws {
    let pictures = try await pictures(
      screens: """
        ```swift role=screen
        app.buttons["Less"].tap()
        ```

        ```swift role=screen
        app.buttons["More"].tapp()
        ```

        ```swift role=screen
        expect(app.staticTexts["count"].label, is: "7")
        ```

        ```swift role=screen
        app.buttons["More"].tap()
        ```
        """)
    #expect(
      pictures.diagnostics.map { "\($0.location?.position.line ?? 0) \($0.rule): \($0.message)" }.sorted() == [
        "55 screen-draws: The screen can't be drawn: there is no button \"Less\" on the screen (there is the button \"More\").",
        "59 screen-draws: The code of this screen does not compile: value of type 'Element' has no member 'tapp'; did you mean 'tap'?",
        "63 screen-draws: The screen can't be drawn: the text \"count\" shows \"none\"; expected \"7\".",
      ])
    #expect(lines(pictures) == ["-: Screen with text \"1\"; button \"More\"."])
  }

  @Test func picturesOfTwoAppsHaveTheTitleOfTheScreenInTheirCaptions() async throws {
    let pictures = try await pictures(
      screens: """
        ```swift role=screen of=starter,solution title="A tap"
        app.buttons["More"].tap()
        ```
        """)
    #expect(
      pictures.frames.values.flatMap { $0.map(\.caption) } == ["Before this step: A tap", "After this step: A tap"])
  }

  /// What is told of a lesson in which all screens show an app that does not compile.
  private func told(instead: String, written: String) async throws -> [String] {
    let screen = "```swift role=screen\napp.buttons[\"More\"].tap()\n```\n\n"
    let lesson = try PictureLesson.lesson(screens: screen + screen + screen, mistake: (instead, written))
    let pictures = try await PictureLesson.grader.value.pictures(of: lesson)
    #expect(pictures.frames == [:])
    return pictures.diagnostics.flatMap {
      ["\($0.location.map { "\($0)" } ?? "-"): \($0.severity): \($0.message)"] + $0.details
    }
  }

  @Test func aSceneThatDoesNotCompileIsToldOnceAtItsLine() async throws {
    #expect(
      try await told(instead: "let label = UILabel(", written: "let label = UILable(") == [
        "lesson.md:10:13: error: Pictures of the app can't be drawn, as this does not compile: cannot find 'UILable' in scope.",
        "The first of them is at lesson.md:54:1, of the solution.",
      ])
  }

  @Test func aSolutionThatDoesNotCompileIsToldOnceAtItsLine() async throws {
    #expect(
      try await told(instead: "count += 1", written: "cuont += 1") == [
        "lesson.md:39:5: error: Pictures of the app can't be drawn, as this does not compile: cannot find 'cuont' in scope.",
        "The first of them is at lesson.md:54:1, of the solution.",
      ])
  }

  @Test func whatCoursemarkLacksIsAWarning() async throws {
    #expect(
      try await told(instead: "let label = UILabel(", written: "let label = UICalendarView(") == [
        "lesson.md:10:13: warning: Pictures of the app can't be drawn, as this does not compile: cannot find 'UICalendarView' in scope.",
        "The first of them is at lesson.md:54:1, of the solution.",
      ])
  }

  @Test func whatIsDrawnForTheFirstTimeIsCounted() async throws {
    let said = Mutex<[Grading.Progress]>([])
    let options = GradingOptions(jobs: 1, timeout: 10) { progress in said.withLock { $0.append(progress) } }
    let grader = Grader(try await PictureLesson.grader.value, options)
    // Words that no run has had, so that nothing is kept.
    let lesson = try PictureLesson.lesson(
      screens: """
        ```swift role=screen of=starter,solution
        app.buttons["More"].tap()  // \(UUID())
        ```
        """)
    let first = try await grader.pictures(of: lesson)
    #expect(
      said.withLock { $0 } == [
        .preparing("the pictures of \(lesson.id)"), .preparing("the pictures of \(lesson.id): 1 of 2"),
        .preparing("the pictures of \(lesson.id): 2 of 2"),
      ])
    said.withLock { $0 = [] }
    #expect(try await grader.pictures(of: lesson) == first)
    #expect(said.withLock { $0 } == [])
  }

  private func pagePictures(screens: String = "", onlyKnown: Bool = false) async throws -> LessonPictures {
    try await PictureLesson.grader.value.pagePictures(
      of: try PictureLesson.lesson(screens: screens), onlyKnown: onlyKnown)
  }

  @Test func withoutASceneNoCheckHasAnythingToShow() throws {
    let text = "---\nformat: 1\nswift: 5\n---\n# Counting\n\n\(CounterApp.starter)\n\n" + PictureLesson.step
    let (lesson, _) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    #expect(lesson.steps.map(\.checks.count) == [2])
    #expect(!lesson.hasPictures)
    #expect(lesson.withStepPictures.withStories.steps[0].blocks.count == lesson.steps[0].blocks.count)
  }

  @Test func aStepWithoutAScreenShowsWhatAVisibleCheckDoes() async throws {
    let lesson = try PictureLesson.lesson()
    #expect(lesson.hasPictures)
    let pictures = try await pagePictures()
    let check = try #require(lesson.steps[0].checks.first)
    #expect(Array(pictures.frames.keys) == [check.fence])
    #expect(
      lines(pictures) == [
        "Before this step: Screen with text \"none\"; button \"More\".",
        "After this step: Screen with text \"1\"; button \"More\".",
      ])
    #expect(pictures.diagnostics.isEmpty && pictures.isRepeatable)
    // Its author's own screens are enough, and what was drawn once is known.
    #expect(lines(try await pagePictures(onlyKnown: true)) == lines(pictures))
    let own = try await pagePictures(screens: "```swift role=screen\n\n```")
    #expect(own.frames.count == 1 && own.frames[check.fence] == nil)
  }

  /// The lesson with checks that leave the screen as the step found it, before its own.
  private func frames(_ checks: String, keeping own: Bool) async throws -> [String] {
    let check = """
      ```swift role=check id=one title="More shows 1"
      app.buttons["More"].tap()
      expect(app.staticTexts["count"].label, is: "1")
      ```
      """
    let lesson = try PictureLesson.lesson(mistake: (check, checks + (own ? check : "")))
    return lines(try await PictureLesson.grader.value.pagePictures(of: lesson, onlyKnown: false))
  }

  @Test func ofTheChecksOfAStepTheFirstThatChangesTheScreenIsShown() async throws {
    let still = """
      ```swift role=check id=still title="Nothing to see"
      app.rotate(to: .landscapeLeft)
      app.rotate(to: .portrait)
      ```


      """
    #expect(
      try await frames(still, keeping: true) == [
        "Before this step: Screen with text \"none\"; button \"More\".",
        "After this step: Screen with text \"1\"; button \"More\".",
      ])
    #expect(
      try await frames(still, keeping: false) == [
        "Before and after this step: Screen with text \"none\"; button \"More\"."
      ])
  }

  @Test func aVisibleCheckTellsWhatAUserDoesInItAndWhatTheSolvedAppShows() async throws {
    let check = try #require(try PictureLesson.lesson().steps[0].checks.first)
    // Also where the author has chosen screens.
    for screens in ["", "```swift role=screen\n\n```"] {
      let pictures = try await pagePictures(screens: screens)
      #expect(Array(pictures.stories.keys) == [check.fence], "and no hidden one")
      let story = try #require(pictures.stories[check.fence])
      #expect(story.pictures.earlier == 0)
      #expect(story.pictures.moments.map(\.words) == ["tap the button \"More\""])
      #expect(
        story.pictures.moments.map(\.picture.alternative) == ["Screen with text \"none\"; button \"More\"."])
      // Where the finger comes down.
      #expect(story.pictures.moments[0].picture.svg.contains("fill-opacity=\"0.3\""))
      #expect(story.end.alternative == "Screen with text \"1\"; button \"More\".")
      #expect(try await pagePictures(screens: screens, onlyKnown: true).stories == pictures.stories)
    }
    let untold = try await PictureLesson.grader.value.pagePictures(
      of: try PictureLesson.lesson(), onlyKnown: true, tellsStories: false)
    #expect(untold.stories.isEmpty && untold.frames.count == 1 && untold.isRepeatable)
  }

  @Test func aCheckThatTheSolutionDoesNotPassAndOneInWhichNobodyDoesAnythingTellNoStory() async throws {
    let failing = try PictureLesson.lesson(mistake: ("count += 1", "count += 2"))
    let told = try await PictureLesson.grader.value.pagePictures(of: failing, onlyKnown: false)
    #expect(told.stories.isEmpty && told.diagnostics.isEmpty && told.isRepeatable)
    // The pictures of its step show what it comes to all the same.
    #expect(told.frames.count == 1)
    let still = try PictureLesson.lesson(
      mistake: (
        "app.buttons[\"More\"].tap()\nexpect(app.staticTexts[\"count\"].label, is: \"1\")",
        "expect(app.staticTexts[\"count\"].label, is: \"none\")"
      ))
    #expect(still.withStories.steps[0].blocks.count == still.steps[0].blocks.count)
  }

  @Test func ofALongStoryTheLastThingsAreShownAndOfManyChecksTheFirst() async throws {
    let tap = "app.buttons[\"More\"].tap()\n"
    let long = try PictureLesson.lesson(
      mistake: (
        tap + "expect(app.staticTexts[\"count\"].label, is: \"1\")",
        String(repeating: tap, count: 10) + "expect(app.staticTexts[\"count\"].label, is: \"10\")"
      ))
    let pictures = try await PictureLesson.grader.value.pagePictures(of: long, onlyKnown: false)
    let story = try #require(pictures.stories.values.first)
    #expect(story.pictures.earlier == 2 && story.pictures.moments.count == 8)
    #expect(story.pictures.moments.first?.picture.alternative == "Screen with text \"2\"; button \"More\".")

    var many = try PictureLesson.lesson()
    let check = try #require(many.steps[0].checks.first)
    many.steps[0].blocks = Array(repeating: .snippet(check), count: 70)
    #expect(many.withStories.steps[0].blocks.count == 130)
  }

  @Test(arguments: ["behavesLike: Model()", "survives: 200"]) func whatIsDrawnAtRandomIsNoStory(compared: String) throws
  {
    var lesson = try PictureLesson.lesson()
    var check = try #require(lesson.steps[0].checks.first)
    check.code += "\nexpect(app, \(compared))"
    lesson.steps[0].blocks = [.snippet(check)]
    #expect(lesson.withStories.steps[0].blocks.count == 1)
  }

  @Test func whatHasToBeDrawnIsLeftOutWhereOnlyTheKnownIsAskedFor() async throws {
    let code = "app.buttons[\"More\"].tap()\napp.wait(\(Int.random(in: 1...1_000_000)) / 1_000_000)"
    let pictures = try await pagePictures(screens: "```swift role=screen\n\(code)\n```", onlyKnown: true)
    #expect(pictures.frames.isEmpty && !pictures.isRepeatable && pictures.diagnostics.isEmpty)
  }

  @Test func aLessonWithoutScreensNeedsNoRun() async throws {
    #expect(try await pictures() == LessonPictures())
  }
}
