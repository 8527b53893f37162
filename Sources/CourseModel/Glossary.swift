package import MarkdownTree

/// The words that a course explains, from its `glossary.md`.
package struct Glossary: Hashable, Sendable {
  /// What stands before the first term.
  package var introduction: CourseText
  package var title: String?
  package var entries: [Entry]

  package init(introduction: CourseText, title: String? = nil, entries: [Entry]) {
    self.introduction = introduction
    self.title = title
    self.entries = entries
  }

  /// Tells whether other pages that lead to the terms are still right.
  package var signature: String { entries.map { "\($0.term),\($0.otherForms)" }.joined(separator: ";") }

  /// A second-level heading and what stands under it.
  package struct Entry: Hashable, Sendable {
    /// As the heading says it first: `first responder`.
    package var term: String
    /// What else the heading says behind commas: `first responders`.
    package var otherForms: [String]
    package var definition: [MarkdownNode]

    package init(term: String, otherForms: [String] = [], definition: [MarkdownNode]) {
      self.term = term
      self.otherForms = otherForms
      self.definition = definition
    }
  }
}
