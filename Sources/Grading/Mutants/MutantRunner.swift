internal import AppProtocol
internal import CourseModel
internal import SwiftSource

/// What came of the mutants of a step.
struct MutantTrials: Sendable, Codable {
  /// `nil` when nothing can be changed; without mutants, when nothing could be tried.
  var strength: StepStrength?
  /// Whether it is the same at any time: no clock has decided.
  var isRepeatable = true
}

/// Runs the checks on every mutant of a program that was compiled once.
struct MutantRunner: Sendable {
  let runner: PlanRunner
  let mutated: MutatedProgram

  /// Seconds. A mutant that hangs is noticed; there is no need to wait as long as for a learner.
  private static let timeout = 3.0

  func trials(ofStep step: String) async throws -> MutantTrials {
    // A check that does not pass without a change says nothing about one.
    let base = try await checks.parallelMap(limit: runner.jobs) { check in
      (check: check, verdict: try await runner.verdict(of: check, mutant: nil, timeout: nil))
    }
    let passing = base.filter { $0.verdict == .pass }.map(\.check)
    guard !passing.isEmpty else { return MutantTrials(strength: StepStrength(step: step), isRepeatable: false) }
    let ends = try await mutated.mutations.parallelMap(limit: runner.jobs) { mutation in
      (mutation: mutation, noticed: try await noticed(mutation, by: passing))
    }
    let survivors = ends.filter { $0.noticed == nil }.map { Mutant($0.mutation) }
    return MutantTrials(
      strength: StepStrength(step: step, mutants: mutated.mutations.count, survivors: survivors),
      isRepeatable: !(base.map(\.verdict) + ends.compactMap(\.noticed)).contains { !$0.isRepeatable })
  }

  /// The verdict that tells the change; `nil` when all checks pass. What is our own fault tells nothing.
  private func noticed(_ mutation: Mutation, by checks: [GradingPlan.Check]) async throws -> Verdict? {
    for check in checks {
      try Task.checkCancellation()
      let verdict = try await runner.verdict(of: check, mutant: mutation.number, timeout: Self.timeout)
      if verdict.isRepeatable, verdict != .pass, verdict.owner == .learner { return verdict }
      // A busy machine is slow once. What hangs twice, with more time, hangs.
      if verdict == .timeout, try await runner.verdict(of: check, mutant: mutation.number, timeout: nil) == .timeout {
        return .fail
      }
      if !verdict.isRepeatable, verdict.owner == .learner { return verdict }
    }
    return nil
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
  /// Of the app, or of a mutant of it.
  fileprivate func verdict(of check: GradingPlan.Check, mutant: Int?, timeout: Double?) async throws -> Verdict {
    guard case .run(let executable) = work.means(for: check) else { return .missing }
    var run = try await checkRun(check, executable)
    run.timeout = timeout.map { min($0, run.timeout) } ?? run.timeout
    run.mutant = mutant
    return Judgement(try await run.run(), timeout: run.timeout).verdict
  }
}
