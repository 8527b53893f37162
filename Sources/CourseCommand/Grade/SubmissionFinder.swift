internal import CourseModel
internal import Foundation

/// Finds the submissions to a lesson: those named on the command line, the started folder itself, or what is in the lesson's
/// `submissions/`.
enum SubmissionFinder {
  static func paths(for lesson: Lesson, named: [String], started: StartedFolder?) -> [String] {
    if !named.isEmpty { return named }
    if let started { return [started.path] }
    let folder = (lesson.directory.hasSuffix("/") ? lesson.directory : lesson.directory + "/") + "submissions"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { isSubmission($0, in: folder) }.sorted().map { folder + "/" + $0 }
  }

  /// Folders, and files of the kinds that can be handed in.
  private static func isSubmission(_ name: String, in folder: String) -> Bool {
    if name.hasPrefix(".") || name == "README.md" { return false }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder) else { return false }
    return isFolder.boolValue || name.hasSuffix(".swift") || name.hasSuffix(".md")
  }
}
