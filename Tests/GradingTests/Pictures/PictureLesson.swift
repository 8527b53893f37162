import TestSupport
import CourseModel
import LessonParsing
import Testing

@testable import Grading

/// A lesson of one step with a label and a button, and screens in it.
struct PictureLesson {
  static let scene = """
    \(CounterApp.scene.replacing("let more =", with: "label.text = \"none\"\nlet more ="))

    \(CounterApp.starter)

    """

  static let step = """
    ## Count
    <!-- step id=count -->

    ```swift role=solution in=Counter
    @IBAction func more(_ sender: Any) {
        count += 1
        label.text = "\\(count)"
    }
    ```

    ```swift role=check id=one title="More shows 1"
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].label, is: "1")
    ```

    ```swift role=check id=secret title="Twice" hidden
    app.buttons["More"].tap()
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].label, is: "2")
    ```

    """

  /// - Parameters:
  ///   - introduction: Screens before the first step.
  ///   - screens: Screens at the end of the step.
  ///   - mistake: What the author has written instead of what.
  static func lesson(
    introduction: String = "", screens: String = "", mistake: (instead: String, written: String)? = nil
  ) throws -> Lesson {
    var text =
      "---\nformat: 1\nswift: 5\n---\n# Counting\n\n" + scene + introduction + "\n\n" + step + screens + "\n"
    if let mistake { text = text.replacing(mistake.instead, with: mistake.written) }
    let (lesson, diagnostics) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    return lesson
  }

  /// One grader for all tests of pictures: the runtime is built once.
  static let grader = Task {
    try await Grader(
      home: try TestHome.make(), environment: TestHome.environment, options: GradingOptions(jobs: 1, timeout: 10))
  }
}
