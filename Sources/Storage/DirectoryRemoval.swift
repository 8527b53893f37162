internal import Foundation
package import SystemPackage

/// Removes a directory that a program made as hard to remove as it could: thousands of files, hundreds of levels, no
/// permissions. Works through descriptors, never through paths, and follows no link.
package enum DirectoryRemoval {
  package static func remove(_ path: FilePath) {
    guard let last = path.lastComponent?.string else { return }
    let name = Array(last.utf8CString)
    let parent = open(path.removingLastComponent().string, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard parent >= 0 else { return }
    defer { close(parent) }
    // One level at a time, so that no depth can exhaust the descriptors: what is deep is first moved up.
    while !remove(name, in: parent) {}
  }

  /// - Returns: Whether it is gone, or can't be removed at all.
  private static func remove(_ name: [CChar], in parent: Int32) -> Bool {
    fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW)
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return unlinkat(parent, name, 0) == 0 || errno != EISDIR }
    var moved = 0
    for entry in entries(of: folder) {
      if unlinkat(folder, entry, 0) == 0 { continue }
      fchmodat(folder, entry, 0o700, AT_SYMLINK_NOFOLLOW)
      if unlinkat(folder, entry, AT_REMOVEDIR) == 0 { continue }
      moved += moveUp(entry, from: folder, to: folder) ? 1 : 0
    }
    close(folder)
    return unlinkat(parent, name, AT_REMOVEDIR) == 0 || moved == 0
  }

  /// Moves what a folder holds up into `target`, under names that are not taken, and removes the folder.
  private static func moveUp(_ name: [CChar], from parent: Int32, to target: Int32) -> Bool {
    let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    for (index, entry) in entries(of: folder).enumerated() where unlinkat(folder, entry, 0) != 0 {
      fchmodat(folder, entry, 0o700, AT_SYMLINK_NOFOLLOW)
      renameat(folder, entry, target, "\(getpid())-\(index)-\(UInt64.random(in: 0 ... .max))")
    }
    return unlinkat(parent, name, AT_REMOVEDIR) == 0
  }

  /// Names as bytes, each ended by a zero: they need not be text.
  private static func entries(of folder: Int32) -> [[CChar]] {
    let copy = dup(folder)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      if name != [0x2E, 0], name != [0x2E, 0x2E, 0] { names.append(name) }
    }
    return names
  }
}
