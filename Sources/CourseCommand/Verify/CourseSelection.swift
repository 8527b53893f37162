internal import CourseModel
internal import Grading
internal import Storage
internal import SystemPackage

/// A course as it was read, or some lessons of it.
struct CourseSelection: Sendable {
  var course: Course
  /// What the parser found.
  var diagnostics: [Diagnostic]

  init(_ found: CourseFinder) { self.init(course: found.course, diagnostics: found.diagnostics) }

  init(course: Course, diagnostics: [Diagnostic]) {
    self.course = course
    self.diagnostics = diagnostics
  }

  /// The lessons that have a changed file in their folder, or share one; all of them when the course's own has changed.
  /// - Parameter paths: Absolute.
  func touched(by paths: [String]) -> CourseSelection {
    let root = FilePath(course.directory).resolved
    let isShared = { (path: String) in
      let path = FilePath(path)
      return ["course.md", "course.yml"].contains { path == root.appending($0) }
        || path.starts(with: root.appending("templates"))
    }
    if paths.contains(where: isShared) { return self }
    let sharing = lessonsByShared
    let owners = Set(paths.flatMap { lessons(owning: $0) + sharing[FilePath($0), default: []] })
    var part = self
    part.course.lessons = course.lessons.filter { owners.contains($0.file) }
    part.diagnostics = diagnostics.filter { diagnostic in
      guard let file = diagnostic.location?.file else { return true }
      let lessons = lessons(owning: FilePath(file).resolved.string)
      return lessons.isEmpty || !owners.isDisjoint(with: lessons)
    }
    return part
  }

  /// The markdown files of lessons by what they share, such as a prelude.
  private var lessonsByShared: [FilePath: [String]] {
    var lessons: [FilePath: [String]] = [:]
    for lesson in course.lessons {
      for file in Set(lesson.sharedFiles.map { FilePath($0).resolved }) {
        lessons[file, default: []].append(lesson.file)
      }
    }
    return lessons
  }

  /// The markdown files of the lessons that an absolute path belongs to. Lessons that share a folder share its other files.
  private func lessons(owning path: String) -> [String] {
    let path = FilePath(path)
    if let own = course.lessons.first(where: { FilePath($0.file).resolved == path }) { return [own.file] }
    return course.lessons.filter { path.starts(with: FilePath($0.directory).resolved) }.map(\.file)
  }
}
