/// What a learner's work on a lesson came to, in a word.
package enum LessonResult: String, Sendable, CaseIterable {
  case passed
  case notPassed = "not passed"
  /// Coursemark could not decide it: that is nobody's grade.
  case notJudged = "not judged"
  /// Nothing was handed in.
  case absent = "no submission"
}

extension LessonReport {
  package var result: LessonResult { hasPassed ? .passed : isJudged ? .notPassed : .notJudged }

  /// Whether the learner's work was decided: not where Coursemark itself left a check open.
  package var isJudged: Bool { !steps.flatMap(\.checks).contains { $0.verdict.owner == .grader } }

  /// The learner's name, or that of the folder or file.
  package var learnerName: String {
    learner?.name ?? submission.split(separator: "/").last.map(String.init) ?? submission
  }
}
