internal import Foundation
internal import Interop
internal import RuntimeModules
package import Storage
package import SystemPackage
package import Toolchain

/// Finds the ``Runtime``, or builds it from its sources: once for each state of sources and compiler.
///
/// A runtime is known by its identity, a hash of the sources, the compiler's version and target, all arguments of the compiler and the
/// linker, and what else is made of the sources (``RuntimeCompilation/identity``). No path
/// is part of it, and none is in the files, so it is looked for in two places: beside Coursemark, where `make install` put
/// it for all users, and in the user's cache.
package struct RuntimeBuilder: Sendable {
  let home: Home
  let toolchain: SwiftToolchain
  /// Called with the name of each part before it is compiled; not at all when the runtime is there.
  let progress: @Sendable (_ part: String) -> Void
  /// Called with a sentence when a runtime is not what was put there.
  let notice: @Sendable (String) -> Void

  package init(
    home: Home, toolchain: SwiftToolchain, progress: @escaping @Sendable (_ part: String) -> Void,
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.home = home
    self.toolchain = toolchain
    self.progress = progress
    self.notice = notice
  }

  /// All that learners' code and checks are compiled against.
  package static let modules = RuntimeModules.names

  /// The runtime of the installation if it fits, or that of the user's cache, which is built if it is not there.
  package func build() async throws -> Runtime {
    let modules = try readModules()
    if let installed = built(identity(of: modules), home.installedRuntimes, .installed) { return installed }
    return try await build(
      modules, into: home.cache.appending("runtime"), RuntimeRecord(settings: home.settings),
      ahead: ModulesAhead(cache: home.cache))
  }

  /// Builds the runtime into a folder, for an installation.
  package func build(into folder: FilePath) async throws -> Runtime {
    try await build(try readModules(), into: folder, .installed, ahead: nil)
  }

  private func build(
    _ modules: RuntimeModules, into folder: FilePath, _ record: RuntimeRecord, ahead: ModulesAhead?
  ) async throws -> Runtime {
    let identity = identity(of: modules)
    if let runtime = built(identity, folder, record) { return runtime }
    return try await FileLock.withLock(on: folder.appending("lock")) {
      if let runtime = built(identity, folder, record) { return runtime }
      let directory = folder.appending("\(identity)")
      if directory.exists { CacheDirectory.remove(directory) }
      let compilation = RuntimeCompilation(modules: modules, ahead: ahead, progress: progress)
      try await CacheDirectory.make(directory) { draft in
        async let catalog = Catalog.read(
          uikitSources: modules.sources.files("UIKit").map(\.text),
          agentSources: modules.sources.files("AppAgent").map(\.text))
        async let names = UIKitFiles(home: home).modelled()
        try await compilation.compile(into: draft)
        try await catalog.encoded().write(to: draft.appending("catalog.json").url)
        try ReadNames.write(try await names, in: draft)
        try RuntimeRecord.write(in: draft)
        // What is installed is read by all users.
        chmod(draft.string, 0o755)
      }
      record.remember(directory)
      guard let runtime = built(identity, folder, record) else {
        throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: directory.string])
      }
      return runtime
    }
  }

  private func readModules() throws -> RuntimeModules {
    RuntimeModules(sources: try RuntimeSources(home.sources), toolchain: toolchain, progress: progress)
  }

  private func identity(of modules: RuntimeModules) -> ContentHash {
    ContentHash(["runtime 10", modules.identity.description] + RuntimeCompilation.identity)
  }

  /// What was built another time, if nothing has changed it since.
  private func built(_ identity: ContentHash, _ folder: FilePath, _ record: RuntimeRecord) -> Runtime? {
    let directory = folder.appending("\(identity)")
    guard directory.exists else { return nil }
    guard let contents = record.contents(of: directory),
      let data = FileManager.default.contents(atPath: directory.appending("catalog.json").string),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else {
      notice(
        """
        \(directory) is not what Coursemark has put there, so it is made anew. Nothing but Coursemark should write to it: if you \
        did not change it, find out what did.
        """)
      return nil
    }
    return Runtime(
      identity: identity, directory: directory, catalog: catalog, names: UIKitFiles(home: home, runtime: directory),
      contents: contents)
  }
}

extension Catalog {
  /// The same catalog gives the same bytes.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}

extension RuntimeRecord {
  fileprivate static let installed = RuntimeRecord(settings: nil)
}
