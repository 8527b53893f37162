import CourseModel
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// Who hands in the whole lesson has outlets that the scenes of earlier steps lack: to insist on them is no mistake.
@Suite struct LaterOutletsTests {
  private static let lessonText = """
    ---
    format: 1
    swift: 5
    ---
    # Outlets

    ## First
    <!-- step id=first -->

    ```swift role=scene
    let controller = Page()
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    controller.view.addSubview(title)
    connect(controller, "titleLabel", to: title)
    show(controller)
    ```

    ```swift role=starter file=Page.swift
    import UIKit

    class Page: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
    }
    ```

    ```swift role=check id=title
    expect(app.staticTexts["Welcome"].exists)
    ```

    ## The tip
    <!-- step id=second -->

    ```swift role=scene
    let controller = Page()
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let tip = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
    controller.view.addSubview(title)
    controller.view.addSubview(tip)
    connect(controller, "titleLabel", to: title)
    connect(controller, "tipLabel", to: tip)
    show(controller)
    ```

    ```swift role=check id=tip
    expect(app.staticTexts["Type a name"].exists)
    ```

    """

  /// - Parameter standIn: Whether the first scene has a label for the later outlet.
  private func checks(_ members: String, standIn: Bool = false) async throws -> [CheckReport] {
    let mark = "connect(controller, \"titleLabel\", to: title)\n"
    let label = "let tip = UILabel()\nconnect(controller, \"tipLabel\", to: tip, isLater: true)\n"
    let text = Self.lessonText.replacing(mark, with: mark + (standIn ? label : ""), maxReplacements: 1)
    let (lesson, diagnostics) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let code = """
      import UIKit

      class Page: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
        \(members)
      }
      """
    let file = SubmissionFile(name: "Page.swift", path: "ada/Page.swift", text: code)
    let report = try await TestGrader.shared.value.grade(lesson, submission: Submission(name: "ada", files: [file]))
    return report.steps.flatMap(\.checks)
  }

  @Test func whoInsistsOnALaterOutletIsNotJudgedBeforeIt() async throws {
    let checks = try await checks(
      """
      @IBOutlet weak var tipLabel: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Welcome"
          tipLabel.text = "Type a name"
        }
      """)
    #expect(checks.map(\.verdict) == [.unsupported, .pass])
    #expect(
      checks.first?.reason == """
        The app insists on the outlet 'tipLabel', which only "The tip" brings, so this is not judged: The app crashed: Fatal error: \
        Unexpectedly found nil while implicitly unwrapping an Optional value. At Page.swift:9: 'tipLabel.text = "Type a name"'. \
        Declare it with a question mark, and ask whether it is there.
        """)
  }

  @Test(arguments: [
    ("var tipLabel: UILabel!", "tipLabel.text", Verdict.pass), ("var tipLabel: UILabel?", "tipLabel?.text", .pass),
    ("var tipLabel: UILabel?", "tipLabel!.text", .unsupported),
  ])
  func aLabelInItsPlaceIsForThoseWhoInsist(declaration: String, use: String, first: Verdict) async throws {
    let checks = try await checks(
      """
      @IBOutlet \(declaration)
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Welcome"
          \(use) = "Type a name"
        }
      """, standIn: true)
    #expect(checks.map(\.verdict) == [first, .pass], "\(checks.first?.reason ?? "")")
  }

  @Test(arguments: [
    "@IBOutlet\n  private weak var tipLabel: UILabel?", "@IBOutlet var other, tipLabel: UILabel?",
    "@IBOutlet\r\n  var tipLabel: UILabel!",
  ])
  func anOutletIsDeclaredInAnyForm(declaration: String) async throws {
    let checks = try await checks(
      "\(declaration)\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    titleLabel.text = \"Welcome\"\n"
        + "    tipLabel!.text = \"Type a name\"\n  }")
    #expect(checks.map(\.verdict) == [.unsupported, .pass], "\(checks.first?.reason ?? "")")
  }

  /// Only who has declared the outlet can have been promised it.
  @Test func aWordThatIsNoOutletExcusesNothing() async throws {
    let checks = try await checks(
      """
      @IBOutlet var tipLabelBox: UILabel!
        var tipLabel: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Welcome"
          tipLabel.text = "Type a name"
        }
      """)
    #expect(checks.first?.verdict == .crash)
  }

  @Test func anyOtherOptionalThatIsEmptyIsAMistake() async throws {
    let checks = try await checks(
      """
      @IBOutlet weak var footer: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Welcome"
          footer.text = "Type a name"
        }
      """)
    #expect(checks.map(\.verdict) == [.crash, .missing])
    #expect(checks.first?.reason?.hasSuffix(#"At Page.swift:9: 'footer.text = "Type a name"'."#) == true)
  }
}
