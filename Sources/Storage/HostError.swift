internal import Foundation
package import SystemPackage

/// A failure of the computer that the grader runs on, such as a full disk: the fault of neither the learner nor the lesson. What was being
/// graded is undecided (exit code 3).
package struct HostError: Error, Hashable, CustomStringConvertible {
  /// Sentences: what is wrong, and what to do.
  package var description: String

  /// - Parameters:
  ///   - code: An error number of the system's.
  ///   - path: Where something was to be written or started; `nil` when that is not known.
  /// - Returns: `nil` when the number says nothing of the computer.
  package init?(code: Int32, path: String?) {
    let place = path.map { " at \(FilePath($0))" } ?? ""
    let words = String(cString: strerror(code))
    switch code {
    case ENOSPC:
      description = "There is no space left\(place), or too little. Make room, and try again."
    case EDQUOT:
      description = "Your share of the disk is used up\(place). Make room, and try again."
    case EROFS, EACCES, EPERM:
      description =
        "Coursemark can't write\(place): \(words). Set TMPDIR, or COURSEMARK_CACHE for what it keeps, to a folder where it may."
    case EMFILE, ENFILE:
      description = "Too many files are open on this computer (\(words)). Try again with a smaller '--jobs'."
    case EAGAIN, ENOMEM:
      description =
        "This computer has no room for another program (\(words)). End others, or try again with a smaller '--jobs'."
    default: return nil
    }
  }

  /// A program that was just made can't be started.
  package init(startingOf path: String) {
    description =
      "Programs can't be started in the folder of \(path): its disk may be mounted without that right ('noexec'). Set TMPDIR, or COURSEMARK_CACHE, to a folder where they may."
  }

  /// A file that is started, or linked, is no longer what was put there.
  package init(changed path: FilePath) {
    description =
      "\(path) was changed by something else than Coursemark while it was in use, so nothing that came of it counts. Find out what writes there, and try again."
  }

  /// What an error that broke a run says of the computer; `nil` when it is about something else.
  package init?(_ error: any Error) {
    switch error {
    case let error as HostError: self = error
    default:
      let error = error as NSError
      guard let code = Self.number(of: error) else { return nil }
      self.init(code: code, path: error.userInfo[NSFilePathErrorKey] as? String)
    }
  }

  /// The error number behind an error of Foundation's.
  private static func number(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { return number(of: cause) }
    guard error.domain == NSCocoaErrorDomain else { return nil }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteNoPermission: return EACCES
    case .fileWriteVolumeReadOnly: return EROFS
    default: return nil
    }
  }

  /// Finds out by doing it whether a folder can be written to.
  /// - Parameter folder: Made when it is not there.
  package static func probe(_ folder: String) -> HostError? {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return HostError(error) ?? HostError(code: EACCES, path: folder)
    }
    var template = Array(FilePath(folder).appending("coursemark-probe.XXXXXX").string.utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return HostError(code: errno, path: folder) }
    defer {
      close(file)
      unlink(&template)
    }
    // A share of the disk shows only in writing.
    let bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = write(file, bytes, bytes.count)
    if count < bytes.count { return HostError(code: count < 0 ? errno : ENOSPC, path: folder) }
    var space = statvfs()
    guard fstatvfs(file, &space) == 0 else { return nil }
    let isFull = UInt64(space.f_bavail) * UInt64(space.f_frsize) < leastSpace
    // File systems that count no files say that there are none.
    return isFull || (space.f_files > 0 && space.f_favail == 0) ? HostError(code: ENOSPC, path: folder) : nil
  }

  /// Bytes. What compiling a program of the smallest kind takes, and some more.
  private static let leastSpace: UInt64 = 16 << 20
}
