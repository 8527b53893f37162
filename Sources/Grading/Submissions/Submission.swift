package import CourseModel

/// A learner's work: the bytes that are graded and shown, read once.
package struct Submission: Sendable {
  /// The folder or file, as the user typed it.
  package var name: String
  /// In the order of their paths.
  package var files: [SubmissionFile]
  /// Answers of a markdown submission: whole files, or members of a type.
  package var answers: [Snippet]
  /// What was found while reading: files that were left out, and why.
  package var messages: [SubmissionMessage]
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
}

package struct SubmissionFile: Sendable, Hashable {
  /// Without folders: `NewTaskCell.swift`.
  package var name: String
  /// As the user would type it.
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
