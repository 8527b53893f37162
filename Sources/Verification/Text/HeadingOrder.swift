package import CourseModel

/// A heading is at most one level below the one before it, so that the outline has no holes for those who read by it.
package struct HeadingOrder: Rule {
  package static let id = RuleID.headingOrder

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    // A second level would start a step, so what comes before the first step is divided by a third.
    var level = lesson.format > 0 ? 2 : 1
    return Prose(lesson).headings.compactMap { heading in
      defer { level = heading.level }
      guard heading.level > level + 1 else { return nil }
      let mark = String(repeating: "#", count: level + 1)
      return Diagnostic(
        Self.id, .warning, at: heading.location,
        "'\(heading.text)' is a heading of level \(heading.level) under one of level \(level); write '\(mark) \(heading.text)'."
      )
    }
  }
}
