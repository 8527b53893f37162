/// What came of the rewrites of a step's solution: the same program, written as someone else would write it.
package struct RewriteScore: Sendable, Codable, Hashable {
  /// How many rewrites of a kind there were, by what became of them.
  package struct Count: Sendable, Codable, Hashable {
    /// `renamed local`
    package var kind: String
    /// All checks pass.
    package var passed = 0
    /// A check does not pass.
    package var refused = 0
    /// The compiler does not take the program, so that it is no right answer.
    package var uncompiled = 0
    /// The program needs what Coursemark lacks.
    package var undecided = 0

    package init(kind: String) { self.kind = kind }
  }

  package var step: String
  /// Of the kinds that the solution has a place for.
  package var counts: [Count]
  /// The rewrites that a check does not pass.
  package var refused: [RefusedRewrite]
  /// Of those, how many an author has suppressed.
  package var suppressed = 0

  private enum CodingKeys: String, CodingKey {
    case step, counts, refused
    case suppressed = "silenced"
  }

  package init(step: String, counts: [Count] = [], refused: [RefusedRewrite] = []) {
    self.step = step
    self.counts = counts
    self.refused = refused
  }

  package var passed: Int { counts.map(\.passed).reduce(0, +) }
  /// The rewrites that were right answers: those that all checks pass, and those that they should.
  package var tried: Int { passed + refused.count - suppressed }
}

/// A solution that was rewritten, and the check that does not take it.
package struct RefusedRewrite: Sendable, Codable, Hashable {
  /// Where in the lesson the rewritten code stands.
  package var location: SourceLocation
  /// `renamed local`
  package var kind: String
  /// What stands there: `let bar = UIToolbar()`.
  package var original: String
  /// What happens to it, as the rest of a sentence that begins with ``original``: `names its type`.
  package var change: String
  /// The first check that does not pass, and its step, which may be an earlier one.
  package var check: String
  package var checkStep: String
  /// `fail: The keyboard is still there.`
  package var reason: String
  /// More of what the check saw.
  package var explanation: [String]
  /// Lines that went, with `-` before them, and lines that came, with `+`.
  package var difference: [String]

  package init(
    location: SourceLocation, kind: String, original: String, change: String, check: String, checkStep: String,
    reason: String, explanation: [String] = [], difference: [String] = []
  ) {
    self.location = location
    self.kind = kind
    self.original = original
    self.change = change
    self.check = check
    self.checkStep = checkStep
    self.reason = reason
    self.explanation = explanation
    self.difference = difference
  }
}
