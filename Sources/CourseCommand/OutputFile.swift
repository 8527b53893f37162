internal import Foundation
internal import Storage
internal import SystemPackage

/// The file of `--output`. It is either whole or not there: a run that dies leaves no report of an earlier one behind.
struct OutputFile: Sendable {
  var path: String

  struct NotWritable: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "The report can't be written to \(path): \(reason)." }
  }

  /// Finds out that the file can be written before hours of grading are spent on it, and removes an earlier report.
  func prepare() throws {
    if isDevice { return }
    let folder = FilePath(path).removingLastComponent().resolved
    guard folder.isDirectory else {
      throw UsageError("The report can't be written to \(path), because the folder \(folder) is not there.")
    }
    if FilePath(path).isDirectory {
      throw UsageError("The report can't be written to \(path), which is a folder; name a file.")
    }
    guard access(folder.string, W_OK) == 0 else {
      throw NotWritable(path: path, reason: String(cString: strerror(errno)))
    }
    unlink(path)
  }

  func write(_ text: String) throws {
    if isDevice {
      guard let file = FileHandle(forWritingAtPath: path) else {
        throw NotWritable(path: path, reason: String(cString: strerror(errno)))
      }
      return try file.write(contentsOf: Data(text.utf8))
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw NotWritable(path: path, reason: error.localizedDescription)
    }
  }

  /// `/dev/stdout`, a pipe: nothing that can be replaced.
  private var isDevice: Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return false }
    return information.st_mode & S_IFMT != S_IFREG && information.st_mode & S_IFMT != S_IFDIR
  }
}
