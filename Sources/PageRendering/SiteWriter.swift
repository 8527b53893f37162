internal import Dispatch
package import Foundation
internal import Synchronization
internal import SystemPackage

/// Puts the files of a site into a directory. A file whose bytes are right already is left alone, so that its date tells
/// when it changed.
package struct SiteWriter: Sendable {
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case path(String)
    case unwritable(path: String, reason: String)

    package var description: String {
      switch self {
      case .path(let path): "The site would have a file at \"\(path)\", which is no place inside of it."
      case .unwritable(let path, let reason): "\(path) can't be written: \(reason)."
      }
    }
  }

  package struct Outcome: Equatable, Sendable {
    /// Paths from the top of the site.
    package var written: [String] = []
    package var unchanged: [String] = []
    /// Pictures that a lesson shows and the course does not have; paths as the user would type them.
    package var missing: [String] = []
  }

  package let directory: URL

  package init(directory: URL) { self.directory = directory }

  /// Files of a course are many and small, so all processors write.
  package func write(_ files: [SiteFile]) throws -> Outcome {
    let places = try files.map(place)
    let changes = Mutex<[Result<Change, any Error>?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result = Result { try change(files[index], at: places[index]) }
      changes.withLock { $0[index] = result }
    }
    var outcome = Outcome()
    for (file, change) in zip(files, changes.withLock(\.self)) {
      switch try change?.get() {
      case .missing(let path): outcome.missing.append(path)
      case .unchanged: outcome.unchanged.append(file.path)
      case .written: outcome.written.append(file.path)
      case nil: break
      }
    }
    return outcome
  }

  private enum Change: Sendable {
    case missing(String)
    case unchanged
    case written
  }

  private func change(_ file: SiteFile, at url: URL) throws -> Change {
    guard let data = file.bytes else {
      if case .copy(let path, _) = file.content { return .missing(path) }
      throw Problem.unwritable(path: url.relativePath, reason: "what was made of it can't be read again")
    }
    if (try? Data(contentsOf: url)) == data { return .unchanged }
    do {
      try FileManager.default.createDirectory(
        atPath: FilePath(url.path).removingLastComponent().string, withIntermediateDirectories: true)
      try replace(url, with: data)
    } catch {
      throw Problem.unwritable(path: url.relativePath, reason: Self.words(for: error))
    }
    return .written
  }

  /// What reads the site sees a file as it was, or as it is to be. The disk is not asked to have it before the next one: a page can be made again.
  private func replace(_ url: URL, with data: Data) throws {
    let path = FilePath(url.path)
    let draft = path.removingLastComponent()
      .appending(".\(path.lastComponent?.string ?? "").\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try data.write(to: URL(fileURLWithPath: draft.string))
      guard rename(draft.string, path.string) == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    } catch {
      unlink(draft.string)
      throw error
    }
  }

  private static func words(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: return "you may not write there"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "nothing can be written on this disk"
    case .fileWriteFileExists: return "there is a file where a folder has to be"
    default: break
    }
    let causes = [error as NSError, (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError].compactMap(\.self)
    if let cause = causes.first(where: { $0.domain == NSPOSIXErrorDomain }) {
      return String(cString: strerror(Int32(cause.code)))
    }
    let words = (error as NSError).localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }

  private func place(of file: SiteFile) throws -> URL {
    guard !file.path.utf8.contains(0) else { throw Problem.path(file.path) }
    let path = FilePath(file.path)
    guard path.string == file.path, path.isRelative, path.isLexicallyNormal, !path.isEmpty,
      path.components.allSatisfy({ $0.kind == .regular })
    else { throw Problem.path(file.path) }
    return directory.appending(path: file.path)
  }
}
