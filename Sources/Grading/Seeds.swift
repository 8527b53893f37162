internal import CourseModel
internal import Storage
internal import SwiftSource

/// The seeds of generated input: unknown to the learner, the same at every run, and another for each check.
struct Seeds: Sendable {
  /// The seed of a submission; reports name it, and `--seed` sets it.
  let submission: UInt64

  init(_ given: UInt64) { submission = given }

  /// Depends on everything that could know an answer to the input beforehand: the program, what was handed in beside it, and
  /// the checks. A learner who writes a table for a seed seen in a report gets another seed. Who changes a comment gets the same one: nobody can
  /// try until an easier one comes, and two who differ in comments and layout alone are one to the grader.
  /// - Parameter besides: See ``Submission/besides``.
  init(secret: Secret, lesson: Lesson, program: ProgramSource, besides: ContentHash? = nil) {
    let texts = program.commentFree.files
    let checks = lesson.steps.flatMap(\.checks).map(\.code)
    let counts = [texts.count, checks.count].map(String.init)
    submission =
      ContentHash([lesson.id] + counts + texts + checks + [besides?.description ?? ""], key: secret.bytes).seed
  }

  /// Depends on nothing but the submission's seed and the check, so that one check can be repeated alone.
  func seed(of check: String) -> UInt64 { ContentHash([text, check]).seed }

  /// Hexadecimal.
  var text: String { String(submission, radix: 16) }
}
