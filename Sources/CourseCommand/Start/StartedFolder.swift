internal import CourseModel
internal import Foundation
internal import Grading
internal import Storage
internal import SystemPackage

/// A folder that `coursemark start` made, by its file `.coursemark`.
package struct StartedFolder {
  static let fileName = ".coursemark"

  package let path: String
  var record: Record

  /// The contents of `.coursemark`, as JSON.
  struct Record: Codable, Equatable {
    /// The version of this file.
    var format = 1
    /// The lesson's directory, relative to the folder; absolute when they share no folder.
    var lesson: String
    var id: String
    /// The language mode in which to grade; the lesson's first when absent.
    var swift: LanguageMode?
    /// The version of Coursemark that made the folder.
    var coursemark: String?
    /// The steps whose starters are in the folder's files; only the first one's when absent.
    var steps: [String]?
    /// How many hints were shown, by step.
    var hints: [String: Int]?
  }

  init(path: String, record: Record) {
    self.path = path
    self.record = record
  }

  /// - Returns: `nil` for a folder without `.coursemark`.
  /// - Throws: ``UsageError``, also for a record that leads to a lesson within the folder: the folder may be a learner's, who
  ///   would bring the checks along.
  package init?(at path: String) throws {
    let file = FilePath(path).appending(Self.fileName).string
    let bytes: [UInt8]?
    do { bytes = try StartedLesson.bytes(in: path) } catch { throw UsageError("\(error).") }
    guard let bytes else { return nil }
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)) else {
      throw UsageError("\(file) is not what 'coursemark start' writes; start the lesson again with '--force'.")
    }
    guard record.format == 1 else {
      throw UsageError("\(file) has format \(record.format), which this version of Coursemark does not know.")
    }
    self.init(path: path, record: record)
    try requireOutside([FilePath(lessonPath), FilePath(lessonPath).appending("lesson.md")])
  }

  /// - Throws: ``UsageError`` when one of these stands in the folder.
  func requireOutside(_ lessons: [FilePath]) throws {
    let folder = FilePath(path).resolved
    guard lessons.contains(where: { $0.resolved.starts(with: folder) }) else { return }
    throw UsageError(
      """
      \(FilePath(path).appending(Self.fileName)) names a lesson within the same folder, whose checks would be those of \
      whoever filled the folder. Name the lesson yourself, and give '--submission \(path)'.
      """)
  }

  /// The lesson's directory as it is reached from here.
  package var lessonPath: String {
    let lesson = FilePath(record.lesson)
    if lesson.isAbsolute { return record.lesson }
    return RelativePath.shortest(to: FilePath(path).pushing(lesson).string)
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(record) + Data("\n".utf8)
    try data.write(to: FilePath(path).appending(Self.fileName).url, options: .atomic)
  }
}
