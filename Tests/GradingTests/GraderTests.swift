import TestSupport
import CourseModel
import Foundation
import LessonParsing
import Testing

@testable import Grading

/// What becomes of submissions to a small lesson: a real compiler, a real app, a real examiner.
@Suite(.serialized) struct GraderTests {
  private static let lessonText = """
    ---
    format: 1
    title: Two buttons
    swift: 5
    ---
    # Two buttons

    \(CounterApp.scene)

    ```swift role=starter file=Counter.swift
    import UIKit

    class Counter: UIViewController {
        @IBOutlet weak var label: UILabel!
        let numbers = Numbers()

        @IBAction func more(_ sender: Any) {
        }
    }
    ```

    ```swift role=starter file=Numbers.swift
    class Numbers {
        var last = 0
    }
    ```

    ## Count
    <!-- step id=count -->

    ```swift role=check id=one title="More shows 1"
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].label, is: "1")
    ```

    ```swift role=check id=two title="More twice shows 2" needs=one
    app.buttons["More"].tap()
    app.buttons["More"].tap()
    expect(app.staticTexts["count"].label, is: "2")
    ```

    <details><summary>Hint</summary>

    Who keeps the number?

    </details>

    <details><summary>Solution</summary>

    ```swift role=solution in=Counter
    var count = 0

    @IBAction func more(_ sender: Any) {
        count += 1
        label.text = "\\(count)"
    }
    ```

    </details>

    ## Double
    <!-- step id=double -->

    ```swift role=probe
    func doubled(_ number: Int) -> Int { Numbers().double(number) }
    ```

    ```swift role=check id=doubles title="Doubles a number" hidden
    let number = random.int(in: 10...1000)
    expect(app.doubled(number), is: 2 * number)
    ```

    <details><summary>Solution</summary>

    ```swift role=solution in=Numbers
    func double(_ number: Int) -> Int {
        return 2 * number
    }
    ```

    </details>

    """

  static let counting = """
    import UIKit

    class Counter: UIViewController {
        @IBOutlet weak var label: UILabel!
        var count = 0

        @IBAction func more(_ sender: Any) {
            count += 1
            label.text = "\\(count)"
        }
    }
    """

  static let doubling = "class Numbers {\n    func double(_ n: Int) -> Int { return n + n }\n}\n"

  func lesson() throws -> Lesson {
    let (lesson, diagnostics) = LessonParser.parse(Self.lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    return lesson
  }

  func grade(_ files: [String: String], of lesson: Lesson? = nil) async throws -> LessonReport {
    let submission = Submission(
      name: "submission",
      files: files.sorted { $0.key < $1.key }.map {
        SubmissionFile(name: $0.key, path: "submission/\($0.key)", text: $0.value)
      })
    return try await TestGrader.shared.value.grade(try lesson ?? self.lesson(), submission: submission)
  }

  /// `count.one pass` and so on.
  func verdicts(_ report: LessonReport) -> [String] {
    report.steps.flatMap { step in step.checks.map { "\(step.step).\($0.check) \($0.verdict.rawValue)" } }
  }

  func counter(doing body: String) -> String {
    Self.counting.replacing("count += 1", with: body)
  }

  /// What is passed of a step counts once its checks have points of their own.
  @Test func pointsOfChecksAreEarnedOneByOne() async throws {
    let weighed = Self.lessonText.replacing("role=check id=one", with: "role=check id=one points=3")
      .replacing("role=check id=two", with: "role=check id=two points=4")
    let (lesson, diagnostics) = LessonParser.parse(weighed, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [] && lesson.steps.map(\.points) == [7, 1])
    let once = counter(doing: "count = 1")
    let report = try await grade(["Counter.swift": once, "Numbers.swift": Self.doubling], of: lesson)
    #expect(verdicts(report) == ["count.one pass", "count.two fail", "double.doubles pass"])
    #expect(report.steps.map(\.points) == [3, 1] && report.steps.map(\.possiblePoints) == [7, 1])
    #expect(report.points == 4 && report.possiblePoints == 8)
  }

  /// Whatever finds a mistake, it is not for nothing.
  @Test func aMistakeThatACheckWithoutPointsFindsCostsOne() async throws {
    let weighed = Self.lessonText.replacing("role=check id=one", with: "role=check id=one points=3")
    let (lesson, _) = LessonParser.parse(weighed, file: "lesson.md", directory: ".")
    let once = counter(doing: "count = 1")
    let report = try await grade(["Counter.swift": once, "Numbers.swift": Self.doubling], of: lesson)
    #expect(verdicts(report) == ["count.one pass", "count.two fail", "double.doubles pass"])
    #expect(report.steps.map(\.points) == [2, 1] && report.steps.map(\.possiblePoints) == [3, 1])
  }

  @Test func aCompleteSubmissionPasses() async throws {
    let report = try await grade(["Counter.swift": Self.counting, "Numbers.swift": Self.doubling])
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles pass"])
    #expect(report.points == 2)
    #expect(report.messages.isEmpty)
  }

  /// Methods of Objective-C's are discardable on a phone; one's own are not.
  @Test func aResultOfUIKitsMayBeLeftAlone() async throws {
    let code = """
      count += 1
              label.sizeThatFits(.zero)
              view.hitTest(.zero, with: nil)
              NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
              Numbers().double(1)
              Finder().find(1)
      """
    let report = try await grade([
      "Counter.swift": counter(doing: code), "Numbers.swift": Self.doubling,
      "Finder.swift": "class Finder { func find(_ n: Int) -> Int { n } }\n",
    ])
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles pass"])
    #expect(
      report.messages.map(\.message) == ["result of call to 'double' is unused", "result of call to 'find' is unused"])
  }

  @Test func aSubmissionThatPrintsPassAndExitsIsACrash() async throws {
    let report = try await grade([
      "Counter.swift": counter(doing: "print(\"PASS: 3 of 3 checks\"); fflush(stdout); exit(0)"),
      "Numbers.swift": Self.doubling,
    ])
    #expect(verdicts(report) == ["count.one crash", "count.two skipped", "double.doubles pass"])
    #expect(report.steps[0].checks[0].reason == "The app ended by itself with exit code 0.")
    #expect(report.steps[0].checks[0].output == "PASS: 3 of 3 checks\n")
  }

  @Test func aLoopIsATimeoutAndTheOtherStepsAreGraded() async throws {
    let report = try await grade([
      "Counter.swift": counter(doing: "while true {}"), "Numbers.swift": Self.doubling,
    ])
    #expect(verdicts(report) == ["count.one timeout", "count.two skipped", "double.doubles pass"])
    #expect(report.steps[0].checks[0].story == [#"tap the button "More""#])
  }

  @Test func aTrapIsACrashWithItsPlaceAndTheStory() async throws {
    let report = try await grade([
      "Counter.swift": counter(doing: "count = [1][count + 1]"), "Numbers.swift": Self.doubling,
    ])
    #expect(verdicts(report) == ["count.one crash", "count.two skipped", "double.doubles pass"])
    let check = report.steps[0].checks[0]
    #expect(check.reason?.contains("Index out of range") == true)
    #expect(check.story == ["tap the button \"More\""])
    #expect(check.hint == nil, "The crash says more than a hint of the step")
  }

  @Test func aFileThatDoesNotCompileBlocksOnlyTheStepsThatRestOnIt() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting, "Numbers.swift": "class Numbers {\n    func double(_ n: Int) -> Int { m }\n}\n",
    ])
    #expect(
      verdicts(report) == ["count.one pass", "count.two pass", "double.doubles does-not-compile"]
    )
    let message = try #require(report.messages.first { $0.kind == .error })
    #expect(message.location?.description == "submission/Numbers.swift:2:36")
    #expect(message.message == "cannot find 'm' in scope")
  }

  @Test func aFileThatEveryStepRestsOnBlocksThemAll() async throws {
    let report = try await grade([
      "Counter.swift": "import UIKit\nclass Counter: UIViewController {\n    let x: Int = y\n}\n"
    ])
    #expect(verdicts(report) == ["count.one does-not-compile", "count.two skipped", "double.doubles does-not-compile"])
    let message = try #require(report.messages.first { $0.kind == .error })
    #expect(message.location?.description == "submission/Counter.swift:3:18")
  }

  @Test func aBrokenFileOfTheLearnersOwnThatIsNeededIsInTheWayOfEveryStep() async throws {
    let report = try await grade([
      "Counter.swift": counter(doing: "count += Step().size"), "Numbers.swift": Self.doubling,
      "Step.swift": "struct Step { let size: Int = missing }\n",
    ])
    #expect(verdicts(report) == ["count.one does-not-compile", "count.two skipped", "double.doubles does-not-compile"])
    #expect(report.messages.map(\.message) == ["cannot find 'missing' in scope"])
  }

  @Test func aBrokenFileOfTheLearnersOwnIsInTheWayOfEveryStep() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting, "Numbers.swift": Self.doubling, "Helper.swift": "func broken( {{{\n",
    ])
    #expect(verdicts(report) == ["count.one does-not-compile", "count.two skipped", "double.doubles does-not-compile"])
    #expect(!report.hasPassed)
  }

  @Test func aBrokenExtensionIsNotLeftOut() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting, "Numbers.swift": Self.doubling,
      "Counter+More.swift": "extension Counter { func reset() { count = missing } }\n",
    ])
    #expect(verdicts(report) == ["count.one does-not-compile", "count.two skipped", "double.doubles does-not-compile"])
  }

  @Test func aSubmissionChoosesAmongTheModesThatTheLessonOffers() async throws {
    for (wish, used, messages) in [
      (LanguageMode.swift5, LanguageMode.swift5, []), (.swift4, .swift4, []),
      (.swift6, .swift5, [".coursemark asks for Swift 6, which the lesson does not offer (5); Swift 5 was used."]),
    ] {
      let submission = Submission(
        name: "submission",
        files: [SubmissionFile(name: "Numbers.swift", path: "submission/Numbers.swift", text: Self.doubling)],
        start: StartedLesson(lesson: "..", id: "x", languageMode: wish))
      let report = try await TestGrader.shared.value.grade(try lesson(), submission: submission)
      #expect(report.languageMode == used)
      #expect(report.messages.map(\.message).filter { $0.contains("Swift") } == messages)
    }
  }

  @Test func aNameThatIsNowhereIsNamed() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting,
      "Numbers.swift": "@_silgen_name(\"nowhere\") func nowhere() -> Int\n"
        + "class Numbers { func double(_ n: Int) -> Int { n + nowhere() } }\n",
    ])
    #expect(report.steps[0].checks[0].reason == "Your code can't be linked into an app: there is no 'nowhere'.")
  }

  @Test func aTypeWithTheNameOfTheModuleIsTheLearnersMatter() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting, "Numbers.swift": Self.doubling + "public class YourApp {}\n",
    ])
    #expect(verdicts(report).first == "count.one does-not-compile")
  }

  @Test func modulesOfTheExaminerAreNotToBeHad() async throws {
    let report = try await grade([
      "Counter.swift": "import ReferenceModel\n" + Self.counting, "Numbers.swift": Self.doubling,
    ])
    #expect(report.messages.contains { $0.kind == .error && $0.message.contains("no such module 'ReferenceModel'") })
  }

  @Test func aFileNameInAnotherCaseIsTheLessonsFile() async throws {
    let report = try await grade(["counter.swift": Self.counting, "numbers.swift": Self.doubling])
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles pass"])
  }

  @Test func aMemberThatIsNotThereYetIsMissing() async throws {
    let report = try await grade(["Counter.swift": Self.counting])
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles missing"])
    #expect(
      report.steps[1].checks[0].reason
        == "This check needs something that is not there yet: value of type 'Numbers' has no member 'double'.")
  }

  @Test func aTypeThatTheScreenNeedsIsMissing() async throws {
    let report = try await grade(["Counter.swift": "import UIKit\nclass Count: UIViewController {}\n"])
    #expect(verdicts(report).prefix(2) == ["count.one missing", "count.two skipped"])
    #expect(report.steps[0].checks[0].reason?.contains("cannot find 'Counter' in scope") == true)
  }

  @Test func anOutletThatIsNotThereIsMissing() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting.replacing("label: UILabel!", with: "text: UILabel!")
        .replacing("label.text", with: "text.text"), "Numbers.swift": Self.doubling,
    ])
    #expect(verdicts(report) == ["count.one missing", "count.two skipped", "double.doubles missing"])
  }

  @Test func anActionWithoutItsAttributeIsNotFound() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting.replacing("@IBAction func more(_ sender: Any)", with: "func more(_ sender: Any)"),
      "Numbers.swift": Self.doubling,
    ])
    #expect(report.steps[0].checks[0].verdict != .pass)
  }

  @Test func aHiddenCheckDoesNotSayWhatItExpects() async throws {
    let report = try await grade([
      "Counter.swift": Self.counting, "Numbers.swift": "class Numbers { func double(_ n: Int) -> Int { 4 } }",
    ])
    let check = report.steps[1].checks[0]
    #expect(check.verdict == .fail)
    #expect(check.expected == nil)
    #expect(check.seen == nil)
    #expect(check.reason?.contains("expected") == false)
  }

  @Test func forgedRepliesDoNotPass() async throws {
    let forged = """
      for descriptor in Int32(0)..<64 {
          for reply in ["{\\"decision\\":{\\"pass\\":{}}}", "{\\"sequence\\":2,\\"outcome\\":{\\"value\\":{\\"_0\\":\\"4\\"}}}"] {
              var bytes = [UInt8(reply.utf8.count), 0, 0, 0] + Array(reply.utf8)
              write(descriptor, &bytes, bytes.count)
          }
      }
      count += 1
      """
    let report = try await grade([
      "Counter.swift": counter(doing: forged).replacing("import UIKit", with: "import UIKit\nimport Glibc"),
      "Numbers.swift": Self.doubling,
    ])
    #expect(report.steps[0].checks[0].verdict != .pass)
    #expect(report.steps[1].checks[0].verdict == .pass)
  }

  @Test func endlessOutputIsALimit() async throws {
    let report = try await grade([
      "Counter.swift": counter(doing: "while true { print(\"more more more more more more more more\") }"),
      "Numbers.swift": Self.doubling,
    ])
    #expect(verdicts(report).first == "count.one limit")
  }

  @Test func endlessMemoryIsALimit() async throws {
    let report = try await grade([
      "Counter.swift": counter(
        doing: "var all: [[Int]] = []; while true { all.append(Array(repeating: all.count, count: 1_000_000)) }"),
      "Numbers.swift": Self.doubling,
    ])
    #expect(verdicts(report).first == "count.one limit")
  }

  @Test func theSameSubmissionGetsTheSameReport() async throws {
    let files = [
      "Counter.swift": Self.counting, "Numbers.swift": "class Numbers { func double(_ n: Int) -> Int { n * n } }",
    ]
    let first = try await grade(files)
    let second = try await grade(files)
    #expect(first.withoutSeconds == second.withoutSeconds)
    #expect(first.steps[1].checks[0].verdict == .fail)
  }
}

extension LessonReport {
  fileprivate var withoutSeconds: LessonReport {
    Report(generator: "", isolation: .init(tier: "", notice: ""), lessons: [self]).withoutTimes.lessons[0]
  }
}
