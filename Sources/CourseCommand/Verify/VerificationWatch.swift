internal import CourseModel
internal import Foundation
internal import Reporting

/// Verifies a course, and each of its lessons again when one of its files changes, until the task is cancelled.
struct VerificationWatch: Sendable {
  var path: String
  /// From before the course was read.
  var start: FileSnapshot
  var run: VerificationRun
  var output: VerificationOutput
  var progress: ProgressLine

  func run(startingWith part: CourseSelection) async throws {
    do {
      var times = withoutReport(start)
      try await verify(part)
      while true {
        try await Task.sleep(for: .milliseconds(500))
        let now = withoutReport(FileSnapshot(under: path))
        let changes = now.changes(since: times)
        times = now
        if !changes.isEmpty { try await react(to: changes) }
      }
    } catch  where error is CancellationError || Task.isCancelled {
      // `--watch` is ended so.
      progress.clear()
    }
  }

  /// The file that the report goes to changes with each.
  private func withoutReport(_ times: FileSnapshot) -> FileSnapshot {
    var times = times
    if let file = output.destination.file { times.ignore(file.path) }
    return times
  }

  private func react(to changes: [String]) async throws {
    let part: CourseSelection
    do {
      part = try CourseSelection(CourseFinder(path: path)).touched(by: changes)
    } catch let misuse as UsageError {
      return announce(misuse.description)
    }
    if part.course.lessons.isEmpty, part.diagnostics.isEmpty { return }
    let names = changes.map { RelativePath.shortest(to: $0) }
    announce("Changed: " + names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : ""))
    try await verify(part)
  }

  private func verify(_ part: CourseSelection) async throws {
    let report = try await run.report(of: part)
    progress.clear()
    try output.write(report)
    Console.note("Watching \(path); Ctrl-C ends.")
  }

  /// A line between two reports.
  private func announce(_ words: String) {
    let line = visible(words).replacing("\n", with: " ")
    Console.note("\n" + String(repeating: "─", count: 40) + "\n" + line)
  }
}
