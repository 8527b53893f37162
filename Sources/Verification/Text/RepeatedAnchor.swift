package import CourseModel
internal import MarkdownTree

/// No two places of a lesson have one name, or links lead to the first alone.
package struct RepeatedAnchor: Rule {
  package static let id = RuleID.repeatedAnchor

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    let prose = Prose(lesson)
    let places =
      lesson.steps.map { ($0.id, $0.location) }
      + prose.headings.filter { $0.level != 2 }.map { (HeadingAnchor.name($0.text), $0.location) } + prose.anchors
    var first: [String: SourceLocation] = [:]
    return places.sorted { $0.1.position < $1.1.position }.compactMap { name, location in
      guard let other = first[name], !name.isEmpty else {
        first[name] = location
        return nil
      }
      return Diagnostic(
        Self.id, .warning, at: location,
        "The place '#\(name)' is at \(other) already; change the words of one heading, or the id.")
    }
  }
}
