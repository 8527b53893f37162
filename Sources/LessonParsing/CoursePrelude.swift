internal import CourseModel
internal import SystemPackage

/// The files that `course.yml` names under `prelude:`, as they are read.
struct CoursePrelude {
  private(set) var snippets: [Snippet] = []
  /// By path; `nil` for one that can't be read.
  private(set) var inputs: [String: String?] = [:]
  private(set) var problems: [Diagnostic] = []

  /// - Parameter file: The path of `course.yml`.
  init(_ settings: CourseFile, of file: String) {
    let parent = FilePath(file).removingLastComponent()
    let folder = parent.isEmpty ? "." : parent.string
    for (role, name, line) in settings.prelude {
      let path = LessonFiles.join(folder, name)
      switch TextFile.read(path, inside: CourseBounds(folders: [folder])) {
      case .success(let code):
        inputs[path] = .some(code)
        snippets.append(Snippet(role: role, code: code, location: SourceLocation(file: path, line: 1)))
      case .failure(let problem):
        inputs[path] = .some(nil)
        problems.append(
          Diagnostic(
            .partNotFound, at: SourceLocation(file: file, line: line),
            "The prelude '\(name)' can't be read, because \(problem.reason)."))
      }
    }
  }
}

extension Lesson {
  /// Takes in what the lessons of its course share.
  mutating func add(_ prelude: CoursePrelude) {
    self.prelude = prelude.snippets.filter { $0.role == .scene }
    introduction = prelude.snippets.filter { $0.role != .scene }.map(Block.snippet) + introduction
  }
}
