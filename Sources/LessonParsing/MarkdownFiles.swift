internal import CourseModel
internal import Foundation
internal import SystemPackage

/// The markdown files of a folder that was not written for Coursemark, each a lesson.
struct MarkdownFiles {
  /// In the order of their paths.
  private(set) var files: [LessonFiles] = []
  /// What lies there and is not read.
  private(set) var leftOut: [Diagnostic] = []
  /// Files and folders that ``FolderSettings`` leave out.
  private var ignored: [String] = []

  /// No course has more, and no folder of one is deeper.
  private static let most = 10_000
  private static let deepest = 20

  private var ids: Set<String> = []
  private let bounds: CourseBounds

  init(in directory: String) {
    bounds = CourseBounds(folders: [directory])
    add(in: directory, above: [], FolderSettings())
    tellIgnored(in: directory)
  }

  /// - Parameter above: The names of the folders between the course and this one, outermost first.
  private mutating func add(in directory: String, above: [String], _ outer: FolderSettings) {
    let settings = outer.inside(directory, bounds)
    leftOut += settings.diagnostics
    for name in LessonFiles.entries(directory) {
      let path = LessonFiles.join(directory, name)
      let kind = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if kind == .typeDirectory {
        if name == "node_modules" { continue }
        if settings.ignores(path) {
          ignored.append(path)
          continue
        }
        if above.count < Self.deepest {
          add(in: path, above: above + [name], settings)
        } else {
          leaveOut(path, "The folder is not read, because it is in more than \(Self.deepest) others.")
        }
      } else if kind == .typeSymbolicLink, Self.isFolder(path), !settings.ignores(path) {
        leaveOut(path, "The folder is not read, because it is a symbolic link; put the folder itself there.")
      } else if Self.isMarkdown(name), name.lowercased() != "course.md" {
        guard files.count < Self.most else {
          return leaveOut(
            path, "The folder is not read from here on, because there are \(Self.most) files before; name a part of it."
          )
        }
        guard !settings.ignores(path) else {
          ignored.append(path)
          continue
        }
        var lesson = LessonFiles(file: path, directory: directory, bounds: bounds)
        lesson.settings = settings
        add(lesson, name, above)
      }
    }
  }

  private mutating func add(_ lesson: LessonFiles, _ name: String, _ above: [String]) {
    var lesson = lesson
    // A folder's README is about what the folder is named after.
    if lesson.id.lowercased() == "readme", let folder = above.last { lesson.id = folder }
    lesson.id = Self.withoutFileExtension(lesson.id)
    var folders = above
    if lesson.id == folders.last { folders.removeLast() }
    while ids.contains(lesson.id), let folder = folders.popLast() { lesson.id = "\(folder)-\(lesson.id)" }
    let id = lesson.id
    var number = 2
    while !ids.insert(lesson.id).inserted {
      lesson.id = "\(id)-\(number)"
      number += 1
    }
    files.append(lesson)
  }

  private mutating func tellIgnored(in directory: String) {
    guard !ignored.isEmpty else { return }
    let shown = ignored.prefix(5).joined(separator: ", ") + (ignored.count > 5 ? ", and \(ignored.count - 5) more" : "")
    let file = LessonFiles.join(directory, FolderSettings.name)
    leftOut.append(
      Diagnostic(
        .unreadable, .note, at: SourceLocation(file: file, line: 1),
        "Not read, because 'ignore' says so: \(shown)."))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private mutating func leaveOut(_ path: String, _ words: String) {
    leftOut.append(Diagnostic(.unreadable, .warning, at: SourceLocation(file: path, line: 1), words))
  }

  private static func isMarkdown(_ name: String) -> Bool {
    [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
  }

  /// A lesson's pages stand in a folder that is named like the lesson, and must not take the place of a file of the site:
  /// `index.html.md` is the lesson `index-html`.
  private static func withoutFileExtension(_ id: String) -> String {
    guard let kind = FilePath(id).extension,
      ["html", "js", "css", "svg", "png", "txt", "xml"].contains(kind.lowercased())
    else { return id }
    return "\(id.dropLast(kind.count + 1))-\(kind)"
  }
}
