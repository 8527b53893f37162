package import MarkdownTree

/// A directory of lessons.
package struct Course: Sendable {
  package var title: String
  /// The path as the user gave it.
  package var directory: String
  package var lessons: [Lesson]
  /// `course.md`, which stands on the course's own page; `nil` when there is none.
  package var introduction: CourseText?
  /// `glossary.md`, which becomes a page of its own; `nil` when there is none.
  package var glossary: Glossary?
  /// What `course.yml` says of the pages.
  package var pages = PageSettings()

  package init(title: String, directory: String, lessons: [Lesson]) {
    self.title = title
    self.directory = directory
    self.lessons = lessons
  }
}

/// A text of the course that is no lesson: `course.md`.
package struct CourseText: Hashable, Sendable {
  /// As the user would type it.
  package var file: String
  /// Without front matter, and without the heading that is the title.
  package var content: [MarkdownNode]

  package init(file: String, content: [MarkdownNode]) {
    self.file = file
    self.content = content
  }
}

/// The language modes of the Swift compiler that a lesson can be written for.
package enum LanguageMode: String, CaseIterable, Hashable, Sendable, Codable {
  case swift4 = "4"
  case swift4_2 = "4.2"
  case swift5 = "5"
  case swift6 = "6"
}
