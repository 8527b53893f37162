/// How much of a learner's work was decided. The rest is what Coursemark, the lesson or the host left open.
package enum Judged: String, Sendable, Codable {
  case all, part, none
}

/// What a learner's work on a lesson came to, in a word.
package enum LessonResult: String, Sendable, CaseIterable {
  case passed
  case notPassed = "not passed"
  /// Coursemark could not decide it: that is nobody's grade.
  case notJudged = "not judged"
  /// What was handed in is no Swift, or could not be taken: nothing of it was graded.
  case unreadable
  /// Nothing was handed in.
  case absent = "no submission"
}

extension LessonReport {
  package var result: LessonResult {
    if isUnreadable == true { return .unreadable }
    return hasPassed ? .passed : isJudged ? .notPassed : .notJudged
  }

  package var judged: Judged { Judged(steps.flatMap(\.checks)) }
  /// Whether all of the learner's work was decided: not where Coursemark itself left a check open.
  package var isJudged: Bool { judged == .all }
  /// Steps that Coursemark itself left open, in whole or in part.
  package var openSteps: Int { steps.count { !$0.isJudged } }
  /// The points of the other steps: what there was to get as far as it was decided.
  package var judgedPoints: Int { steps.filter(\.isJudged).reduce(0) { $0 + $1.possiblePoints } }
  /// What was earned of ``judgedPoints``.
  package var earnedPoints: Int { steps.filter(\.isJudged).reduce(0) { $0 + $1.points } }

  /// The learner's name, or that of the folder or file.
  package var learnerName: String {
    learner?.name ?? submission.split(separator: "/").last.map(String.init) ?? submission
  }
}

extension StepReport {
  package var judged: Judged { Judged(checks) }
  package var isJudged: Bool { judged == .all }
  /// Checks that Coursemark itself left open.
  package var openChecks: Int { checks.count(where: \.isUndecided) }
}

extension Judged {
  /// A check that was skipped, because one that it needs was left open, decides nothing either, in whichever step that stands.
  fileprivate init(_ checks: [CheckReport]) {
    let decides = checks.contains { $0.verdict.owner == .learner }
    self = !checks.contains(where: \.isUndecided) ? .all : decides ? .part : .none
  }
}
