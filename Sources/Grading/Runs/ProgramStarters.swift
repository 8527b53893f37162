internal import Foundation
internal import RuntimeBuilding
internal import Sandboxing
internal import Storage
internal import SystemPackage
internal import Toolchain

/// The processes that start apps and examiners, each as a copy of one that has loaded Foundation, UIKit and the agent, or the examiner's words.
///
/// They are made of C, by the toolchain's own compiler, when the first check is run, and kept by content. Where that fails, or a
/// program can't be loaded like a library, it is executed, with the same report.
actor ProgramStarters {
  /// What a program is called by itself, and the name of the starter's executable.
  enum Kind: String, CaseIterable {
    case app, examiner
  }

  private let compiler: SwiftCompiler
  private let runtime: Runtime
  private let cache: SealedCache
  private let sources: FilePath
  private var servers: [Kind: Task<ProgramServer?, Never>] = [:]

  /// - Parameter sources: The folder of all modules.
  init(compiler: SwiftCompiler, runtime: Runtime, cache: SealedCache, sources: FilePath) {
    self.compiler = compiler
    self.runtime = runtime
    self.cache = cache
    self.sources = sources
  }

  /// - Returns: `nil` for what has to be executed.
  func server(_ kind: Kind, for program: HeldFile) async -> ProgramServer? {
    guard ContainmentTier.reached.hasNamespaces, LoadableProgram.isLoadable(program) else { return nil }
    if let server = servers[kind] { return await server.value }
    let server = Task { [compiler, runtime, cache, sources] in
      try? await Self.start(kind, compiler, runtime, cache, sources)
    }
    servers[kind] = server
    return await server.value
  }

  private static func start(
    _ kind: Kind, _ compiler: SwiftCompiler, _ runtime: Runtime, _ cache: SealedCache, _ sources: FilePath
  ) async throws -> ProgramServer? {
    let parts = try parts(sources)
    let identity = ContentHash(
      ["starter 1", runtime.linkIdentity.description] + parts.map { ContentHash(of: $0)?.description ?? "" })
    let entry = try await cache.entry(for: identity) { draft in
      try await compile(parts, compiler, runtime, sources, into: draft)
    }
    guard let executable = entry[kind.rawValue] else { return nil }
    let server = try ProgramServer(
      executable.path.string, name: kind.rawValue, environment: CheckRun.environment(home: "/"),
      paths: CheckRun.homeVariables)
    try executable.requireUntouched()
    return server
  }

  private static let folder = "CSandbox"
  private static let main = "ProgramStarter/main.c"

  /// The files of C, and their headers.
  private static func parts(_ sources: FilePath) throws -> [FilePath] {
    let folder = sources.appending(Self.folder)
    return folder.subpaths.filter { $0.hasSuffix(".c") || $0.hasSuffix(".h") }.sorted().map(folder.appending)
      + [sources.appending(main)]
  }

  private static func compile(
    _ parts: [FilePath], _ compiler: SwiftCompiler, _ runtime: Runtime, _ sources: FilePath, into draft: FilePath
  ) async throws {
    var objects: [String] = []
    for part in parts where part.extension == "c" {
      let object = draft.appending("\(objects.count).o").string
      let command = compiler.toolchain.cCompiler(
        arguments: [
          "-c", "-O2", "-fPIE", "-I", sources.appending(folder).appending("include").string, "-o", object, part.string,
        ])
      let ending = try await Supervisor.run(command)
      guard ending.succeeded else {
        throw LaunchFailure(executable: part.string, step: ending.errorText, code: ENOEXEC)
      }
      objects.append(object)
    }
    for (kind, library) in [(Kind.app, runtime.appLibrary), (.examiner, runtime.examinerLibrary)] {
      let outcome = try await compiler.link(
        objects: objects, libraries: [library.string], executable: draft.appending(kind.rawValue).string)
      guard outcome.succeeded else { throw BuildFailure(part: "what starts programs", outcome: outcome) }
    }
    for object in objects { try FileManager.default.removeItem(atPath: object) }
  }
}
