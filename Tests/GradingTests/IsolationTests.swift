import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import Grading

/// What a lesson brings fits learners' code however that is isolated: the author has seen one form only.
@Suite(.serialized) struct IsolationTests {
  /// The probe's listener is the cell's delegate. A static property that is `nonisolated(unsafe)` suits a protocol without an actor.
  private static let lessonText = """
    ---
    format: 1
    swift: [5, 6]
    ---
    # A cell

    ## Tell the delegate
    <!-- step id=tell -->

    ```swift role=starter file=Cell.swift
    \(cell("protocol CellDelegate: AnyObject { func cellDidAdd(_ cell: Cell) }", adds: "", "func add()"))
    ```

    ```swift role=probe
    final class Listener: CellDelegate {
      nonisolated(unsafe) static let shared = Listener()
      var count = 0
      func cellDidAdd(_ cell: Cell) { count += 1 }
    }

    func told() -> Int {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.delegate = Listener.shared
      cell.add()
      return Listener.shared.count
    }
    ```

    ```swift role=check id=tells
    expect(app.told(), is: 1)
    ```

    """

  private static func cell(
    _ delegate: String, adds: String = "delegate?.cellDidAdd(self)", _ method: String = "func add()"
  ) -> String {
    "import UIKit\n\(delegate)\nclass Cell: UITableViewCell {\n  weak var delegate: CellDelegate?\n  \(method) { \(adds) }\n}\n"
  }

  private func grade(_ code: String, _ mode: LanguageMode) async throws -> CheckReport {
    let (lesson, diagnostics) = LessonParser.parse(Self.lessonText, file: "lesson.md", directory: ".")
    try #require(diagnostics.map(\.message) == [])
    let grader = try await Grader(
      home: TestHome.make(), environment: TestHome.environment, options: GradingOptions(languageMode: mode))
    let file = SubmissionFile(name: "Cell.swift", path: "ada/Cell.swift", text: code)
    let report = try await grader.grade(lesson, submission: Submission(name: "ada", files: [file]))
    return try #require(report.steps.first?.checks.first)
  }

  @Test(
    arguments: [LanguageMode.swift5, .swift6],
    [
      "protocol CellDelegate: AnyObject { func cellDidAdd(_ cell: Cell) }",
      "@MainActor protocol CellDelegate: AnyObject { func cellDidAdd(_ cell: Cell) }",
      "protocol CellDelegate: AnyObject { @MainActor func cellDidAdd(_ cell: Cell) }",
      "nonisolated protocol CellDelegate: AnyObject { func cellDidAdd(_ cell: Cell) }",
      "protocol CellDelegate: AnyObject, Sendable { func cellDidAdd(_ cell: Cell) }",
      "@MainActor protocol CellDelegate: AnyObject, Sendable { func cellDidAdd(_ cell: Cell) }",
      "@preconcurrency @MainActor protocol CellDelegate: NSObjectProtocol { func cellDidAdd(_ cell: Cell) }",
      "@objc protocol CellDelegate { func cellDidAdd(_ cell: Cell) }",
    ]) func aProtocolMayBeOnAnyActor(mode: LanguageMode, delegate: String) async throws
  {
    let report = try await grade(Self.cell(delegate), mode)
    #expect(report.verdict == .pass, "\(report.reason ?? "")")
  }

  @Test func aFormThatTheLessonCannotFollowIsNoMistake() async throws {
    let needsController = try await grade(
      Self.cell("protocol CellDelegate: UIViewController { func cellDidAdd(_ cell: Cell) }"), .swift5)
    #expect(needsController.verdict == .unsupported)
    let waits = try await grade(
      Self.cell(
        "protocol CellDelegate: AnyObject { func cellDidAdd(_ cell: Cell) async }",
        adds: "await delegate?.cellDidAdd(self)", "func add() async"), .swift5)
    #expect(waits.verdict == .unsupported && waits.reason?.contains("[#") == false)
  }

  @Test func whatIsNotThereIsStillMissing() async throws {
    let report = try await grade(
      Self.cell("@MainActor protocol CellDelegate: AnyObject { func cellDidPut(_ cell: Cell) }", adds: ""), .swift5)
    #expect(report.verdict == .missing)
  }
}
