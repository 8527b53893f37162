internal import Foundation
internal import Interop
internal import Sandboxing
package import Storage
internal import SystemPackage
package import Toolchain

/// Builds the ``Runtime`` from its sources, once for each state of sources and compiler.
package struct RuntimeBuilder: Sendable {
  let home: Home
  let toolchain: SwiftToolchain
  /// Called with the name of each part before it is compiled; not at all when the runtime is in the cache.
  let progress: @Sendable (_ part: String) -> Void

  package init(home: Home, toolchain: SwiftToolchain, progress: @escaping @Sendable (_ part: String) -> Void) {
    self.home = home
    self.toolchain = toolchain
    self.progress = progress
  }

  /// The modules in the order in which they need one another.
  private static let appModules = ["DeviceMeasures", "AppProtocol", "UIKit", "AppAgent"]
  private static let examinerModules = ["DeviceMeasures", "AppProtocol", "ReferenceModel", "Examiner"]

  /// All that learners' code and checks are compiled against.
  package static let modules = appModules + examinerModules.filter { !appModules.contains($0) }

  package func build() async throws -> Runtime {
    var sources: [String: [SourceText]] = [:]
    for module in Self.modules { sources[module] = try read(module) }
    let identity = ContentHash(
      [toolchain.version, "runtime 6"]
        + sources.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value.flatMap { [$0.path.string, $0.text] } })
    let directory = home.cache.appending("runtime/\(identity)")
    if let runtime = try built(identity, directory) { return runtime }
    return try await FileLock.withLock(on: home.cache.appending("runtime/lock")) {
      if let runtime = try built(identity, directory) { return runtime }
      let catalog = Catalog.read(uikitSources: sources["UIKit", default: []].map(\.text))
      try await CacheDirectory.make(directory) { draft in
        try await compile(sources, into: draft)
        try JSONEncoder().encode(catalog).write(to: draft.appending("catalog.json").url)
      }
      return Runtime(identity: identity, directory: directory, catalog: catalog, names: UIKitFiles(home: home))
    }
  }

  /// What was built another time.
  private func built(_ identity: ContentHash, _ directory: FilePath) throws -> Runtime? {
    guard let data = FileManager.default.contents(atPath: directory.appending("catalog.json").string) else {
      return nil
    }
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    return Runtime(identity: identity, directory: directory, catalog: catalog, names: UIKitFiles(home: home))
  }

  private func compile(_ sources: [String: [SourceText]], into directory: FilePath) async throws {
    for folder in ["modules", "modules-base", "modules-5", "modules-6", "modules-examiner", "sources-5"] {
      try directory.appending(folder).makeDirectory()
    }
    progress("UIKit for Swift 6")
    try await module("DeviceMeasures", sources, directory, to: "modules-base")
    try await module("AppProtocol", sources, directory, to: "modules")
    async let examiner: Void = examinerLibrary(sources, directory)
    try await module("UIKit", sources, directory, to: "modules-6")
    progress("UIKit for Swift 5")
    try await preconcurrencyModule(sources["UIKit", default: []], directory)
    progress("the app's agent")
    try await module("AppAgent", sources, directory, to: "modules", searchPaths: ["modules-6"])
    try await link(Self.appModules, to: "libCoursemarkApp.so", directory)
    try await examiner
    for file in directory.entries where file.hasSuffix(".o") {
      try FileManager.default.removeItem(atPath: directory.appending(file).string)
    }
    try FileManager.default.removeItem(atPath: directory.appending("sources-5").string)
  }

  private func examinerLibrary(_ sources: [String: [SourceText]], _ directory: FilePath) async throws {
    for name in ["ReferenceModel", "Examiner"] {
      try await module(name, sources, directory, to: "modules-examiner", searchPaths: ["modules-examiner"])
    }
    try await link(Self.examinerModules, to: "libCoursemarkExaminer.so", directory)
  }

  private func module(
    _ name: String, _ sources: [String: [SourceText]], _ directory: FilePath, to folder: String,
    searchPaths: [String] = []
  ) async throws {
    let paths = (["modules-base", "modules"] + searchPaths).flatMap { ["-I", directory.appending($0).string] }
    // The optimiser takes a minute, once; the checks of every program take half of their time from then on.
    // A subclass in a learner's module has the private methods of its superclass in its table, so their symbols must be
    // there: that is what `-enable-private-imports` does.
    try await swiftc(
      [
        "-O", "-wmo", "-enable-private-imports", "-parse-as-library", "-c", "-o",
        directory.appending("\(name).o").string,
        "-module-name", name,
      ]
        + ["-emit-module", "-emit-module-path", directory.appending("\(folder)/\(name).swiftmodule").string]
        + paths + sources[name, default: []].map(\.path.string), "the module \(name)")
  }

  /// The same UIKit as modes 4 and 5 see it. Only the module's description differs: its code is compiled once.
  private func preconcurrencyModule(_ sources: [SourceText], _ directory: FilePath) async throws {
    var paths: [String] = []
    for (index, source) in sources.enumerated() {
      // The name of a file is a part of the symbols of what is private in it.
      guard let name = source.path.lastComponent else { continue }
      let folder = directory.appending("sources-5/\(index)")
      try folder.makeDirectory()
      let path = folder.appending(name)
      try path.write(Self.preconcurrency(source.text))
      paths.append(path.string)
    }
    try await swiftc(
      [
        "-Onone", "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-parse-as-library",
        "-enable-private-imports", "-module-name", "UIKit", "-emit-module",
      ]
        + ["-emit-module-path", directory.appending("modules-5/UIKit.swiftmodule").string]
        + ["-I", directory.appending("modules-base").string] + paths,
      "UIKit for Swift 5")
  }

  /// Every line that is `@MainActor` and nothing else becomes `@preconcurrency @MainActor`; subclasses inherit it.
  static func preconcurrency(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.trimmingCharacters(in: .whitespaces) == "@MainActor"
        ? String(line.replacing("@MainActor", with: "@preconcurrency @MainActor")) : String(line)
    }.joined(separator: "\n")
  }

  private func link(_ modules: [String], to library: String, _ directory: FilePath) async throws {
    try await swiftc(
      ["-emit-library", "-o", directory.appending(library).string, "-Xlinker", "-soname=\(library)"]
        + modules.map { directory.appending("\($0).o").string }, library)
  }

  private func swiftc(_ arguments: [String], _ what: String) async throws {
    var command = toolchain.driver(arguments: ["-swift-version", "6", "-package-name", "coursemark"] + arguments)
    // All of UIKit at once takes a busy machine minutes.
    command.limits.wallClock = 900
    command.limits.processorTime = 900
    let ending = try await Supervisor.run(command)
    guard ending.succeeded else {
      throw RuntimeFailure(part: what, status: ending.status, output: ending.outputText + ending.errorText)
    }
  }

  struct SourceText: Sendable {
    var path: FilePath
    var text: String
  }

  private func read(_ module: String) throws -> [SourceText] {
    let folder = home.sources.appending(module)
    return try folder.subpaths.filter { $0.hasSuffix(".swift") }.map { file in
      let path = folder.appending(file)
      return SourceText(path: path, text: try String(contentsOfFile: path.string, encoding: .utf8))
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
