internal import Foundation
internal import Synchronization
internal import SystemPackage

/// Values in a file instead of in memory, each by a number. The file has no name: nobody else finds it, and it goes away with the process,
/// however that ends.
package final class ValueSpool<Value: Codable & Sendable>: Sendable {
  private let descriptor: Int32
  private let places = Mutex(Places())

  private struct Places {
    var end: off_t = 0
    var entries: [Int: (offset: off_t, count: Int)] = [:]
  }

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

  /// - Parameter number: The value takes the place of an earlier one of the number.
  package func keep(_ value: Value, at number: Int) throws {
    let bytes = Array(try JSONEncoder().encode(value))
    let offset = places.withLock { places in
      defer { places.end += off_t(bytes.count) }
      return places.end
    }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset + off_t(done)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(in: folder, count < 0 ? errno : ENOSPC) }
      done += count
    }
    places.withLock { $0.entries[number] = (offset, bytes.count) }
  }

  /// - Returns: `nil` when nothing was kept at the number.
  package func value(at number: Int) throws -> Value? {
    guard let (offset, length) = places.withLock({ $0.entries[number] }) else { return nil }
    var bytes = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
      let count = bytes[done...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, offset + off_t(done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(in: folder, count < 0 ? errno : EIO) }
      done += count
    }
    return try JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  private static func error(in folder: String, _ code: Int32) -> any Error {
    HostError(code: code, path: folder)
      ?? NSError(domain: NSPOSIXErrorDomain, code: Int(code), userInfo: [NSFilePathErrorKey: folder])
  }
}
