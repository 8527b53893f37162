/// A comment that suppresses the diagnostics of one rule in one place: `<!-- ignore rule=alt-text reason="Only decoration." -->`.
package struct Suppression: Hashable, Sendable {
  package var rule: RuleID
  package var reason: String
  /// Only diagnostics whose message has this text in it.
  package var about: String?
  package var location: SourceLocation
  /// From the comment to the last line of what stands under it.
  package var lines: ClosedRange<Int>
  /// Whether it has suppressed anything yet.
  package var isUsed = false

  package init(
    rule: RuleID, reason: String, about: String? = nil, location: SourceLocation, lines: ClosedRange<Int>
  ) {
    self.rule = rule
    self.reason = reason
    self.about = about
    self.location = location
    self.lines = lines
  }

  package func covers(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.rule == rule, let place = diagnostic.location, place.file == location.file else { return false }
    return lines.contains(place.position.line) && about.map(diagnostic.message.contains) != false
  }
}

extension Lesson {
  /// The diagnostics that no suppression covers. Suppressions that cover one are marked as used.
  package mutating func unsuppressed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      var isHeard = true
      for index in suppressions.indices where suppressions[index].covers(diagnostic) {
        suppressions[index].isUsed = true
        isHeard = false
      }
      return isHeard
    }
  }
}
