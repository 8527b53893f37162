package import Foundation
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

  package func write(_ files: [SiteFile]) throws -> Outcome {
    var outcome = Outcome()
    for file in files {
      let url = try place(of: file)
      guard let data = file.bytes else {
        if case .copy(let path, _) = file.content { outcome.missing.append(path) }
        continue
      }
      if (try? Data(contentsOf: url)) == data {
        outcome.unchanged.append(file.path)
        continue
      }
      do {
        try FileManager.default.createDirectory(
          atPath: FilePath(url.path).removingLastComponent().string, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
      } catch {
        throw Problem.unwritable(path: url.relativePath, reason: Self.words(for: error))
      }
      outcome.written.append(file.path)
    }
    return outcome
  }

  private static func words(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: return "you may not write there"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "nothing can be written on this disk"
    case .fileWriteFileExists: return "there is a file where a folder has to be"
    default: break
    }
    if let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
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
