internal import Foundation
internal import SystemPackage

/// The folders that the files of a course may be in: a symbolic link in a course can't publish, or grade with, a file of
/// somewhere else.
struct CourseBounds: Sendable {
  /// Absolute, without links. A folder that is not there bounds nothing in.
  private let folders: [FilePath]

  /// - Parameter folders: What a person named on the command line; links in these paths are followed.
  init(folders: [String]) { self.folders = folders.compactMap(Self.real) }

  /// - Parameters:
  ///   - file: A file that a person named. It is read wherever it leads; what belongs to it stands beside it, or where it leads.
  ///   - directory: The folder that the file's path names.
  init(file: String, in directory: String) {
    folders = [Self.real(directory), Self.real(file)?.removingLastComponent()].compactMap(\.self)
  }

  /// Whether the file that the path leads to, links followed, lies in one of the folders. A path with nothing at it does.
  func contain(_ path: String) -> Bool {
    guard let real = Self.real(path) else { return true }
    return folders.contains { real.starts(with: $0) }
  }

  private static func real(_ path: String) -> FilePath? {
    guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(real) }
    return FilePath(platformString: real)
  }
}
