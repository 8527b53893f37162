import Foundation
import TestSupport
import Testing

/// A grader that is interrupted or killed while the compiler works on a submission, or on the checks of a new lesson.
@Suite(.serialized) struct StoppedGraderTests {
  /// The tool in the middle of a call of the compiler that would not end by itself for an hour: it is stopped by SIGSTOP.
  private final class Grading {
    let folder: TemporaryFolder
    let tool = Process()
    let temporary: String
    private let isNewLesson: Bool

    /// - Parameter isNewLesson: Whether its checks have to be compiled first, and it is their compiler that is stopped.
    init(isNewLesson: Bool) throws {
      self.isNewLesson = isNewLesson
      folder = try TemporaryFolder()
      temporary = folder.path + "/temporary"
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      chmod(folder.path, 0o711)
      // A tuple of 2^28 parts, which takes the compiler longer than finding its process does.
      let aliases = (1...28).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
      let slow = "typealias T0 = (Int, Int)\n\(aliases)var t: T28?; _ = t; t = nil\n"
      let check = "expect(app.number(), is: 7)"
      try folder.write(
        isNewLesson ? SevenLesson.text.replacing(check, with: "\(slow)\(check)  // \(UUID())") : SevenLesson.text,
        to: "lesson/lesson.md")
      try folder.write("func seven() -> Int {\n\(isNewLesson ? "" : slow)return 7\n}\n", to: "Numbers.swift")
      tool.executableURL = URL(fileURLWithPath: ToolProcess.executable)
      tool.arguments = [
        "grade", "lesson", "--submission", "Numbers.swift", "--limit", "compile-time=3600", "--format", "json",
        "--output",
        "report.json",
      ]
      tool.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      tool.environment = TestHome.environment.merging(["TMPDIR": temporary]) { $1 }
      try folder.write("", to: "errors")
      tool.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
      tool.standardOutput = FileHandle.nullDevice
    }

    /// - Returns: The compiler's process.
    func runToTheCompiler() async throws -> pid_t {
      try tool.run()
      while true {
        // One with the folder of a contained call in its arguments, or in its environment.
        let compiler = descendants().first { process in
          let words = words(process)
          return words.contains("swift-frontend") && words.contains("\0Checks\0") == isNewLesson
        }
        if let compiler {
          kill(compiler, SIGSTOP)
          return compiler
        }
        try #require(tool.isRunning, "\((try? folder.read("errors")) ?? "")")
        try await Task.sleep(for: .milliseconds(2))
      }
    }

    /// Waits, but not as long as the compiler was given.
    func end(_ signal: Int32) async throws -> Int32 {
      kill(tool.processIdentifier, signal)
      for _ in 0..<6_000 where tool.isRunning { try await Task.sleep(for: .milliseconds(20)) }
      try #require(!tool.isRunning, "the tool waits for the compiler")
      return tool.terminationStatus
    }

    func isAlive(_ process: pid_t) -> Bool {
      let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      return !state.isEmpty && !state.contains(") Z") && !state.contains(") X")
    }

    var leftovers: [String] { (try? FileManager.default.contentsOfDirectory(atPath: temporary).sorted()) ?? [] }

    private func words(_ process: pid_t) -> String {
      (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
    }

    private func descendants() -> [pid_t] {
      let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
      let parents = Dictionary(
        uniqueKeysWithValues: all.compactMap { process -> (pid_t, pid_t)? in
          guard let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let words = state.split(separator: ")").last?.split(separator: " "), words.count > 1,
            let parent = pid_t(words[1])
          else { return nil }
          return (process, parent)
        })
      return all.filter { process in
        var next = parents[process]
        while let parent = next, parent > 1 {
          if parent == tool.processIdentifier { return true }
          next = parents[parent]
        }
        return false
      }
    }

    deinit { if tool.isRunning { kill(tool.processIdentifier, SIGKILL) } }
  }

  @Test(arguments: [SIGINT, SIGTERM], [false, true])
  func anInterruptionEndsTheCompilerAtOnceAndLeavesNothing(_ signal: Int32, isNewLesson: Bool) async throws {
    let grading = try Grading(isNewLesson: isNewLesson)
    let compiler = try await grading.runToTheCompiler()
    #expect(try await grading.end(signal) == 3)
    // The kernel needs a moment to end it.
    for _ in 0..<300 where grading.isAlive(compiler) { try await Task.sleep(for: .milliseconds(100)) }
    #expect(!grading.isAlive(compiler))
    #expect(grading.leftovers == [])
    #expect(try grading.folder.read("errors").contains("Interrupted"))
  }

  @Test func aGraderThatIsKilledTakesTheCompilerAlongAndLeavesOnlyWhatTheNextOneRemoves() async throws {
    let grading = try Grading(isNewLesson: false)
    let compiler = try await grading.runToTheCompiler()
    _ = try await grading.end(SIGKILL)
    // The kernel needs a moment to end it.
    for _ in 0..<3000 where grading.isAlive(compiler) { try await Task.sleep(for: .milliseconds(100)) }
    #expect(!grading.isAlive(compiler))
    // `TemporaryDirectory.removeStale()` removes these when they are a minute old.
    #expect(grading.leftovers.allSatisfy { $0.hasPrefix("coursemark.") }, "\(grading.leftovers)")
  }
}
