internal import ArgumentParser
internal import Foundation
internal import Reporting

/// How much of a course is verified, and how often.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Verify only lessons whose folder, or a file that they share with others, is not as it was in this revision of git.",
      valueName: "rev"))
  var changedSince: String?

  @Flag(help: "Verify a lesson again whenever one of its files changes, until Ctrl-C.")
  var watch = false

  /// The part of the course that is to be verified.
  /// The part may be empty; that is said then.
  func part(of course: CourseSelection) async throws -> CourseSelection {
    guard let changedSince else { return course }
    let changes = try await GitChanges(environment: ProcessInfo.processInfo.environment)
      .paths(since: changedSince, around: course.course.directory)
    let part = course.touched(by: changes)
    if part.course.lessons.isEmpty {
      Console.note("No lesson of \(visible(course.course.directory)) has changed since \(changedSince).")
    }
    return part
  }
}
