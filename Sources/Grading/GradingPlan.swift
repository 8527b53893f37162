internal import CourseModel
internal import Scaffolding

/// Which checks of the graded steps are run.
package enum CheckSelection: Sendable, Hashable {
  /// All, each when those that it needs have passed.
  case all
  /// All, and those that compare with a model whatever became of others.
  case allAndModelsByThemselves
  /// Those that compare with a model, and no others.
  case models
  /// One, whatever it needs.
  case check(String)

  func ignoresNeeds(of check: LessonScaffold.Check) -> Bool {
    switch self {
    case .all: false
    case .allAndModelsByThemselves: check.hasModel
    case .models, .check: true
    }
  }
}

/// The checks of a run in the order of the lesson, each with those that it needs. Made before anything runs.
struct GradingPlan: Sendable {
  struct Check: Sendable {
    var scaffold: LessonScaffold.Check
    /// The number of its step in the lesson, from 0.
    var step: Int
    /// Places in ``GradingPlan/checks`` of the checks that have to pass before.
    var needs: [Int]
    /// Places of the checks of later steps to which its mistake is left, if one of them does not pass.
    var laterChecks: [Int] = []
    /// Places of the checks of earlier steps that it plays along with its own: when one of them fails, it would tell that mistake again.
    var replays: Range<Int>

    var snippet: Snippet { scaffold.snippet }
    /// Its own id, without the step's.
    var id: String { String(scaffold.id.dropFirst(scaffold.step.count + 1)) }
    var title: String { snippet.title ?? id }
  }

  private(set) var checks: [Check] = []
  let lesson: Lesson
  /// Ids of steps; `nil` for all.
  private let graded: Set<String>?

  /// - Parameters:
  ///   - steps: Ids of the steps to grade; `nil` for all.
  ///   - selection: With ``CheckSelection/allAndModelsByThemselves``, what the graded steps are needed by in later ones is run too: a solution
  ///     has to pass that from the first step on that needs it.
  init(lesson: Lesson, scaffold: LessonScaffold, steps: Set<String>?, selection: CheckSelection = .all) {
    self.lesson = lesson
    graded = steps
    for check in scaffold.checks {
      let isGraded = steps?.contains(check.step) ?? true
      let isNeeded =
        selection == .allAndModelsByThemselves && check.snippet.neededBy.contains { steps?.contains($0) ?? true }
      guard isGraded || isNeeded, let step = lesson.steps.firstIndex(where: { $0.id == check.step }) else { continue }
      if case .models = selection, !check.hasModel { continue }
      if case .check(let id) = selection, check.snippet.id != id { continue }
      let needs =
        selection.ignoresNeeds(of: check)
        ? []
        : check.snippet.needs.compactMap { name in
          checks.lastIndex { $0.id == name && $0.step == step } ?? checks.lastIndex { $0.id == name }
        }
      checks.append(Check(scaffold: check, step: step, needs: needs, replays: 0..<0))
    }
    if selection == .all { findReplays() }
    for index in checks.indices {
      let step = lesson.steps[checks[index].step].id
      checks[index].laterChecks = checks.indices.filter {
        // One that waits for earlier steps itself can't be waited for.
        checks[$0].snippet.neededBy.contains(step) && checks[$0].snippet.needs.isEmpty && !checks[$0].scaffold.hasModel
      }
    }
  }

  /// Whether the step's own checks are run, and not only what earlier ones need of it.
  func isGraded(_ step: Int) -> Bool { graded?.contains(lesson.steps[step].id) ?? true }

  /// A model plays all that was taught up to its step. Where it is all that its step has, it is what decides about it.
  private mutating func findReplays() {
    let told = Set(checks.filter { !$0.scaffold.hasModel }.map(\.step))
    for index in checks.indices where checks[index].scaffold.hasModel && told.contains(checks[index].step) {
      checks[index].replays = 0..<(checks.firstIndex { $0.step == checks[index].step } ?? index)
    }
  }

  /// The steps that are graded, with their checks' results in the order of the plan; and of later ones what those need and fails.
  func stepReports(_ results: [CheckReport]) -> [StepReport] {
    let told = zip(checks, results).filter { isGraded($0.0.step) || $0.1.verdict == .fail }
    let steps = Set(told.map(\.0.step))
    return lesson.steps.enumerated().filter { steps.contains($0.offset) }.map { index, step in
      let pairs = told.filter { $0.0.step == index }
      let reports = withHints(
        pairs.map(\.1), of: step, models: Set(pairs.filter { $0.0.scaffold.hasModel }.map(\.0.id)))
      let (points, possible) = Self.points(step, pairs.map { ($0.0.snippet, $0.1) })
      return StepReport(
        step: step.id, title: step.title, checks: reports, points: points, possiblePoints: possible)
    }
  }

  /// Those that need help get the hint for what went wrong in the whole step. Code that does not compile has shown nothing of what its
  /// author has understood, and a crash says itself in which line and why: a hint would speak of something else.
  private func withHints(_ reports: [CheckReport], of step: Step, models: Set<String>) -> [CheckReport] {
    let failed = reports.filter { $0.verdict != .pass && $0.verdict != .skipped }.map(\.check)
    let silent = models.union(reports.filter { $0.verdict == .skipped }.map(\.check))
    let hint = step.hint(forFailing: Set(failed), ignoring: silent)?.text
    return reports.map { report in
      var report = report
      let isHelped = report.verdict.isMistake && ![.doesNotCompile, .crash].contains(report.verdict)
      report.hint = isHelped ? hint : nil
      return report
    }
  }

  /// A step's points are for passing all of its checks, unless the checks have points of their own. What waits for an earlier step costs
  /// nothing here: that mistake has cost its own step.
  private static func points(_ step: Step, _ checks: [(snippet: Snippet, report: CheckReport)]) -> (Int, Int) {
    let hasPassed = checks.map(\.report).havePassed
    guard checks.contains(where: { $0.snippet.points != nil }) else {
      return (hasPassed ? step.points : 0, step.points)
    }
    let possible = checks.map { $0.snippet.points ?? 0 }.reduce(0, +)
    if hasPassed { return (possible, possible) }
    let earned = checks.filter { $0.report.verdict == .pass }.map { $0.snippet.points ?? 0 }.reduce(0, +)
    guard checks.contains(where: \.report.verdict.isMistake) else { return (earned, possible) }
    // A mistake that a check without points finds costs one, too.
    return (min(earned, max(0, possible - 1)), possible)
  }
}
