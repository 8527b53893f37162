import Foundation
import Sandboxing

/// A program that runs beside a test, and is ended with it. It dies with the tests, too.
///
/// Foundation's `Process` is no help here: what it starts has signals blocked, and waiting for its end may never end.
final class ChildProcess: Sendable {
  private let folder = NSTemporaryDirectory() + "/coursemark-child-\(UInt32.random(in: 0 ... .max))"
  private let running: Task<Ending, any Error>

  /// - Parameter seconds: After these it is killed.
  init(_ executable: String, _ arguments: [String], seconds: Double = 4 * 3600) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = "echo $$ > '\(folder)/pid'; exec \"$0\" \"$@\" > '\(folder)/output' 2>&1"
    let command = Command(
      executable: "/bin/sh", arguments: ["-c", script, executable] + arguments,
      environment: ProcessInfo.processInfo.environment, limits: Limits(wallClock: seconds))
    running = Task { [folder] in
      defer { _ = FileManager.default.createFile(atPath: folder + "/ended", contents: nil) }
      return try await Supervisor.run(command)
    }
  }

  private var output: String { (try? String(contentsOfFile: folder + "/output", encoding: .utf8)) ?? "" }

  private var process: pid_t? {
    let text = (try? String(contentsOfFile: folder + "/pid", encoding: .utf8)) ?? ""
    return text.hasSuffix("\n") ? pid_t(text.dropLast()) : nil
  }

  /// What the first match of the pattern in the program's output has captured.
  func wait(for pattern: Regex<(Substring, Substring)>) async throws -> String {
    let end = ContinuousClock.now + .seconds(Browser.timeout)
    while ContinuousClock.now < end {
      if let match = output.firstMatch(of: pattern) { return String(match.output.1) }
      if FileManager.default.fileExists(atPath: folder + "/ended") {
        throw WebDriver.Failure(description: "The program ended and said: \(output)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw WebDriver.Failure(description: "The program never said what was waited for. It said: \(output)")
  }

  /// Waits until the program ends by itself.
  /// - Returns: How it ended, and its output.
  func finish() async throws -> (status: Ending.Status, output: String) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return (try await running.value.status, output)
  }

  /// Sends a signal, and waits for the program's end.
  /// - Throws: When it has not ended for as long as a browser may take for anything; it is killed then.
  @discardableResult
  func end(_ signal: Int32 = SIGTERM) async throws -> Ending.Status {
    var hadToBeKilled: Task<Bool, Never>?
    // The folder is gone when this was called before.
    while FileManager.default.fileExists(atPath: folder), !FileManager.default.fileExists(atPath: folder + "/ended") {
      // It may not have come as far as to say its number.
      if let process {
        kill(process, signal)
        hadToBeKilled = Task {
          guard (try? await Task.sleep(for: .seconds(Browser.timeout))) != nil else { return false }
          return kill(process, SIGKILL) == 0
        }
        break
      }
      try? await Task.sleep(for: .milliseconds(20))
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let status = try await running.value.status
    hadToBeKilled?.cancel()
    if await hadToBeKilled?.value == true {
      throw WebDriver.Failure(description: "The program did not end when it was told to. It said: \(output)")
    }
    return status
  }
}
