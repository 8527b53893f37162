package import CourseModel

/// The words of a link say where it leads: a person with a screen reader who goes from link to link hears nothing else.
package struct VagueLink: Rule {
  package static let id = RuleID.vagueLink

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    Prose(lesson).links.compactMap { link in
      guard let text = link.text else { return nil }
      let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
      if text.allSatisfy(\.isWhitespace) {
        return Diagnostic(
          Self.id, .warning, at: link.location,
          "The link to '\(link.destination)' has no words; write in the brackets where it leads.")
      }
      guard Self.vague.contains(words) else { return nil }
      return Diagnostic(
        Self.id, .warning, at: link.location,
        "The link '\(text)' does not say where it leads; name what '\(link.destination)' is about.")
    }
  }

  private static let vague: Set<String> = [
    "here", "click here", "click", "click this", "click this link", "this", "this link", "link", "this page", "page",
    "more", "read more", "learn more", "see here", "tap here", "go", "details", "this article", "article",
  ]
}
