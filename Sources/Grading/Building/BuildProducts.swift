internal import CourseModel
internal import Scaffolding
internal import Storage
internal import SwiftSource

/// What ``ProgramBuilder`` made of a program: an app for each scene, and why checks without an app have none.
struct BuildProducts: Sendable {
  var learner: LearnerModule
  let states: LessonStates
  /// By the number of the scene; 0 without a scene.
  var apps: [Int: AppBuild] = [:]
  /// The executables of those that have one.
  var programs: [Int: HeldFile] = [:]

  /// What a check can be run with, or its verdict without a run.
  enum Readiness: Sendable {
    case run(HeldFile)
    case decided(Verdict, String, at: SourceLocation? = nil)
  }

  var messages: [SubmissionMessage] { learner.messages }

  /// The files of a program that are in the learner's module.
  func compiled(of program: ProgramSource) -> ProgramSource {
    var program = program
    for name in learner.leftOut { program.removeFile(name) }
    program = program.blanked(learner.leftOutCode)
    for name in learner.brokenFiles {
      program.removeFile(name)
      if let starter = states.initial[file: name] { program.add(starter) }
    }
    return program
  }

  func readiness(for check: GradingPlan.Check) -> Readiness {
    if let (verdict, reason) = obstacle(for: check) { return .decided(verdict, reason) }
    let number = check.scaffold.scene?.number ?? 0
    guard let app = apps[number] else {
      return .decided(.doesNotCompile, "Other files of the app do not compile: \(firstError).")
    }
    if let reason = app.linkFailure { return .decided(app.lacksLibrary ? .unsupported : .doesNotCompile, reason) }
    if let failure = app.sceneFailure {
      return .decided(failure.verdict, failure.reason, at: failure.cause?.location)
    }
    for probe in check.scaffold.usedProbes {
      if let failure = app.probeFailures[probe.number] {
        return .decided(failure.verdict, failure.reason, at: failure.cause?.location)
      }
    }
    guard let program = programs[number] else { return .decided(.missing, "Something is missing.") }
    return .run(program)
  }

  /// Why a check can't be decided whatever else is compiled.
  func obstacle(for check: GradingPlan.Check) -> (Verdict, String)? {
    let needed = states.neededFiles(of: check.step)
    if let message = learner.unsupported.filter({ needed.contains($0.key) }).min(by: { $0.key < $1.key })?.value {
      return (.unsupported, place(message))
    }
    if let stopped = learner.stopped { return (.doesNotCompile, stopped) }
    guard learner.object == nil else { return nil }
    // A file that the lesson does not know may be needed by any step.
    let ownFiles = learner.brokenFiles.filter { states.initial[file: $0] == nil }
    if let message = ownFiles.sorted().firstResult({ learner.unsupported[$0] }) {
      return (.unsupported, place(message))
    }
    let isInTheWay = !ownFiles.isEmpty || !learner.brokenFiles.isDisjoint(with: needed)
    if !isInTheWay && !learner.brokenFiles.isEmpty { return nil }
    return (.doesNotCompile, firstError)
  }

  private var firstError: String {
    learner.messages.first { $0.kind == .error }.map(place) ?? "The code does not compile"
  }

  private func place(_ message: SubmissionMessage) -> String {
    (message.location.map { "\($0): " } ?? "") + message.message
  }
}
