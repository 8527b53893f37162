internal import CourseModel
internal import Foundation
internal import Interop
internal import RuntimeBuilding
internal import Scaffolding
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

/// An executable of a learner's module with one scene and the probes that fit, or why there is none.
struct AppBuild: Sendable, Codable {
  /// `nil` when the scene does not fit the learner's code.
  var executable: FilePath?
  /// Why the scene can't be compiled against the learner's code.
  var sceneFailure: LessonCodeFailure?
  /// Why the learner's code can't be made into a program although it compiles; a sentence.
  var linkFailure: String?
  /// Whether it is a library of Swift's or Apple's that is lacking.
  var lacksLibrary = false
  /// Probes that do not compile against the learner's code, by their number.
  var probeFailures: [Int: LessonCodeFailure] = [:]

  /// Why a part of the lesson does not compile against the learner's code.
  struct LessonCodeFailure: Sendable, Codable {
    /// `missing`, or `unsupported` when it is Coursemark that lacks something.
    var verdict: Verdict
    /// A sentence.
    var reason: String
    /// What the compiler says, at its place in the lesson.
    var cause: SubmissionMessage?
  }
}

/// Puts a learner's module, a scene and probes together.
struct AppBuilder: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  let mode: LanguageMode
  let jobs: Int
  /// What may still be compiling the learner's code.
  var code: CodeCompilation?

  /// - Parameters:
  ///   - files: The names of the learner's files, as the compiler knows them.
  ///   - probes: All that a check of this scene may call.
  /// - Throws: ``CodeCompilation/Unsound``
  func build(
    _ learner: LearnerModule, object: FilePath, files: [String], scene: Scene?, probes: [Probe]
  ) async throws -> AppBuild {
    let directory = learner.directory.appending("scene-\(scene?.number ?? 0)")
    try directory.makeDirectory()
    let together = directory.appending("together")
    if let module = LessonScaffold.appModule(scene: scene, probes: probes, learnerFiles: files),
      let parts = try await compile(module, learner, in: together)
    {
      return try await link([object, parts], in: directory, probeFailures: [:])
    }
    var objects = [object]
    if let scene {
      let outcome = try await compile(
        scene.module(learnerFiles: files), Scene.moduleName, scene.snippet, learner, directory,
        besides: scene.prelude + scene.files.parts)
      guard outcome.succeeded else {
        let parts = [scene.snippet] + scene.files.parts
        let part = parts.first { $0.location.fileName == outcome.errors.first?.file } ?? scene.snippet
        return AppBuild(sceneFailure: try failure(outcome, "The lesson's screen", part))
      }
      objects.append(directory.appending("\(Scene.moduleName).o"))
    }
    let outcomes = try await probes.parallelMap(limit: jobs) { probe in
      try await compile(probe.module(learnerFiles: files), probe.moduleName, probe.snippet, learner, directory)
    }
    var unusable: [Int: AppBuild.LessonCodeFailure] = [:]
    for (probe, outcome) in zip(probes, outcomes) {
      if outcome.succeeded {
        objects.append(directory.appending("\(probe.moduleName).o"))
      } else {
        unusable[probe.number] = try failure(outcome, "This check", probe.snippet)
      }
    }
    let usable = probes.filter { unusable[$0.number] == nil }
    let main = try await compile(LessonScaffold.appMain(scene: scene, probes: usable), "Main", nil, learner, directory)
    guard main.succeeded else {
      return Self.linkFailure("A name in your code hides one that the app is started with", main)
    }
    return try await link(objects + [directory.appending("Main.o")], in: directory, probeFailures: unusable)
  }

  private func link(
    _ objects: [FilePath], in directory: FilePath, probeFailures: [Int: AppBuild.LessonCodeFailure]
  ) async throws -> AppBuild {
    let executable = directory.appending("app")
    try await code?.finish()
    let linked = try await compiler.link(
      objects: objects.map(\.string), libraries: [runtime.appLibrary.string], executable: executable.string)
    try HostError.refuse(linked, in: directory)
    guard linked.succeeded else { return Self.linkFailure("Your code can't be linked into an app", linked) }
    guard ExecutableLoader.isUsual(in: executable) else {
      return AppBuild(
        linkFailure:
          "Your code has a section '.interp', which only the linker may write, so no app can be started with it.")
    }
    try LoadableProgram.make(executable)
    return AppBuild(executable: executable, probeFailures: probeFailures)
  }

  /// Compiles the scene, the probes and `main.swift` in one call.
  /// - Returns: `nil` where one of them does not fit the learner's code; compiled by themselves, they show which.
  private func compile(
    _ module: LessonScaffold.AppModule, _ learner: LearnerModule, in directory: FilePath
  ) async throws -> FilePath? {
    let sources = directory.appending(module.name)
    try directory.makeDirectory()
    try sources.makeDirectory()
    let paths = try module.files.map { file in
      let path = sources.appending(file.name)
      try path.write(file.text)
      return path.string
    }
    let object = directory.appending("\(module.name).o")
    let outcome = try await compiler.compile(
      SwiftCompiler.Module(
        name: module.name, files: paths, languageMode: languageMode,
        searchPaths: (runtime.appModules(mode) + [learner.directory]).map(\.string), isScript: true,
        isOnMainActor: true, upcomingFeatures: upcomingFeatures, origins: module.snippets.map(\.location.fileName)),
      object: object.string)
    try HostError.refuse(outcome, in: directory)
    return outcome.succeeded ? object : nil
  }

  /// What the lesson brings is never compiled in mode 6, in which it would have to fit the isolation that each learner has chosen.
  private var languageMode: String { "5" }
  private var upcomingFeatures: [String] { mode == .swift6 ? Self.syntaxOfSwift6 : [] }
  private static let syntaxOfSwift6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials",
  ]

  /// Compiles a part of the lesson; where it does not fit, again in the form that fits the learner's code.
  private func compile(
    _ file: GeneratedFile, _ module: String, _ snippet: Snippet?, _ learner: LearnerModule, _ directory: FilePath,
    besides: [Snippet] = []
  ) async throws -> SwiftCompiler.Outcome {
    let outcome = try await compileOnce(file, module, snippet, learner, directory, besides)
    var (form, last) = (file, outcome)
    for _ in 0..<Self.maximumRewrites {
      guard !last.succeeded, let adapted = LessonPartForm.adapting(form, to: last.errors) else { break }
      form = adapted
      last = try await compileOnce(form, module, snippet, learner, directory, besides)
    }
    // What is said of the lesson's own text is easier to follow, unless another form has shown what is lacking.
    return last.succeeded || last.errors.contains(where: LessonPartForm.isOfContent) ? last : outcome
  }

  /// How often a part is written anew: each time the compiler says what comes next in an expression.
  private static let maximumRewrites = 4

  private func compileOnce(
    _ file: GeneratedFile, _ module: String, _ snippet: Snippet?, _ learner: LearnerModule, _ directory: FilePath,
    _ besides: [Snippet]
  ) async throws -> SwiftCompiler.Outcome {
    let folder = directory.appending(module)
    try folder.makeDirectory()
    let path = folder.appending(file.name)
    try path.write(file.text)
    let outcome = try await compiler.compile(
      SwiftCompiler.Module(
        name: module, files: [path.string], languageMode: languageMode,
        searchPaths: (runtime.appModules(mode) + [learner.directory, directory]).map(\.string),
        isScript: file.name == "main.swift",
        isOnMainActor: snippet != nil, upcomingFeatures: upcomingFeatures,
        origins: Set(([snippet].compactMap(\.self) + besides).map(\.location.fileName)).sorted()),
      object: directory.appending("\(module).o").string)
    try HostError.refuse(outcome, in: directory)
    return outcome
  }

  /// The runtime and the lesson link with every other program, so it is the learner's code that does not.
  private static func linkFailure(_ words: String, _ outcome: SwiftCompiler.Outcome) -> AppBuild {
    let symbol = LinkerOutput.undefinedSymbol(in: outcome.output)
    if let symbol, let module = LinkerOutput.module(of: symbol), module != Interop.moduleName {
      return AppBuild(
        linkFailure:
          "Your code needs something of '\(module)' that Coursemark does not have. That is not a mistake of yours.",
        lacksLibrary: true)
    }
    let reason = symbol.map { "there is no '\($0)'" } ?? outcome.errors.first?.message ?? "a symbol is there twice"
    return AppBuild(linkFailure: "\(words): \(reason).")
  }

  /// Scenes and probes are verified against the lesson's solutions; what does not compile now is not there yet, or is
  /// nothing that Coursemark has.
  private func failure(
    _ outcome: SwiftCompiler.Outcome, _ subject: String, _ snippet: Snippet
  ) throws -> AppBuild.LessonCodeFailure {
    guard let error = outcome.errors.first else {
      return AppBuild.LessonCodeFailure(verdict: .missing, reason: "\(subject) does not fit your code.")
    }
    let finder = UnsupportedAPIFinder(
      names: try runtime.names.coverage(), program: .none, languageMode: mode.rawValue)
    for error in outcome.errors {
      guard let name = finder.unsupportedName(for: error, at: nil), Self.asks(for: name, error, in: snippet) else {
        continue
      }
      return AppBuild.LessonCodeFailure(
        verdict: .unsupported, reason: "\(subject) needs '\(name)', which Coursemark does not have.",
        cause: Self.message(error, .unsupported, snippet))
    }
    let lacking = outcome.errors.filter { !LessonPartForm.isOfForm($0, among: outcome.errors) }
    if lacking.isEmpty {
      return AppBuild.LessonCodeFailure(
        verdict: .unsupported,
        reason: "\(subject) does not fit the form of your code, which may be right all the same: \(error.message).",
        cause: Self.message(error, .unsupported, snippet))
    }
    return AppBuild.LessonCodeFailure(
      verdict: .missing, reason: "\(subject) needs something that is not there yet: \(lacking[0].message).",
      cause: Self.message(lacking[0], .error, snippet))
  }

  /// Whether the snippet has the name at the error's place. What the compiler quotes of a learner's, the message of `@available`
  /// for instance, can look like an error of its own.
  static func asks(for name: String, _ error: CompilerDiagnostic, in snippet: Snippet) -> Bool {
    guard error.file == snippet.location.fileName else { return false }
    let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    // Of a storyboard, several lines of code can stand for one of the file.
    let rows =
      snippet.origins.isEmpty
      ? [error.line - snippet.location.position.line]
      : snippet.origins.indices.filter { snippet.origins[$0] == error.line }
    let words = Set(rows.filter(lines.indices.contains).flatMap { CodeText.words(in: String(lines[$0])) })
    return name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { words.contains($0) }
  }

  /// An error in the code of a snippet, at its place in the lesson.
  private static func message(
    _ error: CompilerDiagnostic, _ kind: SubmissionMessage.Kind, _ snippet: Snippet
  ) -> SubmissionMessage {
    let isInSnippet = error.file == snippet.location.fileName
    let place = SourceLocation(file: snippet.location.file, line: max(1, error.line), column: max(1, error.column))
    return SubmissionMessage(kind, at: isInSnippet ? place : nil, error.message)
  }
}

/// Code of ours could not be compiled or linked.
package struct BuildFailure: Error, CustomStringConvertible {
  var part: String
  var outcome: SwiftCompiler.Outcome

  package var description: String { "Coursemark could not make \(part) (\(outcome.status)):\n\(outcome.output)" }
}
