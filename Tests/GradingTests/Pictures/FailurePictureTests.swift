import CourseModel
import Foundation
import Testing

@testable import Grading

/// A check that does not pass says what the app showed, and what the lesson's solution shows then.
@Suite(.serialized) struct FailurePictureTests {
  /// - Parameter action: What More does.
  private func checks(doing action: String, draws: DrawnScreens = .end) async throws -> [CheckReport] {
    var options = GradingOptions(jobs: 1, timeout: 4)
    options.draws = draws
    let grader = Grader(try await PictureLesson.grader.value, options)
    let text = """
      import UIKit

      class Counter: UIViewController {
          @IBOutlet weak var label: UILabel!
          var count = 0

          @IBAction func more(_ sender: Any) {
              \(action)
          }
      }
      """
    let submission = Submission(
      name: "ada", files: [SubmissionFile(name: "Counter.swift", path: "ada/Counter.swift", text: text)])
    return try await grader.grade(try PictureLesson.lesson(), submission: submission).steps.flatMap(\.checks)
  }

  /// What the app showed, and what was expected.
  private func words(_ check: CheckReport) -> [String?] {
    [check.pictures?.seen, check.pictures?.expected].map { $0?.alternative }
  }

  @Test func theScreensStandSideBySideAndAHiddenCheckShowsTheLearnersAlone() async throws {
    let checks = try await checks(doing: "label.text = \"<b>\"")
    #expect(checks.map(\.verdict) == [.fail, .fail])
    #expect(
      words(checks[0]) == [
        "Screen with text \"<b>\"; button \"More\". Different: text \"<b>\".",
        "Screen with text \"1\"; button \"More\". Different: text \"1\".",
      ])
    #expect(checks[0].pictures?.story == nil)
    #expect(words(checks[1]) == ["Screen with text \"<b>\"; button \"More\".", nil])
    #expect(checks[0].pictures?.seen.svg.contains("&lt;b&gt;") == true)
  }

  @Test func aStoryIsTheScreensOnWhichSomethingWasDone() async throws {
    let story = try #require(try await checks(doing: "label.text = \"two\"", draws: .story)[0].pictures?.story)
    #expect(story.earlier == 0)
    #expect(story.moments.map(\.words) == ["tap the button \"More\""])
    #expect(story.moments.map(\.picture.alternative) == ["Screen with text \"none\"; button \"More\"."])
    // Where the finger comes down.
    #expect(story.moments[0].picture.svg.contains("fill-opacity=\"0.3\""))
  }

  @Test func ofAClassTheFirstCheckOfAStepThatDoesNotPassTellsItsStory() async throws {
    let checks = try await checks(doing: "label.text = \"two\"", draws: .firstStory)
    #expect(checks.map(\.verdict) == [.fail, .fail])
    #expect(checks.map { $0.pictures?.story?.moments.count } == [1, nil])
    #expect(checks.allSatisfy { $0.pictures != nil })
  }

  @Test func anAppThatCrashesShowedSomethingLast() async throws {
    let checks = try await checks(doing: "fatalError()")
    #expect(checks.map(\.verdict) == [.crash, .crash])
    #expect(
      words(checks[0]) == [
        "Screen with text \"none\"; button \"More\". Different: text \"none\".",
        "Screen with text \"1\"; button \"More\". Different: text \"1\".",
      ])
  }

  @Test func aScreenThatLooksAsItShouldStandsAlone() async throws {
    let checks = try await checks(doing: "count += 1; label.text = \"\\(count)\"; label.accessibilityIdentifier = nil")
    #expect(checks.map(\.verdict) == [.fail, .fail])
    #expect(words(checks[0]) == ["Screen with text \"1\"; button \"More\".", nil])
  }

  @Test func whereNobodyAsksAndWhereAllIsRightThereAreNoPictures() async throws {
    #expect(try await checks(doing: "label.text = \"2\"", draws: .none).allSatisfy { $0.pictures == nil })
    let passed = try await checks(doing: "count += 1; label.text = \"\\(count)\"")
    #expect(passed.map(\.verdict) == [.pass, .pass])
    #expect(passed.allSatisfy { $0.pictures == nil })
  }
}
