internal import Foundation

/// A folder for one test, removed with it.
package final class TemporaryFolder: Sendable {
  /// Absolute.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "coursemark-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// - Parameter name: A path below the folder; the folders on the way are made.
  package func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path).appending(path: name), encoding: .utf8)
  }

  /// What is in the folder, or in one below it, sorted.
  package func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
}
