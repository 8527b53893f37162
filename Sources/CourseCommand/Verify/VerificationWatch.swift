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
      var lessons = part.course.lessons
      var times = start
      add(lessons, to: &times)
      try await verify(part)
      while true {
        try await Task.sleep(for: .milliseconds(500))
        var now = FileSnapshot(under: path)
        add(lessons, to: &now)
        let changes = now.changes(since: times)
        times = now
        if !changes.isEmpty { lessons = try await react(to: changes, before: lessons) ?? lessons }
      }
    } catch  where error is CancellationError || Task.isCancelled {
      // `--watch` is ended so.
      progress.clear()
    }
  }

  /// Takes in what lessons share, which may stand above them, and leaves out the file that the report goes to, which changes with each.
  private func add(_ lessons: [Lesson], to times: inout FileSnapshot) {
    for file in Set(lessons.flatMap(\.sharedFiles)) { times.add(under: file) }
    if let file = output.destination.file { times.ignore(file.path) }
  }

  /// - Returns: All lessons as they are now; `nil` where they can't be read.
  private func react(to changes: [String], before: [Lesson]) async throws -> [Lesson]? {
    let part: CourseSelection
    let all: CourseSelection
    do {
      all = try CourseSelection(CourseFinder(path: path))
      part = all.touched(by: changes)
    } catch let misuse as UsageError {
      announce(misuse.description)
      return nil
    }
    let lessons = all.course.lessons
    if part.course.lessons.isEmpty, part.diagnostics.isEmpty { return lessons }
    let names = changes.map { RelativePath.shortest(to: $0) }
    announce("Changed: " + names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : ""))
    if try await isRight(EditedSteps(from: before, to: part.course.lessons), part) { try await verify(part) }
    return lessons
  }

  /// Tries the steps that were just edited before all others. What is wrong with them is told at once, and the rest then waits for the next change.
  private func isRight(_ edited: EditedSteps, _ part: CourseSelection) async throws -> Bool {
    guard let lesson = edited.lesson, !run.verifier.scope.isLimitedToSteps else { return true }
    var quick = run
    quick.verifier.scope.steps = edited.steps
    quick.verifier.tools.mutationScore = nil
    quick.verifier.tools.triesRewrites = false
    var step = part
    step.course.lessons = [lesson]
    let report = try await quick.report(of: step)
    progress.clear()
    let names = edited.steps.sorted().map { "'\($0)'" }.joined(separator: ", ")
    if report.diagnostics.contains(where: { $0.severity == .error }) {
      try output.write(report)
      Console.note("The rest is tried when step \(names) is right. Watching \(path); Ctrl-C ends.")
      return false
    }
    Console.note("Step \(names) is right; trying the rest…")
    return true
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
