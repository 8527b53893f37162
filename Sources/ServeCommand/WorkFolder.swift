internal import CourseCommand
internal import CourseModel
internal import Foundation
internal import Storage
internal import SystemPackage

/// A folder that `coursemark start` made: pages of its lesson save the reader's work to it, and read it from there.
struct WorkFolder: Sendable {
  /// As the user would type it.
  let path: String
  private let lesson: FilePath

  init(_ folder: StartedFolder) {
    path = folder.path
    lesson = FilePath(folder.lessonPath).resolved
  }

  func isOf(_ lesson: Lesson) -> Bool { FilePath(lesson.directory).resolved == self.lesson }

  /// Its Swift files. A link is none: it may lead to what is not the reader's work.
  func files() -> [WorkFile] {
    FilePath(path).entries.sorted().compactMap { name in
      let url = FilePath(path).appending(name).url
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values?.isRegularFile == true, (values?.fileSize ?? 0) <= WorkFile.longest, WorkFile.isName(name),
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { return nil }
      return WorkFile(name: name, text: text)
    }
  }

  /// The names of files that would lose what somebody wrote elsewhere: those that hold something else than what is to be saved, and than what the
  /// page knew of them.
  func conflicts(_ files: [WorkFile], knowing base: [WorkFile]) -> [String] {
    let there = self.files()
    return files.filter { file in
      guard let known = there.first(where: { $0.name == file.name }) else {
        // A link, or what is no text that a page could show.
        return (try? FileManager.default.attributesOfItem(atPath: FilePath(path).appending(file.name).string)) != nil
      }
      return known.text != file.text && !base.contains(known)
    }.map(\.name)
  }

  /// Files that are not among these stay as they are.
  func save(_ files: [WorkFile]) throws {
    for file in files where !self.files().contains(file) {
      // A link of that name is replaced, and not followed.
      try Data(file.text.utf8).write(to: FilePath(path).appending(file.name).url, options: .atomic)
    }
  }
}
