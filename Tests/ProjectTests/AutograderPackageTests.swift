import CourseModel
import Foundation
import LessonParsing
import Sandboxing
import TestSupport
import Testing
import Yams

@testable import CourseCommand

/// What `coursemark package` writes, run as the platforms' documents say that they run it.
@Suite struct AutograderPackageTests {
  private static let lesson = SevenLesson.text.replacing(
    "```swift role=check id=seven",
    with: """
      ```swift role=solution file=Numbers.swift
      func seven() -> Int { 7 }
      ```

      ```swift role=solution file=Numbers.swift id=other
      func seven() -> Int { 3 + 4 }
      ```

      ```swift role=wrong file=Numbers.swift fails=seven hint=1
      func seven() -> Int { 800 }
      ```

      <details><summary>Hint</summary>

      Less than eight.

      </details>

      ```swift role=check id=seven
      """)

  /// - Returns: A folder with the package in `package`, and a submission.
  private func packed(_ platform: String, submission: String) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "numbers/lesson.md")
    try folder.write(SevenLesson.right, to: "numbers/submissions/sample/Numbers.swift")
    try folder.write(submission, to: "submission/Numbers.swift")
    let ending = try await ToolProcess.run(
      ["package", "numbers", "--for", platform, "--output", "package"], in: folder.path)
    #expect(ending.status == .exited(0), "\(ending.errorText)")
    return folder
  }

  private func shell(
    _ script: String, in folder: String, environment: [String: String] = [:]
  ) async throws -> Ending {
    let tools = URL(fileURLWithPath: ToolProcess.executable).deletingLastPathComponent().path
    let path = tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: ["-c", script],
        environment: TestHome.environment.merging(environment.merging(["PATH": path]) { $1 }) { $1 }, directory: folder,
        limits: Limits(wallClock: 900)))
  }

  private func json(_ folder: TemporaryFolder, _ path: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(folder.read(path).utf8)) as? [String: Any])
  }

  @Test func gradescopeFindsItsTwoFilesAndGetsResults() async throws {
    let folder = try await packed("gradescope", submission: SevenLesson.wrong)
    let root = folder.path + "/autograder"
    for name in ["submission", "results"] {
      try FileManager.default.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.moveItem(atPath: folder.path + "/package", toPath: root + "/source")
    try folder.write(SevenLesson.wrong, to: "autograder/submission/Numbers.swift")
    let syntax = try await shell("sh -n source/setup.sh", in: root)
    #expect(syntax.status == .exited(0), "\(syntax.errorText)")
    let ending = try await shell("source/run_autograder", in: root, environment: ["AUTOGRADER": root])
    #expect(ending.status == .exited(0), "\(ending.errorText)")
    let results = try json(folder, "autograder/results/results.json")
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.count == 1)
    #expect(tests.allSatisfy { $0["score"] is NSNumber && $0["max_score"] is NSNumber && $0["name"] is String })
  }

  @Test func classroom50GetsTheResultOfItsContract() async throws {
    let folder = try await packed("classroom50", submission: SevenLesson.right)
    let variables = [
      "CLASSROOM": "cs-principles", "ASSIGNMENT": "hello", "USERNAME": "alice",
      "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d", "COMMIT_URL": "https://example.org/commit/a",
      "RELEASE_URL": "https://example.org/release/a", "REVIEW_URL": "https://example.org/compare/a",
    ]
    let ending = try await shell(
      "python3 ../package/autograder.py", in: folder.path + "/submission", environment: variables)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    var result = try json(folder, "submission/result.json")
    let datetime = result.removeValue(forKey: "datetime")
    let date = try #require(datetime as? String)
    #expect(date.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
    let expected: [String: Any] = [
      "schema": "classroom50/result/v1", "classroom": "cs-principles", "assignment": "hello", "usernames": ["alice"],
      "submission": "submit/2026-06-01T14-32-05Z-a1b2c3d", "commit": "https://example.org/commit/a",
      "release": "https://example.org/release/a", "review": "https://example.org/compare/a", "score": 1, "max-score": 1,
      "tests": [["test-name": "Seven", "passed": true, "score": 1, "max-score": 1] as [String: Any]],
    ]
    #expect(NSDictionary(dictionary: result) == NSDictionary(dictionary: expected))
    let runtime = try json(folder, "package/runtime.json")
    #expect(runtime["container"] != nil)
  }

  @Test func githubClassroomsWorkflowHasAGraderForEachStepAndAReporterOfThem() async throws {
    let folder = try await packed("github", submission: SevenLesson.wrong)
    let text = try folder.read("package/.github/workflows/classroom.yml")
    let workflow = try #require(try Yams.load(yaml: text) as? [String: Any])
    let job = try #require((workflow["jobs"] as? [String: Any])?["autograding"] as? [String: Any])
    let steps = try #require(job["steps"] as? [[String: Any]])
    #expect(
      steps.map { $0["uses"] as? String } == [
        "actions/checkout@v4", "actions/checkout@v4", "OWNER/coursemark@main",
        "classroom-resources/autograding-command-grader@v1", "classroom-resources/autograding-grading-reporter@v1",
      ])
    let grader = try #require(steps[3]["with"] as? [String: Any])
    #expect(Set(grader.keys) == ["test-name", "command", "timeout", "max-score"])
    #expect(grader["command"] as? String == "python3 course/step-passed.py report.json seven")
    #expect((steps[4]["with"] as? [String: Any])?["runners"] as? String == steps[3]["id"] as? String)
    #expect(
      steps[4]["env"] as? [String: String] == ["STEP-1_RESULTS": "${{steps.step-1.outputs.result}}"])
    #expect(workflow["permissions"] as? [String: String] == ["checks": "write", "actions": "read", "contents": "read"])

    // Grading, and then the command of the step, as the actions run them.
    let grading = try await shell(
      "coursemark grade package/course/numbers --submission submission --format json=report.json", in: folder.path)
    #expect(grading.status == .exited(1))
    let step = try await shell("python3 package/course/step-passed.py report.json seven", in: folder.path)
    #expect(step.status == .exited(1))
    #expect(step.outputText.contains("fail: seven\n  "))
  }

  @Test(arguments: ["gradescope", "classroom50", "github"])
  func noAnswerIsInThePackageButWhatGradingNeeds(platform: String) async throws {
    let folder = try await packed(platform, submission: SevenLesson.wrong)
    let lesson = try folder.read("package/course/numbers/lesson.md")
    #expect(!lesson.contains("3 + 4") && !lesson.contains("800") && lesson.contains("{ 7 }"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/package/course/numbers/submissions"))
    #expect(
      lesson.split(separator: "\n", omittingEmptySubsequences: false).count
        == Self.lesson.split(separator: "\n", omittingEmptySubsequences: false).count)
    // Nothing but the code is left out, so the report is the same, with its hint and its lines.
    func report(_ lesson: String) async throws -> String {
      let ending = try await ToolProcess.run(
        ["grade", lesson, "--submission", "submission", "--format", "json", "--seed", "1"], in: folder.path)
      #expect(ending.status == .exited(1), "\(ending.errorText)")
      return ending.outputText.replacing(/"seconds" : [^\n]*/, with: "").replacing("\(lesson)/", with: "LESSON/")
    }
    let (packed, whole) = (try await report("package/course/numbers"), try await report("numbers"))
    #expect(packed == whole)
  }

  @Test func aFolderThatIsNotEmptyIsRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "numbers/lesson.md")
    try folder.write("mine", to: "package/notes.txt")
    let ending = try await ToolProcess.run(
      ["package", "numbers", "--for", "gradescope", "--output", "package"], in: folder.path)
    #expect(ending.status == .exited(2))
    #expect(ending.errorText.contains("package is there and not empty"))
  }
}
