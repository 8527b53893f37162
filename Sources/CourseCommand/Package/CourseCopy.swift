internal import CourseModel
internal import Foundation
internal import Storage
internal import SystemPackage

/// A lesson as a grader on another machine needs it: without the sample submissions, and without the code of answers that grading does not
/// compile. Those are wrong answers and second solutions; the first solution of a step is what the next begins with. What such a fence says
/// besides its code stays, since hints are chosen by it, and so do the numbers of all lines, which reports name.
struct CourseCopy {
  var lesson: Lesson

  /// By path below the course's folder.
  func files() throws -> [(path: FilePath, data: Data)] {
    let folder = FilePath(lesson.directory)
    let answers = Dictionary(grouping: lesson.steps.flatMap(Self.answersToLeaveOut), by: \.location.file)
    var files: [(path: FilePath, data: Data)] = []
    for name in folder.subpaths {
      let path = FilePath(name)
      let isHidden = path.components.contains { $0.string.hasPrefix(".") }
      guard path.components.first?.string != "submissions", !isHidden else { continue }
      let source = folder.pushing(path)
      guard !source.isDirectory else { continue }
      var data = try Data(contentsOf: source.url)
      if let left = answers.first(where: { FilePath($0.key).resolved == source.resolved })?.value {
        data = Data(Self.text(String(decoding: data, as: UTF8.self), without: left).utf8)
      }
      files.append((FilePath(lesson.id).pushing(path), data))
    }
    for file in try sharedFiles() where !files.contains(where: { $0.path == file.path }) { files.append(file) }
    return files
  }

  /// The course's own file, which has limits, and what its lessons share, at the same places beside it.
  /// - Throws: ``UsageError`` for a file that has no such place.
  private func sharedFiles() throws -> [(path: FilePath, data: Data)] {
    guard let courseFile = lesson.courseFile.map({ FilePath($0).resolved }) else { return [] }
    let folder = courseFile.removingLastComponent()
    let all = Set(([courseFile.string] + lesson.sharedFiles).map { FilePath($0).resolved })
    return try all.filter(\.exists).sorted { $0.string < $1.string }.compactMap { file in
      var path = file
      if path.removePrefix(folder) { return (path, try Data(contentsOf: file.url)) }
      // Of two files of this name, the nearer one holds.
      if file.lastComponent == courseFile.lastComponent { return nil }
      throw UsageError("\(file) belongs to the lesson, but stands outside of \(folder), so it can't be packaged.")
    }
  }

  private static func answersToLeaveOut(_ step: Step) -> [Snippet] {
    (step.wrongAnswers + step.solutions.dropFirst()).flatMap(\.snippets)
  }

  /// The same lines, those of the code empty.
  static func text(_ text: String, without snippets: [Snippet]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for snippet in snippets {
      let count = snippet.code.split(separator: "\n", omittingEmptySubsequences: false).count
      let first = snippet.location.position.line - 1
      for index in first..<min(first + count, lines.count)
      where !lines[index].hasPrefix("```") && !lines[index].hasPrefix("~~~") {
        lines[index] = ""
      }
    }
    return lines.joined(separator: "\n")
  }
}
