package import CourseModel

/// What is otherwise in a newer report: whose verdicts have changed, and why. Wall clocks, seeds and pictures are not compared.
package struct ReportComparison: Sendable, Equatable, Encodable {
  /// The version of the JSON form.
  package static let currentFormat = 1

  package var format = currentFormat
  package var submissions: [SubmissionChange]

  /// A learner's work on a lesson, in which something has changed.
  package struct SubmissionChange: Sendable, Equatable, Encodable {
    package var lesson: String
    /// As both reports call it, or the one that has it.
    package var learner: String
    package var change: Presence
    /// The points before and after; absent where there were none.
    package var oldPoints: Int?
    package var newPoints: Int?
    package var checks: [CheckChange]
  }

  /// Whether it is in both reports.
  package enum Presence: String, Sendable, Equatable, Encodable {
    case changed, appeared, vanished
  }

  package struct CheckChange: Sendable, Equatable, Encodable {
    package var step: String
    package var check: String
    package var title: String
    package var change: Kind
    package var oldVerdict: Verdict?
    package var newVerdict: Verdict?
    /// Why it did not pass.
    package var oldReason: String?
    package var newReason: String?
    /// What is told besides the reason, where it is otherwise: what was done, expected and seen.
    package var oldAccount: [String]?
    package var newAccount: [String]?
  }

  package enum Kind: String, Sendable, Equatable, Encodable {
    /// It is in the newer report only, or in the older one only.
    case appeared, vanished
    case verdict
    /// The verdict is the same, and what is said of it is not.
    case message
  }

  package var isEmpty: Bool { submissions.isEmpty }

  package init(from old: Report, to new: Report) {
    let (older, newer) = (Self.works(of: old), Self.works(of: new))
    let known = Dictionary(older.map { ($0.key, $0.lesson) }, uniquingKeysWith: { first, _ in first })
    let still = Set(newer.map(\.key))
    var changes = newer.compactMap { work -> SubmissionChange? in
      guard let before = known[work.key] else {
        return SubmissionChange(
          lesson: work.lesson.lesson, learner: work.lesson.learnerName, change: .appeared,
          newPoints: work.lesson.judgedPointsOrNone, checks: [])
      }
      let checks = CheckChange.all(from: before, to: work.lesson)
      guard !checks.isEmpty || before.points != work.lesson.points else { return nil }
      return SubmissionChange(
        lesson: work.lesson.lesson, learner: work.lesson.learnerName, change: .changed,
        oldPoints: before.judgedPointsOrNone, newPoints: work.lesson.judgedPointsOrNone, checks: checks)
    }
    changes += older.filter { !still.contains($0.key) }.map { work in
      SubmissionChange(
        lesson: work.lesson.lesson, learner: work.lesson.learnerName, change: .vanished,
        oldPoints: work.lesson.judgedPointsOrNone, checks: [])
    }
    submissions = changes
  }

  /// What tells one submission from another: the lesson, and the learner or else the path.
  private struct Key: Hashable {
    var lesson: String
    var who: String
    /// Of several submissions of one learner: which.
    var number: Int
  }

  private static func works(of report: Report) -> [(key: Key, lesson: LessonReport)] {
    var counts: [Key: Int] = [:]
    return report.lessons.map { lesson in
      let learner = lesson.learner
      let who = learner?.username ?? learner?.email ?? learner?.number ?? learner?.name ?? lesson.submission
      let first = Key(lesson: lesson.lesson, who: who, number: 0)
      defer { counts[first, default: 0] += 1 }
      return (Key(lesson: lesson.lesson, who: who, number: counts[first] ?? 0), lesson)
    }
  }
}

extension ReportComparison.CheckChange {
  /// In the order of the newer report, and then what is not in it any more.
  static func all(from old: LessonReport, to new: LessonReport) -> [Self] {
    let (older, newer) = (checks(of: old), checks(of: new))
    let known = Dictionary(older.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let still = Set(newer.map(\.name))
    return newer.compactMap { change(from: known[$0.name]?.check, to: $0.check, step: $0.step) }
      + older.filter { !still.contains($0.name) }.compactMap { change(from: $0.check, to: nil, step: $0.step) }
  }

  private static func checks(of lesson: LessonReport) -> [(name: [String], step: String, check: CheckReport)] {
    lesson.steps.flatMap { step in step.checks.map { ([step.step, $0.check], step.step, $0) } }
  }

  private static func change(from old: CheckReport?, to new: CheckReport?, step: String) -> Self? {
    guard let either = new ?? old else { return nil }
    let kind: ReportComparison.Kind
    switch (old, new) {
    case (nil, _): kind = .appeared
    case (_, nil): kind = .vanished
    case (let old?, let new?):
      if old.verdict != new.verdict {
        kind = .verdict
      } else if old.reason != new.reason || old.explanation != new.explanation {
        kind = .message
      } else {
        return nil
      }
    }
    let differ = old?.explanation != new?.explanation
    func account(_ check: CheckReport?) -> [String]? {
      guard differ, let lines = check?.explanation, !lines.isEmpty else { return nil }
      return lines
    }
    return Self(
      step: step, check: either.check, title: either.title, change: kind, oldVerdict: old?.verdict,
      newVerdict: new?.verdict, oldReason: old?.reason, newReason: new?.reason, oldAccount: account(old),
      newAccount: account(new))
  }
}

extension LessonReport {
  /// `nil` where not all was judged: then the sum says nothing.
  fileprivate var judgedPointsOrNone: Int? { isJudged ? points : nil }
}
