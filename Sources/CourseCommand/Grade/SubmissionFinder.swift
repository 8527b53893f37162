internal import CourseModel
internal import Grading
internal import SystemPackage

/// Finds the submissions to a lesson: those named on the command line, the started folder itself, or what is in the lesson's
/// `submissions/`.
enum SubmissionFinder {
  static func places(for lesson: Lesson, named: [String], started: StartedFolder?) -> [SubmissionPlace] {
    if !named.isEmpty { return named.map(SubmissionPlace.typed) }
    if let started { return [.typed(started.path)] }
    return SubmissionPlace.all(in: FilePath(lesson.directory).appending("submissions"))
  }
}
