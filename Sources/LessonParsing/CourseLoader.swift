package import CourseModel
internal import Foundation

/// Reads a course from disk: a directory of lessons, one lesson's directory, or one markdown file.
///
/// Everything that can be wrong inside a lesson is a diagnostic; only a path that can't be read at all is an error.
package enum CourseLoader {
  package enum Failure: Error, CustomStringConvertible {
    case nothing(at: String)
    case unreadable(String, reason: String)
    case noLesson(in: String)

    package var description: String {
      switch self {
      case .nothing(let path): "There is nothing at '\(path)'; check the path."
      case .unreadable(let path, let reason): "'\(path)' can't be read, because \(reason)."
      case .noLesson(let path):
        "'\(path)' holds no lesson; name a directory with a lesson.md, a directory of such directories, or a markdown file."
      }
    }
  }

  package static func load(_ path: String) throws(Failure) -> (Course, [Diagnostic]) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw .nothing(at: path) }
    if !isDirectory.boolValue {
      let directory = path.contains("/") ? (path as NSString).deletingLastPathComponent : "."
      return try course(of: [LessonFiles(file: path, directory: directory)], in: directory)
    }
    let files = LessonFiles.find(in: path)
    if files.isEmpty { throw .noLesson(in: path) }
    return try course(of: files, in: path)
  }

  private static func course(
    of files: [LessonFiles], in directory: String
  ) throws(Failure) -> (Course, [Diagnostic]) {
    var lessons: [Lesson] = []
    var diagnostics: [Diagnostic] = []
    var refusal: Failure?
    for files in files {
      switch TextFile.read(files.file) {
      case .failure(let problem):
        refusal = .unreadable(files.file, reason: problem.reason)
        diagnostics.append(
          Diagnostic(
            .unreadable, at: SourceLocation(file: files.file, line: 1),
            "The lesson can't be read, because \(problem.reason)."))
      case .success(let text):
        let (lesson, problems) = LessonParser.parse(
          text, file: files.file, directory: files.directory, id: files.id, answers: files.answers,
          part: files.part)
        lessons.append(lesson)
        diagnostics += problems
      }
    }
    if lessons.isEmpty, let refusal { throw refusal }
    // Sorting keeps the order by name of lessons without a number.
    lessons = lessons.enumerated().sorted { a, b in
      (a.element.order ?? .max, a.offset) < (b.element.order ?? .max, b.offset)
    }.map(\.element)
    let title =
      LessonFiles.courseTitle(in: directory) ?? (files.count == 1 ? lessons[0].title : files[0].courseName(directory))
    return (Course(title: title, directory: directory, lessons: lessons), diagnostics)
  }
}
