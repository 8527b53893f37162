internal import Foundation
internal import Grading
internal import Storage
internal import SystemPackage

/// When the files of a folder were written. Asking again and again is simple, and works on every file system.
package struct FileSnapshot: Sendable, Equatable {
  /// By absolute path.
  private var stamps: [String: FileStamp] = [:]
  /// Those in which a file may be new, the same way.
  private var folders: [String: FileStamp] = [:]

  /// - Parameter path: A folder or a file. What is hidden, or an editor's copy, does not count.
  package init(under path: String) { add(under: path) }

  /// Of no file.
  package init() {}

  /// The same for another folder or file.
  package mutating func add(under path: String) {
    let root = FilePath(path).resolved
    add(root)
    guard let names = FileManager.default.enumerator(atPath: root.string) else { return }
    for case let name as String in names {
      let last = FilePath(name).lastComponent?.string ?? ""
      if last.hasPrefix(".") || last.hasSuffix("~") || last == "node_modules" {
        names.skipDescendants()
      } else {
        add(root.appending(name))
      }
    }
  }

  /// The files that are new, gone, or not as they were, in the order of their names.
  package func changes(since other: FileSnapshot) -> [String] {
    Set(stamps.keys).union(other.stamps.keys).filter { stamps[$0] != other.stamps[$0] }.sorted()
  }

  /// Whether nothing has changed since. It is cheaper than to make another one: a file that is new changes the folder that it is in.
  package var isCurrent: Bool {
    stamps.allSatisfy { FileStamp(FilePath($0.key)) == $0.value }
      && folders.allSatisfy { FileStamp(folder: FilePath($0.key)) == $0.value }
  }

  /// Equal are those of the same files; what else has come and gone in their folders does not count.
  package static func == (a: FileSnapshot, b: FileSnapshot) -> Bool { a.stamps == b.stamps }

  mutating func ignore(_ path: String) { stamps[FilePath(path).resolved.string] = nil }

  private mutating func add(_ path: FilePath) {
    stamps[path.string] = FileStamp(path)
    folders[path.string] = FileStamp(folder: path)
  }
}
