import CourseModel
import Foundation
import LessonParsing
import Sandboxing
import SwiftSource
import TestSupport
import Testing

@testable import Grading

/// A crash says the learner's line and what stands there, also where Swift's library or UIKit has stopped the app.
@Suite(.serialized) struct CrashPlaceTests {
  private static let code = """
    import UIKit

    class Cell: UITableViewCell {
      unowned var owner: NSObject

      init(owner: NSObject) {
        self.owner = owner
        super.init(style: .default, reuseIdentifier: nil)
      }
      required init?(coder: NSCoder) { nil }
    }

    func pick(_ index: Int) -> Int {
      let numbers = [1, 2, 3]
      return numbers[index]
    }

    func add(_ number: Int8) -> Int8 {
      number + 100
    }

    func first(_ numbers: [Int]) -> Int {
      numbers.map { $0 + 1 }.first!
    }

    func depth(_ number: Int) -> Int {
      depth(number + 1) + 1
    }

    func value() -> Bool {
      Plain().value(forKey: "nothing") == nil
    }

    func tap() -> Bool {
      UIView().perform("nothing") == nil
    }

    func gone() -> Bool {
      let cell = Cell(owner: NSObject())
      return cell.owner.isEqual(nil)
    }

    func range(_ end: Int) -> Int {
      (1..<end).count
    }

    // UIKit's own classes may have any key.
    class Plain: NSObject {}

    """

  private static let lessonText = """
    ---
    format: 1
    swift: 5
    ---
    # Crashes

    ## Crash
    <!-- step id=crash -->

    ```swift role=starter file=Crashes.swift
    \(code)
    ```

    ```swift role=probe
    func crashes(_ kind: Int) -> Int? {
      switch kind {
      case 0: pick(7)
      case 1: add(100).hashValue
      case 2: first([])
      case 3: depth(1)
      case 4: value() ? 1 : 2
      case 5: tap() ? 1 : 2
      case 6: gone() ? 1 : 2
      case 7: range(0)
      default: nil
      }
    }
    ```

    \((0..<8).map { "```swift role=check id=c\($0)\nexpect(app.crashes(\($0)), is: nil)\n```\n" }.joined(separator: "\n"))
    """

  @Test func eachCrashSaysTheLineAndTheCall() async throws {
    let (lesson, diagnostics) = LessonParser.parse(Self.lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let file = SubmissionFile(name: "Crashes.swift", path: "ada/Crashes.swift", text: Self.code)
    let report = try await TestGrader.shared.value.grade(lesson, submission: Submission(name: "ada", files: [file]))
    let checks = try #require(report.steps.first).checks
    #expect(checks.map(\.verdict) == Array(repeating: .crash, count: 8))
    let reasons = checks.map { $0.reason ?? "" }
    let ends = [
      "Fatal error: Index out of range. At Crashes.swift:15: 'return numbers[index]'.",
      "Fatal error: arithmetic overflow. At Crashes.swift:19: 'number + 100'.",
      "while unwrapping an Optional value. At Crashes.swift:23: 'numbers.map { $0 + 1 }.first!'.",
      "its stack is full. At Crashes.swift:27: 'depth(number + 1) + 1'. This line is called again and again from itself.",
      #"for the key nothing.' At Crashes.swift:31: 'Plain().value(forKey: "nothing") == nil'."#,
      #"At Crashes.swift:35: 'UIView().perform("nothing") == nil'."#,
      "At Crashes.swift:40: 'return cell.owner.isEqual(nil)'.",
      "Fatal error: Range requires lowerBound <= upperBound. At Crashes.swift:44: '(1..<end).count'.",
    ]
    for (reason, end) in zip(reasons, ends) { #expect(reason.hasSuffix(end)) }
    #expect(reasons.allSatisfy { !$0.contains(CrashPlace.mark) })
  }

  /// What Swift says is the app's text: only a line of the learner's own counts.
  @Test(arguments: [
    ("YourApp/Cell.swift:3: Fatal error: Unexpectedly found nil while unwrapping", "ada/Cell.swift:3"),
    ("YourApp/Cell.swift:0: Fatal error: a", nil), ("YourApp/Cell.swift:99: Fatal error: a", nil),
    ("YourApp/Cell.swift:99999999999999999999: Fatal error: a", nil), ("YourApp/Other.swift:3: Fatal error: a", nil),
    ("Foundation/Cell.swift:3: Fatal error: a", nil), ("LessonScene/Cell.swift:3: Fatal error: a", nil),
    ("Swift/Cell.swift:3: Fatal error: a", nil), ("Fatal error: a", nil),
  ])
  func aLineThatSwiftNamesIsOneOfTheLearners(printed: String, expected: String?) throws {
    let code = CodeFragment("one\n  two\nthree.four\n", to: .file("Cell.swift"), from: "ada/Cell.swift")
    let message = CrashMessage(Ending(status: .signalled(SIGILL), standardError: Array(printed.utf8)))
    let place = CrashPlace(message, in: ProgramSource([code]))
    #expect(place.map { "\($0.location.file):\($0.location.position.line)" } == expected)
    #expect(place?.code == (expected == nil ? nil : "three.four"))
    #expect(message.isNil == (expected != nil))
  }

  @Test func whatIsNoAddressIsPassedOver() {
    #expect(CrashPlace.addresses(in: "a\n[coursemark] calls 1f xy 2b\nb") == [0x1f, 0x2b])
    // The app's own.
    let many = "[coursemark] calls" + String(repeating: " 1f", count: 100_000)
    #expect(CrashPlace.addresses(in: many).count == 256)
    #expect(CrashPlace.addresses(in: "nothing") == [])
  }
}
