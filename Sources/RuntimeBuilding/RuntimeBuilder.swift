internal import Foundation
internal import Interop
internal import Sandboxing
package import Storage
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
        + sources.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value.flatMap { [$0.path, $0.text] } })
    let directory = home.cache + "/runtime/\(identity)"
    if let runtime = try built(identity, directory) { return runtime }
    return try await FileLock.withLock(on: home.cache + "/runtime/lock") {
      if let runtime = try built(identity, directory) { return runtime }
      let catalog = Catalog.read(uikitSources: sources["UIKit", default: []].map(\.text))
      try await CacheDirectory.make(directory) { draft in
        try await compile(sources, into: draft)
        try JSONEncoder().encode(catalog).write(to: URL(fileURLWithPath: draft + "/catalog.json"))
      }
      return Runtime(identity: identity, directory: directory, catalog: catalog, names: UIKitFiles(home: home))
    }
  }

  /// What was built another time.
  private func built(_ identity: ContentHash, _ directory: String) throws -> Runtime? {
    guard let data = FileManager.default.contents(atPath: directory + "/catalog.json") else { return nil }
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    return Runtime(identity: identity, directory: directory, catalog: catalog, names: UIKitFiles(home: home))
  }

  private func compile(_ sources: [String: [SourceText]], into directory: String) async throws {
    for folder in ["modules", "modules-base", "modules-5", "modules-6", "modules-examiner", "sources-5"] {
      try FileManager.default.createDirectory(atPath: directory + "/" + folder, withIntermediateDirectories: true)
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
    for file in try FileManager.default.contentsOfDirectory(atPath: directory) where file.hasSuffix(".o") {
      try FileManager.default.removeItem(atPath: directory + "/" + file)
    }
    try FileManager.default.removeItem(atPath: directory + "/sources-5")
  }

  private func examinerLibrary(_ sources: [String: [SourceText]], _ directory: String) async throws {
    for name in ["ReferenceModel", "Examiner"] {
      try await module(name, sources, directory, to: "modules-examiner", searchPaths: ["modules-examiner"])
    }
    try await link(Self.examinerModules, to: "libCoursemarkExaminer.so", directory)
  }

  private func module(
    _ name: String, _ sources: [String: [SourceText]], _ directory: String, to folder: String,
    searchPaths: [String] = []
  ) async throws {
    let paths = (["modules-base", "modules"] + searchPaths).flatMap { ["-I", directory + "/" + $0] }
    // The optimiser takes a minute, once; the checks of every program take half of their time from then on.
    // A subclass in a learner's module has the private methods of its superclass in its table, so their symbols must be
    // there: that is what `-enable-private-imports` does.
    try await swiftc(
      [
        "-O", "-wmo", "-enable-private-imports", "-parse-as-library", "-c", "-o", "\(directory)/\(name).o",
        "-module-name", name,
      ]
        + ["-emit-module", "-emit-module-path", "\(directory)/\(folder)/\(name).swiftmodule"]
        + paths + sources[name, default: []].map(\.path), "the module \(name)")
  }

  /// The same UIKit as modes 4 and 5 see it. Only the module's description differs: its code is compiled once.
  private func preconcurrencyModule(_ sources: [SourceText], _ directory: String) async throws {
    var paths: [String] = []
    for (index, source) in sources.enumerated() {
      // The name of a file is a part of the symbols of what is private in it.
      let folder = "\(directory)/sources-5/\(index)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/" + (source.path as NSString).lastPathComponent
      try Self.preconcurrency(source.text).write(toFile: path, atomically: false, encoding: .utf8)
      paths.append(path)
    }
    try await swiftc(
      [
        "-Onone", "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-parse-as-library",
        "-enable-private-imports", "-module-name", "UIKit", "-emit-module",
      ]
        + ["-emit-module-path", directory + "/modules-5/UIKit.swiftmodule", "-I", directory + "/modules-base"] + paths,
      "UIKit for Swift 5")
  }

  /// Every line that is `@MainActor` and nothing else becomes `@preconcurrency @MainActor`; subclasses inherit it.
  static func preconcurrency(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.trimmingCharacters(in: .whitespaces) == "@MainActor"
        ? String(line.replacing("@MainActor", with: "@preconcurrency @MainActor")) : String(line)
    }.joined(separator: "\n")
  }

  private func link(_ modules: [String], to library: String, _ directory: String) async throws {
    try await swiftc(
      ["-emit-library", "-o", "\(directory)/\(library)", "-Xlinker", "-soname=\(library)"]
        + modules.map { "\(directory)/\($0).o" }, library)
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
    var path: String
    var text: String
  }

  private func read(_ module: String) throws -> [SourceText] {
    let folder = home.sources + "/" + module
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let path = URL(fileURLWithPath: folder + "/" + file).path
      return SourceText(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
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
