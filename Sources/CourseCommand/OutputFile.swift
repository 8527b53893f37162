internal import Foundation
internal import Storage
internal import SystemPackage

/// The file of `--output`. It is either whole or not there: a run that dies leaves no report of an earlier one behind.
struct OutputFile: Sendable {
  var path: String

  struct NotWritable: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "The report can't be written to \(path): \(reason)." }
  }

  /// Finds out that the file can be written before hours of grading are spent on it, and removes an earlier report.
  func prepare() throws {
    if isDevice { return }
    let folder = FilePath(path).removingLastComponent().resolved
    guard folder.isDirectory else {
      throw UsageError("The report can't be written to \(path), because the folder \(folder) is not there.")
    }
    if FilePath(path).isDirectory {
      throw UsageError("The report can't be written to \(path), which is a folder; name a file.")
    }
    guard access(folder.string, W_OK) == 0 else {
      throw NotWritable(path: path, reason: String(cString: strerror(errno)))
    }
    unlink(path)
  }

  func write(_ text: String) throws { try write { $0.write(text) } }

  /// - Parameter body: Writes the report, piece by piece.
  func write(_ body: (inout any TextOutputStream) throws -> Void) throws {
    if isDevice {
      let output = try FileOutput(path: path, creating: false)
      return try output.write(body, as: path)
    }
    // Beside it, because a file can be moved only within a disk.
    let draft = FilePath(path).removingLastComponent()
      .appending(".\(FilePath(path).lastComponent?.string ?? "report").\(getpid())").string
    unlink(draft)
    let output = try FileOutput(path: draft, creating: true)
    do {
      try output.write(body, as: path)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw NotWritable(path: path, reason: reason)
    }
  }

  /// `/dev/stdout`, a pipe: nothing that can be replaced.
  private var isDevice: Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return false }
    return information.st_mode & S_IFMT != S_IFREG && information.st_mode & S_IFMT != S_IFDIR
  }
}

/// An open file that a report is written to, some 64 KB at a time. What goes wrong is told at the end: whoever writes text knows no errors.
final class FileOutput: TextOutputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// A number of the system's.
  private var failure: Int32?

  /// - Parameter creating: Whether there must be no such file yet.
  init(path: String, creating: Bool) throws {
    descriptor = open(path, O_WRONLY | O_CLOEXEC | (creating ? O_CREAT | O_EXCL : 0), 0o666)
    guard descriptor >= 0 else { throw OutputFile.NotWritable(path: path, reason: String(cString: strerror(errno))) }
  }

  deinit { close(descriptor) }

  /// - Parameter path: What the file is called in an error.
  func write(_ body: (inout any TextOutputStream) throws -> Void, as path: String) throws {
    var stream: any TextOutputStream = self
    try body(&stream)
    flush()
    if let failure { throw OutputFile.NotWritable(path: path, reason: String(cString: strerror(failure))) }
  }

  func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { flush() }
  }

  private func flush() {
    var rest = buffer[...]
    while !rest.isEmpty, failure == nil {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { failure = count < 0 ? errno : ENOSPC } else { rest = rest.dropFirst(count) }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
