internal import Foundation
internal import Sandboxing
package import Storage
package import SystemPackage
package import Toolchain

/// Compiles what learners' code and checks are compiled against: UIKit, the agent and the examiner's modules, and links them to two
/// libraries. Nothing here reads Swift, so it can be had while the packages that do are still being compiled.
///
/// How this works: UIKit takes as long as all others together, so it is compiled beside them, in two branches that
/// need nothing of each other until they are linked. The compiler works in the folder of the result and knows the sources'
/// folder by another name, so that neither path gets into what it makes.
package struct RuntimeModules: Sendable {
  package let sources: RuntimeSources
  package let toolchain: SwiftToolchain
  let progress: @Sendable (_ part: String) -> Void

  /// - Parameter progress: Called with the name of each part before it is compiled.
  package init(
    sources: RuntimeSources, toolchain: SwiftToolchain, progress: @escaping @Sendable (_ part: String) -> Void
  ) {
    self.sources = sources
    self.toolchain = toolchain
    self.progress = progress
  }

  package static let names = Module.all.map(\.name)

  /// The sources, the compiler, and the arguments of every call.
  package var identity: ContentHash {
    ContentHash([toolchain.version, toolchain.target, "modules 2"] + Self.callArguments + sources.identity)
  }

  /// - Parameters:
  ///   - directory: A folder for the modules and libraries. What the compiler needed on the way is there, too.
  ///   - other: What else needs only ``DeviceMeasures``; done beside UIKit.
  package func compile(
    into directory: FilePath, beside other: @escaping @Sendable () async throws -> Void = {}
  ) async throws {
    for folder in ["modules", "modules-base", "modules-5", "modules-6", "modules-examiner"] {
      try directory.appending(folder).makeDirectory()
    }
    progress("UIKit and the examiner")
    try await compile(.measures, in: directory)
    try await withThrowingTaskGroup { group in
      group.addTask { try await compile(.uikit, in: directory) }
      group.addTask {
        for module in [Module.messages, .model, .examiner] { try await compile(module, in: directory) }
        try await link(.examiner, in: directory)
        try await other()
      }
      try await group.waitForAll()
    }
    progress("the app's agent")
    try await compile(.agent, in: directory)
    try await link(.app, in: directory)
  }

  private func compile(_ module: Module, in directory: FilePath) async throws {
    let objects = sources.files(module.name).map { file in
      (source: sources.folder.appending(file.name).string, object: module.object(of: file))
    }
    try directory.appending("objects").appending(module.name).makeDirectory()
    let map = Dictionary(uniqueKeysWithValues: objects.map { ($0.source, ["object": $0.object]) })
    try JSONEncoder().encode(map).write(to: URL(fileURLWithPath: directory.appending(module.objectMap).string))
    try await swiftc(module.arguments + objects.map(\.source), "the module \(module.name)", in: directory)
  }

  private func link(_ library: Library, in directory: FilePath) async throws {
    let objects = library.modules.flatMap { module in sources.files(module.name).map(module.object) }
    try await swiftc(library.arguments + objects, library.name, in: directory)
  }

  /// - Parameter what: What is compiled, for the message of an error.
  /// - Throws: ``RuntimeFailure``
  package func swiftc(_ arguments: [String], _ what: String, in directory: FilePath) async throws {
    var command = toolchain.driver(
      arguments: arguments + ["-file-prefix-map", "\(sources.folder)=Sources"] + Self.everyCall)
    command.directory = directory.string
    // What a compiler that was killed leaves behind goes away with the draft.
    command.environment["TMPDIR"] = directory.string
    // Our own code needs no watch, which would look at all processes of the machine twenty times a second. All of UIKit at once
    // takes a busy machine minutes.
    command.limits = Limits(wallClock: 3600)
    let ending = try await Supervisor.run(command)
    guard ending.succeeded else {
      throw RuntimeFailure(part: what, status: ending.status, output: ending.outputText + ending.errorText)
    }
  }
}

/// The modules that ship with Coursemark could not be compiled: our fault, or the host's.
package struct RuntimeFailure: Error, CustomStringConvertible {
  var part: String
  var status: Ending.Status
  var output: String

  package var description: String {
    "Coursemark could not prepare \(part) (the compiler: \(status)):\n\(output)"
  }
}
