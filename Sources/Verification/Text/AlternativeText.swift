package import CourseModel

/// A picture says in words what it shows, for those who do not see it.
package struct AlternativeText: Rule {
  package static let id = RuleID.altText

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    Prose(lesson).pictures.filter { $0.alternative.allSatisfy(\.isWhitespace) }.map { picture in
      Diagnostic(
        Self.id, .warning, at: picture.location,
        "The picture '\(picture.source)' has no alternative text; say in the brackets what it shows.")
    }
  }
}
