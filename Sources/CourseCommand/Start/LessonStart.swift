internal import CourseModel
internal import Foundation
internal import Storage
internal import SystemPackage

/// Starter files on their way to a learner's folder.
struct LessonStart {
  var files: [(name: String, text: String)]
  /// Storyboards and the like, by their paths in the folder.
  var resources: [(path: String, file: ResourceFile)] = []
  var folder: String

  /// Writes nothing at all when a file of the learner's would be lost.
  func write(overwriting: Bool) throws {
    if FilePath(folder).exists, !FilePath(folder).isDirectory {
      throw UsageError("\(folder) is a file; name a folder to begin in.")
    }
    let names = files.map(\.name) + resources.map(\.path)
    let taken = (names + [StartedFolder.fileName]).filter { FilePath(folder).appending($0).exists }
    if !overwriting, !taken.isEmpty {
      throw UsageError(
        "\(folder) has \(taken.joined(separator: ", ")) already, and nothing was changed; name another folder, or write over it with '--force'."
      )
    }
    try FilePath(folder).makeDirectory()
    for file in files {
      let url = FilePath(folder).appending(file.name).url
      // A link is replaced, never written through.
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
    for (path, file) in resources {
      let place = FilePath(folder).appending(path)
      try place.removingLastComponent().makeDirectory()
      try file.data.write(to: place.url, options: .atomic)
    }
  }
}
