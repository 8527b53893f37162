package import CourseModel
internal import Foundation
internal import MarkdownTree

/// Reads a course, a lesson or a markdown file from disk.
package enum CourseLoader {
  package struct NotReadable: Error, CustomStringConvertible {
    package var path: String
    package var reason: String
    package var description: String { "\(path) can't be read: \(reason)." }
  }

  /// Bytes of one markdown or Swift file of a course.
  private static let maximumSize = 8 << 20

  /// - Parameter path: A folder of lessons, a lesson's folder, or a markdown file.
  /// - Returns: The course, and everything that is wrong with its lessons.
  package static func load(_ path: String) throws(NotReadable) -> (Course, [Diagnostic]) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw NotReadable(path: path, reason: "there is no such file or folder")
    }
    let files: [String]
    if !isFolder.boolValue {
      files = [path]
    } else if exists(path + "/lesson.md") {
      files = [path + "/lesson.md"]
    } else {
      let names = try names(in: path)
      let lessons = names.map { "\(path)/\($0)/lesson.md" }.filter(exists)
      files =
        lessons.isEmpty
        ? names.filter { $0.hasSuffix(".md") && $0 != "README.md" && $0 != "course.md" }.map { "\(path)/\($0)" }
        : lessons
    }
    var lessons: [Lesson] = []
    var problems: [Diagnostic] = []
    for file in files {
      let (lesson, found) = try load(file: file)
      lessons.append(lesson)
      problems += found
    }
    let title = isFolder.boolValue ? try courseTitle(path) : lessons.first?.title
    return (Course(title: title ?? name(of: path), directory: path, lessons: lessons), problems)
  }

  private static func load(file: String) throws(NotReadable) -> (Lesson, [Diagnostic]) {
    let directory = String(
      file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
    let folder = directory.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : directory
    let isLesson = name(of: file) == "lesson.md"
    let answers = folder + "/answers.md"
    let answersText = isLesson && exists(answers) ? try text(of: answers) : nil
    var (lesson, problems) = LessonParser.parse(
      try text(of: file), file: file, directory: folder, answers: answersText.map { ($0, answers) },
      part: { part(named: $0, in: folder) })
    let identity = isLesson ? URL(fileURLWithPath: folder).lastPathComponent : name(of: file).replacing(".md", with: "")
    lesson.id = identity
    if !isLesson, lesson.title == folder { lesson.title = identity }
    return (lesson, problems)
  }

  /// A part in a file of its own; it can't be outside of the lesson's folder.
  private static func part(named name: String, in folder: String) -> String? {
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    return try? text(of: folder + "/" + name)
  }

  /// From the first heading of `course.md`, or the key `title` of `course.yml`.
  private static func courseTitle(_ folder: String) throws(NotReadable) -> String? {
    if exists(folder + "/course.md") {
      let (lesson, _) = LessonParser.parse(
        try text(of: folder + "/course.md"), file: folder + "/course.md", directory: folder)
      return lesson.title
    }
    guard exists(folder + "/course.yml") else { return nil }
    let matter = FrontMatter("---\n\(try text(of: folder + "/course.yml"))\n---\n", file: folder + "/course.yml")
    return matter.title
  }

  private static func text(of path: String) throws(NotReadable) -> String {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= maximumSize else { throw NotReadable(path: path, reason: "it is larger than 8 MB") }
    do { return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) } catch {
      throw NotReadable(path: path, reason: error.localizedDescription)
    }
  }

  private static func names(in folder: String) throws(NotReadable) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch { throw NotReadable(path: folder, reason: error.localizedDescription) }
  }

  private static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
