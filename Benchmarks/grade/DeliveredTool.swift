import Foundation
import Sandboxing

/// The tool as a process of its own, as its users have it.
struct DeliveredTool {
  let path: String
  let lesson: String

  struct Trouble: Error, CustomStringConvertible {
    var description: String
  }

  /// Grades one of the lesson's samples, which has to pass.
  /// - Returns: Seconds from the start of the process to its end, for each round.
  func submission(_ sample: String, rounds: Int) async throws -> [Double] {
    var times: [Double] = []
    // Once for nothing.
    for _ in 0...rounds {
      let start = ContinuousClock.now
      let ending = try await Supervisor.run(
        command([
          "grade", lesson, "--submission", "\(lesson)/submissions/\(sample)", "--no-store", "--format", "summary",
        ]))
      times.append((ContinuousClock.now - start) / .seconds(1))
      guard ending.status == .exited(0) else { throw Trouble(description: "\(ending.outputText)\(ending.errorText)") }
    }
    return Array(times.dropFirst())
  }

  /// Watches a started folder with a sample in it, staying with the step that $STEP names (the lesson's second otherwise), and saves a file with
  /// another number in a constant again and again: what differs in a comment alone is known already.
  /// - Returns: Seconds from the save to the step's result, for each round.
  func step(after sample: String, rounds: Int) async throws -> [Double] {
    let folder = NSTemporaryDirectory() + "/coursemark-watched-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let started = try await Supervisor.run(command(["start", lesson, folder]))
    guard started.status == .exited(0) else { throw Trouble(description: started.errorText) }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(lesson)/submissions/\(sample)")
      .filter { $0.hasSuffix(".swift") }.sorted()
    for name in names {
      try contents("\(lesson)/submissions/\(sample)/\(name)").write(
        toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    guard let name = names.first else { throw Trouble(description: "The sample has no file.") }
    let text = try contents("\(folder)/\(name)")
    let step = ProcessInfo.processInfo.environment["STEP"] ?? "trim"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["watch", folder, "--step", step, "--no-store"]
    let output = Foundation.Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try result(output)
    var times: [Double] = []
    for round in 0..<rounds {
      let start = ContinuousClock.now
      let saved = text + "private let savedTimes = \(round)\n"
      try saved.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      try result(output)
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    return times
  }

  /// Reads to the end of what one grading shows.
  private func result(_ output: Foundation.Pipe) throws {
    var shown = ""
    while !shown.contains("Ctrl-C ends.") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Trouble(description: "'watch' has ended: \(shown)") }
      shown += String(decoding: data, as: UTF8.self)
    }
    guard !shown.contains("did not pass"), shown.contains("passed.") else { throw Trouble(description: shown) }
  }

  private func contents(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func command(_ arguments: [String]) -> Command {
    Command(
      executable: path, arguments: arguments, environment: ProcessInfo.processInfo.environment,
      limits: Limits(wallClock: 600))
  }
}
