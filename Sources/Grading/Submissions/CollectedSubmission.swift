internal import CourseModel
internal import Foundation

/// The bytes of a submission, out of files that were opened safely, before anything has read what they say.
///
/// Archives are still whole, and answers in markdown are still text: both are read by code that was written in C, so a
/// child does that (``SubmissionProcess``), which can touch nothing.
struct CollectedSubmission: Codable, Sendable {
  var collector: SubmissionCollector
  /// Their bytes travel beside this value, in the same order.
  var archives: [Archive] = []
  /// As the user typed it or would type it.
  var path: String

  struct Archive: Codable, Sendable {
    var format: ArchiveFormat
    /// As it is shown.
    var path: String
    /// Whether it is all that was handed in.
    var isWhole: Bool
  }

  /// Whether something is left that only a child may read.
  var needsParsing: Bool { !archives.isEmpty || collector.hasUnreadAnswers || collector.hasProject }

  /// - Parameter bytes: Those of the archives.
  func parsed(archives bytes: [[UInt8]]) throws(SubmissionReader.NotReadable) -> Submission {
    var collector = collector
    for (archive, bytes) in zip(archives, bytes) {
      do {
        try ArchiveReader(format: archive.format, path: archive.path).read(bytes, into: &collector)
      } catch {
        if archive.isWhole { throw SubmissionReader.NotReadable(path: path, reason: error.description) }
        collector.refuse(archive.path, error.description)
      }
    }
    collector.readAnswers()
    let (submission, instead) = collector.finished()
    guard let submission else {
      let found = instead.map { "; what is there: \($0)" } ?? ""
      throw SubmissionReader.NotReadable(path: path, reason: "there is no Swift file and no answer in it\(found)")
    }
    return submission
  }
}
