internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import Reporting
internal import Storage
internal import SystemPackage

/// Finds the lessons that a path on the command line names: a course, a lesson, or a folder that `start` made.
package struct CourseFinder {
  var course: Course
  var diagnostics: [Diagnostic]
  /// The folder that `coursemark start` made, when the path names one.
  var started: StartedFolder?
  /// Where the lesson is, when ``started`` has chosen it and not the command line.
  private(set) var startedRemark: String?

  init(path: String) throws {
    try Self.requireThere(path)
    if let folder = try StartedFolder(at: path) {
      started = folder
      let lesson = folder.lessonPath
      guard FileManager.default.fileExists(atPath: lesson) else {
        throw UsageError(
          """
          The lesson of \(path) is not at \(lesson), as \(StartedFolder.fileName) says; give the lesson's path and \
          '--submission \(path)'.
          """)
      }
      let remark = "The lesson is \(lesson), as \(StartedFolder.fileName) in \(path) says."
      Console.note(visible(remark))
      startedRemark = remark
      (course, diagnostics) = try Self.load(lesson)
      // A course that the folder itself stands in would bring them, too.
      try folder.requireOutside(course.lessons.flatMap { [FilePath($0.file), FilePath($0.directory)] })
    } else {
      (course, diagnostics) = try Self.load(path)
    }
    if course.lessons.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
      throw UsageError("\(path) holds no lesson; a lesson is a folder with a file 'lesson.md'.")
    }
  }

  /// The one lesson that a command needs.
  func onlyLesson(for command: String, path: String) throws -> Lesson {
    guard let first = course.lessons.first else { throw UsageError("The lesson at \(path) can't be read; see above.") }
    guard course.lessons.count == 1 else {
      let lessons = course.lessons.map { "'\($0.directory)'" }.joined(separator: ", ")
      throw UsageError("\(path) holds several lessons; \(command) needs one of \(lessons).")
    }
    return first
  }

  /// Prints what the parser found, and says whether a mistake is among it.
  func printDiagnostics(noColour: Bool) -> Bool {
    let text = DiagnosticText(terminal: Console.terminal(.standardError, noColour: noColour), source: SourceLines.read)
    Console.write(text.render(diagnostics), to: .standardError)
    return diagnostics.contains { $0.severity == .error }
  }

  private static func load(_ path: String) throws -> (Course, [Diagnostic]) {
    do {
      return try CourseLoader.load(path)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Fails with the nearest name that is there.
  package static func requireThere(_ path: String) throws {
    let target = FilePath(path)
    if target.exists { return }
    let folder = target.removingLastComponent()
    let known = (folder.isEmpty ? "." : folder).entries.filter { !$0.hasPrefix(".") }
    let nearest = SpellingSuggestion.to(target.lastComponent?.string ?? "", among: known).map { name in
      "; did you mean '\(folder.appending(name))'?"
    }
    throw UsageError("There is nothing at '\(path)'" + (nearest ?? "; check the path."))
  }
}

/// The lines of text files, for excerpts.
package enum SourceLines {
  /// - Returns: `nil` for what is no regular file of readable size.
  package static func read(_ path: String) -> [String]? {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, (values?.fileSize ?? .max) <= 8 << 20 else { return nil }
    return FileManager.default.contents(atPath: path).map { lines(of: String(decoding: $0, as: UTF8.self)) }
  }

  static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }
}
