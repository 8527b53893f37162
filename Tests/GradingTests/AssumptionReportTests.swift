import CourseModel
import LessonParsing
import Reporting
import Testing

@testable import Grading

/// A check in which a program could notice what is only assumed of UIKit says so.
@Suite struct AssumptionReportTests {
  private static let listener = """
    import UIKit
    class Listener: NSObject {
        var heard: [String] = []
        override init() {
            super.init()
            for name in Listener.names {
                NotificationCenter.default.addObserver(self, selector: #selector(hear), name: name, object: nil)
            }
        }
        @objc func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        static let names = [UIResponder.keyboardWillShowNotification]
    }
    """

  private static let lessonText = """
    ---
    format: 1
    ---
    # A lesson

    ## Listen
    <!-- step id=listen points=1 -->

    ```swift role=starter file=Listener.swift
    class Listener {}
    ```

    ```swift role=probe
    func heard() -> Int {
        let listener = Listener()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        field.becomeFirstResponder()
        return listener.heard.count
    }
    ```

    ```swift role=check id=hears
    expect(app.heard() > 0, is: true)
    ```

    """

  private func grade(names: String) async throws -> LessonReport {
    let (lesson, diagnostics) = LessonParser.parse(Self.lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let file = SubmissionFile(
      name: "Listener.swift", path: "work/Listener.swift",
      text: Self.listener.replacing("[UIResponder.keyboardWillShowNotification]", with: "[\(names)]"))
    return try await TestGrader.shared.value.grade(lesson, submission: Submission(name: "work", files: [file]))
  }

  @Test func aCheckThatRestsOnAnAssumptionSaysSo() async throws {
    let report = try await grade(
      names: "UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification")
    let check = try #require(report.steps.first?.checks.first)
    #expect(check.verdict == .pass)
    #expect(
      check.assumptions == [
        "the keyboard's notification that its frame changes comes before the one that it shows or hides"
      ])
    let text = TextReport(terminal: Terminal(width: 160)).render(
      Report(generator: "", isolation: .init(tier: "", notice: ""), lessons: [report]))
    #expect(
      text.contains(
        "     Rests on an assumption about UIKit: the keyboard's notification that its frame changes comes before the one "
          + "that it shows or hides.\n"))
  }

  @Test func aCheckThatDoesNotSaysNothing() async throws {
    let report = try await grade(names: "UIResponder.keyboardWillShowNotification")
    #expect(report.steps.first?.checks.map(\.assumptions) == [[]])
    #expect(report.steps.first?.checks.map(\.verdict) == [.pass])
  }
}
