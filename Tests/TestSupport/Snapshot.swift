package import Foundation

/// A text that a test compares with what it makes, in a file that was read by a person before it was committed.
///
///     #expect(page == (try Snapshot(at: "Tests/PageRenderingTests/Snapshots/lesson.html").text(updatedWith: page)))
///
/// With `COURSEMARK_UPDATE_SNAPSHOTS=1` the file is written. The test that writes it fails, so that no run that changed what it
/// compares with counts as a success.
package struct Snapshot {
  private let file: URL

  /// - Parameter path: From the top of the checkout.
  package init(at path: String) { file = Checkout.root.appending(path: path) }

  package init(at file: URL) { self.file = file }

  package struct Updated: Error, CustomStringConvertible {
    package var path: String
    package var description: String {
      "\(path) was written anew. Read what changed with 'git diff', and run the tests without COURSEMARK_UPDATE_SNAPSHOTS."
    }
  }

  /// The text to compare with.
  /// - Throws: ``Updated`` when it has just been written.
  package func text(
    updatedWith new: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String {
    guard environment["COURSEMARK_UPDATE_SNAPSHOTS"] == "1" else {
      return try String(contentsOf: file, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(new.utf8).write(to: file)
    throw Updated(path: file.path)
  }
}
