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

  /// How modules are compiled. The optimiser takes a minute, once; the checks of every program take half of their time from
  /// then on. A subclass in a learner's module has the private methods of its superclass in its table, so their symbols
  /// must be there: that is what `-enable-private-imports` does.
  static let options = ["-O", "-wmo"] + shared

  private static let shared = [
    "-swift-version", "6", "-package-name", "coursemark", "-parse-as-library", "-enable-private-imports",
    // No path of the machine that compiles: neither the sources' nor those of other modules.
    "-avoid-emit-module-source-info", "-no-serialize-debugging-options",
  ]

  func compile(into directory: FilePath) async throws {
    for folder in ["modules", "modules-base", "modules-5", "modules-6", "modules-examiner"] {
      try directory.appending(folder).makeDirectory()
    }
    progress("UIKit and the examiner")
    try await module("DeviceMeasures", in: directory, to: "modules-base")
    try await withThrowingTaskGroup { group in
      group.addTask { try await module("UIKit", in: directory, to: "modules-6") }
      group.addTask {
        try await module("AppProtocol", in: directory, to: "modules")
        for name in ["ReferenceModel", "Examiner"] {
          try await module(name, in: directory, to: "modules-examiner", searchPaths: ["modules-examiner"])
        }
        try await link(RuntimeBuilder.examinerModules, to: "libCoursemarkExaminer.so", in: directory)
        try await preconcurrencyModule(in: directory)
      }
      try await group.waitForAll()
    }
    progress("the app's agent")
    try await module("AppAgent", in: directory, to: "modules", searchPaths: ["modules-6"])
    try await link(RuntimeBuilder.appModules, to: "libCoursemarkApp.so", in: directory)
    for name in directory.entries
    where !name.hasPrefix("modules") && !name.hasSuffix(".so") {
      try FileManager.default.removeItem(atPath: directory.appending(name).string)
    }
  }

  private func module(
    _ name: String, in directory: FilePath, to folder: String, searchPaths: [String] = []
  ) async throws {
    try await swiftc(
      Self.options + ["-c", "-o", "\(name).o", "-module-name", name]
        + ["-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        + Self.search(["modules-base", "modules"] + searchPaths)
        + sources.files(name).map { sources.folder.appending($0.name).string }, "the module \(name)", in: directory)
  }

  /// The same UIKit as modes 4 and 5 see it. Only the module's description differs: its code is compiled once.
  private func preconcurrencyModule(in directory: FilePath) async throws {
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
    try await swiftc(
      ["-Onone", "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"] + Self.shared
        + ["-module-name", "UIKit", "-emit-module", "-emit-module-path", "modules-5/UIKit.swiftmodule"]
        + Self.search(["modules-base"]) + paths, "UIKit for Swift 5", in: directory)
  }

  /// The libraries name no folder of the toolchain: programs that are linked with them do.
  private func link(_ modules: [String], to library: String, in directory: FilePath) async throws {
    try await swiftc(
      ["-emit-library", "-no-toolchain-stdlib-rpath", "-o", library, "-Xlinker", "-soname=\(library)"]
        + modules.map { "\($0).o" }, library, in: directory)
  }

  private static func search(_ folders: [String]) -> [String] { folders.flatMap { ["-I", $0] } }

  private func swiftc(_ arguments: [String], _ what: String, in directory: FilePath) async throws {
    var command = toolchain.driver(
      arguments: arguments + [
        "-file-prefix-map", "\(sources.folder)=Sources", "-module-cache-path", "clang",
      ])
    command.directory = directory.string
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
