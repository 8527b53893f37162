/// How many small changes of a step's solution its checks notice.
package struct MutationScore: Sendable, Codable, Hashable {
  package var step: String
  /// How many changes were tried, one at a time.
  package var mutants: Int
  /// The changes with which all checks pass.
  package var survivors: [Mutant]
  /// Of the survivors, how many an author has suppressed: a change that means the same is no mistake.
  package var suppressed = 0

  private enum CodingKeys: String, CodingKey {
    case step, mutants, survivors
    case suppressed = "silenced"
  }

  package init(step: String, mutants: Int = 0, survivors: [Mutant] = []) {
    self.step = step
    self.mutants = mutants
    self.survivors = survivors
  }

  /// The changes that the checks should notice.
  package var counted: Int { mutants - suppressed }
  /// Those of them that they do.
  package var noticed: Int { mutants - survivors.count }
}

/// A solution with one small change.
package struct Mutant: Sendable, Codable, Hashable {
  /// Where in the lesson the changed code stands.
  package var location: SourceLocation
  /// `removed statement`
  package var kind: String
  /// What stands there: `field.text = ""`.
  package var original: String
  /// What happens to it, as the rest of a sentence that begins with ``original``: `is left out`.
  package var change: String

  package init(location: SourceLocation, kind: String, original: String, change: String) {
    self.location = location
    self.kind = kind
    self.original = original
    self.change = change
  }
}
