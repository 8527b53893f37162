/// What `coursemark verify` found out about a course. `Documentation/Report.md` is its grammar.
package struct VerificationReport: Sendable, Codable, Equatable {
  /// The version of the format.
  package static let currentFormat = 1

  package var format = VerificationReport.currentFormat
  /// The version of Coursemark that made it.
  package var generator: String
  package var course: String
  package var lessons: [VerifiedLesson]
  /// What was found in reading first, then what was found in trying, lesson by lesson.
  package var diagnostics: [Diagnostic]
  /// The rules that were asked, in the order of their names.
  package var rules: [RuleID]
  /// Addresses outside of the course that its lessons lead to.
  package var externalLinks: [ExternalLink]
  /// Of texts that were not written for Coursemark; `nil` when there are none.
  package var survey: ListingSurvey?
  /// With a baseline.
  package var baseline: BaselineComparison?

  package init(
    generator: String, course: String, lessons: [VerifiedLesson], diagnostics: [Diagnostic],
    rules: [RuleID] = RuleID.allCases, externalLinks: [ExternalLink] = []
  ) {
    self.generator = generator
    self.course = course
    self.lessons = lessons
    self.diagnostics = diagnostics
    self.rules = rules.sorted { $0.rawValue < $1.rawValue }
    self.externalLinks = externalLinks
  }

  package func count(_ severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }
}

/// How much there was to verify in a lesson.
package struct VerifiedLesson: Sendable, Codable, Equatable {
  package var lesson: String
  package var title: String
  package var file: String
  package var steps: Int
  package var checks: Int
  package var solutions: Int
  package var wrongAnswers: Int
  /// Of the steps whose solutions were changed, to see whether the checks notice.
  package var strengths: [MutationScore] = []
  /// Whether solutions were changed at all: while a lesson has errors, they are not.
  package var triedMutants = true
  /// Of the steps whose solutions were rewritten, to see whether the checks still pass.
  package var rewrites: [RewriteScore] = []
  /// Whether solutions were rewritten at all: while a lesson has errors, they are not.
  package var triedRewrites = true

  /// Whether there are solutions that would have been changed.
  package var missesMutants: Bool { !triedMutants && solutions > 0 }
  /// Whether there are solutions that would have been rewritten.
  package var missesRewrites: Bool { !triedRewrites && solutions > 0 }

  /// - Parameter asked: The ids of the steps that were asked for; empty for all.
  package init(_ lesson: Lesson, steps asked: Set<String> = [], _ shard: Shard? = nil) {
    let tried = lesson.steps.filter { asked.isEmpty || asked.contains($0.id) }
    self.lesson = lesson.id
    title = lesson.title
    file = lesson.file
    steps = tried.count
    checks = tried.flatMap(\.checks).count
    let (first, others) = (tried.compactMap(\.solutions.first), tried.flatMap { $0.solutions.dropFirst() })
    let wrong = tried.flatMap(\.wrongAnswers)
    solutions = first.count + (shard?.part(of: others) ?? others).count
    wrongAnswers = (shard?.part(of: wrong) ?? wrong).count
  }
}

/// A link that leads out of the course.
package struct ExternalLink: Sendable, Codable, Hashable {
  package var address: String
  package var location: SourceLocation

  package init(_ address: String, at location: SourceLocation) {
    self.address = address
    self.location = location
  }
}
