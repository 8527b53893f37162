internal import Foundation
package import SystemPackage

/// The files of a folder as they were read once: a hash of all of them, and by what it shows that one was touched since.
package struct FolderContents: Sendable {
  /// Of names and bytes.
  package let hash: ContentHash
  package let folder: FilePath
  private let states: [FilePath: FileState]

  /// - Parameter leavingOut: A file that is not counted, by its name in the folder.
  /// - Returns: `nil` when there is no such folder, or something in it is neither a file nor a folder.
  package init?(of folder: FilePath, leavingOut: String? = nil) {
    guard folder.isDirectory else { return nil }
    var parts: [String] = []
    var states: [FilePath: FileState] = [:]
    for name in folder.subpaths where name != leavingOut {
      let path = folder.appending(name)
      var state = stat()
      guard lstat(path.string, &state) == 0 else { return nil }
      if state.st_mode & S_IFMT == S_IFDIR { continue }
      guard let file = try? HeldFile(path), let bytes = try? file.contents() else { return nil }
      states[path] = FileState(path)
      parts += [name, ContentHash(content: bytes).description]
    }
    hash = ContentHash(parts)
    self.folder = folder
    self.states = states
  }

  /// - Throws: ``HostError`` when a file was written to, or another put in its place, since the folder was read.
  package func requireUntouched() throws(HostError) {
    for (path, state) in states where FileState(path) != state { throw HostError(changed: path) }
  }
}
