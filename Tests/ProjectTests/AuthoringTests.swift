import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing

@testable import CourseCommand

/// What `coursemark new` puts into a lesson is true, and nothing else of the lesson changes.
@Suite(.serialized) struct AuthoringTests {
  /// A new lesson in a folder of its own.
  private func lesson(_ change: (String) -> String = { $0 }) async throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    let path = folder.path + "/01-greetings"
    #expect(await CommandLineTool.run(["new", "lesson", path]) == 0)
    try folder.write(change(try folder.read("01-greetings/lesson.md")), to: "01-greetings/lesson.md")
    return (folder, path)
  }

  private func verify(_ path: String, step: String) async -> Int32 {
    await CommandLineTool.run(["verify", path, "--strict", "--no-mutants", "--step", step])
  }

  @Test func aNewStepIsTrue() async throws {
    let (folder, path) = try await lesson()
    #expect(await CommandLineTool.run(["new", "step", path, "say-farewell", "--title", "Say *farewell*"]) == 0)
    let (course, diagnostics) = try CourseLoader.load(path)
    #expect(diagnostics == [])
    #expect(course.lessons[0].steps.map(\.id) == ["greet", "say-farewell"])
    #expect(try folder.read("01-greetings/lesson.md").contains("func sayFarewell(_ text: String) -> String"))
    #expect(await verify(path, step: "say-farewell") == 0)
  }

  @Test func aStepGoesBehindTheOneThatIsNamedAndEveryOtherByteStays() async throws {
    let (folder, path) = try await lesson { text in
      (text.replacing("    ", with: "\t") + "\n## Last\n\nWords.").replacing("\n", with: "\r\n")
    }
    let before = try folder.read("01-greetings/lesson.md")
    #expect(await CommandLineTool.run(["new", "step", path, "middle", "--after", "greet"]) == 0)
    let after = try folder.read("01-greetings/lesson.md")
    #expect(try CourseLoader.load(path).0.lessons[0].steps.map(\.id) == ["greet", "middle", "last"])
    #expect(after.contains("\r\n\r\n## Middle\r\n") && after.contains("{\r\n\ttext\r\n}"))
    #expect(
      !after.unicodeScalars.indices.contains {
        after.unicodeScalars[$0] == "\n" && after.unicodeScalars[..<$0].last != "\r"
      })
    let start = try #require(after.range(of: "## Middle"))
    let end = try #require(after.range(of: "## Last"))
    #expect(after[..<start.lowerBound] + after[end.lowerBound...] == before)
  }

  @Test(arguments: [["step", "greet"], ["step", "a b"], ["check", "gret"], ["wrong", "gret", "-"]])
  func whatCanNotBeWrittenChangesNothing(arguments: [String]) async throws {
    let (folder, path) = try await lesson()
    let before = try folder.read("01-greetings/lesson.md") + folder.read("01-greetings/answers.md")
    #expect(await CommandLineTool.run(["new", arguments[0], path] + arguments.dropFirst()) == 2)
    #expect(try folder.read("01-greetings/lesson.md") + folder.read("01-greetings/answers.md") == before)
  }

  @Test func aFenceHasMoreMarksThanItsCode() {
    #expect(FenceText.block("swift", "a\n") == "```swift\na\n```\n")
    #expect(FenceText.block("swift", "````\n``\n") == "`````swift\n````\n``\n`````\n")
  }

  @Test func whatWouldBeNoFenceIsNotWritten() async throws {
    let (folder, path) = try await lesson()
    let before = try folder.read("01-greetings/lesson.md") + folder.read("01-greetings/answers.md")
    // The first line of a fence ends where it has a backtick.
    #expect(await CommandLineTool.run(["new", "check", path, "greet", "--title", "Shows `name`"]) != 0)
    let inHand = try LessonInHand(path, for: "new check")
    var edit = try LessonEdit(inHand.lesson.file)
    edit.insert(FenceText.block("swift role=check id=new title=\"`\"", "a\n"), behindLine: 3)
    #expect(throws: (any Error).self) {
      try inHand.write(edit, adding: "the new check") { $0.steps[0].checks.contains { $0.id == "new" } }
    }
    #expect(try folder.read("01-greetings/lesson.md") + folder.read("01-greetings/answers.md") == before)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
    <scene><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label text="Drawn in Xcode" id="l"><rect key="frame" x="20" y="100" width="200" height="30"/></label>
    </subviews></view>
    </viewController></objects></scene>
    </scenes></document>
    """

  @Test func aStoryboardBecomesTheSceneOfALesson() async throws {
    let (folder, path) = try await lesson()
    try folder.write(Self.storyboard, to: "Main.storyboard")
    let arguments = ["new", "scene", path, folder.path + "/Main.storyboard"]
    #expect(await CommandLineTool.run(arguments) == 0)
    let (course, diagnostics) = try CourseLoader.load(path)
    #expect(diagnostics == [])
    let scenes = course.lessons[0].introduction.snippets.filter { $0.role == .scene }
    #expect(scenes.last?.code.hasSuffix("launch(nil, storyboard: \"Main\")\n") == true)
    let inHand = try LessonInHand(path, for: "look")
    let looked = try await LessonInHand.grader(limits: ResourceLimits(), isUncontained: false, ProgressLine())
      .look(at: inHand.lesson, step: nil, app: .starter, events: "", from: "--do")
    #expect(looked.screens.last?.elements.contains { $0.query.contains("Drawn in Xcode") } == true, "\(looked)")
    // It is there, and nothing is written over.
    let before = try folder.read("01-greetings/lesson.md")
    #expect(await CommandLineTool.run(arguments) == 2)
    #expect(try folder.read("01-greetings/lesson.md") == before)
  }

  @Test func whatIsNoStoryboardLeavesNothingBehind() async throws {
    let (folder, path) = try await lesson()
    try folder.write("<plist/>", to: "Main.storyboard")
    let before = try folder.read("01-greetings/lesson.md")
    #expect(await CommandLineTool.run(["new", "scene", path, folder.path + "/Main.storyboard"]) == 2)
    #expect(try folder.read("01-greetings/lesson.md") == before)
    #expect(!FileManager.default.fileExists(atPath: path + "/Main.swift"))
  }

  @Test func aNewCheckAsksForWhatIsOnTheScreen() async throws {
    let (folder, path) = try await lesson()
    #expect(
      await CommandLineTool.run(["new", "check", path, "greet", "--id", "stays", "--title", "It \"stays\""]) == 0)
    #expect(await CommandLineTool.run(["new", "check", path, "greet", "--hidden"]) == 0)
    let text = try folder.read("01-greetings/lesson.md")
    #expect(
      text.contains(
        "```\n\n```swift role=check id=stays title=\"It \\\"stays\\\"\"\nexpect(app.textFields[\"name\"].exists)\n```\n\n<details>"
      ))
    #expect(
      try folder.read("01-greetings/answers.md").hasSuffix(
        "id=greet-check title=\"What a user sees\" hidden\nexpect(app.textFields[\"name\"].exists)\n```\n"))
    #expect(await verify(path, step: "greet") == 0)
  }

  @Test func aWrongAnswerIsWrittenWithTheChecksThatNoticeIt() async throws {
    let (folder, path) = try await lesson()
    try folder.remove("01-greetings/answers.md")
    let members = """
      @objc func returnPressed(_ sender: UITextField) {
          greetingLabel.text = "Hello, Ada!"
      }
      """
    try folder.write(members, to: "ada.swift")
    #expect(
      await CommandLineTool.run([
        "new", "wrong", path, "greet", folder.path + "/ada.swift", "--hint", "1", "--because", "All are Ada.",
      ]) == 0)
    #expect(
      try folder.read("01-greetings/answers.md") == """
        # Greetings: what learners do not see

        ## Greet by name
        <!-- step id=greet -->

        All are Ada.

        ```swift role=wrong in=GreetingController fails=greets hint=1
        \(members)
        ```

        """)
    let whole = """
      import UIKit

      class GreetingController: UIViewController {
          @IBOutlet weak var nameField: UITextField!
          @IBOutlet weak var greetingLabel: UILabel!
      }
      """
    try folder.write(whole, to: "nothing.swift")
    #expect(await CommandLineTool.run(["new", "wrong", path, "greet", folder.path + "/nothing.swift"]) == 0)
    #expect(
      try folder.read("01-greetings/answers.md").hasSuffix(
        "```swift role=wrong file=GreetingController.swift fails=greets,leaves\n\(whole)\n```\n"))
    #expect(await verify(path, step: "greet") == 0)
  }

  @Test(arguments: [
    "greetingLabel.text = \"Hello, \\(sender.text ?? \"\")!\"", "greetingLabel.txt = \"\"", "greetingLabel.text = \"",
  ])
  func anAnswerThatPassesOrDoesNotCompileIsRefused(line: String) async throws {
    let (folder, path) = try await lesson()
    let before = try folder.read("01-greetings/answers.md")
    try folder.write("@objc func returnPressed(_ sender: UITextField) {\n    \(line)\n}\n", to: "a.swift")
    #expect(await CommandLineTool.run(["new", "wrong", path, "greet", folder.path + "/a.swift"]) == 2)
    #expect(try folder.read("01-greetings/answers.md") == before)
  }

  @Test func lookNamesWhatAScreenHas() async throws {
    let (folder, path) = try await lesson()
    defer { withExtendedLifetime(folder) {} }
    let tap = "app.textFields[\"name\"].tap(); app.typeText(\"Ada\")"
    let seen = try await ToolProcess.run(["look", path, "greet", "--solution", "--do", tap])
    #expect(seen.status == .exited(0), "\(seen.errorText)")
    let lines = seen.outputText.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.first == "The screen: 375 points wide, 667 high")
    #expect(
      lines.contains(
        "app.textFields[\"name\"] // text field, value \"Ada\", placeholder \"Your name\", first responder; at 16, 80, 343 wide, 44 high"
      ))
    #expect(lines.contains { $0.hasPrefix("app.staticTexts[\"greeting\"] // text; at ") })
    #expect(
      lines.contains { $0.hasPrefix("app.keyboard // keyboard of the type default, Return key \"Return\"; at 0, ") })
    let mistaken = try await ToolProcess.run(["look", path, "greet", "--do", "app.textFeilds[\"name\"].tap()"])
    #expect(mistaken.status == .exited(2))
    #expect(mistaken.errorText.contains("--do:1:5: error:") && mistaken.errorText.contains("'textFields'"))
  }
}

extension AuthoringTests {
  @Test func blocksAreSetOffByBlankLinesWhereverTheyGo() throws {
    let folder = try TemporaryFolder()
    for (text, line, expected) in [
      ("a\n", 1, "a\n\nb\n"), ("a", 1, "a\n\nb\n"), ("a\nc\n", 1, "a\n\nb\n\nc\n"), ("a\n\nc\n", 1, "a\n\nb\n\nc\n"),
      ("", 0, "b\n"), ("a\rc", 2, "a\rc\r\rb\r"),
    ] {
      try folder.write(text, to: "lesson.md")
      var edit = try LessonEdit(folder.path + "/lesson.md")
      edit.insert("b\n", behindLine: line)
      #expect(edit.text == expected)
      #expect(edit.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[edit.line - 1] == "b")
    }
  }

  @Test func aStepThatWasEditedIsTriedFirst() throws {
    func lessons(_ change: (String) -> String) throws -> [Lesson] {
      let text =
        "---\nformat: 1\n---\n# T\n\n## One\n\n```swift\n1\n```\n\n## Two\n\n```swift\n2\n```\n\n## Three\n\n```swift\n3\n```\n"
      return [LessonParser.parse(change(text), file: "lesson.md", directory: ".").0]
    }
    let before = try lessons { $0 }
    #expect(EditedSteps(from: before, to: try lessons { $0.replacing("\n2\n", with: "\n\n4\n") }).steps == ["two"])
    #expect(EditedSteps(from: before, to: try lessons { $0.replacing("# T", with: "# T\n\nWords.") }).steps == [])
    #expect(EditedSteps(from: before, to: try lessons { $0.replacing("## Two", with: "## Four") }).lesson == nil)
    #expect(
      EditedSteps(from: before, to: try lessons { $0.replacing("# T", with: "# T\n\n```swift\n0\n```") }).lesson == nil)
  }

  @Test func aLessonIsNotWrittenOverACourse() async throws {
    let folder = try TemporaryFolder()
    let course = folder.path + "/course"
    #expect(await CommandLineTool.run(["new", "course", course]) == 0)
    #expect(await CommandLineTool.run(["new", "lesson", course]) == 2)
    #expect(throws: (any Error).self) { try folder.read("course/lesson.md") }
    #expect(await CommandLineTool.run(["new", "course", course + "/01-greetings"]) == 2)
    #expect(await CommandLineTool.run(["new", "lesson", course + "/01-greetings/02"]) == 2)
    #expect(await CommandLineTool.run(["new", "lesson", course + "/02-search"]) == 0)
    #expect(try CourseLoader.load(course).0.lessons.map(\.id) == ["01-greetings", "02-search"])
  }

  @Test(arguments: ["", "// Later.\n", nil])
  func anAnswerThatIsEmptyOrThereAlreadyIsNotWritten(code: String?) async throws {
    let (folder, path) = try await lesson()
    let answers = try folder.read("01-greetings/answers.md")
    let own = answers.split(separator: "```", omittingEmptySubsequences: false)[1].split(separator: "\n").dropFirst()
      .joined(separator: "\n")
    try folder.write(code ?? own, to: "answer.swift")
    #expect(
      await CommandLineTool.run([
        "new", "wrong", path, "greet", folder.path + "/answer.swift", "--in", "GreetingController",
      ]) == 2)
    #expect(try folder.read("01-greetings/answers.md") == answers)
  }
}
