import Foundation

/// The project's own files, as the tests find them.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths from the top of the project, of all text files that belong to it.
  static func files(under folder: String) throws -> [String] {
    guard let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path) else { return [] }
    return found.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: root.appending(path: folder).appending(path: path).path, isDirectory: &isFolder) && !isFolder.boolValue
    }.map { "\(folder)/\($0)" }.sorted()
  }

  static func folders(under folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { name in
      !name.hasPrefix(".")
    }.sorted()
  }
}
