import Foundation
import Interop
import Sandboxing
import Toolchain

/// A learner's program on its way through `Interop` and the compiler.
struct LearnersProgram: Sendable {
  /// Text by file name.
  var files: [String: String]
  var mode = "5"

  init(_ files: [String: String], mode: String = "5") {
    self.files = files
    self.mode = mode
  }

  init(_ text: String, mode: String = "5") { self.init(["A.swift": text], mode: mode) }

  /// Everything that is said about the program: `A.swift:3:7: error: …`, in the order in which it is found.
  func messages() async throws -> [String] {
    let folder = try Folder()
    return try await build(in: folder, stopping: true).messages
  }

  /// What is said before the compiler is asked.
  func preparationMessages(_ catalog: Catalog) -> [String] {
    Interop.prepare(files.map { Interop.File(name: $0.key, text: $0.value) }, catalog: catalog).messages.map(\.asLine)
  }

  /// Compiles and links the program; its `demo(_:)` is called with each word in a process of its own.
  /// - Returns: What each process printed, on either stream.
  func run(_ words: [String] = ["all"]) async throws -> [String] {
    let folder = try Folder()
    let built = try await build(in: folder, stopping: false)
    guard let executable = built.executable, !built.messages.contains(where: { $0.contains(": unsupported: ") }) else {
      throw Broken(what: built.messages.joined(separator: "\n"))
    }
    var outputs: [String] = []
    for word in words {
      let ending = try await Supervisor.run(
        Command(
          executable: executable, arguments: [word], environment: ["SWIFT_BACKTRACE": "enable=no"],
          limits: Limits(wallClock: 30)))
      outputs.append(ending.outputText + ending.errorText + (ending.succeeded ? "" : "\(ending.status)"))
    }
    return outputs
  }

  private func build(in folder: Folder, stopping: Bool) async throws -> (messages: [String], executable: String?) {
    let uikit = try await UIKitBuild.shared.value
    let prepared = Interop.prepare(
      files.sorted { $0.key < $1.key }.map { Interop.File(name: $0.key, text: $0.value) }, catalog: uikit.catalog)
    var messages = prepared.messages.map(\.asLine)
    func module(_ files: [Interop.File], _ name: String) throws -> SwiftCompiler.Module {
      SwiftCompiler.Module(
        name: Interop.moduleName, files: try folder.write(files, to: name), languageMode: mode,
        searchPaths: try uikit.modules(mode), enablesPrivateImports: true)
    }
    let (checked, tree) = try await uikit.compiler.check(
      try module(prepared.files + [prepared.aliases], "checked"))
    messages += checked.diagnostics.compactMap { $0.line(in: prepared) }
    guard checked.succeeded else { return (messages, nil) }
    let completed = prepared.completed(with: tree)
    messages += completed.messages.map(\.asLine)
    if stopping || completed.messages.contains(where: { $0.kind == .error }) { return (messages, nil) }

    let object = folder.path + "/YourApp.o"
    let compiled = try await uikit.compiler.compile(
      try module(completed.files + [completed.registration], "compiled"), object: object)
    guard compiled.succeeded else {
      throw Broken(
        what: messages.joined(separator: "\n") + "generated code: "
          + compiled.errors.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "\n")
          + completed.files.map(\.text).joined())
    }
    let main = Interop.File(
      name: "main.swift",
      // Unbuffered, so that what was printed before a crash is seen.
      text: """
        @preconcurrency import Glibc
        import YourApp
        setvbuf(stdout, nil, _IONBF, 0)
        _coursemarkRegister()
        demo(CommandLine.arguments[1])

        """)
    let mainObject = folder.path + "/main/main.o"
    let compiledMain = try await uikit.compiler.compile(
      SwiftCompiler.Module(
        name: "Main", files: try folder.write([main], to: "main"), languageMode: "6",
        searchPaths: try uikit.modules("6") + [folder.path], isScript: true), object: mainObject)
    guard compiledMain.succeeded else { throw Broken(what: "\(compiledMain.errors)") }
    let executable = folder.path + "/app"
    let linked = try await uikit.compiler.link(
      objects: [object, mainObject], libraries: [uikit.library], executable: executable)
    guard linked.succeeded else { throw Broken(what: "\(linked)") }
    return (messages, executable)
  }
}

/// A directory that is gone when the test is over.
private final class Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/coursemark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ files: [Interop.File], to name: String) throws -> [String] {
    let folder = path + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try files.map { file in
      try file.text.write(toFile: "\(folder)/\(file.name)", atomically: false, encoding: .utf8)
      return "\(folder)/\(file.name)"
    }
  }
}

extension InteropMessage {
  fileprivate var asLine: String { "\(file):\(line):\(column): \(kind.rawValue): \(message)" }
}

extension CompilerDiagnostic {
  fileprivate func line(in program: PreparedProgram) -> String? {
    guard let file = file.map({ URL(filePath: $0).lastPathComponent }) else { return "error: \(message)" }
    let column = program.originalColumn(file: file, line: line, column: column)
    return "\(file):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
