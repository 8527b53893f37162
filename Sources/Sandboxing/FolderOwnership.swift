internal import Foundation

/// Folders that a contained program of another user writes to: given to that user before its start, taken back after its end.
struct FolderOwnership {
  let folders: [String]
  let user: UInt32

  func transfer() {
    for folder in folders { lchown(folder, user, user) }
  }

  /// What the program has made is root's from now on, and everybody's to read; no link is followed.
  func reclaim() {
    for folder in folders {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      var room = 20_000
      reclaim(descriptor, depth: 0, room: &room)
      close(descriptor)
    }
  }

  private func reclaim(_ folder: Int32, depth: Int, room: inout Int) {
    fchown(folder, 0, 0)
    fchmod(folder, 0o755)
    let copy = dup(folder)
    guard depth < 32, copy >= 0, let stream = fdopendir(copy) else { return }
    defer { closedir(stream) }
    rewinddir(stream)
    while room > 0, let entry = readdir(stream) {
      let entryName = DirectoryEntryName(entry)
      if entryName.isSelfOrParent { continue }
      let name = entryName.bytes
      room -= 1
      var state = stat()
      // What is not that user's is a hard link to something of ours.
      guard fstatat(folder, name, &state, AT_SYMLINK_NOFOLLOW) == 0, state.st_uid == user else { continue }
      if state.st_mode & S_IFMT == S_IFDIR {
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard inner >= 0 else { continue }
        reclaim(inner, depth: depth + 1, room: &room)
        close(inner)
      } else if state.st_mode & S_IFMT == S_IFREG {
        fchownat(folder, name, 0, 0, AT_SYMLINK_NOFOLLOW)
        fchmodat(folder, name, state.st_mode & 0o100 != 0 ? 0o755 : 0o644, 0)
      }
    }
  }
}
