import CourseModel
import Foundation
import Reporting
import Sandboxing
import TestSupport
import Testing
import Yams

/// The examples for CI and Kubernetes: what their containers run is run, shard by shard, and joined.
@Suite(.serialized) struct ClassExampleTests {
  private static let examples = Repository.root.appending(path: "Documentation/Examples/class")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lessons/lesson.md")
    for (name, code) in ["ada": SevenLesson.right, "bob": SevenLesson.wrong, "eve": SevenLesson.right] {
      try folder.write(code, to: "downloads/\(name)/Numbers.swift")
    }
    try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/coursemark", withDestinationPath: ToolProcess.executable)
  }

  private func document(_ name: String) throws -> [String: Any] {
    let text = try String(contentsOf: Self.examples.appending(path: name), encoding: .utf8)
    return try #require(try Yams.load(yaml: text) as? [String: Any])
  }

  private func run(_ script: String, shell: [String] = ["-c"], _ environment: [String: String] = [:]) async throws
    -> Ending
  {
    let path = folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    return try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: shell + [script],
        environment: TestHome.environment.merging(["PATH": path]) { $1 }.merging(environment) { $1 },
        directory: folder.path, limits: Limits(wallClock: 900)))
  }

  private func value<Value>(_ value: Any?, _ keys: String...) throws -> Value {
    var found = value
    for key in keys { found = (found as? [String: Any])?[key] }
    return try #require(found as? Value, "\(keys.joined(separator: "."))")
  }

  @Test func theJobsOfTheMatrixGradeTheClass() async throws {
    let workflow = try document("ci-matrix.yml")
    let shards: [Int] = try value(workflow["jobs"], "grade", "strategy", "matrix", "shard")
    func script(of job: String, _ name: String) throws -> String {
      let steps: [[String: Any]] = try value(workflow["jobs"], job, "steps")
      return try value(steps.first { $0["name"] as? String == name }, "run")
    }
    let grade = try script(of: "grade", "Grade")
    for shard in shards {
      // GitHub's shell for 'run'.
      let ending = try await run(grade.replacing("${{ matrix.shard }}", with: "\(shard)"), shell: ["-e", "-c"])
      #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    }
    let merged = try await run(try script(of: "merge", "Merge"), shell: ["-e", "-c"])
    #expect(merged.status == .exited(0), "\(merged.outputText)\(merged.errorText)")
    let rows = try folder.read("grades.csv").split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
    #expect(rows == ["ada", "bob", "eve"])
  }

  @Test func theIndexesOfTheJobGradeTheClass() async throws {
    let job = try document("kubernetes-job.yaml")
    let count: Int = try value(job["spec"], "completions")
    let containers: [[String: Any]] = try value(job["spec"], "template", "spec", "containers")
    #expect(try value(job["spec"], "completionMode") == "Indexed")
    #expect(try value(containers.first, "command") == ["/bin/sh", "-c"])
    let arguments: [String] = try value(containers.first, "args")
    let script = try #require(arguments.first).replacing("/class", with: folder.path)
    for index in 0..<count {
      let ending = try await run(script, ["JOB_COMPLETION_INDEX": "\(index)"])
      #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    }
    let merged = try await run("coursemark merge reports/*.json --format json=report.json")
    #expect(merged.status == .exited(1), "\(merged.errorText)")
    #expect(try JSONReport.decode(folder.read("report.json")).lessons.map(\.learnerName) == ["ada", "bob", "eve"])
  }

  private static let validator = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/kubernetes-validate" }.first(where: FileManager.default.isExecutableFile)

  /// Kubernetes' own schema for `batch/v1`, as PyPI's package has it. A misspelt field is no field of it.
  @Test(.enabled(if: validator != nil, "kubernetes-validate is not installed ('pip install kubernetes-validate')."))
  func theJobIsOneOfKubernetes() async throws {
    let file = Self.examples.appending(path: "kubernetes-job.yaml")
    let validator = try #require(Self.validator)
    let valid = try await run("'\(validator)' --strict '\(file.path)'")
    #expect(valid.status == .exited(0), "\(valid.outputText)\(valid.errorText)")
    let text = try String(contentsOf: file, encoding: .utf8)
    try folder.write(text.replacing("backoffLimitPerIndex", with: "backoffLimitByIndex"), to: "misspelt.yaml")
    let misspelt = try await run("'\(validator)' --strict misspelt.yaml")
    #expect(misspelt.status == .exited(1), "\(misspelt.outputText)\(misspelt.errorText)")
  }
}
