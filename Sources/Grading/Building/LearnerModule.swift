internal import CourseModel
internal import Foundation
internal import Interop
internal import RuntimeBuilding
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

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
  /// Everything to tell the learner, at the learner's own lines.
  var messages: [SubmissionMessage]
  /// The compiler itself did not survive; a sentence.
  var stopped: String?

  static let compilerGaveUp = "The compiler gave up"

  mutating func add(_ found: [InteropMessage], _ map: SourceMap) {
    for message in found { add(map.message(message), inFile: map.names.original(message.file)) }
  }

  /// - Parameter finder: Tells what Coursemark lacks from what is the learner's mistake.
  mutating func add(_ found: [CompilerDiagnostic], _ map: SourceMap, _ finder: LackFinder? = nil) {
    for diagnostic in found {
      guard let message = map.message(diagnostic, finder) else { continue }
      add(message, inFile: diagnostic.file.map(map.originalName))
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

  /// - Parameter directory: An empty directory for what is made; it stays as long as the module is used.
  func build(_ program: ProgramSource, in directory: FilePath) async throws -> LearnerModule {
    let names = SafeFileNames(program.files.map(\.name))
    let files = program.files.map { Interop.File(name: names.safe($0.name), text: $0.text) }
    let prepared = Interop.prepare(files, catalog: runtime.catalog)
    let report = SourceMap(program: program, names: names, prepared: prepared, directory: directory)
    var module = LearnerModule(directory: directory, brokenFiles: [], messages: [])
    let uncalled = prepared.uncalledRequirements(try runtime.names.known())
    // A method that UIKit would call is no slip of the pen.
    module.add(prepared.messages.filter { message in !uncalled.contains { $0.isAbout(message) } } + uncalled, report)

    let (checked, tree) = try await compiler.check(
      description(try write(prepared.files + [prepared.aliases], to: directory.appending("checked"))))
    guard checked.succeeded else {
      let finder = LackFinder(files: files, names: try runtime.names.coverage(), languageMode: mode.rawValue)
      module.add(checked.diagnostics, report, finder)
      fail(&module, checked, report)
      return module
    }
    module.add(checked.diagnostics, report)

    let completed = prepared.completed(with: tree)
    module.add(completed.messages, report)
    let refused = (prepared.messages + completed.messages).filter { $0.kind == .error }.map(\.file)
    guard refused.isEmpty else {
      module.brokenFiles = Set(refused.map(names.original))
      return module
    }

    let object = directory.appending("\(Interop.moduleName).o")
    let compiled = try await compiler.compile(
      description(try write(completed.files + [completed.registration], to: directory.appending("compiled"))),
      object: object.string)
    guard compiled.succeeded else {
      module.add(compiled.errors, report)
      fail(&module, compiled, report)
      if !compiled.errors.isEmpty, !compiled.errors.contains(where: report.isLearners) {
        blameOurselves(&module, program)
      }
      return module
    }
    module.object = object
    return module
  }

  private func description(_ files: [String]) -> SwiftCompiler.Module {
    SwiftCompiler.Module(
      name: Interop.moduleName, files: files, languageMode: mode.rawValue,
      searchPaths: runtime.learnerModules(mode).map(\.string),
      opensPrivates: true)
  }

  /// The code that was generated for the program does not compile, though the program does.
  private func blameOurselves(_ module: inout LearnerModule, _ program: ProgramSource) {
    let message = SubmissionMessage(.unsupported, at: nil, "Coursemark could not prepare this program for running.")
    module.messages.append(message)
    for file in program.files { module.unsupported[file.name] = message }
  }

  private func fail(_ module: inout LearnerModule, _ outcome: SwiftCompiler.Outcome, _ report: SourceMap) {
    module.brokenFiles = Set(outcome.errors.compactMap { $0.file.map(report.originalName) })
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
  func message(_ diagnostic: CompilerDiagnostic, _ finder: LackFinder?) -> SubmissionMessage? {
    guard let kind = SubmissionMessage.Kind(rawValue: diagnostic.severity.rawValue) else { return nil }
    let place = diagnostic.file.flatMap { location($0, diagnostic.line, diagnostic.column) }
    // A note explains the message before it; without a place of the learner's it explains our own code.
    if place == nil && kind != .error { return nil }
    if kind == .error, Interop.lacks(diagnostic.message) {
      return SubmissionMessage(.unsupported, at: place, Interop.learnersWords(diagnostic.message))
    }
    if kind == .error, let name = finder?.lack(diagnostic.message, at: position(of: diagnostic)) {
      return SubmissionMessage(.unsupported, at: place, UnsupportedName(name: name).message)
    }
    return SubmissionMessage(kind, at: place, Interop.learnersWords(diagnostic.message))
  }

  private func position(of diagnostic: CompilerDiagnostic) -> LackFinder.Position? {
    guard let file = diagnostic.file.map(Self.fileName) else { return nil }
    return LackFinder.Position(
      file: file, line: diagnostic.line,
      column: prepared.originalColumn(file: file, line: diagnostic.line, column: diagnostic.column))
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
