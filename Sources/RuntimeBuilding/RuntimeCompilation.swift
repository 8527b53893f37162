internal import Foundation
internal import Sandboxing
internal import Storage
internal import SwiftSource
internal import SystemPackage
internal import Toolchain

/// Compiles the runtime's modules into a folder.
///
/// How this works: UIKit takes as long as all others together, so it is compiled beside them, in two branches that
/// need nothing of each other until they are linked. The compiler works in the folder of the result and knows the sources'
/// folder by another name, so that neither path gets into what it makes.
struct RuntimeCompilation: Sendable {
  let sources: RuntimeSources
  let toolchain: SwiftToolchain
  let progress: @Sendable (_ part: String) -> Void

  func compile(into directory: FilePath) async throws {
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
        try await compilePreconcurrencyModule(in: directory)
      }
      try await group.waitForAll()
    }
    progress("the app's agent")
    try await compile(.agent, in: directory)
    try await link(.app, in: directory)
    for name in directory.entries
    where !name.hasPrefix("modules") && !name.hasSuffix(".so") {
      try FileManager.default.removeItem(atPath: directory.appending(name).string)
    }
  }

  private func compile(_ module: Module, in directory: FilePath) async throws {
    let files = sources.files(module.name).map { sources.folder.appending($0.name).string }
    try await swiftc(module.arguments + files, "the module \(module.name)", in: directory)
  }

  /// The same UIKit as modes 4 and 5 see it. Only the module's description differs: its code is compiled once.
  private func compilePreconcurrencyModule(in directory: FilePath) async throws {
    var paths: [String] = []
    for (index, source) in sources.files("UIKit").enumerated() {
      // The name of a file is a part of the symbols of what is private in it.
      guard let name = FilePath(source.name).lastComponent?.string else { continue }
      let folder = "sources-5/\(index)"
      try directory.appending(folder).makeDirectory()
      let path = "\(folder)/\(name)"
      try directory.appending(path).write(preconcurrencySource(source.text))
      paths.append(path)
    }
    try await swiftc(Self.preconcurrencyArguments + paths, "UIKit for Swift 5", in: directory)
  }

  private func link(_ library: Library, in directory: FilePath) async throws {
    try await swiftc(library.arguments, library.name, in: directory)
  }

  private func swiftc(_ arguments: [String], _ what: String, in directory: FilePath) async throws {
    var command = toolchain.driver(
      arguments: arguments + ["-file-prefix-map", "\(sources.folder)=Sources"] + Self.everyCall)
    command.directory = directory.string
    // What a compiler that was killed leaves behind goes away with the draft.
    command.environment["TMPDIR"] = directory.string
    // All of UIKit at once takes a busy machine minutes.
    command.limits.wallClock = 900
    command.limits.processorTime = 900
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
