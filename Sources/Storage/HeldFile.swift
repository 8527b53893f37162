internal import Foundation
package import SystemPackage

/// By what it shows that a file's bytes have been touched: any program can set the time of modification, and none that of change.
package struct FileState: Hashable, Sendable {
  private var device: UInt64
  private var inode: UInt64
  /// Bytes.
  private var size: Int
  private var changed: [Int]

  /// `nil` when there is no regular file.
  package init?(_ path: FilePath) {
    var state = stat()
    guard stat(path.string, &state) == 0 else { return nil }
    self.init(state)
  }

  init?(descriptor: Int32) {
    var state = stat()
    guard fstat(descriptor, &state) == 0 else { return nil }
    self.init(state)
  }

  private init?(_ state: stat) {
    guard state.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(state.st_dev)
    inode = UInt64(state.st_ino)
    size = Int(state.st_size)
    changed = [state.st_ctim.tv_sec, state.st_ctim.tv_nsec, state.st_mtim.tv_sec, state.st_mtim.tv_nsec]
  }
}

/// A program that is held open from the moment when its bytes were made or looked at, so that no other can be started in its place.
package final class HeldFile: Sendable {
  package let path: FilePath
  /// Of the file, whatever stands at the path by now.
  package let descriptor: Int32
  private let state: FileState

  /// - Throws: ``HostError``, or an error of the system's, when there is no such file.
  package init(_ path: FilePath) throws {
    let descriptor = open(path.string, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0, let state = FileState(descriptor: descriptor) else {
      let code = descriptor < 0 ? errno : EINVAL
      if descriptor >= 0 { close(descriptor) }
      throw HostError(code: code, path: path.string)
        ?? CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path.string])
    }
    self.path = path
    self.descriptor = descriptor
    self.state = state
  }

  deinit { close(descriptor) }

  /// All bytes.
  package func contents() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path.string]) }
      bytes += buffer[..<count]
    }
  }

  /// - Throws: ``HostError`` when the file was written to, or another put in its place, since it was opened.
  package func requireUntouched() throws(HostError) {
    guard FileState(descriptor: descriptor) == state, FileState(path) == state else {
      throw HostError(changed: path)
    }
  }
}
