package import Foundation
package import SystemPackage

extension FilePath {
  /// The absolute path with links resolved as far as there is something at it, so that it is the same before a file is made
  /// and after. A relative path is taken from the current directory.
  package var resolved: FilePath {
    let current = FilePath(FileManager.default.currentDirectoryPath)
    var existing = current.pushing(self).lexicallyNormalized()
    var rest: [FilePath.Component] = []
    while let last = existing.lastComponent, !existing.exists {
      rest.insert(last, at: 0)
      existing.removeLastComponent()
    }
    return existing.withoutLinks.appending(rest)
  }

  /// The path without links, of something that exists; otherwise the path itself.
  private var withoutLinks: FilePath {
    guard let real = realpath(string, nil) else { return self }
    defer { free(real) }
    return FilePath(platformString: real)
  }

  /// Whether there is something at the path; a link counts as what it leads to.
  package var exists: Bool { FileManager.default.fileExists(atPath: string) }

  /// Whether there is a directory at the path; a link counts as what it leads to.
  package var isDirectory: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: string, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Makes the directory and those above it that do not exist.
  package func makeDirectory() throws {
    try FileManager.default.createDirectory(atPath: string, withIntermediateDirectories: true)
  }

  /// Writes a file in place.
  package func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  /// The names in the directory, sorted; none when it can't be read.
  package var entries: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: string)) ?? []).sorted() }

  /// The paths of all files and folders below, relative to this directory, sorted; none when it can't be read.
  package var subpaths: [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: string)) ?? []).sorted() }

  package var url: URL { URL(fileURLWithPath: string) }
}
