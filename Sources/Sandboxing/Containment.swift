/// What a program may touch: an allow-list of files, and whether it may start other programs. All else is refused to it by the
/// kernel: every other file, the network, other processes, and the system calls that no such program needs.
package struct Containment: Sendable, Hashable {
  package struct Access: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let read = Access(rawValue: 1)
    /// The names in a folder.
    package static let list = Access(rawValue: 2)
    /// Files and folders are made, written and removed.
    package static let write = Access(rawValue: 4)
    package static let execute = Access(rawValue: 8)
    /// Symbolic links are made.
    package static let link = Access(rawValue: 16)
  }

  /// An empty folder of the program's own. Where there are namespaces, it is a file system in memory.
  package struct Scratch: Sendable, Hashable {
    package var path: String
    package var bytes: Int
    package var files: Int

    package init(path: String, bytes: Int = 32 << 20, files: Int = 1_000) {
      self.path = path
      self.bytes = bytes
      self.files = files
    }
  }

  /// By absolute path; a folder's access holds for all in it. A path that is not there is passed over.
  package var paths: [String: Access]
  package var scratch: Scratch?
  package var startsPrograms: Bool
  /// Processes and threads at once.
  package var tasks: Int

  package init(
    paths: [String: Access], scratch: Scratch? = nil, startsPrograms: Bool = false, tasks: Int = 128
  ) {
    self.paths = paths
    self.scratch = scratch
    self.startsPrograms = startsPrograms
    self.tasks = tasks
  }
}

extension Containment {
  /// Adds to what may be done with paths.
  package mutating func allow(_ access: Access, _ paths: [String]) {
    for path in paths { self.paths[path, default: []].formUnion(access) }
  }

  package func allowing(_ access: Access, _ paths: [String]) -> Containment {
    var copy = self
    copy.allow(access, paths)
    return copy
  }

  /// Folders that are written to, besides the scratch folder.
  var writableFolders: [String] { paths.filter { $0.value.contains(.write) && $0.key != "/dev/null" }.keys.sorted() }
}
