import TestSupport
import Testing

/// Compares a text with the file of that name in `Tests/Snapshots`.
func expectSnapshot(_ name: String, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
  #expect(text == (try Snapshot(at: "Tests/Snapshots/\(name)").text(updatedWith: text)), sourceLocation: sourceLocation)
}
