internal import CourseModel
internal import Foundation
internal import SwiftSource

/// The checks of a step notice small changes of its solution. Each change that they do not notice is a mistake that a
/// learner could hand in and pass.
///
/// Graded in the lesson's first language mode, like wrong answers.
struct MutantSurvives {
  static let id = RuleID.mutantSurvives

  /// What is tried in a step, and what no check noticed.
  static func diagnostics(of score: MutationScore) -> [Diagnostic] {
    score.survivors.map { mutant in
      Diagnostic(
        id, .warning, at: mutant.location,
        "All checks of step '\(score.step)' pass when '\(mutant.original)' \(mutant.change); \(suggestion(for: mutant))."
      )
    }
  }

  private static func suggestion(for mutant: Mutant) -> String {
    switch Mutation.Kind(rawValue: mutant.kind) {
    case .negatedCondition, .ignoredCondition: "add a check for the case that it decides"
    case .changedConstant, .changedOperator: "add a check that depends on it"
    case .droppedDelegateCall: "add a check of what the delegate does then"
    case .swappedCalls: "add a check that sees the order, or ignore it with a reason"
    case .removedStatement, .earlyReturn, nil: "add a check of what it is for, or leave it out of the solution"
    }
  }
}

/// The mutation score of a lesson is at least what the course asks for, and at most 5 percent of the mutants are suppressed.
struct MutationScoreRule {
  static let id = RuleID.mutationScore

  /// - Parameter least: Percent of the mutants that are not suppressed.
  static func diagnostics(of lesson: Lesson, _ scores: [MutationScore], least: Double) -> [Diagnostic] {
    let counted = scores.map(\.counted).reduce(0, +)
    let noticed = scores.map(\.noticed).reduce(0, +)
    let suppressed = scores.map(\.suppressed).reduce(0, +)
    if suppressed > max(1, (counted + suppressed) / 20) {
      return [
        Diagnostic(
          id, at: SourceLocation(file: lesson.file, line: 1),
          "\(suppressed) of \(counted + suppressed) small changes of the solutions are ignored, more than 5 percent; add checks that notice them."
        )
      ]
    }
    guard counted > 0, Double(noticed) * 100 < least * Double(counted) else { return [] }
    return [
      Diagnostic(
        id, at: SourceLocation(file: lesson.file, line: 1),
        "The checks notice \(noticed) of \(counted) small changes of the solutions, fewer than \(least.formatted()) percent; see the warnings for the others."
      )
    ]
  }
}
