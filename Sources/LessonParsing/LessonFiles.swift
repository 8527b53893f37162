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

  init(file: String, directory: String) {
    self.file = file
    self.directory = directory
    let name = FilePath(file).lastComponent
    let isLesson = name?.string.lowercased() == "lesson.md"
    id = isLesson ? Self.name(ofDirectory: directory) : name?.stem ?? file
  }

  /// The lessons of a directory in the order of their names.
  static func find(in directory: String) -> [LessonFiles] {
    if let own = lesson(in: directory) { return [own] }
    for root in [directory, join(directory, "lessons")] {
      let lessons = entries(root).compactMap { lesson(in: join(root, $0)) }
      if !lessons.isEmpty { return lessons }
    }
    // A course that was not written for Coursemark: each markdown file is a lesson.
    var found: [LessonFiles] = []
    addMarkdown(in: directory, depth: 0, &found)
    let lessons = found.filter { $0.id.lowercased() != "readme" }
    return lessons.isEmpty ? found : lessons
  }

  var answers: SourceText? { answersPath.flatMap(Self.text) }

  /// Only a lesson in a directory of its own has answers beside it, whether the file is there or not.
  var answersPath: String? {
    FilePath(file).lastComponent?.string.lowercased() == "lesson.md" ? Self.join(directory, "answers.md") : nil
  }

  /// A part of the lesson; only files inside its directory are parts.
  func part(_ name: String) -> SourceText? { partPath(name).flatMap(Self.text) }

  /// Where a part would be; `nil` when the name leads out of the directory.
  func partPath(_ name: String) -> String? {
    let path = FilePath(name)
    guard !path.isEmpty, path.isRelative, path.string == name,
      path.components.allSatisfy({ !$0.string.hasPrefix(".") })
    else { return nil }
    return Self.join(directory, name)
  }

  private static func text(at path: String) -> SourceText? {
    guard case .success(let text) = TextFile.read(path) else { return nil }
    return SourceText(text, file: path)
  }

  /// From `course.yml` or `course.md`.
  static func courseTitle(in directory: String) -> String? {
    if case .success(let text) = TextFile.read(join(directory, "course.yml")) { return CourseFile(text).title }
    guard case .success(let text) = TextFile.read(join(directory, "course.md")) else { return nil }
    let front = FrontMatter(text)
    let heading = MarkdownDocument.parse(front.body).children.first { $0.kind == .heading(level: 1) }
    return front.title ?? heading?.plainText
  }

  func courseName(_ directory: String) -> String { Self.name(ofDirectory: directory) }

  private static func lesson(in directory: String) -> LessonFiles? {
    let path = join(directory, "lesson.md")
    return FileManager.default.fileExists(atPath: path) ? LessonFiles(file: path, directory: directory) : nil
  }

  private static func addMarkdown(in directory: String, depth: Int, _ found: inout [LessonFiles]) {
    for name in entries(directory) where found.count < 10_000 {
      let path = join(directory, name)
      if (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory {
        if depth < 20, name != "node_modules" { addMarkdown(in: path, depth: depth + 1, &found) }
      } else if isMarkdown(name), name.lowercased() != "course.md" {
        var files = LessonFiles(file: path, directory: directory)
        if let other = found.first(where: { $0.id == files.id }), other.file != path {
          files.id = "\(Self.name(ofDirectory: directory))-\(files.id)"
        }
        found.append(files)
      }
    }
  }

  private static func isMarkdown(_ name: String) -> Bool {
    [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Visible names, sorted.
  private static func entries(_ directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func name(ofDirectory directory: String) -> String {
    let path = FilePath(directory)
    if let last = path.lastComponent, last.kind == .regular { return last.string }
    let absolute = FilePath(FileManager.default.currentDirectoryPath).pushing(path).lexicallyNormalized()
    return absolute.lastComponent?.string ?? "/"
  }

  static func join(_ directory: String, _ name: String) -> String {
    directory == "." ? name : FilePath(directory).appending(name).string
  }
}

/// Reads text files of a sane size, and nothing else.
enum TextFile {
  struct Problem: Error { var reason: String }

  /// Bytes.
  static let largest = 32 << 20

  static func read(_ path: String) -> Result<String, Problem> {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]) else {
      return .failure(Problem(reason: "it is not there"))
    }
    guard values.isRegularFile == true else { return .failure(Problem(reason: "it is not a regular file")) }
    guard let size = values.fileSize, size <= largest else {
      return .failure(Problem(reason: "it is larger than \(largest >> 20) MB"))
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return .failure(Problem(reason: "reading it is not allowed"))
    }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return .failure(Problem(reason: "it is UTF-16; save it as UTF-8"))
    }
    return .success(String(decoding: data, as: UTF8.self))
  }
}
