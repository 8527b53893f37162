import Foundation
import Sandboxing
import TestSupport
import Testing
import Yams

/// `action.yml` does what a workflow expects of it.
@Suite struct ActionTests {
  private struct Action: Decodable {
    struct Input: Decodable {
      var description: String
      var required: Bool?
      var `default`: String?
    }
    struct Step: Decodable {
      var name: String
      var shell: String?
      var env: [String: String]?
      var run: String?
      var uses: String?
      var with: [String: String]?
    }
    struct Runs: Decodable {
      var using: String
      var steps: [Step]
    }
    var inputs: [String: Input]
    var runs: Runs
  }

  private static func action() throws -> Action {
    try YAMLDecoder().decode(Action.self, from: try Repository.text("action.yml"))
  }

  private func bash(_ arguments: [String], _ environment: [String: String], in folder: String) async throws -> Ending {
    try await Supervisor.run(
      Command(
        executable: "/bin/bash", arguments: arguments, environment: environment, directory: folder,
        limits: Limits(wallClock: 600)))
  }

  @Test func eachStepIsAScriptThatBashCanRead() async throws {
    let action = try Self.action()
    #expect(action.runs.using == "composite")
    let scripted = action.runs.steps.filter { $0.uses == nil }
    #expect(scripted.count == 4)
    for step in scripted {
      #expect(step.shell == "bash")
      let script = try #require(step.run, "\(step.name)")
      let ending = try await bash(["-n", "-c", script], [:], in: "/")
      #expect(ending.succeeded, "\(step.name): \(ending.errorText)")
      // GitHub would put the input's text into the script.
      #expect(!script.contains("${{"), "\(step.name)")
      let scripts = script.matches(of: /GITHUB_ACTION_PATH\/(scripts\/\w+)/).map { String($0.1) }
      for script in scripts { #expect(throws: Never.self) { try Repository.text(script) } }
    }
  }

  @Test func theBuiltToolIsKeptForTheNextJobWithTheSameSourcesAndCompiler() async throws {
    let steps = try Self.action().runs.steps
    let restore = try #require(steps.first { $0.uses?.hasPrefix("actions/cache/restore@") == true })
    let save = try #require(steps.firstIndex { $0.uses?.hasPrefix("actions/cache/save@") == true })
    let paths = try #require(restore.with?["path"]).split(separator: "\n")
    #expect(paths == ["${{ github.action_path }}/.build/bin", "${{ github.action_path }}/runtime"])
    #expect(steps[save].with?["path"] == restore.with?["path"])
    #expect(restore.with?["key"]?.contains("steps.identity.outputs.key") == true)
    // A job that fails has built the tool nevertheless.
    #expect(save < (try #require(steps.firstIndex { $0.name == "Run Coursemark" })))
    let script = try #require(steps.first { $0.name == "Say what the built tool depends on" }?.run)
    let checkout = try TemporaryFolder()
    func key() async throws -> String {
      var environment = ProcessInfo.processInfo.environment
      environment["GITHUB_ACTION_PATH"] = checkout.path
      environment["GITHUB_OUTPUT"] = checkout.path + "/output"
      try? FileManager.default.removeItem(atPath: checkout.path + "/output")
      let ending = try await bash(
        ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], environment, in: checkout.path)
      #expect(ending.succeeded, "\(ending.errorText)")
      return try checkout.read("output")
    }
    try checkout.write("// the package", to: "Package.swift")
    try checkout.write("swift build", to: "scripts/build")
    try checkout.write("let a = 1", to: "Sources/A/a.swift")
    let first = try await key()
    #expect(first.wholeMatch(of: /key=[0-9a-f]{32}\n/) != nil)
    #expect(try await key() == first)
    try checkout.write("let a = 2", to: "Sources/A/a.swift")
    let second = try await key()
    #expect(second != first)
    try checkout.write("swift build --static-swift-stdlib", to: "scripts/build")
    #expect(![first, second].contains(try await key()))
  }

  @Test func eachInputIsUsedAndDocumented() throws {
    let action = try Self.action()
    let values = action.runs.steps.flatMap { ($0.env ?? [:]).values }
    let used = Set(values.compactMap { $0.wholeMatch(of: /\$\{\{ inputs\.(\w+) \}\}/).map { String($0.1) } })
    #expect(used == Set(action.inputs.keys))
    let page = try Repository.text("Documentation/CI.md")
    for name in action.inputs.keys { #expect(page.contains("| `\(name)` |")) }
    #expect(action.inputs.filter { $0.value.default == nil }.map(\.key) == ["path"])
  }

  /// What the last step does in a checkout, with the tool that the tests were built with.
  private func run(_ inputs: [String: String], in checkout: TemporaryFolder) async throws -> Ending {
    let action = try Self.action()
    let step = try #require(action.runs.steps.last)
    let script = try #require(step.run)
    let tool = ToolProcess.executable
    try FileManager.default.createDirectory(
      atPath: checkout.path + "/action/.build/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: checkout.path + "/action/.build/bin/coursemark", withDestinationPath: tool)
    var environment = ProcessInfo.processInfo.environment
    environment["COURSEMARK_SECRET"] = "the same in every test run"
    environment["GITHUB_ACTION_PATH"] = checkout.path + "/action"
    for (name, value) in step.env ?? [:] {
      environment[name] = value.replacing(/\$\{\{ inputs\.(\w+) \}\}/) { match in
        let input = String(match.1)
        return inputs[input] ?? action.inputs[input]?.default ?? ""
      }
    }
    // As GitHub runs `shell: bash`.
    return try await bash(
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], environment, in: checkout.path)
  }

  @Test func theActionVerifiesACourseAndAnnotatesItsLines() async throws {
    let checkout = try TemporaryFolder()
    try checkout.write("---\nformat: 1\n---\n# Text\n\nA [gone](gone.md).\n", to: "my course/01-text/lesson.md")
    let ending = try await run(
      ["path": "my course", "configuration": "debug", "args": "--jobs 1  --strict"], in: checkout)
    #expect(ending.status == .exited(2), "\(ending.errorText)")
    #expect(
      ending.outputText
        == "::error file=my course/01-text/lesson.md,line=6,col=3,title=broken-link::The link 'gone.md' leads to a file "
        + "that is not there; correct the path, or add the file.\n")
  }

  @Test func theActionGradesToo() async throws {
    let checkout = try TemporaryFolder()
    try checkout.writeLesson()
    let ending = try await run(
      [
        "path": "lessons", "command": "grade", "configuration": "debug",
        "args": "--submission lessons/01-number/submissions/ada",
      ],
      in: checkout)
    #expect(ending.status == .exited(1), "\(ending.errorText)")
    #expect(ending.outputText.hasPrefix("::error file=lessons/01-number/"))
  }

  @Test func aLessonThatCannotBeGradedWithIsAnnotated() async throws {
    let checkout = try TemporaryFolder()
    try checkout.write(
      "---\nformat: 1\n---\n# T\n\n## A\n\n```swift role=chek id=a\n```\n", to: "lessons/01-text/lesson.md")
    let ending = try await run(["path": "lessons", "command": "grade", "configuration": "debug"], in: checkout)
    #expect(ending.status == .exited(2), "\(ending.errorText)")
    #expect(ending.outputText.hasPrefix("::error file=lessons/01-text/lesson.md,line=8,col=15,title=unknown-role::"))
  }

  @Test func otherCommandsAreRefused() async throws {
    let checkout = try TemporaryFolder()
    let ending = try await run(["path": "x", "command": "build; id", "configuration": "debug"], in: checkout)
    #expect(ending.status == .exited(2))
    #expect(ending.outputText == "::error::The input 'command' is neither 'verify' nor 'grade'.\n")
  }
}
