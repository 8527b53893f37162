import Foundation

/// A program that runs beside a test, and is ended with it.
///
/// `timeout` starts it, so that it ends even when the tests are killed.
final class ChildProcess: @unchecked Sendable {
  private let process = Process()
  private let output: FileHandle
  private var text = ""

  init(_ executable: String, _ arguments: [String], environment: [String: String] = [:], seconds: Int = 300) throws {
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=5", "\(seconds)", executable] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
  }

  /// What the first match of the pattern in the program's output has captured.
  func wait(for pattern: Regex<(Substring, Substring)>) throws -> String {
    while true {
      if let match = text.firstMatch(of: pattern) { return String(match.output.1) }
      let data = output.availableData
      guard !data.isEmpty else { throw WebDriver.Failure(description: "The program ended and said: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// Asks the program to end as Ctrl-C does, and waits for it.
  /// - Returns: Its exit code.
  @discardableResult
  func end(_ signal: Int32 = SIGTERM) -> Int32 {
    if process.isRunning { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
