internal import CourseModel
internal import Foundation
internal import RuntimeBuilding
internal import Scaffolding
internal import SwiftSource
internal import Toolchain

/// Compiles a program for all checks of a plan.
///
/// How this works: when a file does not compile, the lesson's starter stands in for it, so that the steps that do not rest
/// on that file can still be graded. The solution never does: it must not be in the app's process.
struct Workshop: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  let mode: LanguageMode
  let jobs: Int
  let states: LessonStates
  let directory: String

  func prepare(_ program: ProgramSource, for plan: GradingPlan) async throws -> Work {
    let builder = LearnerModuleBuilder(compiler: compiler, runtime: runtime, mode: mode)
    let learner = try await builder.build(program, in: try folder("learner"))
    var work = Work(learner: learner, states: states)
    guard learner.object == nil else {
      try await makeImages(&work, learner, program, plan)
      return work
    }
    var mended = program
    for name in learner.brokenFiles {
      mended.removeFile(name)
      if let starter = states.initial[file: name] { mended.add(starter) }
    }
    if !learner.brokenFiles.isEmpty, mended != program {
      let second = try await builder.build(mended, in: try folder("mended"))
      if second.object != nil { try await makeImages(&work, second, mended, plan) }
    }
    return work
  }

  /// An image for each scene.
  private func makeImages(
    _ work: inout Work, _ learner: LearnerModule, _ program: ProgramSource, _ plan: GradingPlan
  ) async throws {
    guard let object = learner.object else { return }
    let builder = AppImageBuilder(compiler: compiler, runtime: runtime, mode: mode, jobs: jobs)
    let files = CompilerNames(program.files.map(\.name)).allSafe
    let checks = plan.checks.filter { work.obstacle(for: $0) == nil }
    for (number, group) in Dictionary(grouping: checks, by: { $0.scaffold.scene?.number ?? 0 }).sorted(by: {
      $0.key < $1.key
    }) {
      let probes = Dictionary(group.flatMap(\.scaffold.linkedProbes).map { ($0.number, $0) }) { first, _ in first }
      work.images[number] = try await builder.build(
        learner, object: object, files: files, scene: group.first?.scaffold.scene,
        probes: probes.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  private func folder(_ name: String) throws -> String {
    let path = directory + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }
}

/// A program compiled for a plan: the images, and what stands in the way of checks that have none.
struct Work: Sendable {
  let learner: LearnerModule
  let states: LessonStates
  /// By the number of the scene; 0 without a scene.
  var images: [Int: AppImage] = [:]

  /// What a check can be run with, or its verdict without a run.
  enum Means: Sendable {
    case run(executable: String)
    case decided(Verdict, String)
  }

  var messages: [SubmissionMessage] { learner.messages }

  func means(for check: GradingPlan.Check) -> Means {
    if let (verdict, reason) = obstacle(for: check) { return .decided(verdict, reason) }
    guard let image = images[check.scaffold.scene?.number ?? 0] else {
      return .decided(.doesNotCompile, "Other files of the app do not compile: \(firstError).")
    }
    if let reason = image.unlinkable { return .decided(.doesNotCompile, reason) }
    if let misfit = image.misfit { return .decided(misfit.verdict, misfit.reason) }
    for probe in check.scaffold.usedProbes {
      if let misfit = image.unusableProbes[probe.number] { return .decided(misfit.verdict, misfit.reason) }
    }
    guard let executable = image.executable else { return .decided(.missing, "Something is missing.") }
    return .run(executable: executable)
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
