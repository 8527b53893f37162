internal import Foundation
internal import Synchronization
internal import SystemPackage

/// Bytes in a file instead of in memory. The file has no name: nobody else finds it, and it goes away with the process, however that ends.
package final class ByteSpool: Sendable {
  /// Where bytes were put.
  package struct Place: Hashable, Sendable {
    fileprivate var offset: off_t
    fileprivate var count: Int
  }

  private let descriptor: Int32
  private let end = Mutex<off_t>(0)
  private let folder: String

  /// - Parameter folder: Without one, that of temporary files.
  /// - Throws: ``HostError``, or an error of the system's, when the folder can't be written to.
  package init(in folder: String = NSTemporaryDirectory()) throws {
    self.folder = folder
    // Programs that are started meanwhile do not get it.
    let path = FilePath(folder).appending("coursemark-values.\(UUID().uuidString)").string
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error(in: folder, errno) }
    unlink(path)
  }

  deinit { close(descriptor) }

  /// - Throws: As ``init(in:)`` does, also when the disk is full.
  package func add(_ bytes: some Sequence<UInt8>) throws -> Place {
    let place: Place? = try bytes.withContiguousStorageIfAvailable { try add(UnsafeRawBufferPointer($0)) }
    return try place ?? Array(bytes).withUnsafeBytes(add)
  }

  private func add(_ bytes: UnsafeRawBufferPointer) throws -> Place {
    let offset = end.withLock { end in
      defer { end += off_t(bytes.count) }
      return end
    }
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = pwrite(descriptor, rest.baseAddress, rest.count, offset + off_t(done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(in: folder, count < 0 ? errno : ENOSPC) }
      done += count
    }
    return Place(offset: offset, count: bytes.count)
  }

  package func bytes(at place: Place) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: place.count)
    var done = 0
    while done < place.count {
      let count = bytes[done...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, place.offset + off_t(done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(in: folder, count < 0 ? errno : EIO) }
      done += count
    }
    return bytes
  }

  private static func error(in folder: String, _ code: Int32) -> any Error {
    HostError(code: code, path: folder)
      ?? NSError(domain: NSPOSIXErrorDomain, code: Int(code), userInfo: [NSFilePathErrorKey: folder])
  }
}
