internal import Dispatch
internal import Foundation
internal import Synchronization
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
    var paths: [(name: String, path: FilePath)] = []
    for name in folder.subpaths where name != leavingOut {
      let path = folder.appending(name)
      var state = stat()
      guard lstat(path.string, &state) == 0 else { return nil }
      if state.st_mode & S_IFMT != S_IFDIR { paths.append((name, path)) }
    }
    guard let files = Self.read(paths.map(\.path)) else { return nil }
    var parts: [String] = []
    var states: [FilePath: FileState] = [:]
    for ((name, path), file) in zip(paths, files) {
      states[path] = file.state
      parts += [name, file.hash]
    }
    hash = ContentHash(parts)
    self.folder = folder
    self.states = states
  }

  /// On all processors: tens of megabytes are hashed before anything else can begin.
  /// - Returns: `nil` when one can't be read.
  private static func read(_ paths: [FilePath]) -> [(state: FileState?, hash: String)]? {
    let files = Mutex([Int: (state: FileState?, hash: String)]())
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let file = try? HeldFile(paths[index]), let bytes = try? file.contents() else { return }
      let found = (FileState(paths[index]), ContentHash(content: bytes).description)
      files.withLock { $0[index] = found }
    }
    let found = files.withLock { files in paths.indices.compactMap { files[$0] } }
    return found.count == paths.count ? found : nil
  }

  /// - Throws: ``HostError`` when a file was written to, or another put in its place, since the folder was read.
  package func requireUntouched() throws(HostError) {
    for (path, state) in states where FileState(path) != state { throw HostError(changed: path) }
  }
}
