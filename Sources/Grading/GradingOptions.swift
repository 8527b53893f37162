package import CourseModel
package import SharedStore

/// How a run of the grader is to go.
package struct GradingOptions: Sendable {
  /// Ids of the steps to grade; `nil` for all.
  package var steps: Set<String>?
  /// How many things are done at once.
  package var jobs: Int
  /// Of generated input; `nil` for the one that belongs to the submission.
  package var seed: UInt64?
  /// Before those of the lesson.
  package var limits: ResourceLimits
  /// `nil` for what the submission or else the lesson says.
  package var languageMode: LanguageMode?
  package var selection = CheckSelection.all
  /// Whether the story of a difference to a model is made as short as possible.
  package var shrinks = true
  package var draws = DrawnScreens.none
  /// Whether what is compiled is kept for another time: for a lesson's own programs, not for learners'.
  var cachesPrograms = false
  /// Whether apps and examiners start as copies of a process that has loaded their libraries, where that is possible.
  package var copiesPrograms = true
  /// Whether code is run even where nothing can contain it.
  package var isUncontained = false
  /// Where reports on submissions are kept that were graded before; `nil` where none are.
  package var store: (any ByteStore)?
  /// Of submissions that are graded side by side, for all of them together; `nil` where each keeps to ``jobs``.
  package var limit: JobLimit?
  package var progress: @Sendable (Progress) -> Void
  /// Called with each check as soon as it is decided; its hint is not chosen yet.
  package var decided: @Sendable (CheckReport) -> Void = { _ in }

  /// Seconds.
  package static let defaultTimeout = ResourceLimits.Name.timeout.standard

  package init(
    steps: Set<String>? = nil, jobs: Int = 2, seed: UInt64? = nil, timeout: Double? = nil,
    languageMode: LanguageMode? = nil, limits: ResourceLimits = ResourceLimits(),
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) {
    self.steps = steps
    self.jobs = max(1, jobs)
    self.seed = seed
    self.limits = limits
    if let timeout { self.limits[.timeout] = timeout }
    self.languageMode = languageMode
    self.progress = progress
  }
}

/// Which screens are drawn where a check does not pass.
package enum DrawnScreens: String, Sendable {
  case none
  /// The last, beside that of the lesson's solution.
  case end
  /// The same, in characters too: for a terminal.
  case terminal
  /// Also those on the way there.
  case story
  /// Those on the way to the first check of each step that does not pass, and the last ones of the others.
  case firstStory
}
