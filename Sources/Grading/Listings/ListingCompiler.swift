internal import CourseModel
internal import Foundation
internal import Interop
internal import RuntimeBuilding
internal import Sandboxing
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

/// Compiles and runs listings: code that a course shows, and that is not graded.
///
/// A listing is compiled as a learner's program is, with the same UIKit and the same answers to what Linux lacks.
struct ListingCompiler: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime

  func compile(_ program: ListingProgram, mode: LanguageMode) async throws -> Compilation {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }
    var objectiveCUses = ObjectiveCUses()
    var draft: Draft
    var module: SwiftCompiler.Module
    var outcome: SwiftCompiler.Outcome
    repeat {
      draft = try Draft(program, mode: mode, runtime: runtime, directory: directory.path, objectiveCUses)
      module = try draft.module(draft.prepared.files + [draft.prepared.aliases], in: "checked")
      outcome = try await compiler.diagnose(module)
    } while objectiveCUses.learn(from: outcome.errors, draft.map)
    var compilation = Compilation(messages: draft.messages(draft.prepared.messages))
    compilation.messages += try draft.messages(outcome)
    compilation.isIncomplete = outcome.isIncomplete
    // What a selector names is known to a tree of types alone.
    if outcome.succeeded, program.source.files.contains(where: { $0.text.contains("#selector") }) {
      let (checked, tree) = try await compiler.check(module)
      if checked.succeeded { compilation.messages += draft.messages(draft.prepared.completed(with: tree).messages) }
    }
    return compilation
  }

  /// Runs the program's script in a process of its own, as an app is run, without a screen.
  /// - Returns: `nil` when it does not compile.
  func run(_ program: ListingProgram, mode: LanguageMode, timeout: Double) async throws -> ListingRun? {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }
    var objectiveCUses = ObjectiveCUses()
    var draft: Draft
    var (checked, tree): (SwiftCompiler.Outcome, TypedTree)
    repeat {
      draft = try Draft(program, mode: mode, runtime: runtime, directory: directory.path, objectiveCUses)
      (checked, tree) = try await compiler.check(
        try draft.module(draft.prepared.files + [draft.prepared.aliases], in: "checked"))
    } while objectiveCUses.learn(from: checked.errors, draft.map)
    guard checked.succeeded else { return nil }
    let completed = draft.prepared.completed(with: tree)
    let object = directory.path.appending("Listing.o").string
    let compiled = try await compiler.compile(
      try draft.module(draft.registering(completed.files) + [completed.registration], in: "compiled"), object: object)
    guard compiled.succeeded else { return nil }
    let executable = directory.path.appending("listing").string
    let linked = try await compiler.link(
      objects: [object], libraries: [runtime.appLibrary.string], executable: executable)
    guard linked.succeeded else {
      return ListingRun(.linkFailure(linked.errors.first?.message ?? "a name is missing"), output: "")
    }
    let home = try TemporaryDirectory()
    defer { home.remove() }
    let ending = try await Supervisor.run(
      CheckRun.command(
        executable, home: home.path.string, limits: CheckLimits(timeout: timeout),
        CheckContainment(runtime, compiler.toolchain)))
    return ListingRun(ListingRun.Ending(ending.status), output: ending.outputText)
  }
}

/// A program on its way to the compiler.
private struct Draft {
  let program: ListingProgram
  let mode: LanguageMode
  let runtime: Runtime
  let directory: FilePath
  let names: SafeFileNames
  let files: [Interop.File]
  let prepared: PreparedProgram

  init(
    _ program: ListingProgram, mode: LanguageMode, runtime: Runtime, directory: FilePath,
    _ objectiveCUses: ObjectiveCUses
  ) throws {
    self.program = program
    self.mode = mode
    self.runtime = runtime
    self.directory = directory
    names = SafeFileNames(program.source.files.map(\.name), script: program.script)
    files = program.source.files.map { [names] file in
      Interop.File(
        name: names.safe(file.name), text: file.text, topLevelCode: file.name == program.script ? .runs : .refused)
    }
    prepared = Interop.prepare(files, catalog: runtime.catalog, objectiveCUses: objectiveCUses.places)
  }

  var map: SourceMap {
    SourceMap(program: program.source, names: names, prepared: prepared, directory: directory)
  }

  func module(_ files: [Interop.File], in folder: String) throws -> SwiftCompiler.Module {
    let folder = directory.appending(folder)
    try folder.makeDirectory()
    let paths = try files.map { file in
      let path = folder.appending(file.name)
      try path.write(file.text)
      return path.string
    }
    return SwiftCompiler.Module(
      name: Interop.moduleName, files: paths, languageMode: mode.rawValue,
      searchPaths: runtime.learnerModules(mode).map(\.string),
      isScript: program.script != nil)
  }

  /// The script has to start with what an app starts with. Its first line is an import of ours, so no place moves.
  func registering(_ files: [Interop.File]) -> [Interop.File] {
    files.map { file in
      guard let script = program.script, file.name == names.safe(script) else { return file }
      return Interop.File(
        name: file.name,
        text: "MainActor.assumeIsolated { UIKit::_Listing.begin(); _coursemarkRegister() }; " + file.text)
    }
  }

  func messages(_ found: [InteropMessage]) -> [Compilation.Message] {
    found.filter { $0.kind == .error || $0.kind == .unsupported }.map {
      let message = map.message($0)
      return Compilation.Message(file: names.original($0.file), message, .init(own: message)).withoutGeneratedPlace
    }
  }

  func messages(_ outcome: SwiftCompiler.Outcome) throws -> [Compilation.Message] {
    guard !outcome.errors.isEmpty else { return [] }
    let finder = UnsupportedAPIFinder(
      names: try runtime.names.coverage(),
      program: ProgramSyntax(files, at: outcome.errors.compactMap(map.position(of:))), languageMode: mode.rawValue)
    return outcome.errors.compactMap { error in
      map.message(error, finder).map {
        let topic = $0.kind == .unsupported ? ErrorTopic(own: $0) : ErrorTopic(error)
        return Compilation.Message(file: error.file.map(map.originalName), $0, topic).withoutGeneratedPlace
      }
    }
  }
}

extension ErrorTopic {
  /// Of a message of Coursemark's own, which quotes what it is about.
  fileprivate init(own message: SubmissionMessage) {
    self.init(
      message.message.hasPrefix(InteropMessage.noSuchModule) ? .missingModule : .other,
      name: CompilerDiagnostic(.error, file: nil, message: message.message).quotedNames.first?.text)
  }
}

extension Compilation.Message {
  /// Lines of ours around a listing come from no file.
  fileprivate var withoutGeneratedPlace: Self {
    guard message.location?.file.isEmpty == true else { return self }
    var copy = self
    copy.message.location = nil
    return copy
  }
}

extension SwiftCompiler.Outcome {
  fileprivate var isIncomplete: Bool {
    if case .stopped = status { return true }
    return omittedDiagnostics > 0
  }
}

extension ListingRun.Ending {
  fileprivate init(_ status: Ending.Status) {
    switch status {
    case .exited(let code): self = .exited(code)
    case .signalled(let signal) where [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGFPE].contains(signal): self = .trapped
    case .signalled(let signal): self = .overLimit("signal \(signal) ended it")
    case .timedOut, .overLimit(.processorTime): self = .timedOut
    case .overLimit(let limit), .overGroupLimit(let limit):
      self = .overLimit("it used too much \(limit == .output ? "output" : "memory or disk")")
    case .dismissed, .starved: self = .timedOut
    }
  }
}
