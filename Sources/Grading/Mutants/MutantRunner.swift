internal import AppProtocol
internal import CourseModel
internal import SwiftSource

/// What came of the mutants of a step.
struct MutationResult: Sendable, Codable {
  /// `nil` when nothing can be changed; without mutants, when nothing could be tried.
  var score: MutationScore?
  /// Whether it is the same at any time: no clock has decided.
  var isRepeatable = true
}

/// Runs the checks on every mutant of a program that was compiled once.
struct MutantRunner: Sendable {
  let runner: PlanRunner
  let mutated: MutatedProgram

  func result(ofStep step: String) async throws -> MutationResult {
    // A check that does not pass without a change can't notice one.
    let base = try await checks.parallelMap(limit: runner.jobs) { check in
      let start = ContinuousClock.now
      let verdict = try await runner.verdict(of: check, mutant: nil, timeout: nil)
      return (check: check, verdict: verdict, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
    let passing = base.filter { $0.verdict == .pass }.map { PassingCheck(check: $0.check, seconds: $0.seconds) }
    guard !passing.isEmpty else { return MutationResult(score: MutationScore(step: step), isRepeatable: false) }
    let ends = try await mutated.mutations.parallelMap(limit: runner.jobs) { mutation in
      (mutation: mutation, verdicts: try await verdicts(of: mutation, on: passing))
    }
    let survivors = ends.filter { !$0.verdicts.contains(where: \.isMistake) }.map { Mutant($0.mutation) }
    return MutationResult(
      score: MutationScore(step: step, mutants: mutated.mutations.count, survivors: survivors),
      isRepeatable: base.allSatisfy(\.verdict.isRepeatable)
        && ends.allSatisfy { !$0.verdicts.contains { $0.owner == .grader } })
  }

  /// A check that the solution passes.
  private struct PassingCheck {
    var check: GradingPlan.Check
    /// How long that takes.
    var seconds: Double

    /// Seconds. A mutant that hangs is noticed; there is no need to wait as long as for a learner.
    var timeout: Double { max(3, 5 * seconds) }
  }

  /// Of one check after the other, up to the first that notices the change.
  private func verdicts(of mutation: Mutation, on checks: [PassingCheck]) async throws -> [Verdict] {
    var verdicts: [Verdict] = []
    for passing in checks {
      try Task.checkCancellation()
      var verdict = try await runner.verdict(of: passing.check, mutant: mutation.number, timeout: passing.timeout)
      // Where a disk is slow a check may be so once, so it is run again with all the time that a learner has.
      if !verdict.isRepeatable {
        verdict = try await runner.verdict(of: passing.check, mutant: mutation.number, timeout: nil)
      }
      verdicts.append(verdict)
      if verdict.isMistake { break }
    }
    return verdicts
  }

  /// First those that notice most: the model of the step itself, then its other checks, then earlier ones from the back.
  private var checks: [GradingPlan.Check] {
    let own = runner.plan.checks.filter { runner.plan.isGraded($0.step) }
    let ordered = own.enumerated().sorted { a, b in
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
    guard case .run(let app) = products.readiness(for: check) else { return .missing }
    var run = try await checkRun(check, app)
    if let timeout { run.limits = run.limits.within(timeout: timeout) }
    run.mutant = mutant
    let limits = run.limits
    return try await StoryRuns(run: run).decision { Judgement($0, limits: limits) }.judgement.verdict
  }
}
