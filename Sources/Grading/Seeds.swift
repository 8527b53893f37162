internal import CourseModel

/// The seeds of generated input: unknown to the learner, the same at every run, and another for each check.
struct Seeds: Sendable {
  /// The seed of a submission; reports name it, and `--seed` sets it.
  let submission: UInt64

  init(_ given: UInt64) { submission = given }

  init(secret: Secret, lesson: Lesson, submission files: [SubmissionFile]) {
    submission = ContentHash([lesson.id] + files.flatMap { [$0.name, $0.text] }, key: secret.bytes).seed
  }

  /// Depends on nothing but the submission's seed and the check, so that one check can be repeated alone.
  func seed(of check: String) -> UInt64 {
    ContentHash([String(submission, radix: 16), check]).seed
  }

  var text: String { String(submission, radix: 16) }
}
