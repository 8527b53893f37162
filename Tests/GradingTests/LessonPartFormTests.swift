import CourseModel
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// What the lesson brings fits outlets and properties however they are declared.
@Suite struct LessonPartFormTests {
  private static let lessonText = """
    ---
    format: 1
    swift: 5
    ---
    # Outlets

    ## Fields
    <!-- step id=fields -->

    ```swift role=scene
    let controller = Page()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    field.text = "milk"
    controller.view.addSubview(field)
    connect(controller, "field", to: field)
    connect(controller, "inputs", to: [field])
    show(controller)
    ```

    ```swift role=starter file=Page.swift
    import UIKit

    class Page: UIViewController {
      @IBOutlet weak var field: UITextField!
      @IBOutlet var inputs: [UITextField]?
    }
    ```

    ```swift role=probe
    func text() -> String? { first(Page.self)?.field.text }
    func length() -> Int {
      guard let page = first(Page.self), let inputs = page.inputs else { return -1 }
      let field: UITextField = page.field
      var length = field.text?.count ?? 0
      for input in inputs { length += input.text?.count ?? 0 }
      return length + (page.inputs?.count ?? 0)
    }
    ```

    ```swift role=check id=text
    expect(app.text(), is: "milk")
    expect(app.length(), is: 9)
    ```

    """

  @Test(arguments: [
    ("weak var field: UITextField!", "var inputs: [UITextField]?"),
    ("weak var field: UITextField?", "var inputs: [UITextField]!"),
    ("private var field: UITextField?", "private var inputs: [UITextField]!"),
    ("var field = UITextField()", "var inputs = [UITextField]()"),
  ])
  func anOutletIsDeclaredAsOneLikes(field: String, inputs: String) async throws {
    let checks = try await checks("@IBOutlet \(field)\n  @IBOutlet \(inputs)")
    #expect(checks.map(\.verdict) == [.pass], "\(checks.first?.reason ?? "")")
  }

  @Test func whatIsNothingIsNotJudged() async throws {
    let nothing = try await checks(
      "@IBOutlet var field: UITextField? { get { nil } set {} }\n  @IBOutlet var inputs: [UITextField]?")
    #expect(nothing.map(\.verdict) == [.unsupported], "\(nothing.first?.reason ?? "")")
    #expect(
      nothing.first?.reason
        == "The check reads a property of yours that is declared as an optional and is nil, so this is not judged.")
  }

  @Test(arguments: ["var inputs = 1", "var inputs: Int?"]) func anotherTypeIsMissing(inputs: String) async throws {
    let checks = try await checks("@IBOutlet weak var field: UITextField?\n  @objc \(inputs)")
    #expect(checks.map(\.verdict) == [.missing], "\(checks.first?.reason ?? "")")
  }

  private func checks(_ members: String) async throws -> [CheckReport] {
    let (lesson, diagnostics) = LessonParser.parse(Self.lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let code = "import UIKit\n\nclass Page: UIViewController {\n  \(members)\n}\n"
    let file = SubmissionFile(name: "Page.swift", path: "ada/Page.swift", text: code)
    let report = try await TestGrader.shared.value.grade(lesson, submission: Submission(name: "ada", files: [file]))
    return report.steps.flatMap(\.checks)
  }
}
