import CourseModel
import LessonParsing
import Testing

@testable import Grading

/// A lesson of one step with a label and a button, and screens in it.
struct PictureLesson {
  static let scene = """
    ```swift role=scene
    let controller = Counter()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.accessibilityIdentifier = "count"
    label.text = "none"
    let more = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    more.setTitle("More", for: .normal)
    for view in [label, more] { controller.view.addSubview(view) }
    connect(controller, "label", to: label)
    connect(more, .touchUpInside, to: controller, action: "more:")
    show(controller)
    ```

    ```swift role=starter file=Counter.swift
    import UIKit

    class Counter: UIViewController {
        @IBOutlet weak var label: UILabel!
        var count = 0

        @IBAction func more(_ sender: Any) {
        }
    }
    ```

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
