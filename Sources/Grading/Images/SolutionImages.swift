internal import CourseModel
internal import Foundation
internal import Scaffolding
internal import SwiftSource
internal import Toolchain

/// The apps of a lesson's own solutions, for checks that compare with them. Kept by content, and never in one process with
/// a learner's code.
struct SolutionImages: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  let cache: String
  let mode: LanguageMode
  let jobs: Int
  let states: LessonStates

  /// - Throws: ``NoSolution`` when the lesson has none that can be run.
  func executable(for check: GradingPlan.Check) async throws -> String {
    guard states.solutions.indices.contains(check.step) else { throw NoSolution(reason: "there is none") }
    let program = states.solutions[check.step]
    let scene = check.scaffold.scene
    let identity = ContentHash(
      [runtime.identity.description, mode.rawValue, scene?.module(learnerFiles: []).text ?? ""]
        + program.files.flatMap { [$0.name, $0.text] })
    let directory = cache + "/solutions/\(identity)"
    if !FileManager.default.fileExists(atPath: directory + "/app") {
      try await CacheDirectory.make(directory) { draft in try await build(program, scene, in: draft) }
    }
    return directory + "/app"
  }

  private func build(_ program: ProgramSource, _ scene: Scene?, in directory: String) async throws {
    let work = try TemporaryDirectory()
    defer { work.remove() }
    let learner = try await LearnerModuleBuilder(compiler: compiler, runtime: runtime, mode: mode)
      .build(program, in: work.path)
    guard let object = learner.object else {
      throw NoSolution(reason: learner.messages.first { $0.kind == .error }?.message ?? "it does not compile")
    }
    let image = try await AppImageBuilder(compiler: compiler, runtime: runtime, mode: mode, jobs: jobs).build(
      learner, object: object, files: CompilerNames(program.files.map(\.name)).allSafe, scene: scene, probes: [])
    guard let executable = image.executable else {
      throw NoSolution(reason: image.misfit?.reason ?? image.unlinkable ?? "it cannot be linked")
    }
    try FileManager.default.copyItem(atPath: executable, toPath: directory + "/app")
  }

  /// The lesson's solution can't be compared with; its author has to mend it.
  struct NoSolution: Error, CustomStringConvertible {
    var reason: String
    var description: String { "The app of the step's solution can't be run: \(reason)" }
  }
}
