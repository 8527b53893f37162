internal import Foundation

/// Looks at the stamps of a folder's files again and again, and tells when somebody has saved.
struct SaveWatch: Sendable {
  var folder: String
  var start: FileSnapshot
  var tell: @Sendable () -> Void

  func run() async {
    var detector = SaveDetector(start: start)
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(150))
      if detector.hasSaved(FileSnapshot(under: folder)) { tell() }
    }
  }
}

/// Makes one save of a burst: editors write several files, or one in several strokes. A change counts when the next look finds
/// the same.
struct SaveDetector {
  private var known: FileSnapshot
  private var last: FileSnapshot

  init(start: FileSnapshot) {
    known = start
    last = start
  }

  mutating func hasSaved(_ now: FileSnapshot) -> Bool {
    defer { last = now }
    guard now == last, now != known else { return false }
    known = now
    return true
  }
}
