internal import Foundation
package import SystemPackage

/// Time of modification, size and inode of a file. Two stamps of one path are equal while nobody has written to it, so that it need not be
/// read to find that out.
package struct FileStamp: Hashable, Sendable, Codable {
  private var seconds: Int
  private var nanoseconds: Int
  /// Bytes.
  private var size: Int
  /// Differs after an editor has written a new file and renamed it to the old name.
  private var inode: UInt64

  /// `nil` when there is no such file. A link stands for what it leads to.
  package init?(_ path: FilePath) { self.init(path, kind: S_IFREG) }

  /// Of a folder: it is another one when something has come into it or gone. `nil` when there is no such folder.
  package init?(folder path: FilePath) { self.init(path, kind: S_IFDIR) }

  private init?(_ path: FilePath, kind: mode_t) {
    var information = stat()
    guard stat(path.string, &information) == 0, information.st_mode & S_IFMT == kind else { return nil }
    seconds = information.st_mtim.tv_sec
    nanoseconds = information.st_mtim.tv_nsec
    size = Int(information.st_size)
    inode = UInt64(information.st_ino)
  }

  /// The stamp as text, for hashes.
  package var words: String { "\(seconds).\(nanoseconds) \(size) \(inode)" }
}
