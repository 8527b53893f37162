internal import CourseModel
internal import Grading
internal import Scaffolding

/// A task with its reports, one for each language mode in which it was run.
struct GradedTask: Sendable {
  var task: GradingTask
  var reports: [(mode: LanguageMode, report: LessonReport)] = []
}

/// What the reports of a lesson's programs say together. A check that the step's own solution does not pass says nothing of other programs:
/// then only the solution is told of.
struct GradedTasks {
  private let graded: [GradedTask]
  /// Ids of the steps, in the order of the lesson.
  private let order: [String]
  /// Steps without a solution: nothing is known of what their checks let pass.
  private let unsolved: Set<String>
  /// Of each mode and step, the ids of the checks that the step's first solution does not pass.
  private var open: [LanguageMode: [String: Set<String>]] = [:]

  init(_ graded: [GradedTask], of lesson: Lesson) {
    self.graded = graded
    order = lesson.steps.map(\.id)
    unsolved = Set(lesson.steps.filter(\.solutions.isEmpty).map(\.id))
    for item in graded where item.task.subject == .solution {
      for (mode, report) in item.reports {
        let checks = report.steps.first { $0.step == item.task.step }?.checks ?? []
        open[mode, default: [:]][item.task.step] = Set(checks.filter { $0.verdict != .pass }.map(\.check))
      }
    }
  }

  /// What is found, without what follows from something that is told.
  var diagnostics: [Diagnostic] {
    var places: Set<SourceLocation> = []
    var told: Set<Message> = []
    return causesFirst.flatMap { item in
      item.task.problems.isEmpty
        ? Self.joined(item.reports.map { ($0, diagnostics(of: $1, item.task, $0)) }) : item.task.problems
    }.filter { found in
      // Programs of later steps have the same line.
      if found.saysDoesNotCompile, let place = found.location, !places.insert(place).inserted { return false }
      return told.insert(Message(rule: found.rule, location: found.location, message: found.message)).inserted
    }
  }

  private struct Message: Hashable {
    var rule: RuleID
    var location: SourceLocation?
    var message: String
  }

  /// A start before the solution of its step, and both before what is made of them.
  private var causesFirst: [GradedTask] {
    graded.enumerated().sorted { a, b in
      (rank(a.element.task), a.offset) < (rank(b.element.task), b.offset)
    }.map(\.element)
  }

  private func rank(_ task: GradingTask) -> Int {
    let step = order.firstIndex(of: task.step) ?? order.count
    switch task.subject {
    case .start: return step * 3
    case .solution: return step * 3 + 1
    case .otherSolution: return step * 3 + 2
    case .wrongAnswer: return order.count * 3
    }
  }

  private func diagnostics(of report: LessonReport, _ task: GradingTask, _ mode: LanguageMode) -> [Diagnostic] {
    let undecided = { UndecidedChecks.diagnostics(of: $0, title: task.title) }
    let open = open[mode] ?? [:]
    switch task.subject {
    case .start:
      // Whether a start passes all checks is asked of all.
      let isDecided = undecided(report).isEmpty
      return isDecided ? task.judge(report) : undecided(report.without(open))
    case .solution, .otherSolution:
      let own = task.subject == .solution ? open.filter { $0.key != task.step } : open
      let rest = report.without(own)
      let found = undecided(rest)
      return found.isEmpty ? task.judge(rest) : found
    case .wrongAnswer:
      let rest = unsolved.contains(task.step) ? report.withoutFailed : report.without(open)
      let found = undecided(rest)
      return found.isEmpty ? task.judge(rest) : found
    }
  }

  /// One diagnostic for what was found in several modes; the modes are named when it was not in all.
  private static func joined(_ byMode: [(mode: LanguageMode, diagnostics: [Diagnostic])]) -> [Diagnostic] {
    var order: [String] = []
    var groups: [String: (diagnostic: Diagnostic, modes: [String])] = [:]
    for (mode, diagnostics) in byMode {
      for diagnostic in diagnostics {
        // Details may differ: a mode has its own words and its own generated input.
        let key = "\(diagnostic.rule) \(diagnostic.location?.description ?? "") \(diagnostic.message)"
        if groups[key] == nil { order.append(key) }
        groups[key, default: (diagnostic, [])].modes.append(mode.rawValue)
      }
    }
    return order.compactMap { groups[$0] }.map { group in
      var diagnostic = group.diagnostic
      if group.modes.count < byMode.count {
        diagnostic.details.append("Only in Swift \(group.modes.joined(separator: ", ")).")
      }
      return diagnostic
    }
  }
}

extension LessonReport {
  /// The same without these checks, and without the hints that rest on them.
  /// - Parameter checks: Ids, by the id of their step.
  fileprivate func without(_ checks: [String: Set<String>]) -> LessonReport {
    keeping { step, check in checks[step]?.contains(check.check) != true }
  }

  /// The same with the checks alone that passed.
  fileprivate var withoutFailed: LessonReport { keeping { _, check in check.verdict == .pass } }

  private func keeping(_ isKept: (String, CheckReport) -> Bool) -> LessonReport {
    var rest = self
    for index in rest.steps.indices {
      let step = rest.steps[index]
      let kept = step.checks.filter { isKept(step.step, $0) }
      if kept.count == step.checks.count { continue }
      rest.steps[index].checks = kept.map { check in
        var check = check
        check.hint = nil
        return check
      }
    }
    return rest
  }
}

extension Diagnostic {
  /// Whether it is about a line that the compiler refuses.
  var saysDoesNotCompile: Bool { severity == .error && message.contains(" does not compile") }
}
