internal import CourseModel

/// A check that learners' work has failed.
package struct FailedCheck: Sendable, Equatable {
  package var step: String
  package var title: String
  package var learners: Int
  /// Of how many it was run and judged.
  package var judged: Int
  /// What was said most often.
  package var reason: String?
  /// The shortest that shows it.
  package var story: [String]
}

/// Counts failed checks while the parts of a report are fetched.
struct FailureCount {
  private struct CheckName: Hashable {
    var step, check: String
  }

  private struct Found {
    var check: FailedCheck
    /// How often each was said, and after how many others first.
    var reasons: [String: (times: Int, place: Int)] = [:]
  }

  private var order: [CheckName] = []
  private var found: [CheckName: Found] = [:]

  mutating func add(_ report: LessonReport) {
    for step in report.steps {
      for check in step.checks { add(check, of: step) }
    }
  }

  private mutating func add(_ check: CheckReport, of step: StepReport) {
    let name = CheckName(step: step.step, check: check.check)
    if found[name] == nil { order.append(name) }
    var known =
      found[name] ?? Found(check: FailedCheck(step: step.title, title: check.title, learners: 0, judged: 0, story: []))
    if check.verdict.owner == .learner { known.check.judged += 1 }
    if check.isFailedByLearner {
      if known.check.learners == 0 { known.check.title = check.title }
      known.check.learners += 1
      known.check.story = CheckReport.shorter(known.check.story, check.story)
      if let reason = check.reason {
        let place = known.reasons.count
        known.reasons[reason, default: (0, place)].times += 1
      }
    }
    found[name] = known
  }

  /// Most failed first; of equals the one that stands first in the lesson.
  var all: [FailedCheck] {
    let failed = order.compactMap { name -> FailedCheck? in
      guard let known = found[name], known.check.learners > 0 else { return nil }
      var check = known.check
      // Of equals the first.
      check.reason = known.reasons.max { ($0.value.times, -$0.value.place) < ($1.value.times, -$1.value.place) }?.key
      return check
    }
    return failed.enumerated().sorted { ($1.element.learners, $0.offset) < ($0.element.learners, $1.offset) }.map(
      \.element)
  }
}

/// A mistake that several learners have made: in one step the same checks fail in the same way, and the shortest story is the
/// same. What does not compile is the same mistake where the compiler's first error is.
package struct SharedMistake: Sendable, Equatable {
  package var step: String
  /// The titles of the checks that fail.
  package var checks: [String]
  package var story: [String]
  package var reason: String?
  /// In the order of the report.
  package var names: [String]
}

/// Counts mistakes while the parts of a report are fetched.
struct MistakeCount {
  private struct Kind: Hashable {
    var step: String
    /// Each check's id and what became of it.
    var checks: [String]
    var story: [String]
    /// Of the compiler.
    var error: String?
  }

  private var order: [Kind] = []
  private var found: [Kind: SharedMistake] = [:]

  mutating func add(_ report: LessonReport) {
    for step in report.steps {
      let failed = step.checks.filter(\.isFailedByLearner)
      guard !failed.isEmpty else { continue }
      let story = failed.map(\.story).reduce([], CheckReport.shorter)
      let isBroken = failed.contains { $0.verdict == .doesNotCompile }
      let error = isBroken ? report.messages.first { $0.kind == .error }?.message : nil
      let kind = Kind(
        step: step.step, checks: failed.map { "\($0.check): \($0.verdict.rawValue)" }, story: story, error: error)
      if found[kind] == nil {
        order.append(kind)
        found[kind] = SharedMistake(
          step: step.title, checks: failed.map(\.title), story: story,
          reason: error ?? (failed.first { $0.story == story } ?? failed[0]).reason, names: [])
      }
      found[kind]?.names.append(report.learnerName)
    }
  }

  /// Most frequent first; of equals the one that was found first. A mistake that one learner alone has made is not among them.
  var all: [SharedMistake] {
    let shared = order.compactMap { found[$0] }.filter { $0.names.count > 1 }
    return shared.enumerated().sorted { a, b in
      (b.element.names.count, a.offset) < (a.element.names.count, b.offset)
    }.map(\.element)
  }
}

extension CheckReport {
  var isFailedByLearner: Bool { verdict.isMistake }

  /// Of two stories the one of fewer events; of equals the first. An empty one is none.
  static func shorter(_ first: [String], _ second: [String]) -> [String] {
    first.isEmpty || (!second.isEmpty && second.count < first.count) ? second : first
  }
}
