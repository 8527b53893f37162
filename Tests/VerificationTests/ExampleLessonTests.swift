import TestSupport
import CourseModel
import Foundation
import LessonParsing
import Reporting
import Testing
import Verification

@testable import Grading

/// The lesson in `Documentation/Examples/counter`: a model of its own, and a solution that is compared with.
@Suite(.serialized) struct ExampleLessonTests {
  private static let folder = Checkout.root.appending(path: "Documentation/Examples/counter")

  private static let grader = Task {
    try await Grader(
      home: try TestHome.make(), environment: TestHome.environment, options: GradingOptions(seed: 1, timeout: 20))
  }

  private func lesson() throws -> Lesson {
    let (course, diagnostics) = try CourseLoader.load(Self.folder.path)
    try #require(diagnostics.map(\.message) == [])
    return try #require(course.lessons.first)
  }

  @Test func itIsTrueAndEachMistakeIsFoundInAStoryOfAFewEvents() async throws {
    let lesson = try lesson()
    let grader = try await Self.grader.value
    let found = try await Verifier(tools: RuleTools(grader, triesMutants: false)).verify(lesson).diagnostics
    #expect(found.map(\.message) == [])
  }

  @Test func aLessonWhoseSceneIsAStoryboardIsTrue() async throws {
    let (course, diagnostics) = try CourseLoader.load(
      Checkout.root.appending(path: "Documentation/Examples/greeting").path)
    #expect(diagnostics.map(\.message) == [])
    let lesson = try #require(course.lessons.first)
    let found = try await Verifier(tools: RuleTools(try await Self.grader.value, triesMutants: false)).verify(lesson)
    #expect(found.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [])
  }

  @Test func theStoriesAreAsShortAsTheyGet() async throws {
    var table = ModelTable()
    try await ModelEvaluation(grader: try await Self.grader.value, jobs: 2).add(try lesson(), to: &table)
    let stories = table.rows.map { row in
      "\(row.events ?? -1): " + ((row.finding?.story ?? []) + [row.finding?.reason ?? ""]).joined(separator: ", ")
    }
    #expect(
      stories == [
        #"2: tap the button "plus", tap the button "minus", The button "minus" is enabled; expected it to be disabled."#,
        #"1: tap the button "plus", The text "total" shows "0"; expected "1""#,
        #"2: tap the button "plus", tap the button "reset", The button "minus" is enabled; expected it to be disabled."#,
        #"1: tap the button "reset", The app crashed: Precondition failed: nothing to reset. At lesson.md:188: 'precondition(count > 1, "nothing to reset")'."#,
      ])
  }

  @Test func aReplayShowsWhereAppAndModelPart() async throws {
    let wrong = """
      import UIKit

      class CounterController: UIViewController {
          @IBOutlet weak var total: UILabel!
          @IBOutlet weak var minus: UIButton!
          var count = 0

          @IBAction func increase(_ sender: Any) { change(by: 1) }
          @IBAction func decrease(_ sender: Any) { change(by: -1) }
          @IBAction func reset(_ sender: Any) {}

          func change(by number: Int) {
              count += number
              total.text = "\\(count)"
              if count > 0 { minus.isEnabled = true }
          }
      }
      """
    let submission = Submission(
      name: "work/ada",
      files: [SubmissionFile(name: "CounterController.swift", path: "CounterController.swift", text: wrong)])
    let replay = try await Self.grader.value.replay(try lesson(), check: "counts", submission: submission)
    #expect(
      ReplayText(terminal: Terminal(width: 80)).render(replay) == """
        The counter counts, and stops at nought (counts)
        counter, work/ada, seed 1

        The app is launched
             the text "total" shows "0"
             the button "minus" is disabled
        1. tap the button "plus"
             the text "total" shows "1"
             the button "minus" is enabled
        2. tap the button "minus"
             the text "total" shows "0"
           ✗ seen:     the button "minus" is enabled
             expected: the button "minus" is disabled

        ✗ fail: The button "minus" is enabled; expected it to be disabled.

        """)
    #expect(replay.check.replay?.contains(" counts --seed 1 --submission work/ada") == true)
  }

  @Test func theSolutionIsReplayedWhereNothingWasHandedIn() async throws {
    let replay = try await Self.grader.value.replay(try lesson(), check: "starts", submission: nil)
    #expect(replay.check.verdict == .pass)
    // Two stories of fifty events, each with its launch.
    #expect(replay.events.count == 2 * 51)
    #expect(replay.submission == "the solution of step 'start'")
  }
}
