internal import AppProtocol
internal import CourseModel
internal import SwiftSource

/// Runs the checks on every mutant of a program that was compiled once.
struct MutantRunner: Sendable {
  let runner: PlanRunner
  let mutated: MutatedProgram

  /// Seconds. A mutant that hangs is noticed; there is no need to wait as long as for a learner.
  private static let timeout = 3.0

  func strength(ofStep step: String) async throws -> StepStrength {
    // A check that does not pass without a change says nothing about one.
    let passing = try await checks.parallelMap(limit: runner.jobs) { check in
      try await runner.passes(check, mutant: nil, timeout: nil) ? check : nil
    }.compactMap(\.self)
    guard !passing.isEmpty else { return StepStrength(step: step) }
    let survivors = try await mutated.mutations.parallelMap(limit: runner.jobs) { mutation -> Mutant? in
      for check in passing {
        try Task.checkCancellation()
        if try await !runner.passes(check, mutant: mutation.number, timeout: Self.timeout) { return nil }
      }
      return Mutant(mutation)
    }
    return StepStrength(step: step, mutants: mutated.mutations.count, survivors: survivors.compactMap(\.self))
  }

  /// First those that notice most: the model of the step itself, then its other checks, then earlier ones from the back.
  private var checks: [GradingPlan.Check] {
    let ordered = runner.plan.checks.enumerated().sorted { a, b in
      if a.element.step != b.element.step { return a.element.step > b.element.step }
      if a.element.scaffold.hasModel != b.element.scaffold.hasModel { return a.element.scaffold.hasModel }
      return a.offset < b.offset
    }
    return ordered.map(\.element)
  }
}

extension PlanRunner {
  /// Whether the app, or a mutant of it, passes a check.
  fileprivate func passes(_ check: GradingPlan.Check, mutant: Int?, timeout: Double?) async throws -> Bool {
    guard case .run(let executable) = work.means(for: check) else { return false }
    var run = try await checkRun(check, executable)
    run.timeout = timeout.map { min($0, run.timeout) } ?? run.timeout
    run.mutant = mutant
    return Judgement(try await run.run(), timeout: run.timeout).verdict == .pass
  }
}
