internal import AppProtocol
internal import CourseModel
internal import Foundation
internal import Sandboxing

/// Runs the checks of a plan, each when those that it needs have been decided, several at once.
struct PlanRunner: Sendable {
  let plan: GradingPlan
  let work: Work
  let examiner: String
  let seeds: Seeds
  /// What is only assumed of UIKit: a clause each, by the name that the app gives it.
  let assumptions: [String: String]
  let jobs: Int
  /// Seconds; `nil` for what the check says, or the grader's own.
  let timeout: Double?
  let progress: @Sendable (_ done: Int) -> Void

  /// The results in the order of the plan.
  func run() async throws -> [CheckReport] {
    var results: [Int: CheckReport] = [:]
    while results.count < plan.checks.count {
      let ready = plan.checks.indices.filter { index in
        results[index] == nil && plan.checks[index].needs.allSatisfy { results[$0] != nil }
      }
      // Checks only need earlier ones, so there is always one that is ready.
      let decided = results
      let reports = try await ready.parallelMap(limit: jobs) { index in
        (index, try await report(plan.checks[index], decided))
      }
      for (index, report) in reports { results[index] = report }
      progress(results.count)
    }
    return plan.checks.indices.compactMap { results[$0] }
  }

  private func report(_ check: GradingPlan.Check, _ decided: [Int: CheckReport]) async throws -> CheckReport {
    if let need = check.needs.first(where: { decided[$0]?.verdict != .pass }) {
      let title = plan.checks[need].title
      return plain(check, .skipped, "It needs the check \"\(title)\", which did not pass.")
    }
    switch work.means(for: check) {
    case .decided(let verdict, let reason): return plain(check, verdict, reason)
    case .run(let executable): return try await run(check, executable)
    }
  }

  private func run(_ check: GradingPlan.Check, _ executable: String) async throws -> CheckReport {
    let timeout = check.snippet.timeout ?? timeout ?? GradingOptions.defaultTimeout
    let start = ContinuousClock.now
    let run = CheckRun(
      app: executable, examiner: examiner,
      assignment: Assignment(check: check.scaffold.id, seed: seeds.seed(of: check.scaffold.id)), timeout: timeout)
    let result = try await run.run()
    let judgement = Judgement(result, timeout: timeout)
    var report = plain(check, judgement.verdict, judgement.reason)
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    // Names that UIKit does not have are the learner's invention.
    report.assumptions = (judgement.finding?.assumptions ?? []).compactMap { assumptions[$0] }
    guard judgement.verdict != .pass else { return report }
    report.output = Self.readable(result.app.standardOutput)
    guard let finding = judgement.finding else { return report }
    report.story = finding.story
    if let line = finding.line { report.location.position = .init(line: line, column: 1) }
    if check.snippet.isHidden {
      if judgement.verdict == .fail { report.reason = finding.reasonWithoutExpectation ?? finding.reason }
    } else {
      report.expected = finding.expected
      report.seen = finding.seen
    }
    return report
  }

  private func plain(_ check: GradingPlan.Check, _ verdict: Verdict, _ reason: String?) -> CheckReport {
    let needsHelp = verdict.owner == .learner && verdict != .pass
    return CheckReport(
      check: check.id, title: check.title, verdict: verdict, reason: reason.map(Self.sentence),
      location: check.snippet.location,
      hint: needsHelp ? plan.lesson.steps[check.step].hints.first?.text : nil)
  }

  /// With a capital letter and a full stop.
  private static func sentence(_ clause: String) -> String {
    guard let first = clause.first else { return clause }
    let isClosed = clause.last.map { ".!?…\"'".contains($0) } ?? true
    // A name out of code, or a path, keeps its letters.
    let isWord = clause.prefix { $0 != " " }.allSatisfy { $0.isLetter && !($0.isUppercase && $0 != first) }
    return (isWord ? first.uppercased() + clause.dropFirst() : clause) + (isClosed ? "" : ".")
  }

  /// The start of what the app printed.
  private static func readable(_ output: [UInt8]) -> String {
    let text = String(decoding: output.prefix(2_000), as: UTF8.self)
    return output.count > 2_000 ? text + "…" : text
  }
}
