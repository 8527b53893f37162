import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// Tasks sleep in the app's time. They are tried in apps of their own: the threads of a test's process are those of other tests, too.
@Suite(.serialized) struct TaskTimeTests {
  private static let lessonText = """
    ---
    format: 1
    title: Later
    swift: 5
    ---
    # Later

    \(CounterApp.scene)

    ```swift role=starter file=Counter.swift
    import UIKit

    class Counter: UIViewController {
        @IBOutlet weak var label: UILabel!

        @IBAction func more(_ sender: Any) {
        }
    }
    ```

    ## Sleep
    <!-- step id=sleep -->

    ```swift role=check id=early title="Nothing comes early"
    app.buttons["More"].tap()
    let before = app.staticTexts["count"].label
    app.wait(9)
    expect(app.staticTexts["count"].label, is: before)
    ```

    ```swift role=check id=later title="It comes after ten seconds and after twenty"
    app.buttons["More"].tap()
    app.wait(11)
    expect(app.staticTexts["count"].label, is: "1")
    app.wait(10)
    expect(app.staticTexts["count"].label, is: "2")
    ```

    """

  private func verdicts(doing body: String, in lessonText: String = lessonText, importing module: String = "UIKit")
    async throws -> [String]
  {
    let (lesson, diagnostics) = LessonParser.parse(lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let text = """
      import UIKit
      import \(module)

      class Counter: UIViewController {
          @IBOutlet weak var label: UILabel!
          var pause: Task<Void, Never>?
          var ticks: DispatchSourceTimer?

          @IBAction func more(_ sender: Any) {
              \(body)
          }
      }
      """
    let file = SubmissionFile(name: "Counter.swift", path: "submission/Counter.swift", text: text)
    let report = try await TestGrader.shared.value.grade(
      lesson, submission: Submission(name: "submission", files: [file]))
    return report.steps.flatMap { step in step.checks.map { "\($0.check) \($0.verdict.rawValue)" } }
  }

  @Test(arguments: [
    "Task { for round in 1...2 { try await Task.sleep(for: .seconds(10)); label.text = \"\\(round)\" } }",
    "Task { for round in 1...2 { try? await Task.sleep(nanoseconds: 10_000_000_000); label.text = \"\\(round)\" } }",
    "Task { let clock = ContinuousClock(); var next = clock.now; for round in 1...2 { next += .seconds(10); try await Task.sleep(until: next, clock: clock); label.text = \"\\(round)\" } }",
    "Task { for round in 1...2 { try await Task.sleep(until: .now + .seconds(10), clock: .continuous); label.text = \"\\(round)\" } }",
    "Task { for round in 1...2 { try await SuspendingClock().sleep(for: .seconds(10)); label.text = \"\\(round)\" } }",
    "Task.detached { for round in 1...2 { await Task.sleep(10_000_000_000); await MainActor.run { self.label.text = \"\\(round)\" } } }",
  ])
  func aTaskSleepsInTheTimeOfTheApp(body: String) async throws {
    #expect(try await verdicts(doing: body) == ["early pass", "later pass"])
  }

  /// Whatever queue it is, and in every language mode; with Foundation as well, which brings Dispatch's own forms.
  @Test(
    arguments: [
      "DispatchQueue.global().asyncAfter(deadline: .now() + 10) { let text = \"1\"; DispatchQueue.main.async { self.label.text = text }; DispatchQueue.global().asyncAfter(deadline: .now() + 10) { DispatchQueue.main.async { self.label.text = \"2\" } } }",
      "for round in 1...2 { DispatchQueue(label: \"own\").asyncAfter(deadline: .now() + .seconds(10 * round), qos: .userInitiated) { DispatchQueue.main.async { self.label.text = \"\\(round)\" } } }",
      "for round in 1...2 { DispatchQueue.main.asyncAfter(wallDeadline: .now() + 10 * Double(round)) { DispatchQueue.main.async { self.label.text = \"\\(round)\" } } }",
      "for round in 1...2 { DispatchQueue.main.asyncAfter(deadline: .now() + 10 * Double(round)) { self.label.text = \"\\(round)\" } }",
      "ticks = DispatchSource.makeTimerSource(queue: .main); ticks?.schedule(deadline: .now() + 10, repeating: 10); ticks?.setEventHandler { [weak self] in guard let self else { return }; self.label.text = self.label.text == \"1\" ? \"2\" : \"1\" }; ticks?.resume()",
    ], ["4", "5", "6"])
  func delayedWorkIsDoneInTheTimeOfTheApp(body: String, mode: String) async throws {
    let text = Self.lessonText.replacing("swift: 5", with: "swift: \(mode)")
    #expect(try await verdicts(doing: body, in: text) == ["early pass", "later pass"])
    #expect(try await verdicts(doing: body, in: text, importing: "Foundation") == ["early pass", "later pass"])
  }

  @Test func aSleepOfNoTimeNeedsNoWait() async throws {
    let body = """
      label.text = "1"
      Task {
          try? await Task.sleep(nanoseconds: 0)
          label.text = "2"
      }
      """
    let text = Self.lessonText.replacing("is: before", with: "is: \"2\"")
    #expect(try await verdicts(doing: body, in: text).first == "early pass")
  }

  @Test func aTaskThatIsCancelledDoesNotSleepOn() async throws {
    let body = """
      pause = Task {
          do { try await Task.sleep(nanoseconds: 30_000_000_000) } catch is CancellationError { label.text = "1" } catch {}
      }
      Task {
          try? await Task.sleep(for: .seconds(10))
          pause?.cancel()
          try? await Task.sleep(for: .seconds(10))
          label.text = "2"
      }
      """
    #expect(try await verdicts(doing: body) == ["early pass", "later pass"])
  }
}
