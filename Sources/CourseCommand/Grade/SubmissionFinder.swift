internal import CourseModel
internal import Foundation
internal import Storage
internal import SystemPackage

/// Finds the submissions to a lesson: those named on the command line, the started folder itself, or what is in the lesson's
/// `submissions/`.
enum SubmissionFinder {
  static func paths(for lesson: Lesson, named: [String], started: StartedFolder?) -> [String] {
    if !named.isEmpty { return named }
    if let started { return [started.path] }
    let folder = FilePath(lesson.directory).appending("submissions")
    return folder.entries.filter { isSubmission($0, in: folder) }.map { folder.appending($0).string }
  }

  /// Folders, and files of the kinds that can be handed in.
  private static func isSubmission(_ name: String, in folder: FilePath) -> Bool {
    if name.hasPrefix(".") || name == "README.md" { return false }
    let path = folder.appending(name)
    return path.isDirectory || path.exists && (name.hasSuffix(".swift") || name.hasSuffix(".md"))
  }
}
