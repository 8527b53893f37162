import TestSupport
import Foundation
import Testing

/// Compares a text with the file of that name in `Tests/Snapshots`. `COURSEMARK_UPDATE_SNAPSHOTS=1` writes the file instead;
/// read what changed before committing it.
func expectSnapshot(_ name: String, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
  let folder = Checkout.root.appending(path: "Tests/Snapshots")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["COURSEMARK_UPDATE_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  } else {
    #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self), sourceLocation: sourceLocation)
  }
}
