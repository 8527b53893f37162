package import CourseModel
internal import SwiftSource

/// The checks of a step pass its solution however it is written: with other names, in another order, with a closure for a
/// selector. Where one does not, a learner with a right answer is told that it is wrong.
package enum OverStrict {
  package static let id = RuleID.overStrict

  /// What a rewrite may be, in words.
  package static var kinds: [String] { Rewrite.Kind.allCases.map(\.rawValue) }

  static func diagnostics(of score: RewriteScore) -> [Diagnostic] {
    score.refused.map { rewrite in
      Diagnostic(
        id, at: rewrite.location,
        "The solution of step '\(score.step)' does not pass '\(rewrite.check)'\(whose(rewrite, score)) any more when '\(rewrite.original)' \(rewrite.change), though it does the same; let the check look at what the app does, not at how it is written.",
        details: [rewrite.reason] + rewrite.explanation + rewrite.difference)
    }
  }

  private static func whose(_ rewrite: RefusedRewrite, _ score: RewriteScore) -> String {
    rewrite.checkStep == score.step ? "" : " of the earlier step '\(rewrite.checkStep)'"
  }
}
