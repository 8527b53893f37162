/// A directory of lessons.
package struct Course: Sendable {
  package var title: String
  /// The path as the user gave it.
  package var directory: String
  package var lessons: [Lesson]

  package init(title: String, directory: String, lessons: [Lesson]) {
    self.title = title
    self.directory = directory
    self.lessons = lessons
  }
}

/// The language modes of the Swift compiler that a lesson can be written for.
package enum LanguageMode: String, CaseIterable, Hashable, Sendable, Codable {
  case swift4 = "4"
  case swift4_2 = "4.2"
  case swift5 = "5"
  case swift6 = "6"
}
