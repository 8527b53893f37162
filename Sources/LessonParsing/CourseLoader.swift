package import CourseModel

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
    let sources = try CourseSources(at: path)
    var lessons: [Lesson] = []
    var diagnostics: [Diagnostic] = []
    var refusal: Failure?
    for source in sources.lessons {
      do throws(Failure) {
        let reading = try source.read()
        lessons.append(reading.lesson)
        diagnostics += reading.diagnostics
      } catch {
        refusal = error
        diagnostics.append(error.diagnostic(of: source))
      }
    }
    if lessons.isEmpty, let refusal { throw refusal }
    return (sources.course(of: lessons), sources.diagnostics(of: lessons) + diagnostics)
  }
}

extension CourseLoader.Failure {
  /// The same as an author's mistake, when there are other lessons to go on with.
  package func diagnostic(of source: LessonSource) -> Diagnostic {
    let reason = if case .unreadable(_, let reason) = self { reason } else { "\(self)" }
    return Diagnostic(
      .unreadable, at: SourceLocation(file: source.file, line: 1), "The lesson can't be read, because \(reason).")
  }
}
