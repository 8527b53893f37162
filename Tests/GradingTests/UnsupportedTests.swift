import CourseModel
import LessonParsing
import Testing

@testable import Grading

/// A name of UIKit's that Coursemark lacks is not the learner's mistake, and nothing else becomes one by it.
@Suite(.serialized) struct UnsupportedTests {
  private static let lessonText = """
    ---
    format: 1
    ---
    # A lesson

    ## Double
    <!-- step id=double points=1 -->

    ```swift role=starter file=Numbers.swift
    class Numbers {
        func double(_ n: Int) -> Int { 0 }
    }
    ```

    ```swift role=probe
    func doubled(_ n: Int) -> Int { Numbers().double(n) }
    ```

    ```swift role=check id=doubles
    expect(app.doubled(3), is: 6)
    ```

    ## Field
    <!-- step id=field points=1 -->

    ```swift role=starter file=Field.swift
    import UIKit
    class Field: UITextField {
        var count: Int { 0 }
    }
    ```

    ```swift role=probe
    func counted() -> Int { Field().count }
    ```

    ```swift role=check id=counts
    expect(app.counted(), is: 1)
    ```

    <details><summary>Hint</summary>

    Count to one.

    </details>

    """

  func grade(_ files: [String: String]) async throws -> LessonReport {
    let (lesson, diagnostics) = LessonParser.parse(Self.lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let submission = Submission(
      name: "work/ada",
      files: files.sorted { $0.key < $1.key }.map {
        SubmissionFile(name: $0.key, path: "work/ada/\($0.key)", text: $0.value)
      })
    return try await TestGrader.shared.value.grade(lesson, submission: submission)
  }

  func verdicts(_ report: LessonReport) -> [String] {
    report.steps.flatMap { step in step.checks.map { "\(step.step) \($0.verdict.rawValue)" } }
  }

  static let numbers = "class Numbers { func double(_ n: Int) -> Int { 2 * n } }"

  @Test func aNameThatCoursemarkLacksLeavesItsStepUndecidedAndTheOthersAreGraded() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": """
      import UIKit
      class Field: UITextField {
          var count: Int { text?.count ?? 0 }
          override var focusGroupIdentifier: String? { get { nil } set {} }
      }
      """,
    ])
    #expect(verdicts(report) == ["double pass", "field unsupported"])
    let reason = try #require(report.steps.last?.checks.first?.reason)
    #expect(
      reason == "work/ada/Field.swift:4:18: Coursemark does not have 'UIView.focusGroupIdentifier' yet. "
        + "That is not a mistake of yours, and what needs it is not judged.")
    #expect(report.messages.map(\.kind) == [.unsupported])
    #expect(Report(generator: "", isolation: .init(tier: "", notice: ""), lessons: [report]).exitCode == .undecided)
  }

  @Test func anErrorThatAPhoneWouldHaveTooIsJudgedBesideWhatIsLacking() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": """
      import UIKit
      class Field: UITextField {
          var count: Int { textFeild?.count ?? 0 }
          var printer: UIPrintInteractionController?
      }
      """,
    ])
    #expect(verdicts(report) == ["double pass", "field does-not-compile"])
    #expect(
      report.messages.map { "\($0.kind.rawValue) \($0.location?.position.line ?? 0)" } == ["unsupported 4", "error 3"])
  }

  /// Each may follow from what is lacking, so it is listed and not judged.
  @Test(arguments: [
    // In a class that inherits from what is lacking.
    "class Printer: UIPrintPageRenderer {\n    func go() { prnt() }\n}",
    // In the line of what is lacking.
    "let a = UIPrintInteractionController.shared.foo(bar)",
    // A name as Apple's are.
    "let p = UIPrintInteractionController.shared\nlet x = kSecClassOfMine",
  ])
  func anErrorThatMayFollowFromWhatIsLackingIsNotJudged(code: String) async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": "import UIKit\nclass Field: UITextField { var count: Int { 1 } }\n\(code)",
    ])
    #expect(verdicts(report) == ["double pass", "field unsupported"])
  }

  /// A class of Objective-C's is made without arguments on a phone, unless Apple says otherwise.
  @Test(arguments: [
    "XMLParser", "Bundle", "Progress", "Scanner", "RunLoop", "ProcessInfo", "NSPredicate", "URLSession",
    "NSException", "NSSortDescriptor",
  ])
  func anObjectThatAPhoneMakesWithoutArgumentsIsNoMistake(type: String) async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": "import UIKit\nclass Field: UITextField {\n    let own = \(type)()\n    var count: Int { 1 }\n}\n",
    ])
    #expect(verdicts(report) == ["double pass", "field unsupported"])
    #expect(report.messages.first?.message.contains("'\(type).init()'") == true, "\(report.messages.map(\.message))")
  }

  /// UserNotifications comes with UIKit.
  @Test func aNameOfWhatComesWithUIKitIsNoMistake() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift":
        "import UIKit\nclass Field: UITextField {\n    let own = UNNotificationRequest.self\n    var count: Int { 1 }\n}\n",
    ])
    #expect(verdicts(report) == ["double pass", "field unsupported"])
  }

  @Test(arguments: ["NSLocale()", "UIAction()"]) func whatAPhoneDoesNotMakeEitherIsAMistake(code: String) async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": "import UIKit\nclass Field: UITextField {\n    let own = \(code)\n    var count: Int { 1 }\n}\n",
    ])
    #expect(verdicts(report) == ["double pass", "field does-not-compile"])
  }

  @Test func whatIsLackingOfAModuleThatIsThereInPartIsNoMistake() async throws {
    func field(_ code: String) -> [String: String] {
      [
        "Numbers.swift": Self.numbers,
        "Field.swift":
          "import OSLog\nimport UIKit\nimport os\nclass Field: UITextField { var count: Int { 1 } }\n\(code)",
      ]
    }
    for lacking in [
      "let lock = OSAllocatedUnfairLock(initialState: 0)", "let poster = OSSignposter()", "var lock = os_unfair_lock()",
    ] {
      let report = try await grade(field(lacking))
      #expect(verdicts(report) == ["double pass", "field pass"], "\(lacking)")
      #expect(report.messages.map(\.kind) == [.note], "\(lacking)")
      #expect(report.messages.first?.message.contains("left out") == true, "\(lacking)")
    }
    let used = try await grade(
      field(#"func note(_ x: Double) { Logger().info("\(x, format: .fixed(precision: 1))") }"#))
    #expect(verdicts(used) == ["double pass", "field pass"])
    #expect(used.messages.map(\.message) == [])
    let typo = try await grade(field("func note() { Logger().inform() }"))
    #expect(verdicts(typo) == ["double pass", "field does-not-compile"])
  }

  @Test func aFailOfAnAppThatUsesWhatIsOnlyStoredIsNotJudged() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": """
      import UIKit
      class Field: UITextField {
          let bar = UISearchBar()
          var count: Int {
              bar.showsBookmarkButton = true
              return 0
          }
      }
      """,
    ])
    #expect(verdicts(report) == ["double pass", "field unsupported"])
    #expect(report.messages.map { "\($0.kind.rawValue) \($0.location?.position.line ?? 0)" } == ["note 5"])
    #expect(
      report.steps.last?.checks.first?.reason?.hasPrefix("The app uses 'showsBookmarkButton', which Coursemark keeps")
        == true)
  }

  @Test func theFoldersOfAPhoneAreThere() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": """
      import UIKit
      class Field: UITextField {
          var count: Int {
              let files = FileManager.default
              let places: [FileManager.SearchPathDirectory] = [.documentDirectory, .cachesDirectory, .libraryDirectory]
              let written = places.filter { place in
                  let file = files.urls(for: place, in: .userDomainMask)[0].appendingPathComponent("a")
                  let path = NSSearchPathForDirectoriesInDomains(place, .userDomainMask, true)[0]
                  return (try? Data([1]).write(to: file)) != nil && files.fileExists(atPath: path + "/a")
              }
              let support = try? files.url(
                  for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
              let isThere = support.map { files.fileExists(atPath: $0.path) } ?? false
              return written.count == 3 && isThere ? 1 : 0
          }
      }
      """,
    ])
    #expect(verdicts(report) == ["double pass", "field pass"])
  }

  @Test func aTypingErrorDoesNotCompile() async throws {
    let report = try await grade([
      "Numbers.swift": Self.numbers,
      "Field.swift": "import UIKit\nclass Field: UITextField { var count: Int { textFeild?.count ?? 0 } }",
    ])
    #expect(verdicts(report) == ["double pass", "field does-not-compile"])
    #expect(report.messages.map(\.message) == ["cannot find 'textFeild' in scope"])
    // The compiler's words are all the help there is.
    #expect(report.steps.flatMap(\.checks).map(\.hint) == [nil, nil])
    let zero = try await grade([
      "Numbers.swift": Self.numbers, "Field.swift": "import UIKit\nclass Field: UITextField { var count: Int { 0 } }",
    ])
    #expect(zero.steps.last?.checks.map(\.hint) == ["Count to one."])
  }

  @Test func aSelectorOfWhatCoursemarkLacksIsUnsupported() async throws {
    let report = try await grade([
      "Field.swift": """
      import UIKit
      class Field: UITextField {
          let selector = #selector(UIResponder.printContent(_:))
      }
      """
    ])
    #expect(verdicts(report).last == "field unsupported")
  }

  @Test func aFileOfTheLearnersOwnThatUsesSuchANameLeavesAllUndecidedWhereItIsNeeded() async throws {
    let printing = "import UIKit\nlet printer = UIPrintInteractionController.shared"
    let report = try await grade([
      "Numbers.swift": "class Numbers { func double(_ n: Int) -> Int { _ = printer; return 2 * n } }",
      "Printing.swift": printing,
    ])
    #expect(verdicts(report) == ["double unsupported", "field unsupported"])
    let spare = try await grade(["Numbers.swift": Self.numbers, "Printing.swift": printing])
    #expect(verdicts(spare) == ["double pass", "field fail"])
    #expect(
      spare.messages.first { $0.location?.file == "work/ada/Printing.swift" }?.message.hasPrefix(
        "This file was left out: the lesson does not need it, and it can't be compiled here. Line 2: ") == true)
  }

  @Test func anExtensionThatUsesSuchANameIsLeftOutWhereNothingNeedsIt() async throws {
    let printing = "import UIKit\nextension Field { func p() { _ = UIPrintInteractionController.shared } }"
    let spare = try await grade(["Numbers.swift": Self.numbers, "Field+Print.swift": printing])
    #expect(verdicts(spare) == ["double pass", "field fail"])
    let needed = try await grade([
      "Numbers.swift": "class Numbers { func double(_ n: Int) -> Int { Field().p(); return 2 * n } }",
      "Field+Print.swift": printing,
    ])
    #expect(verdicts(needed) == ["double unsupported", "field unsupported"])
  }
}
