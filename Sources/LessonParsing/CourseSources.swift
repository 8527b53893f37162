package import CourseModel
internal import Foundation
internal import SystemPackage

/// Where the lessons of a course are, before any of them is read. So a lesson can be read again when only it has changed.
package struct CourseSources: Sendable {
  /// As the user would type it.
  package let directory: String
  /// In the order of their names.
  package let lessons: [LessonSource]
  /// What lies in a folder that was not written for Coursemark, and is not read.
  private let leftOut: [Diagnostic]

  /// - Parameter path: A directory of lessons, one lesson's directory, or one markdown file.
  package init(at path: String) throws(CourseLoader.Failure) {
    let path = FilePath(path).string
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { throw .nothing(at: path) }
    if !isDirectory.boolValue {
      let folder = FilePath(path).removingLastComponent()
      directory = folder.isEmpty ? "." : folder.string
      // The file that a person named is read wherever it leads; what belongs to it stands beside it, or where it leads.
      var files = LessonFiles(file: path, directory: directory, bounds: CourseBounds(file: path, in: directory))
      files.settings = FolderSettings().inside(directory, files.bounds)
      lessons = [LessonSource(files: files)]
      leftOut = files.settings.diagnostics
    } else {
      directory = path
      let own = LessonFiles.find(in: path)
      // A course that was not written for Coursemark: each markdown file is a lesson.
      let others = own.isEmpty ? MarkdownFiles(in: path) : nil
      lessons = (others?.files ?? own).map(LessonSource.init)
      leftOut = others?.leftOut ?? []
      if lessons.isEmpty { throw .noLesson(in: path) }
    }
  }

  /// What is wrong with the course's own file, and what is not read. A course that was not written for Coursemark may have such a file for
  /// something else.
  package func diagnostics(of read: [Lesson]) -> [Diagnostic] {
    guard read.contains(where: { $0.format > 0 }) else { return leftOut }
    // A lesson that is read alone has the limits of its course all the same.
    let files = Set([LessonFiles.join(directory, CourseFile.name)] + lessons.compactMap(\.files.courseFile))
    return leftOut
      + files.sorted().flatMap { file -> [Diagnostic] in
        if let refusal = LessonFiles.courseRefusal(file) {
          return [
            Diagnostic(
              .unreadable, at: SourceLocation(file: file, line: 1),
              "The course's file can't be read, because \(refusal).")
          ]
        }
        guard let text = LessonFiles.courseText(file) else { return [] }
        let course = CourseFile(text)
        return course.problems.map { problem in
          Diagnostic(
            problem.rule, problem.severity, at: SourceLocation(file: file, line: problem.line), problem.message)
        } + CoursePrelude(course, of: file).problems
      } + (introduction?.problems ?? []) + (glossary?.problems ?? [])
  }

  /// Where the texts of the course itself can be; a lesson that is read alone has none.
  private var courseFolders: [String] {
    if lessons.count == 1, lessons[0].files.directory == directory { return [] }
    return [directory]
      + (LessonFiles.name(ofDirectory: directory) == "lessons" ? [LessonFiles.join(directory, "..")] : [])
  }

  private var introduction: CourseIntroduction? { courseFolders.lazy.compactMap(CourseIntroduction.init(in:)).first }
  private var glossary: GlossaryFile? { courseFolders.lazy.compactMap(GlossaryFile.init(in:)).first }

  /// The language of the lessons: a tag of BCP 47.
  package var language: String { pages.language }

  /// What the nearest `course.yml` says.
  private var pages: PageSettings {
    let files = [LessonFiles.join(directory, CourseFile.name)] + lessons.compactMap(\.files.courseFile)
    return files.lazy.compactMap(LessonFiles.courseText).first.map { CourseFile($0).pages } ?? PageSettings()
  }

  /// The course of these lessons.
  /// - Parameter read: At least one lesson, in the order of their names.
  package func course(of read: [Lesson]) -> Course {
    // Sorting keeps the order by name of lessons without a number.
    let sorted = read.enumerated().sorted { a, b in
      (a.element.order ?? .max, a.offset) < (b.element.order ?? .max, b.offset)
    }.map(\.element)
    let title =
      LessonFiles.courseTitle(in: directory)
      ?? (lessons.count == 1 ? sorted[0].title : lessons[0].files.courseName(directory))
    var course = Course(title: title, directory: directory, lessons: sorted)
    course.introduction = introduction?.text
    if read.contains(where: { $0.format > 0 }) {
      course.pages = pages
      course.glossary = glossary?.glossary
    }
    return course
  }
}

/// Where one lesson is.
package struct LessonSource: Sendable {
  let files: LessonFiles

  /// The markdown file, as the user would type it.
  package var file: String { files.file }
  /// What the lesson is called in reports and on pages.
  package var id: String { files.id }
  /// Where `answers.md` is or would be; `nil` for a lesson that is a file by itself.
  package var answersFile: String? { files.answersPath }

  /// What reading found.
  package struct Reading: Sendable {
    package var lesson: Lesson
    package var diagnostics: [Diagnostic]
    /// Every file that was asked for, by path, with its text; `nil` for one that is not there. The same files with the same
    /// texts give the same lesson.
    package var inputs: [String: String?]
  }

  /// Reads the lesson's markdown, and what belongs to it.
  /// - Parameter drafts: Texts of its markdown files, by path, that are to be taken for what stands there.
  package func read(drafts: [String: String] = [:]) throws(CourseLoader.Failure) -> Reading {
    let text: String
    switch drafts[files.file].map(Result.success) ?? TextFile.read(files.file, inside: files.bounds) {
    case .failure(let problem): throw .unreadable(files.file, reason: problem.reason)
    case .success(let read): text = read
    }
    var inputs: [String: String?] = [files.file: text]
    let draft = files.answersPath.flatMap { path in drafts[path].map { SourceText($0, file: path) } }
    let answers = draft ?? files.answers
    if let path = files.answersPath { inputs[path] = .some(answers?.text) }
    var (lesson, diagnostics) = LessonParser.parse(
      text, file: files.file, directory: files.directory, id: files.id, answers: answers,
      part: { name in
        let part = files.part(name)
        if let path = files.partPath(name) { inputs[path] = .some(part?.text) }
        return part
      })
    if text.unicodeScalars.contains("\u{FFFD}"), let line = TextFile.lineThatIsNotUTF8(files.file) {
      diagnostics.append(
        Diagnostic(
          .unreadable, .warning, at: SourceLocation(file: files.file, line: line),
          "Bytes of this line are not UTF-8 and are shown as '\u{FFFD}'; save the file as UTF-8."))
    }
    if let path = files.answersPath, let reason = TextFile.refusal(path, inside: files.bounds) {
      diagnostics.append(
        Diagnostic(
          .unreadable, at: SourceLocation(file: path, line: 1), "The answers can't be read, because \(reason)."))
    }
    lesson.sharedFiles = lesson.format == 0 ? files.settings.files : files.courseFiles
    if lesson.format == 0 {
      lesson.prelude = files.settings.prelude
      lesson.modules = files.settings.modules
      if let mode = files.settings.languageMode { lesson.languageModes = [mode] }
    }
    if let path = files.courseFile, let text = LessonFiles.courseText(path) {
      inputs[path] = .some(text)
      let course = CourseFile(text)
      lesson.limits = lesson.limits.over(course.limits)
      if lesson.format > 0 {
        lesson.codeWidth = lesson.codeWidth ?? course.codeWidth
        let prelude = CoursePrelude(course, of: path)
        inputs.merge(prelude.inputs) { $1 }
        lesson.courseFile = path
        lesson.sharedFiles += prelude.inputs.keys.sorted()
        lesson.add(prelude)
      }
    }
    return Reading(lesson: lesson, diagnostics: diagnostics, inputs: inputs)
  }

  /// The text of a file as ``read()`` sees it; `nil` for one that is not there, or that can't be read.
  package static func text(of path: String) -> String? { try? TextFile.read(path).get() }
}
