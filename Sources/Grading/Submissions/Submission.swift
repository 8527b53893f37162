package import CourseModel
package import Storage
internal import SystemPackage

/// A learner's work: the bytes that are graded and shown, read once.
package struct Submission: Sendable, Codable {
  /// The folder or file, as the user typed it or would type it.
  package var name: String
  /// In the order of their paths.
  package var files: [SubmissionFile]
  /// Answers of a markdown submission: whole files, or members of a type.
  package var answers: [Snippet]
  /// Storyboards, asset catalogues and other files that say how the app looks, and the list of its project.
  package var resources: [ResourceFile] = []
  /// What was found while reading: files that were left out or refused, and why.
  package var messages: [SubmissionMessage]
  /// Whether something that was handed in could not be taken. Then nothing is graded: the lesson's starters would stand in
  /// for what the learner wrote.
  package var defect: Defect?
  /// A hash of the files that are no part of the program and were handed in beside it; `nil` when there are none.
  package var besides: ContentHash?
  /// What `.coursemark` says, for a folder that `coursemark start` made.
  package var start: StartedLesson?

  package init(
    name: String, files: [SubmissionFile] = [], answers: [Snippet] = [], messages: [SubmissionMessage] = [],
    start: StartedLesson? = nil
  ) {
    self.name = name
    self.files = files
    self.answers = answers
    self.messages = messages
    self.start = start
  }

  package enum Defect: String, Sendable, Hashable, Codable {
    /// A file is there and is no Swift: a picture, or text in another encoding.
    case notSwift
    /// A link, a device, too much of something.
    case refused
  }
}

package struct SubmissionFile: Sendable, Hashable, Codable {
  /// Without folders: `NewTaskCell.swift`.
  package var name: String
  /// As the user would type it; of a file in an archive, the archive's path and the file's in it.
  package var path: String
  package var text: String

  package init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }
}

/// The contents of `.coursemark`: which lesson a folder belongs to.
package struct StartedLesson: Sendable, Codable, Hashable {
  package static let fileName = ".coursemark"

  /// The version of this file.
  package var format: Int
  /// The lesson's directory as a path relative to the folder, or absolute.
  package var lesson: String
  package var id: String
  package var languageMode: LanguageMode?

  package init(format: Int = 1, lesson: String, id: String, languageMode: LanguageMode? = nil) {
    self.format = format
    self.lesson = lesson
    self.id = id
    self.languageMode = languageMode
  }

  enum CodingKeys: String, CodingKey {
    case format, lesson, id
    case languageMode = "swift"
  }
}

extension StartedLesson {
  /// The bytes of the file, taken as everything of a learner's is; `nil` when there is none.
  package static func bytes(in folder: String) throws(SubmissionReader.NotReadable) -> [UInt8]? {
    let name = FileName(fileName)
    do throws(Descriptor.Refusal) {
      guard try Descriptor.open(folder).holds(name) else { return nil }
      return try Descriptor.open(folder).open(name).contents(limit: 1 << 16)
    } catch {
      throw SubmissionReader.NotReadable(path: FilePath(folder).appending(fileName).string, reason: error.description)
    }
  }
}
