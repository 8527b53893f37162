internal import CourseModel
internal import Grading
internal import Scaffolding
internal import SwiftSource

/// Rewrites a step's solution in many ways that keep what it does, and grades what comes of it.
///
/// How this works: all rewrites that can be made together are one program. When it passes, all of them do. When it does not,
/// each half is tried by itself, down to the one rewrite that is refused, or that the compiler does not take. A step so
/// costs one to three programs where all is well.
struct RewriteTrial {
  let lesson: Lesson
  let states: LessonStates
  let tools: RuleTools
  let names: RewriteNames

  func score(ofStep index: Int) async throws -> RewriteScore {
    let step = lesson.steps[index]
    let program = states.solutions[index]
    let lines = SolutionLines(program, ofSolution: step, after: states.starts[index])
    let rewrites = Rewrite.all(in: program, names.context { lines.contains($1, of: $0) })
    var ends: [End] = []
    for (mode, ofMode) in byMode(rewrites) {
      for round in Rewrite.rounds(of: ofMode) {
        ends += try await end(of: round, in: index, mode)
      }
    }
    return score(ends, step)
  }

  /// What became of a rewrite.
  private struct End {
    var rewrite: Rewrite
    var outcome: Outcome
  }

  private enum Outcome {
    case passed, uncompiled, undecided
    case refused(step: String, CheckReport)
  }

  /// Most are tried in the lesson's first language mode, like wrong answers.
  private func byMode(_ rewrites: [Rewrite]) -> [(LanguageMode, [Rewrite])] {
    let first = lesson.languageModes.first ?? .swift5
    let mode = { (rewrite: Rewrite) -> LanguageMode in
      switch rewrite.kind {
      case .namesOfSwift4: .swift4
      case .mainActor: lesson.languageModes.contains(.swift6) ? .swift6 : first
      default: first
      }
    }
    let groups = Dictionary(grouping: rewrites, by: mode)
    return groups.filter { lesson.languageModes.contains($0.key) || $0.key == first }.sorted {
      $0.key.rawValue < $1.key.rawValue
    }.map { ($0.key, $0.value) }
  }

  private func end(of rewrites: [Rewrite], in index: Int, _ mode: LanguageMode) async throws -> [End] {
    try Task.checkCancellation()
    let outcome = try await outcome(of: rewrites, in: index, mode)
    if case .passed = outcome { return rewrites.map { End(rewrite: $0, outcome: outcome) } }
    if rewrites.count == 1 { return [End(rewrite: rewrites[0], outcome: outcome)] }
    let middle = rewrites.count / 2
    return try await end(of: Array(rewrites[..<middle]), in: index, mode)
      + end(of: Array(rewrites[middle...]), in: index, mode)
  }

  private func outcome(of rewrites: [Rewrite], in index: Int, _ mode: LanguageMode) async throws -> Outcome {
    let task = GradingTask(
      title: "rewritten solution of step '\(lesson.steps[index].id)'", of: .otherSolution, step: lesson.steps[index].id,
      program: states.solutions[index].rewritten(by: rewrites),
      steps: Set(lesson.steps[...index].filter { !$0.checks.isEmpty }.map(\.id)), inEveryMode: false
    ) { _ in [] }
    let outcome = Self.outcome(of: try await tools.grade(lesson, task, mode))
    // A clock may have decided where a disk was slow.
    if case .refused(_, let check) = outcome, check.verdict == .timeout || check.verdict == .limit {
      return Self.outcome(of: try await tools.grade(lesson, task, mode))
    }
    return outcome
  }

  private static func outcome(of report: LessonReport) -> Outcome {
    let checks = report.steps.flatMap { step in step.checks.map { (step.step, $0) } }
    if checks.contains(where: { $0.1.verdict == .doesNotCompile }) { return .uncompiled }
    if checks.contains(where: { $0.1.verdict.owner == .grader }) { return .undecided }
    guard let first = checks.first(where: { $0.1.verdict != .pass && $0.1.verdict != .skipped }) else { return .passed }
    return .refused(step: first.0, first.1)
  }

  private func score(_ ends: [End], _ step: Step) -> RewriteScore {
    var counts: [Rewrite.Kind: RewriteScore.Count] = [:]
    var score = RewriteScore(step: step.id)
    for end in ends {
      let kind = end.rewrite.kind
      switch end.outcome {
      case .passed: counts[kind, default: .init(kind: kind.rawValue)].passed += 1
      case .uncompiled: counts[kind, default: .init(kind: kind.rawValue)].uncompiled += 1
      case .undecided: counts[kind, default: .init(kind: kind.rawValue)].undecided += 1
      case .refused(let checkStep, let check):
        counts[kind, default: .init(kind: kind.rawValue)].refused += 1
        score.refused.append(refused(end.rewrite, check, of: checkStep, step))
      }
    }
    score.counts = Rewrite.Kind.allCases.compactMap { counts[$0] }
    return score
  }

  private func refused(_ rewrite: Rewrite, _ check: CheckReport, of checkStep: String, _ step: Step) -> RefusedRewrite {
    let program = lesson.steps.firstIndex { $0.id == step.id }.map { states.solutions[$0] } ?? ProgramSource()
    let origin = rewrite.origin
    // The head of a type may stand in a starter far above.
    let place =
      rewrite.kind.isOfType
      ? step.solutions.first?.snippets.first?.fence ?? step.location
      : SourceLocation(file: origin.file, line: origin.line, column: origin.column(for: rewrite.column))
    return RefusedRewrite(
      location: place, kind: rewrite.kind.rawValue, original: rewrite.original, change: rewrite.change,
      check: check.check, checkStep: checkStep, reason: check.summary, explanation: check.explanation,
      difference: ProgramDifference.lines(from: program, to: program.rewritten(by: [rewrite])))
  }
}
