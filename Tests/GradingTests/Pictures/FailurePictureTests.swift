import CourseModel
import Foundation
import Testing

@testable import Grading

/// A check that does not pass says what the app showed, and what the lesson's solution shows then.
@Suite(.serialized) struct FailurePictureTests {
  /// - Parameter action: What More does.
  private func checks(doing action: String, draws: Bool = true) async throws -> [CheckReport] {
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
      words(checks[0]) == ["Screen with text \"<b>\"; button \"More\".", "Screen with text \"1\"; button \"More\"."])
    #expect(words(checks[1]) == ["Screen with text \"<b>\"; button \"More\".", nil])
    #expect(checks[0].pictures?.seen.svg.contains("&lt;b&gt;") == true)
  }

  @Test func anAppThatCrashesShowedSomethingLast() async throws {
    let checks = try await checks(doing: "fatalError()")
    #expect(checks.map(\.verdict) == [.crash, .crash])
    #expect(
      words(checks[0]) == ["Screen with text \"none\"; button \"More\".", "Screen with text \"1\"; button \"More\"."])
  }

  @Test func aScreenThatLooksAsItShouldStandsAlone() async throws {
    let checks = try await checks(doing: "count += 1; label.text = \"\\(count)\"; label.accessibilityIdentifier = nil")
    #expect(checks.map(\.verdict) == [.fail, .fail])
    #expect(words(checks[0]) == ["Screen with text \"1\"; button \"More\".", nil])
  }

  @Test func whereNobodyAsksAndWhereAllIsRightThereAreNoPictures() async throws {
    #expect(try await checks(doing: "label.text = \"2\"", draws: false).allSatisfy { $0.pictures == nil })
    let passed = try await checks(doing: "count += 1; label.text = \"\\(count)\"")
    #expect(passed.map(\.verdict) == [.pass, .pass])
    #expect(passed.allSatisfy { $0.pictures == nil })
  }
}
