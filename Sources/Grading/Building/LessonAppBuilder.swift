internal import CourseModel
internal import Foundation
internal import RuntimeBuilding
internal import Scaffolding
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

/// The apps of a lesson's own programs, for checks that compare with solutions and for pictures. Kept by content, and never in one process with
/// a learner's code.
struct LessonAppBuilder: Sendable {
  var compiler: SwiftCompiler
  let runtime: Runtime
  let cache: SealedCache
  let mode: LanguageMode
  let jobs: Int
  let states: LessonStates
  /// What starts the programs of checks.
  var starters: ProgramStarters?

  var containment: CheckContainment { CheckContainment(runtime, compiler.toolchain, starters: starters) }

  /// The app of the solution of the check's step.
  /// - Parameter probes: What the app has beside what a user sees.
  /// - Throws: ``LessonAppFailure`` when the lesson has none that can be run.
  func executable(for check: GradingPlan.Check, probes: [Probe] = []) async throws -> HeldFile {
    guard states.solutions.indices.contains(check.step) else { throw LessonAppFailure(reason: "there is none") }
    return try await executable(of: states.solutions[check.step], scene: check.scaffold.scene?.own, probes: probes)
  }

  /// - Throws: ``LessonAppFailure`` when it is no program that can be run.
  func executable(of program: ProgramSource, scene: Scene?, probes: [Probe]) async throws -> HeldFile {
    let identity = identity(of: program, scene: scene, probes: probes)
    let entry = try await cache.entry(for: identity) { draft in try await build(program, scene, probes, in: draft) }
    guard let app = entry["app"] else { throw HostError(changed: entry.folder) }
    return app
  }

  /// The app of a program that is not the lesson's own, which is not kept.
  /// - Parameter directory: What it needs as long as it runs.
  /// - Throws: As ``executable(of:scene:probes:)``.
  func passingExecutable(
    of program: ProgramSource, scene: Scene?, probes: [Probe], in directory: FilePath
  ) async throws -> HeldFile {
    try await build(program, scene, probes, in: directory)
    return try HeldFile(directory.appending("app"))
  }

  /// All that decides what the app is.
  func identity(of program: ProgramSource, scene: Scene?, probes: [Probe]) -> ContentHash {
    ContentHash(
      [runtime.linkIdentity.description, mode.rawValue, scene?.module(learnerFiles: []).text ?? ""]
        + program.files.flatMap { [$0.name, $0.text] } + probes.map { $0.module(learnerFiles: []).text })
  }

  private func build(
    _ program: ProgramSource, _ scene: Scene?, _ probes: [Probe], in directory: FilePath
  ) async throws {
    let folder = try TemporaryDirectory()
    defer { folder.remove() }
    // The temporary directory itself can't be listed by the user that the compiler runs as, where that is another.
    let module = folder.path.appending("learner")
    try module.makeDirectory()
    let learner = try await LearnerModuleBuilder(compiler: compiler, runtime: runtime, mode: mode)
      .build(program, in: module)
    guard let object = learner.object else {
      let cause =
        learner.messages.first { $0.kind == .unsupported } ?? learner.messages.first { $0.kind == .error }
      throw LessonAppFailure(reason: learner.stopped ?? cause?.message ?? "it does not compile", cause: cause)
    }
    let app = try await AppBuilder(compiler: compiler, runtime: runtime, mode: mode, jobs: jobs).build(
      learner, object: object, files: SafeFileNames(program.files.map(\.name)).allSafe,
      scene: try await scene?.beginning(program), probes: probes)
    guard let executable = app.executable else {
      throw LessonAppFailure(
        reason: app.sceneFailure?.reason ?? app.linkFailure ?? "it cannot be linked", cause: app.sceneFailure?.cause)
    }
    try FileManager.default.copyItem(atPath: executable.string, toPath: directory.appending("app").string)
  }

  /// The lesson's solution can't be compared with; its author has to mend it.
  struct LessonAppFailure: Error, CustomStringConvertible, Equatable {
    var reason: String
    /// What the compiler says, at its place in the lesson, where it is that.
    var cause: SubmissionMessage?
    var description: String { "The app of the step's solution can't be run: \(reason)" }
  }
}
