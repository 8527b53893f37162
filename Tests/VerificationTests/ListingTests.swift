import Scaffolding
import TestSupport
import CourseModel
import Foundation
import LessonParsing
import Testing
import Verification

@testable import Grading

/// What is said of a lesson's listings: a real compiler, and programs that run.
@Suite(.serialized) struct ListingTests {
  static let head = """
    ---
    format: 1
    ---
    # T
    ## S
    <!-- step id=s -->

    ```swift role=starter file=Cell.swift
    import UIKit
    class Cell: UITableViewCell, UITextFieldDelegate {
        @IBOutlet var textInput: UITextField!
        func number() -> Int { 0 }
    }
    ```

    """

  private static let grader = Task {
    try await Grader(home: try TestHome.make(), environment: TestHome.environment, options: GradingOptions())
  }

  static func tools() async throws -> ListingTools { ListingTools(try await grader.value.listings) }

  /// The rules that are broken, with the line of the place; the text stands from line 15 on.
  private func found(_ text: String) async throws -> [String] {
    let (lesson, problems) = LessonParser.parse(Self.head + text, file: "lesson.md", directory: ".")
    try #require(problems.filter { $0.severity == .error }.map(\.message) == [])
    let review = try await ListingResults.make(
      lesson, states: LessonStates(lesson), tools: Self.tools(), jobs: 2)
    return review.diagnostics.map { "\($0.location?.position.line ?? 0) \($0.severity) \($0.rule)" }
  }

  @Test func listingsThatCompileInTheirPlaceAreTrue() async throws {
    let text = """
      ```swift
      import Foundation
      let two = 1 + 1
      print(two)
      ```

      ```swift
      override func awakeFromNib() {
          super.awakeFromNib()
          textInput.delegate = self
      }
      ```

      ```swift
      textInput.text = "\\(number())"
      ```

      ```swift role=example in=Cell
      func number() -> Int { 2 }
      ```

      ```swift role=example file=Other.swift
      struct Other { var cell: Cell }
      ```

      ```swift
      extension String { var trimmed: String { trimmingCharacters(in: .whitespaces) } }
      ```

      ```swift
      print(" a ".trimmed, two)
      ```

      """
    #expect(try await found(text) == [])
  }

  @Test func anErrorStandsAtItsOwnLine() async throws {
    let text = """
      ```swift
      let field = UITextField()
      field.text = 1
      ```

      - In a list:

        ```swift
        let text: String = 2
        ```

      ```swift role=example in=Cell
      func number() -> Int { nothing }
      ```

      """
    #expect(
      try await found(text) == [
        "17 error listing-compiles", "23 error listing-compiles", "27 error listing-compiles",
      ])
  }

  @Test func whatOnlyTheWayToCodeFindsIsAnErrorToo() async throws {
    #expect(
      try await found("```swift\nfunc one() -> Int {\n}\n```\n\n```swift\nlet a: Int = \"\"\n```\n") == [
        "17 error listing-compiles", "21 error listing-compiles",
      ])
  }

  @Test func aListingKnowsTheSolutionOnlyBehindIt() async throws {
    let text = """
      ```swift
      print(Cell(style: .default, reuseIdentifier: nil).solved)
      ```

      ```swift role=solution in=Cell
      var solved: Bool { true }
      ```

      ```swift
      print(Cell(style: .default, reuseIdentifier: nil).solved)
      ```

      """
    #expect(try await found(text) == ["16 error listing-compiles"])
  }

  @Test func listingsBeforeTheSolutionAreThereBehindItToo() async throws {
    let text = """
      ```swift
      let shown = Cell(style: .default, reuseIdentifier: nil)
      ```

      ```swift
      func caption() -> String { textInput.text ?? "" }
      ```

      ```swift role=solution in=Cell
      var solved: Bool { true }
      ```

      ```swift
      print(shown.solved, shown.caption())
      ```

      """
    #expect(try await found(text) == [])
  }

  @Test func aListingThatIsMeantToFailFailsWithItsWords() async throws {
    let text = """
      ```swift compile-fail="cannot convert"
      let text: String = 1
      ```

      ```swift compile-fail="cannot convert"
      let text: String = "1"
      ```

      ```swift compile-fail="cannot convert"
      let number: Int = nothing
      ```

      ```swift in=Cell compile-fail="is not exposed to Objective-C"
      func watch() { textInput.addTarget(self, action: #selector(changed), for: .editingChanged) }
      func changed() {}
      ```

      """
    #expect(try await found(text) == ["19 error compile-fail", "23 error compile-fail"])
  }

  @Test func whatCoursemarkLacksIsNoMistake() async throws {
    #expect(
      try await found(
        "```swift\nlet picker = UICalendarView()\n```\n")
        == ["16 note unsupported-listing"])
  }

  @Test func whatIsNestedAsNoListingIsNotCompiled() async throws {
    let nested = String(repeating: "(", count: 2_000)
    #expect(try await found("```swift\nlet a = \(nested)\n```\n") == ["15 error listing-compiles"])
  }

  @Test func aListingTrapsWhenItSaysSo() async throws {
    let text = """
      ```swift traps
      [Int]()[0]
      ```

      ```swift traps
      print(1)
      ```

      ```swift no-run
      while true {}
      ```

      """
    #expect(try await found(text) == ["19 error listing-traps"])
  }

  @Test func whatWasPrintedBeforeATrapIsItsOutput() async throws {
    let text = "```swift traps\nprint(\"first\")\nprint([Int]()[0])\n```\n\n```text role=output\nfirst\n```\n"
    #expect(try await found(text) == [])
  }

  @Test func anOutputIsWhatItsExamplePrints() async throws {
    let text = """
      ```swift
      func twice(_ n: Int) -> Int { n * 2 }
      print("not the next one's")
      ```

      ```swift
      print(twice(2))
      print(twice(3))
      ```

      ```text role=output
      4
      6
      ```

      ```swift
      print(twice(4))
      ```

      ```text role=output
      9
      ```

      ```text role=output
      stray
      ```

      ```swift role=example timeout=1
      while true {}
      ```

      ```text role=output
      ```

      """
    #expect(
      try await found(text) == ["35 error output-matches", "42 error output-matches", "38 error output-matches"])
  }

  @Test func selectorsWorkInAnExampleThatRuns() async throws {
    let text = """
      ```swift
      class Target: NSObject { @objc func changed() { print("changed") } }
      let target = Target()
      let field = UITextField()
      field.addTarget(target, action: #selector(Target.changed), for: .editingChanged)
      field.sendActions(for: .editingChanged)
      ```

      ```text role=output
      changed
      ```

      """
    #expect(try await found(text) == [])
  }

  @Test func theListingsOfOurOwnLessonsAreTrue() async throws {
    let repository = Checkout.root.path
    let lessons = try CourseLoader.load(repository + "/lessons").0.lessons
    #expect(lessons.flatMap { $0.steps.flatMap { $0.snippets(.example) } }.count >= 3)
    for lesson in lessons {
      let review = try await ListingResults.make(
        lesson, states: LessonStates(lesson), tools: Self.tools(), jobs: 2)
      #expect(review.diagnostics == [])
    }
  }
}
