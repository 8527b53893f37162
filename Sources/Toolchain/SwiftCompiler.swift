internal import Foundation
internal import Sandboxing
internal import SystemPackage

/// Compiles small modules by calling the compiler's frontend directly.
package struct SwiftCompiler: Sendable {
  package let toolchain: SwiftToolchain
  /// Where the compiler keeps what it makes of C headers.
  let moduleCache: String
  /// Whether the compiler is contained, as it has to be for untrusted code. The module cache is then only read, and
  /// ``fillModuleCache()`` has to be called once before.
  let isContained: Bool

  /// Seconds that one call may compute.
  package var processorTime = 60
  /// Bytes that one call may use.
  package var memory = 3 << 30
  /// How many of its messages are kept; the others are counted.
  package var shownDiagnostics = CompilerDiagnostics.maximumCount

  package init(toolchain: SwiftToolchain, moduleCache: String, isContained: Bool = false) {
    self.toolchain = toolchain
    self.moduleCache = moduleCache
    self.isContained = isContained
  }

  /// A module to compile.
  package struct Module: Sendable {
    package var name: String
    /// Absolute paths of its files.
    package var files: [String]
    /// `4`, `4.2`, `5` or `6`
    package var languageMode: String
    /// Directories of `.swiftmodule` files. Never a submission's own: its `module.modulemap` would be read.
    package var searchPaths: [String]
    /// Lets other modules reach `private` declarations with `@_private(sourceFile:)`.
    package var enablesPrivateImports: Bool
    /// Statements at the top level are the module's `main`.
    package var isScript: Bool
    /// Declarations without an isolation of their own are on the main actor.
    package var isOnMainActor: Bool
    /// Whether the program can tell of each address which line it came from.
    package var hasLineTables: Bool
    /// What a later language mode has and this one may have too, by the compiler's names: `BareSlashRegexLiterals`.
    package var upcomingFeatures: [String]
    /// Other files that `#sourceLocation` in the module's files may name.
    package var origins: [String]

    package init(
      name: String, files: [String], languageMode: String, searchPaths: [String], enablesPrivateImports: Bool = false,
      isScript: Bool = false, isOnMainActor: Bool = false, hasLineTables: Bool = false, upcomingFeatures: [String] = [],
      origins: [String] = []
    ) {
      self.name = name
      self.files = files
      self.languageMode = languageMode
      self.searchPaths = searchPaths
      self.enablesPrivateImports = enablesPrivateImports
      self.isScript = isScript
      self.isOnMainActor = isOnMainActor
      self.hasLineTables = hasLineTables
      self.upcomingFeatures = upcomingFeatures
      self.origins = origins
    }
  }

  /// What came of a call of the compiler.
  package struct Outcome: Sendable {
    package enum Status: Sendable, Hashable {
      case succeeded
      /// The code is wrong.
      case failed
      /// The compiler itself did not survive the code, or needed more time or memory than it may.
      case stopped(String)
    }

    package var status: Status
    package var diagnostics: [CompilerDiagnostic]
    /// Errors and warnings that were printed beyond those in `diagnostics`.
    package var omittedDiagnostics = 0
    /// The start of all that was printed, for a failure of our own.
    package var output = ""

    package init(
      status: Status, diagnostics: [CompilerDiagnostic], omittedDiagnostics: Int = 0, output: String = ""
    ) {
      self.status = status
      self.diagnostics = diagnostics
      self.omittedDiagnostics = omittedDiagnostics
      self.output = output
    }

    package var succeeded: Bool { status == .succeeded }
    /// Whether the code is right and there is nothing else to say of it.
    package var isSilent: Bool { succeeded && diagnostics.isEmpty && omittedDiagnostics == 0 }
    package var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  /// What the compiler wrote of the types in one file: JSON, for ``TypedTree``.
  package struct TreeFile: Sendable {
    /// The path of the source.
    package var file: String
    /// The path of the JSON.
    package var path: String
  }

  /// Checks the types, without making code.
  /// - Parameter folder: A folder for the trees; none are written without it.
  package func check(
    _ module: Module, writingTreesTo folder: String?
  ) async throws -> (Outcome, [TreeFile]) {
    let sources = module.files.flatMap { ["-primary-file", $0] }
    guard let folder else { return (try await run(["-typecheck"] + arguments(module) + sources, module), []) }
    let trees = module.files.enumerated().map {
      TreeFile(file: $1, path: FilePath(folder).appending("\($0).json").string)
    }
    let outcome = try await run(
      ["-dump-ast", "-dump-ast-format", "json"] + arguments(module) + sources + trees.flatMap { ["-o", $0.path] },
      module, outputs: trees.map(\.path))
    return (outcome, outcome.succeeded ? trees : [])
  }

  /// Checks the types and says what each name in the code refers to. The tree is read in this process: for code whose
  /// author is trusted.
  package func check(_ module: Module) async throws -> (Outcome, TypedTree) {
    let parent = module.files.first.map { FilePath($0).removingLastComponent() } ?? FilePath(NSTemporaryDirectory())
    let folder = parent.appending(".tree-\(UUID().uuidString)").string
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var (outcome, trees) = try await check(module, writingTreesTo: folder)
    let found = trees.map { ($0.file, FileManager.default.contents(atPath: $0.path) ?? Data()) }
    do {
      return (outcome, try TypedTree(reading: found))
    } catch {
      outcome.status = .stopped("\(error)")
      return (outcome, TypedTree())
    }
  }

  /// Says all that there is to say of a module, without making code. What is only found on the way to code, such as a
  /// missing `return`, is said when there is no other error.
  package func diagnose(_ module: Module) async throws -> Outcome {
    try await run(
      ["-emit-sil", "-wmo", "-Onone", "-o", "/dev/null"] + arguments(module) + lineTables(module) + module.files, module
    )
  }

  /// Makes an object file and, next to it, the module's description.
  package func compile(_ module: Module, object: String) async throws -> Outcome {
    let description = description(of: module, besides: object)
    return try await run(
      ["-c", "-wmo", "-Onone", "-o", object, "-emit-module", "-emit-module-path", description] + arguments(module)
        + lineTables(module) + module.files, module, outputs: [object, description])
  }

  /// Makes the object file alone.
  package func compileCode(_ module: Module, object: String) async throws -> Outcome {
    try await run(
      ["-c", "-wmo", "-Onone", "-o", object] + arguments(module) + lineTables(module) + module.files, module,
      outputs: [object])
  }

  /// Makes the module's description alone, where an object file would have it, in less than half of the time. What is wrong in the bodies
  /// of functions is not looked for.
  package func describe(_ module: Module, object: String) async throws -> Outcome {
    let description = description(of: module, besides: object)
    return try await run(
      ["-emit-module", "-o", description, "-experimental-skip-non-inlinable-function-bodies-without-types"]
        + arguments(module) + lineTables(module) + module.files, module, outputs: [description])
  }

  private func description(of module: Module, besides object: String) -> String {
    FilePath(object).removingLastComponent().appending("\(module.name).swiftmodule").string
  }

  /// What the compiler keeps of C's headers depends on these arguments: with a folder's name among them, as in `-debug-prefix-map`, each
  /// folder would need files of its own, and none would find those that ``fillModuleCache()`` has made.
  private func lineTables(_ module: Module) -> [String] {
    module.hasLineTables ? ["-gline-tables-only", "-file-compilation-dir", "."] : []
  }

  /// Makes an executable.
  package func link(objects: [String], libraries: [String], executable: String) async throws -> Outcome {
    let runtime = toolchain.libraries
    let architecture = String(toolchain.target.prefix { $0 != "-" })
    let startFile = FilePath(runtime).appending(architecture).appending("swiftrt.o")
    let ownPaths = Set(libraries.map { FilePath($0).removingLastComponent().string }).sorted()
    let command = limited(
      toolchain.linker(
        arguments: [
          "-fuse-ld=\(Self.linkerName)", "-pie", "-Xlinker", "--export-dynamic-symbol=main",
          "--target=\(toolchain.target)",
        ]
          + ([runtime] + ownPaths).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
          + [startFile.string] + objects + libraries + ["-L", runtime]
          + Self.runtimeLibraries.map { "-l\($0)" } + ["-Xlinker", "--as-needed"]
          + Self.librariesOnDemand.map { "-l\($0)" } + ["-o", executable]))
    guard isContained else { return outcome(try await Supervisor.run(command), files: []) }
    let call = ContainedCall(
      command: toolchain.containedLinker(command), folders: [], objects: objects + libraries,
      outputs: [executable], moduleCache: nil)
    return outcome(try await call.run(), files: [])
  }

  private static let linkerName = access("/usr/bin/ld.gold", X_OK) == 0 ? "gold" : "lld"

  private static let runtimeLibraries = [
    "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftGlibc", "swiftDispatch",
    "swiftSynchronization", "dispatch", "BlocksRuntime", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
  ]

  /// Loaded by programs that use them alone: the functions of C's `<math.h>`, what on a phone is a part of Foundation,
  /// and modules of Swift's own that have to be imported.
  private static let librariesOnDemand = [
    "m", "FoundationNetworking", "FoundationXML", "swiftRegexBuilder", "swiftObservation",
  ]

  private func arguments(_ module: Module) -> [String] {
    [
      "-target", toolchain.target, "-module-name", module.name, "-swift-version", module.languageMode,
      "-module-cache-path", moduleCache, "-diagnostic-style=llvm", "-no-color-diagnostics",
      "-debug-diagnostic-names",
      // As Xcode does unless told otherwise.
      "-D", "DEBUG", "-enable-bare-slash-regex",
      // The standard library's macros only: a module's own would start programs of its choice.
      "-in-process-plugin-server-path", toolchain.plugins.appending("libSwiftInProcPluginServer.so").string,
      "-plugin-path", toolchain.plugins.appending("plugins").string,
    ] + (module.enablesPrivateImports ? ["-enable-private-imports"] : [])
      + (module.isScript ? [] : ["-parse-as-library"])
      + (module.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + module.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
      + module.searchPaths.flatMap { ["-I", $0] }
  }

  /// - Parameter outputs: Those of the arguments that are files to be written.
  private func run(
    _ arguments: [String], _ module: Module, outputs: [String] = []
  ) async throws -> Outcome {
    let command = limited(toolchain.frontend(arguments: arguments))
    guard isContained else {
      return outcome(try await Supervisor.run(command), files: module.files + module.origins)
    }
    let ending = try await ContainedCall(
      command: toolchain.contained(command),
      folders: module.files.map { FilePath($0).removingLastComponent().string } + module.searchPaths, objects: [],
      outputs: outputs, moduleCache: moduleCache
    ).run()
    return outcome(ending, files: module.files + module.origins)
  }

  private func limited(_ command: Command) -> Command {
    var command = command
    command.limits.processorTime = processorTime
    // Far more than the processor time: on a busy machine a call waits for its turn.
    command.limits.wallClock = max(command.limits.wallClock, 5 * Double(processorTime))
    command.limits.memory = memory
    return command
  }

  private func outcome(_ ending: Ending, files: [String]) -> Outcome {
    var outcome = judge(ending, files: files)
    if !outcome.succeeded { outcome.output = String(decoding: ending.standardError.prefix(2_000), as: UTF8.self) }
    return outcome
  }

  private func judge(_ ending: Ending, files: [String]) -> Outcome {
    var printed = CompilerDiagnostics(printed: ending.errorText, files: files, most: shownDiagnostics)
    if ending.succeeded { printed.removeErrorsOfNoFile() }
    func outcome(_ status: Outcome.Status) -> Outcome {
      Outcome(status: status, diagnostics: printed.kept, omittedDiagnostics: printed.omitted)
    }
    let hasErrors = printed.kept.contains { $0.severity == .error }
    switch ending.status {
    case .exited(0): return outcome(.succeeded)
    case .exited where hasErrors: return outcome(.failed)
    case .exited(let code):
      // The linker's own words come before its driver's.
      let words = ending.errorText.split(separator: "\n").suffix(4).map { ": \($0)" }.joined()
      return outcome(.stopped("it ended with code \(code)\(words)"))
    // So many errors that they fill the space for them: the code is wrong.
    case .overLimit(.output) where hasErrors: return outcome(.failed)
    case .timedOut, .overLimit(.processorTime):
      return outcome(
        .stopped(
          "it needed more than \(processorTime) seconds. Give variables in long expressions their types, and make very long lists shorter"
        ))
    case .overLimit(.memory), .overGroupLimit(.memory):
      return outcome(
        .stopped("it needed more than \(memory >> 20) MB of memory. Make very long lists and expressions shorter"))
    case .overLimit(.processes), .overLimit(.threads):
      return outcome(.stopped("it started more processes or threads than it may"))
    case .overLimit, .overGroupLimit: return outcome(.stopped("it wrote more than it may"))
    case .signalled, .dismissed, .starved: return outcome(.stopped("it stopped"))
    }
  }
}
