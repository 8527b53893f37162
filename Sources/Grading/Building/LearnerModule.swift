internal import CourseModel
internal import Foundation
internal import Interop
internal import RuntimeBuilding
internal import SourceReading
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain
internal import UIKitNames

/// A learner's program as a compiled module, or why there is none.
struct LearnerModule: Sendable, Codable {
  /// `nil` when it does not compile.
  var object: FilePath?
  /// Where the module's description lies.
  var directory: FilePath
  /// Names of the files that have errors.
  var brokenFiles: Set<String>
  /// Names of the files that use what Coursemark lacks, with the first thing that is said of it.
  var unsupported: [String: SubmissionMessage] = [:]
  /// Names of the files that the program was compiled without, since the lesson does not know them and nothing needs them.
  var leftOut: Set<String> = []
  /// Code that the program was compiled without, since nothing of it comes there: by the name of the file, bytes of its text.
  var leftOutCode: [String: [Range<Int>]] = [:]
  /// Where Coursemark lacks something, and where errors stand that may be the learner's, in the program's own text.
  private(set) var lackingPlaces, blockingPlaces: [ProgramSyntax.Position]
  /// Names of what the program uses and Coursemark only stores, or never calls, though a phone shows it.
  var storedOnly: [String] = []
  /// Everything to tell the learner, at the learner's own lines.
  var messages: [SubmissionMessage]
  /// The compiler itself did not survive; a sentence.
  var stopped: String?

  static let mayFollow = "This may follow from what Coursemark lacks, and is not judged"
  static let compilerGaveUp = "The compiler gave up"

  init(directory: FilePath, brokenFiles: Set<String>, messages: [SubmissionMessage]) {
    self.directory = directory
    self.brokenFiles = brokenFiles
    self.messages = messages
    (lackingPlaces, blockingPlaces) = ([], [])
  }

  /// Of a program that is not compiled.
  init(_ unreadable: UnreadableSource, directory: FilePath) {
    self.init(directory: directory, brokenFiles: [], messages: [])
    stopped = unreadable.description
  }

  /// What the program's interface files set and Coursemark only stores.
  mutating func add(stored uses: [StoredUse]) {
    storedOnly += uses.map(\.name)
    messages += uses.map { SubmissionMessage(.note, at: SourceLocation(file: $0.file, line: $0.line), $0.note) }
  }

  mutating func add(_ found: [InteropMessage], _ map: SourceMap) {
    for message in found { add(map.message(message), inFile: map.names.original(message.file)) }
  }

  /// - Parameter finder: Tells what Coursemark lacks from what is the learner's mistake.
  mutating func add(_ outcome: SwiftCompiler.Outcome, _ map: SourceMap, _ finder: UnsupportedAPIFinder? = nil) {
    let owners = finder.map { ErrorOwners(outcome, map, $0) } ?? ErrorOwners()
    let lack = outcome.errors.lazy.compactMap { map.message($0, finder) }.first { $0.kind == .unsupported }
    var explainsFollowing = false
    for diagnostic in outcome.diagnostics {
      // A note explains the error before it.
      if diagnostic.severity == .note, explainsFollowing { continue }
      guard var message = map.message(diagnostic, finder) else { continue }
      let file = diagnostic.file.map(map.originalName)
      explainsFollowing = owners.following.contains(diagnostic)
      if explainsFollowing {
        message.kind = .note
        message.message = "\(Self.mayFollow): \(message.message)"
        if let file, let lack, unsupported[file] == nil { unsupported[file] = lack }
      }
      add(message, inFile: file)
    }
    lackingPlaces += owners.lacking.map(map.withOriginalName)
    blockingPlaces += owners.blocking.map(map.withOriginalName)
    if outcome.omittedDiagnostics > 0 {
      messages.append(
        SubmissionMessage(.note, at: nil, "The compiler says \(outcome.omittedDiagnostics) more things like these."))
    }
  }

  /// A file that has errors besides what Coursemark lacks, which it would have on a phone too, is the learner's mistake.
  mutating func judgeCertainErrors(_ outcome: SwiftCompiler.Outcome, _ map: SourceMap, _ finder: UnsupportedAPIFinder) {
    let lacks = outcome.errors.filter { map.message($0, finder)?.kind == .unsupported }
    for error in outcome.errors {
      guard let file = error.file, unsupported[map.originalName(file)] != nil,
        !lacks.contains(where: { $0.file == file && $0.line == error.line }),
        map.message(error, finder)?.kind == .error, map.message(error, finder)?.location != nil,
        finder.isCertain(error, at: map.position(of: error))
      else { continue }
      unsupported[map.originalName(file)] = nil
    }
  }

  private mutating func add(_ message: SubmissionMessage, inFile file: String?) {
    messages.append(message)
    if message.kind == .unsupported, let file, unsupported[file] == nil { unsupported[file] = message }
  }
}

/// Compiles learners' programs.
struct LearnerModuleBuilder: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  let mode: LanguageMode
  /// Where the code is compiled beside what needs only its declarations; `nil` where it is there when the module is.
  var beside: CodeCompilation?

  func compiling(beside code: CodeCompilation?) -> Self {
    var builder = self
    builder.beside = code
    return builder
  }

  /// - Parameter directory: An empty directory for what is made; it stays as long as the module is used.
  func build(_ program: ProgramSource, in directory: FilePath) async throws -> LearnerModule {
    do {
      var module = LearnerModule(directory: directory, brokenFiles: [], messages: [])
      try await build(program, into: &module)
      return module
    } catch let unreadable as UnreadableSource {
      return LearnerModule(unreadable, directory: directory)
    }
  }

  /// - Throws: ``UnreadableSource``
  private func build(
    _ program: ProgramSource, into module: inout LearnerModule, _ objectiveCUses: ObjectiveCUses = .init()
  ) async throws {
    let directory = module.directory
    let reader = try SourceReader()
    let names = SafeFileNames(program.files.map(\.name))
    let files = program.files.map { file in
      Interop.File(
        name: names.safe(file.name), text: file.text,
        topLevelCode: file.name.lowercased() == "main.swift" ? .isNotRun : .refused)
    }
    let prepared = try await reader.prepare(
      files, catalog: runtime.catalog, objectiveCUses: objectiveCUses.places)
    let known = try runtime.names.known()
    let map = SourceMap(program: program, names: names, prepared: prepared, directory: directory, known: known)
    let uncalled = prepared.uncalledRequirements(known)
    module.storedOnly = (prepared.storedUses + prepared.uncalledUses(known)).map(\.name)
    // Of a method that UIKit calls by another name, the message about that name replaces the general one.
    module.add(prepared.messages.filter { message in !uncalled.contains { $0.isAbout(message) } } + uncalled, map)

    // Of a program that needs no tree the compiler may have nothing to say; then it need not be checked first.
    var compiled: SwiftCompiler.Outcome?
    if let completed = prepared.completion, Self.refusedFiles(prepared, completed).isEmpty {
      let outcome = try await compile(completed, in: directory, isFirst: true)
      if outcome.isSilent {
        addMessages(&module, prepared, outcome, completed, map)
        module.object = objectFile(in: directory)
        return
      }
      compiled = outcome
    }

    let checkedFiles = try write(prepared.files + [prepared.aliases], to: directory.appending("checked"))
    let trees = try TemporaryDirectory()
    defer { trees.remove() }
    let (checked, written) = try await compiler.check(
      description(checkedFiles), writingTreesTo: prepared.hasSelectors ? trees.path.string : nil)
    try HostError.refuse(checked, in: directory)
    guard checked.succeeded else {
      var objectiveCUses = objectiveCUses
      if objectiveCUses.learn(from: checked.errors, map) {
        module = LearnerModule(directory: directory, brokenFiles: [], messages: [])
        return try await build(program, into: &module, objectiveCUses)
      }
      module.add(prepared.unusedMissingModules(checked.errors), map)
      let syntax = try await reader.syntax(of: files, at: checked.errors.compactMap(map.position(of:)))
      let finder = UnsupportedAPIFinder(
        names: try runtime.names.coverage(), program: syntax, languageMode: mode.rawValue)
      module.add(checked, map, finder)
      module.judgeCertainErrors(checked, map, finder)
      fail(&module, checked, map)
      module.brokenFiles.formUnion(prepared.messages.filter { $0.kind == .error }.map { names.original($0.file) })
      return
    }
    let completed = try await reader.complete(prepared, trees: written)
    addMessages(&module, prepared, checked, completed, map)
    let refused = Self.refusedFiles(prepared, completed)
    guard refused.isEmpty else {
      module.brokenFiles = Set(refused.map(names.original))
      return
    }
    let outcome = if let compiled { compiled } else { try await compile(completed, in: directory, isFirst: false) }
    guard outcome.succeeded else {
      let errors = outcome.errors
      module.add(SwiftCompiler.Outcome(status: outcome.status, diagnostics: errors), map)
      fail(&module, outcome, map)
      if !errors.isEmpty, !errors.contains(where: map.isLearners) { reportAsUnsupported(&module, program) }
      return
    }
    module.object = objectFile(in: directory)
  }

  /// - Parameter isFirst: Whether the compiler has not checked the program before.
  private func compile(
    _ program: CompletedProgram, in directory: FilePath, isFirst: Bool
  ) async throws -> SwiftCompiler.Outcome {
    let files = try write(program.files + [program.registration], to: directory.appending("compiled"))
    let (module, object) = (description(files), objectFile(in: directory).string)
    if let beside {
      beside.begin(needsSilence: isFirst) { [compiler] in try await compiler.compileCode(module, object: object) }
      let outcome = try await compiler.describe(module, object: object)
      if outcome.isSilent { return outcome }
      await beside.abandon()
    }
    let outcome = try await compiler.compile(module, object: object)
    try HostError.refuse(outcome, in: directory)
    return outcome
  }

  private func objectFile(in directory: FilePath) -> FilePath { directory.appending("\(Interop.moduleName).o") }

  /// Files that can't be had as they are, though they compile.
  private static func refusedFiles(_ prepared: PreparedProgram, _ completed: CompletedProgram) -> [String] {
    (prepared.messages + completed.messages).filter { $0.kind == .error }.map(\.file)
  }

  private func addMessages(
    _ module: inout LearnerModule, _ prepared: PreparedProgram, _ checked: SwiftCompiler.Outcome,
    _ completed: CompletedProgram, _ map: SourceMap
  ) {
    module.add(prepared.unusedMissingModules(checked.errors), map)
    module.add(checked, map)
    module.add(completed.messages, map)
  }

  private func description(_ files: [String]) -> SwiftCompiler.Module {
    SwiftCompiler.Module(
      name: Interop.moduleName, files: files, languageMode: mode.rawValue,
      searchPaths: runtime.learnerModules(mode).map(\.string),
      enablesPrivateImports: true, hasLineTables: true)
  }

  /// The code that was generated for the program does not compile, though the program does.
  private func reportAsUnsupported(_ module: inout LearnerModule, _ program: ProgramSource) {
    let message = SubmissionMessage(.unsupported, at: nil, "Coursemark could not prepare this program for running.")
    module.messages.append(message)
    for file in program.files { module.unsupported[file.name] = message }
  }

  private func fail(_ module: inout LearnerModule, _ outcome: SwiftCompiler.Outcome, _ map: SourceMap) {
    module.brokenFiles = Set(outcome.errors.compactMap { $0.file.map(map.originalName) })
    if case .stopped(let reason) = outcome.status { module.stopped = "\(LearnerModule.compilerGaveUp): \(reason)." }
  }

  private func write(_ files: [Interop.File], to directory: FilePath) throws -> [String] {
    try directory.makeDirectory()
    return try files.map { file in
      let path = directory.appending(file.name)
      try path.write(file.text)
      return path.string
    }
  }
}

/// Names that are harmless as arguments of a compiler: `@args.swift` would be a response file.
struct SafeFileNames: Sendable {
  private var safeNames: [String: String] = [:]
  private var originals: [String: String] = [:]

  /// - Parameter script: The file whose statements are the program's `main`.
  init(_ names: [String], script: String? = nil) {
    for (index, name) in names.enumerated() {
      let isHarmless =
        name.first?.isASCIILetter == true
        && name.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "_+-.".contains($0) }
        && !name.hasPrefix("Coursemark") && name != "main.swift" && name.count < 100
      let safe = name == script ? "main.swift" : isHarmless ? name : "File\(index + 1)-of-submission.swift"
      safeNames[name] = safe
      originals[safe] = name
    }
  }

  func safe(_ name: String) -> String { safeNames[name] ?? name }
  func original(_ name: String) -> String { originals[name] ?? name }
  var allSafe: [String] { safeNames.values.sorted() }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// Brings what the compiler says of an edited copy back to the learner's own file, line and column.
struct SourceMap: Sendable {
  let program: ProgramSource
  let names: SafeFileNames
  let prepared: PreparedProgram
  let directory: FilePath
  /// Apple's names, by which a warning that a phone's compiler does not give is known.
  var known = KnownNames()

  /// Whether an error stands in what the learner wrote, and not in what was generated.
  func isLearners(_ diagnostic: CompilerDiagnostic) -> Bool {
    guard let file = diagnostic.file.map(Self.fileName) else { return true }
    return prepared.isLearners(file: file, line: diagnostic.line)
  }

  private static func fileName(_ path: String) -> String { FilePath(path).lastComponent?.string ?? path }

  func originalName(_ path: String) -> String { names.original(Self.fileName(path)) }

  func message(_ message: InteropMessage) -> SubmissionMessage {
    SubmissionMessage(
      SubmissionMessage.Kind(rawValue: message.kind.rawValue) ?? .error,
      at: origin(names.original(message.file), message.line, message.column), message.message)
  }

  /// `nil` for what is not about the learner's own text.
  func message(_ diagnostic: CompilerDiagnostic, _ finder: UnsupportedAPIFinder?) -> SubmissionMessage? {
    guard let kind = SubmissionMessage.Kind(rawValue: diagnostic.severity.rawValue) else { return nil }
    let place = diagnostic.file.flatMap { location($0, diagnostic.line, diagnostic.column) }
    // A note explains the message before it; without a place of the learner's it explains our own code.
    if place == nil && kind != .error { return nil }
    if kind == .warning, prepared.isOfDiscardable(diagnostic, known) { return nil }
    if kind == .error, Interop.isDynamicLookup(diagnostic) {
      return SubmissionMessage(.unsupported, at: place, Interop.withLearnersNames(diagnostic.message))
    }
    // Which expressions are too long for it depends on the compiler and on what is in scope.
    if kind == .error, place != nil, diagnostic.identifier == .expressionTooComplex {
      return SubmissionMessage(
        .unsupported, at: place,
        "The compiler takes too long over this expression; Xcode's may do so, too, so it is not judged. Break it into several statements, and it is."
      )
    }
    if kind == .error, place != nil, diagnostic.identifier == .unexplained {
      return SubmissionMessage(
        .unsupported, at: place,
        "The compiler does not understand this expression and can't say why. What Coursemark has otherwise than Apple may be the reason, so it is not judged."
      )
    }
    if kind == .error, let module = missingModule(diagnostic) {
      return SubmissionMessage(
        .unsupported, at: place,
        "\(Interop.withLearnersNames(diagnostic.message)). It may be of the module '\(module)', which Coursemark does not have."
      )
    }
    if kind == .error, let name = finder?.unsupportedName(for: diagnostic, at: position(of: diagnostic)) {
      return SubmissionMessage(.unsupported, at: place, UnsupportedName(name: name).message)
    }
    return SubmissionMessage(kind, at: place, Interop.withLearnersNames(diagnostic.message))
  }

  private func missingModule(_ diagnostic: CompilerDiagnostic) -> String? {
    diagnostic.file.flatMap { prepared.missingModule(behind: diagnostic, inFile: Self.fileName($0)) }
  }

  /// Where a diagnostic stands in the program's original text; `nil` when it is about no file.
  func position(of diagnostic: CompilerDiagnostic) -> ProgramSyntax.Position? {
    guard let file = diagnostic.file.map(Self.fileName) else { return nil }
    return ProgramSyntax.Position(
      file: file, line: diagnostic.line,
      column: prepared.originalColumn(file: file, line: diagnostic.line, column: diagnostic.column))
  }

  func withOriginalName(_ position: ProgramSyntax.Position) -> ProgramSyntax.Position {
    var position = position
    position.file = names.original(position.file)
    return position
  }

  private func location(_ path: String, _ line: Int, _ column: Int) -> SourceLocation? {
    let name = Self.fileName(path)
    return origin(names.original(name), line, prepared.originalColumn(file: name, line: line, column: column))
  }

  private func origin(_ name: String, _ line: Int, _ column: Int) -> SourceLocation? {
    guard let file = program[file: name], let origin = file.origin(ofLine: line) else { return nil }
    return SourceLocation(file: origin.file, line: origin.line, column: origin.column(for: column))
  }
}
