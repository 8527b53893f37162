package import MarkdownTree

/// A lesson: what `lesson.md` and the files beside it say.
package struct Lesson: Sendable {
  /// The name of its directory: `01-task-list`.
  package var id: String
  package var title: String
  /// One or two sentences for lists of lessons and for sharing; `nil` when the front matter has none.
  package var summary: String?
  /// The path of the lesson's directory, as the user would type it.
  package var directory: String
  /// The path of the markdown file, as the user would type it.
  package var file: String
  /// The version of the lesson format, from the front matter; 0 for a text that was not written for Coursemark.
  package var format: Int
  /// `order:` of the front matter; lessons without it come after those with it, by their ids.
  package var order: Int?
  /// The language modes that the lesson claims; submissions are graded in the first unless they say otherwise.
  package var languageModes: [LanguageMode]
  /// Of its front matter, or of its course.
  package var limits: ResourceLimits
  /// `code-width:`, characters that a line of code on its page may have; `nil` for any number.
  package var codeWidth: Int?
  /// What stands before the first step, in the order of the document.
  package var introduction: [Block]
  package var steps: [Step]
  /// Where the author has suppressed a rule.
  package var suppressions: [Suppression]
  /// What its course shares with it: of a text that was not written for Coursemark, files that its listings can use without showing them;
  /// otherwise, what scenes can use. The rest of a course's prelude stands at the start of the introduction.
  package var prelude: [Snippet] = []
  /// Of a text that was not written for Coursemark: modules that exist elsewhere, so that nothing is wrong with importing them.
  package var modules: Set<String> = []

  /// The `course.yml` that it belongs to, as it was found; `nil` when there is none.
  package var courseFile: String?
  /// Files that several lessons share, wherever they stand: where settings of the course or folder are or would be, and the preludes that these name, also those
  /// that can't be read.
  package var sharedFiles: [String] = []

  package init(
    id: String, title: String, summary: String? = nil, directory: String, file: String, format: Int = 1,
    order: Int? = nil, languageModes: [LanguageMode] = [.swift5], limits: ResourceLimits = ResourceLimits(),
    introduction: [Block] = [], steps: [Step] = [],
    suppressions: [Suppression] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.directory = directory
    self.file = file
    self.format = format
    self.order = order
    self.languageModes = languageModes
    self.limits = limits
    self.introduction = introduction
    self.steps = steps
    self.suppressions = suppressions
  }
}

/// A step of a lesson: a second-level heading and what stands under it.
package struct Step: Sendable {
  /// From `<!-- step id=… -->`, or made from the heading: `answer-the-return-key`.
  package var id: String
  package var title: String
  /// For passing all of its checks; where checks have points of their own, the sum of these.
  package var points: Int
  /// Of its checks, where it sets them itself.
  package var limits: ResourceLimits
  package var location: SourceLocation
  /// What stands under the heading, in the order of the document.
  package var blocks: [Block]

  package init(
    id: String, title: String, points: Int = 1, limits: ResourceLimits = ResourceLimits(), location: SourceLocation,
    blocks: [Block] = []
  ) {
    self.id = id
    self.title = title
    self.points = points
    self.limits = limits
    self.location = location
    self.blocks = blocks
  }
}

/// A piece of a step, or of a lesson's introduction, in the order of the document.
package enum Block: Sendable {
  /// Ordinary markdown: everything that is not one of the other cases.
  case prose(MarkdownNode)
  /// A Swift fence, or a part in a file of its own, with its role.
  case snippet(Snippet)
  /// `<details><summary>Hint</summary>`.
  case hint(Hint)
  /// `<details>` around code that learners may open: its summary and what it holds.
  case disclosure(summary: String, blocks: [Block])
}

/// Help that a learner can open.
package struct Hint: Sendable {
  package var location: SourceLocation
  package var summary: String
  package var content: [MarkdownNode]
  /// The same as plain text with markdown's marks kept, for a terminal.
  package var text: String

  package init(location: SourceLocation, summary: String, content: [MarkdownNode], text: String) {
    self.location = location
    self.summary = summary
    self.content = content
    self.text = text
  }
}
