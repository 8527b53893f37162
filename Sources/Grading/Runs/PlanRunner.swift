internal import AppProtocol
internal import CourseModel
internal import Foundation
internal import Sandboxing
internal import Storage

/// Runs the checks of a plan, each when those that it needs have been decided, several at once.
struct PlanRunner: Sendable {
  let plan: GradingPlan
  let products: BuildProducts
  let examiner: HeldFile
  let solutions: LessonAppBuilder
  var seeds: Seeds
  /// What is only assumed of UIKit: a clause each, by the name that the app gives it.
  let assumptions: [String: String]
  /// What the app may say that Coursemark lacks.
  let claims: UnsupportedClaims
  /// What the app uses that Coursemark only stores.
  let stored: StoredOnlyNames
  /// Where in the learner's code an app has crashed.
  let crashes: CrashPlaces
  /// As the user would type it.
  let submission: String
  let jobs: Int
  /// In place of ``jobs``, where programs are graded side by side.
  var limit: JobLimit?
  /// Before those of the lesson.
  let limits: ResourceLimits
  /// Whether stories are made as short as possible.
  var shrinks: Bool
  /// Whether the screen is drawn where a check did not pass.
  let draws: DrawnScreens
  let progress: @Sendable (_ done: Int) -> Void
  /// Called with each check as soon as it is decided.
  var decided: @Sendable (CheckReport) -> Void = { _ in }

  /// The results in the order of the plan. A check is begun as soon as those that it needs are decided and there is a place for it: to
  /// wait for all that are under way would leave processors idle beside the slowest of them. For the same reason one that plays what
  /// earlier steps have taught is begun before they are decided when there is nothing else to do; its result is told after theirs.
  func run() async throws -> [CheckReport] {
    try await withThrowingTaskGroup(of: (Int, CheckReport).self) { group in
      var results: [Int: CheckReport] = [:]
      var early: [Int: CheckReport] = [:]
      var waiting = Array(plan.checks.indices)
      var running = 0
      while results.count < plan.checks.count {
        // Checks only need earlier ones, and those of later steps that need none: something is under way or can be begun.
        while running < limit?.count ?? jobs, let next = place(of: waiting, after: results) {
          let (index, decided) = (waiting.remove(at: next), results)
          running += 1
          group.addTask {
            guard let limit else { return (index, try await report(plan.checks[index], decided)) }
            return try await limit.run { (index, try await report(plan.checks[index], decided)) }
          }
        }
        guard let (index, report) = try await group.next() else { break }
        running -= 1
        early[index] = report
        for index in early.keys.sorted() where plan.checks[index].replays.allSatisfy({ results[$0] != nil }) {
          let report = skipped(plan.checks[index], results) ?? early[index]
          early[index] = nil
          results[index] = report
          if let report { decided(report) }
          progress(results.count)
        }
      }
      return plan.checks.indices.compactMap { results[$0] }
    }
  }

  /// The place in `waiting` of the check to begin now, if one can be.
  private func place(of waiting: [Int], after decided: [Int: CheckReport]) -> Int? {
    let ready = waiting.indices.filter { place in
      let check = plan.checks[waiting[place]]
      return (check.needs + check.laterChecks).allSatisfy { decided[$0] != nil }
    }
    return ready.first { plan.checks[waiting[$0]].replays.allSatisfy { decided[$0] != nil } } ?? ready.first
  }

  /// What is said of a check in place of running it, when what it needs has not passed, or an earlier step has failed that it would play
  /// again. What was only left open does not stop it.
  private func skipped(_ check: GradingPlan.Check, _ decided: [Int: CheckReport]) -> CheckReport? {
    if let need = check.needs.first(where: { decided[$0]?.verdict != .pass }) {
      let cause = plan.checks[need]
      var report = plain(check, .skipped, "It needs the check \"\(cause.title)\", which did not pass.")
      report.restsOnUndecided = decided[need]?.isUndecided == true ? true : nil
      // Whatever kept an earlier step's check from passing has cost that step, or one before it.
      let isEarlier = cause.step < check.step && decided[need]?.isUndecided == false
      report.waitsForStep = awaited(
        by: check, decided[need]?.waitsForStep ?? (isEarlier ? plan.lesson.steps[cause.step].id : nil))
      return report
    }
    let stops = { (place: Int) in decided[place]?.verdict.isMistake == true || decided[place]?.waitsForLaterStep == true
    }
    guard let failed = check.replays.first(where: stops),
      case .run = products.readiness(for: check)
    else { return nil }
    let step = plan.lesson.steps[plan.checks[failed].step]
    let words = "It plays what earlier steps built, too, and \"\(step.title)\" does not pass yet."
    var report = plain(check, .skipped, words)
    report.waitsForStep = awaited(by: check, decided[failed]?.waitsForStep ?? step.id)
    return report
  }

  /// A step never waits for itself.
  private func awaited(by check: GradingPlan.Check, _ step: String?) -> String? {
    step == plan.lesson.steps[check.step].id ? nil : step
  }

  func report(_ check: GradingPlan.Check, _ decided: [Int: CheckReport]) async throws -> CheckReport {
    if let skipped = skipped(check, decided) { return skipped }
    switch products.readiness(for: check) {
    case .decided(let verdict, let reason, let place):
      var report = plain(check, verdict, reason)
      report.cause = place
      return report
    case .run(let app):
      guard let later = check.laterChecks.lazy.compactMap({ cause(of: $0, decided) }).first else {
        return try await run(check, app)
      }
      return try await reportWaiting(for: later, check, app)
    }
  }

  /// The check that fails where one of a later step does not pass: that one, or the one that it is left to itself.
  private func cause(of later: Int, _ decided: [Int: CheckReport]) -> GradingPlan.Check? {
    if decided[later]?.verdict == .fail { return plan.checks[later] }
    guard decided[later]?.waitsForLaterStep == true else { return nil }
    return plan.checks[later].laterChecks.lazy.compactMap { cause(of: $0, decided) }.first
  }

  /// A check while one of a later step does not pass that it rests on. A mistake that it finds is taken for that step's: it costs that one
  /// alone, and is told there.
  private func reportWaiting(
    for later: GradingPlan.Check, _ check: GradingPlan.Check, _ app: HeldFile
  ) async throws -> CheckReport {
    var brief = self
    brief.shrinks = false
    let report = try await brief.run(check, app)
    // A crash says itself where and why.
    guard report.verdict == .fail else { return report }
    let step = plan.lesson.steps[later.step]
    var waiting = plain(
      check, .skipped, "It can't be told while \"\(later.title)\" of \"\(step.title)\" does not pass.")
    (waiting.waitsForStep, waiting.waitsForLaterStep) = (step.id, true)
    return waiting
  }

  private func run(_ check: GradingPlan.Check, _ app: HeldFile) async throws -> CheckReport {
    let start = ContinuousClock.now
    do {
      let decision = try await decide(check, app)
      var report = report(check, decision)
      if draws != .none { report.pictures = try await pictures(check, decision) }
      report.seconds = (ContinuousClock.now - start) / .seconds(1)
      return report
    } catch let problem as LessonAppBuilder.LessonAppFailure {
      return plain(check, .fault, problem.description)
    } catch let failure as LaunchFailure where failure.isAbout(app) {
      let words = String(cString: strerror(failure.code))
      return plain(check, .doesNotCompile, "The system can't start the app that was made of your code: \(words).")
    }
  }

  /// Plays the stories of a check, and then as many as it takes to have the shortest one that shows what is wrong.
  /// - Parameter drawing: `nil` for what ``draws`` says.
  func decide(
    _ check: GradingPlan.Check, _ app: HeldFile, traces: Bool = false, drawing: Assignment.Drawing? = nil
  ) async throws -> Decision {
    var run = try await checkRun(check, app, traces: traces)
    if let drawing { run.assignment.drawing = drawing }
    let decision = try await StoryRuns(run: run).decision { claims.examined(Judgement($0, limits: run.limits)) }
    var decided = shrinks ? try await StoryShrinking(run: run).shortest(decision) : decision
    decided.judgement = try await crashes.examined(
      stored.examined(decided.judgement, isHidden: check.snippet.isHidden), app: decided.result.app, executable: app
    ) { LaterOutlets(after: check, in: plan.lesson) }
    return decided
  }

  func checkRun(_ check: GradingPlan.Check, _ app: HeldFile, traces: Bool = false) async throws -> CheckRun {
    CheckRun(
      app: app, examiner: examiner,
      solution: check.snippet.oracle == .solution ? try await solutions.executable(for: check) : nil,
      assignment: Assignment(
        check: check.scaffold.id, seed: seeds.seed(of: check.scaffold.id), traces: traces,
        drawing: draws.assigned),
      limits: limits(of: check),
      containment: solutions.containment)
  }

  /// Whoever grades goes before the check, that before its step, and that before the lesson and its course.
  func limits(of check: GradingPlan.Check) -> CheckLimits {
    var own = ResourceLimits()
    own[.timeout] = check.snippet.timeout
    let ofLesson = own.over(plan.lesson.steps[check.step].limits).over(plan.lesson.limits)
    return CheckLimits(limits.over(ofLesson))
  }

  /// Runs the one check of the plan, and tells what was seen.
  func replay() async throws -> (report: CheckReport, events: [Replay.Event]) {
    let check = plan.checks[0]
    guard case .run(let app) = products.readiness(for: check) else { return (try await report(check, [:]), []) }
    do {
      let decision = try await decide(check, app, traces: true)
      let events = (decision.result.finding?.trace ?? []).map { event in
        Replay.Event(
          words: event.words, observations: event.observations.map { .init(seen: $0.seen, expected: $0.expected) },
          isFirstDifference: event.isFirstDifference)
      }
      return (report(check, decision), events)
    } catch let problem as LessonAppBuilder.LessonAppFailure {
      return (plain(check, .fault, problem.description), [])
    }
  }

  func report(_ check: GradingPlan.Check, _ decision: Decision) -> CheckReport {
    let judgement = decision.judgement
    var report = plain(check, judgement.verdict, judgement.reason)
    // Names that UIKit does not have are the learner's invention.
    report.assumptions = (judgement.finding?.assumptions ?? []).compactMap { assumptions[$0] }
    if judgement.verdict == .pass, let leaks = judgement.finding?.leaks, !leaks.isEmpty { report.leaks = leaks }
    guard judgement.verdict != .pass else { return report }
    report.output = Self.readable(decision.result.app.standardOutput)
    guard let finding = judgement.finding else { return report }
    report.story = finding.story
    report.events = finding.shrinking?.events
    if let line = finding.line { report.location.position = .init(line: line, column: 1) }
    if check.snippet.isHidden {
      if judgement.verdict == .fail { report.reason = finding.reasonWithoutExpectation ?? finding.reason }
    } else {
      report.expected = finding.expected
      report.seen = finding.seen
      if finding.shrinking != nil { report.replay = replayCommand(check) }
    }
    return report
  }

  /// What to type to see the story again.
  private func replayCommand(_ check: GradingPlan.Check) -> String {
    let words = [
      "coursemark", "replay", plan.lesson.directory, check.id, "--seed", seeds.text, "--submission", submission,
    ]
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  private func plain(_ check: GradingPlan.Check, _ verdict: Verdict, _ reason: String?) -> CheckReport {
    CheckReport(
      check: check.id, title: check.title, verdict: verdict, reason: reason.map(Self.sentence),
      location: check.snippet.location)
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

extension LaunchFailure {
  /// Whether the bytes of a program are to blame that it could not be started. The examiner has started before it, so nothing of the
  /// computer's is missing.
  fileprivate func isAbout(_ program: HeldFile) -> Bool {
    step == "execve" && executable == program.path.string && [ENOENT, ENOEXEC, ELIBBAD, EINVAL].contains(code)
  }
}
