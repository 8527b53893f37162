internal import Foundation

/// What lies in the folders that a program may write to.
struct FolderUsage {
  var bytes = 0
  var files = 0

  /// Counts until there is more than `most` files; follows no link.
  init(_ folders: [String], most: Int) {
    for folder in folders {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if descriptor >= 0 { count(descriptor, depth: 0, most: most) }
    }
  }

  /// Closes `folder`.
  private mutating func count(_ folder: Int32, depth: Int, most: Int) {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return
    }
    defer { closedir(stream) }
    while files <= most, let entry = readdir(stream) {
      let name = DirectoryEntryName(entry)
      if name.isSelfOrParent { continue }
      files += 1
      var state = stat()
      guard fstatat(dirfd(stream), name.bytes, &state, AT_SYMLINK_NOFOLLOW) == 0 else {
        // It is gone; or it is hidden, and then there may be anything in it.
        if errno != ENOENT { files = most + 1 }
        continue
      }
      bytes += Int(state.st_blocks) * 512
      guard state.st_mode & S_IFMT == S_IFDIR else { continue }
      // As deep as descriptors allow; what is deeper counts as over the limit.
      guard depth < 30 else {
        files = most + 1
        return
      }
      let inner = openat(dirfd(stream), name.bytes, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if inner >= 0 { count(inner, depth: depth + 1, most: most) }
    }
  }
}

/// A name as a folder has it: bytes that need not be text, ended by a zero.
struct DirectoryEntryName {
  let bytes: [CChar]

  init(_ entry: UnsafeMutablePointer<dirent>) {
    bytes = withUnsafeBytes(of: &entry.pointee.d_name) { name in
      name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  var isSelfOrParent: Bool { bytes == [0x2E, 0] || bytes == [0x2E, 0x2E, 0] }
}
