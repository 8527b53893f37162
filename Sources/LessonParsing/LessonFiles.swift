internal import Foundation
internal import MarkdownTree
internal import SystemPackage

/// Where the files of a lesson are.
struct LessonFiles {
  /// The path of the markdown file.
  var file: String
  var directory: String
  /// What the lesson is called in reports and on pages.
  var id: String
  /// Where its files may be.
  var bounds: CourseBounds
  /// Of the folder of a text that was not written for Coursemark.
  var settings = FolderSettings()

  init(file: String, directory: String, bounds: CourseBounds) {
    self.file = file
    self.directory = directory
    self.bounds = bounds
    let name = FilePath(file).lastComponent
    let isLesson = name?.string.lowercased() == "lesson.md"
    id = isLesson ? Self.name(ofDirectory: directory) : name?.stem ?? file
  }

  /// The lessons that stand in folders of their own, each with a `lesson.md`, in the order of their names.
  static func find(in directory: String) -> [LessonFiles] {
    let bounds = CourseBounds(folders: [directory])
    if let own = lesson(in: directory, bounds) { return [own] }
    for root in [directory, join(directory, "lessons")] {
      let lessons = entries(root).compactMap { lesson(in: join(root, $0), bounds) }
      if !lessons.isEmpty { return lessons }
    }
    return []
  }

  var answers: SourceText? { answersPath.flatMap(text) }

  /// Only a lesson in a directory of its own has answers beside it, whether the file is there or not.
  var answersPath: String? {
    FilePath(file).lastComponent?.string.lowercased() == "lesson.md" ? Self.join(directory, "answers.md") : nil
  }

  /// A part of the lesson; only files inside its directory are parts.
  func part(_ name: String) -> SourceText? {
    guard let path = partPath(name) else { return nil }
    if name.hasSuffix(".xcassets") { return AssetFolder.listing(of: path).map { SourceText($0, file: path) } }
    return text(at: path)
  }

  /// Where a part would be; `nil` when the name leads out of the directory.
  func partPath(_ name: String) -> String? {
    let path = FilePath(name)
    guard !path.isEmpty, path.isRelative, path.string == name,
      path.components.allSatisfy({ !$0.string.hasPrefix(".") })
    else { return nil }
    return Self.join(directory, name)
  }

  private func text(at path: String) -> SourceText? {
    guard case .success(let text) = TextFile.read(path, inside: bounds) else { return nil }
    return SourceText(text, file: path)
  }

  /// From `course.yml`, or else from `course.md`.
  static func courseTitle(in directory: String) -> String? {
    courseText(join(directory, CourseFile.name)).flatMap { CourseFile($0).title }
      ?? CourseIntroduction(in: directory)?.title
  }

  func courseName(_ directory: String) -> String { Self.name(ofDirectory: directory) }

  /// The `course.yml` that the lesson belongs to; `nil` when there is none.
  var courseFile: String? { courseFiles.first { Self.courseText($0) != nil } }

  /// Where that file may be.
  var courseFiles: [String] {
    let isOwnFolder = FilePath(file).lastComponent?.string.lowercased() == "lesson.md"
    let parent = isOwnFolder ? Self.join(directory, "..") : directory
    // A course may keep its lessons in a folder of this name.
    let isLessons = isOwnFolder && Self.name(ofDirectory: parent) == "lessons"
    let folders = [parent] + (isLessons ? [Self.join(parent, "..")] : [])
    return folders.map { FilePath(Self.join($0, CourseFile.name)).lexicallyNormalized().string }
  }

  static func courseText(_ path: String) -> String? { try? TextFile.read(path, inside: courseBounds(path)).get() }

  /// Why a course's file that is there can't be read.
  static func courseRefusal(_ path: String) -> String? { TextFile.refusal(path, inside: courseBounds(path)) }

  private static func courseBounds(_ path: String) -> CourseBounds {
    let folder = FilePath(path).removingLastComponent()
    return CourseBounds(folders: [folder.isEmpty ? "." : folder.string])
  }

  private static func lesson(in directory: String, _ bounds: CourseBounds) -> LessonFiles? {
    let path = join(directory, "lesson.md")
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return LessonFiles(file: path, directory: directory, bounds: bounds)
  }

  /// Visible names, sorted.
  static func entries(_ directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  static func name(ofDirectory directory: String) -> String {
    let path = FilePath(directory)
    if let last = path.lastComponent, last.kind == .regular { return last.string }
    let absolute = FilePath(FileManager.default.currentDirectoryPath).pushing(path).lexicallyNormalized()
    return absolute.lastComponent?.string ?? "/"
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory == "." ? name : FilePath(directory).appending(name).string
  }
}
