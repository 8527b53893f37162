internal import CourseModel
internal import Foundation
internal import RuntimeBuilding
internal import Scaffolding
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

/// Builds the apps that the checks of a plan run: one for each scene.
///
/// How this works: when a file does not compile, the lesson's starter stands in for it, so that the steps that do not rest
/// on that file can still be graded. The solution never does: it must not be in the app's process. A file that the lesson
/// does not know, and nothing of the program needs, is left out instead (``SpareFiles``).
struct ProgramBuilder: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  let mode: LanguageMode
  let jobs: Int
  let states: LessonStates
  let directory: FilePath
  /// Whether a processor may be idle otherwise: then the program's code is compiled beside the scenes, which takes more work and less time.
  var isAlone = false

  func build(_ program: ProgramSource, for plan: GradingPlan) async throws -> BuildProducts {
    let builder = LearnerModuleBuilder(compiler: compiler, runtime: runtime, mode: mode)
    let code = isAlone ? CodeCompilation() : nil
    var whole = try await builder.compiling(beside: code).build(program, in: try folder("learner"))
    if let code, code.hasBegun {
      if let products = try await productsBeside(code, whole, program, plan) { return products }
      whole = try await builder.build(program, in: try folder("alone"))
    }
    let (reduced, rest) = try await withoutSpareFiles(whole, program, builder, plan)
    let (learner, compiled) = try await withoutSpareCode(reduced, rest, builder, plan)
    var products = BuildProducts(learner: learner, states: states)
    guard learner.object == nil else {
      try await buildApps(&products, learner, compiled, plan)
      return products
    }
    var mended = compiled
    for name in learner.brokenFiles {
      mended.removeFile(name)
      if let starter = states.initial[file: name] { mended.add(starter) }
    }
    if !learner.brokenFiles.isEmpty, mended != compiled {
      let second = try await builder.build(mended, in: try folder("mended"))
      if second.object != nil { try await buildApps(&products, second, mended, plan) }
    }
    return products
  }

  /// - Returns: `nil` where the code can't be compiled.
  private func productsBeside(
    _ code: CodeCompilation, _ learner: LearnerModule, _ program: ProgramSource, _ plan: GradingPlan
  ) async throws -> BuildProducts? {
    var products = BuildProducts(learner: learner, states: states)
    do {
      try await buildApps(&products, learner, program, plan, code)
      // Where no app was linked, nobody has waited for it.
      try await code.finish()
      return products
    } catch is CodeCompilation.Unsound {
      return nil
    } catch {
      await code.abandon()
      throw error
    }
  }

  /// The program without files that are in its way and that it does not need, or as it is.
  private func withoutSpareFiles(
    _ whole: LearnerModule, _ program: ProgramSource, _ builder: LearnerModuleBuilder, _ plan: GradingPlan
  ) async throws -> (LearnerModule, ProgramSource) {
    guard whole.object == nil, whole.stopped == nil,
      var spare = SpareFiles(
        of: program, whole, states: states,
        used: plan.lesson.names(inCodeOf: [.scene, .probe, .check]).union(plan.namesInInterfaces))
    else { return (whole, program) }
    // A test may need another test's file, which is in the way only when that is gone.
    for round in 1...2 {
      var module = try await builder.build(spare.program, in: try folder("reduced-\(round)"))
      if module.object == nil, round == 1, !spare.add(from: module, states) { continue }
      guard spare.isEnough(module, before: whole) else { break }
      module.messages = spare.reasons.map(\.message) + module.messages
      module.leftOut = Set(spare.reasons.map(\.name))
      return (module, spare.program)
    }
    return (whole, program)
  }

  /// The program without declarations that can't be compiled here and that nothing comes to, or as it is.
  private func withoutSpareCode(
    _ whole: LearnerModule, _ program: ProgramSource, _ builder: LearnerModuleBuilder, _ plan: GradingPlan
  ) async throws -> (LearnerModule, ProgramSource) {
    var (best, compiled) = (whole, program)
    // The compiler looks at some things only when others are right.
    for round in 1...3 {
      guard best.object == nil, best.stopped == nil, !best.lackingPlaces.isEmpty else { break }
      let ofLesson = plan.lesson.names(inCodeOf: [.starter, .solution, .scene, .probe, .check])
      let kept = ofLesson.union(plan.namesInInterfaces)
      guard
        let spare = try? await SpareCode(of: compiled, best, names: runtime.names, kept: kept)
      else { break }
      var module = try await builder.build(spare.program, in: try folder("without-\(round)"))
      guard module.stopped == nil, module.object != nil || module.hasNoErrorBut(those: best) else { break }
      module.messages = spare.messages + best.messages.filter(\.isAboutLeftOut) + module.messages
      module.leftOut = best.leftOut
      module.leftOutCode = best.leftOutCode.merging(spare.ranges) { $0 + $1 }
      (best, compiled) = (module, spare.program)
    }
    return (best, compiled)
  }

  /// Builds one app for each scene.
  private func buildApps(
    _ products: inout BuildProducts, _ learner: LearnerModule, _ program: ProgramSource, _ plan: GradingPlan,
    _ code: CodeCompilation? = nil
  ) async throws {
    guard let object = learner.object else { return }
    let builder = AppBuilder(compiler: compiler, runtime: runtime, mode: mode, jobs: jobs, code: code)
    let files = SafeFileNames(program.files.map(\.name)).allSafe
    let checks = plan.checks.filter { products.obstacle(for: $0) == nil }
    let groups = Dictionary(grouping: checks) { $0.scaffold.scene?.number ?? 0 }.sorted { $0.key < $1.key }
    let apps = try await groups.parallelMap(limit: jobs) { number, group in
      let probes = Dictionary(group.flatMap(\.scaffold.linkedProbes).map { ($0.number, $0) }) { first, _ in first }
      let scene = try await group.first?.scaffold.scene?.beginning(program)
      let app = try await builder.build(
        learner, object: object, files: files, scene: scene,
        probes: probes.sorted { $0.key < $1.key }.map(\.value))
      return (number, app)
    }
    for (number, app) in apps {
      products.apps[number] = app
      products.programs[number] = try app.executable.map { try HeldFile($0) }
    }
  }

  private func folder(_ name: String) throws -> FilePath {
    let path = directory.appending(name)
    try path.makeDirectory()
    return path
  }
}

extension GradingPlan {
  /// What interface files of its scenes name: they make objects of classes, and call methods, that no code need name.
  fileprivate var namesInInterfaces: Set<String> {
    checks.compactMap(\.scaffold.scene?.namesInInterfaces).reduce(into: []) { $0.formUnion($1) }
  }
}
