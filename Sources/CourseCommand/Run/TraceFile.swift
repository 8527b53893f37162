internal import CourseModel
internal import Foundation
internal import Reporting

/// Traces as files, and what is told of two of them.
enum TraceFile {
  static func trace(_ screens: [AppTrace.Screen]) -> AppTrace {
    let size = screens.first.map { "a phone of \(Int($0.width)) × \(Int($0.height)) points" } ?? "a phone"
    return AppTrace(
      recordedBy: AppTrace.Recorder(
        system: "Coursemark \(CommandLineTool.version)", device: size,
        date: String(ISO8601DateFormatter().string(from: Date()).prefix(10))),
      screens: screens)
  }

  static func text(_ trace: AppTrace) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(trace), as: UTF8.self) + "\n"
  }

  static func read(_ path: String) throws -> AppTrace {
    let text = try AnswerFile.read(path).text
    let trace: AppTrace
    do {
      trace = try JSONDecoder().decode(AppTrace.self, from: Data(text.utf8))
    } catch {
      throw UsageError("\(path) is no trace that 'coursemark run --trace' or its '--ui-test' has recorded.")
    }
    guard trace.format == AppTrace.currentFormat else {
      throw UsageError("\(path) is a trace of format \(trace.format); this Coursemark reads \(AppTrace.currentFormat).")
    }
    return trace
  }

  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("\(path) can't be written: \(error.localizedDescription)")
    }
  }

  /// Far more of them say nothing more.
  private static let mostTold = 30

  /// Prints what is otherwise, event by event.
  /// - Returns: Whether nothing is.
  static func tell(_ own: AppTrace, from recorded: AppTrace) -> Bool {
    let found = own.differences(from: recorded)
    let recorder = recorded.recordedBy
    let whose = "\(recorder.system) on \(recorder.device), \(recorder.date)"
    var lines = ["", found.isEmpty ? "✓ As recorded by \(whose)." : "✗ Otherwise than recorded by \(whose):"]
    var event: Int?
    for difference in found.prefix(mostTold) {
      if difference.screen != event { lines.append("  \(difference.screen). \(difference.event)") }
      event = difference.screen
      lines.append("     \(difference.words)")
    }
    if found.count > mostTold { lines.append("  … and \(found.count - mostTold) more") }
    Console.write(visible(lines.joined(separator: "\n") + "\n"))
    return found.isEmpty
  }
}
