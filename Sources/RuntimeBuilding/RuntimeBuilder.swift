internal import Foundation
internal import Interop
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
  package static let modules = RuntimeCompilation.Module.all.map(\.name)

  /// The runtime of the installation if it fits, or that of the user's cache, which is built if it is not there.
  package func build() async throws -> Runtime {
    let sources = try RuntimeSources(home.sources, modules: Self.modules)
    let identity = identity(of: sources)
    if let installed = built(identity, home.installedRuntimes, .installed) { return installed }
    return try await build(
      sources, identity, into: home.cache.appending("runtime"), RuntimeRecord(settings: home.settings))
  }

  /// Builds the runtime into a folder, for an installation.
  package func build(into folder: FilePath) async throws -> Runtime {
    let sources = try RuntimeSources(home.sources, modules: Self.modules)
    return try await build(sources, identity(of: sources), into: folder, .installed)
  }

  private func build(
    _ sources: RuntimeSources, _ identity: ContentHash, into folder: FilePath, _ record: RuntimeRecord
  ) async throws -> Runtime {
    if let runtime = built(identity, folder, record) { return runtime }
    return try await FileLock.withLock(on: folder.appending("lock")) {
      if let runtime = built(identity, folder, record) { return runtime }
      let directory = folder.appending("\(identity)")
      if directory.exists { CacheDirectory.remove(directory) }
      let compilation = RuntimeCompilation(sources: sources, toolchain: toolchain, progress: progress)
      try await CacheDirectory.make(directory) { draft in
        async let catalog = Catalog.read(uikitSources: sources.files("UIKit").map(\.text))
        try await compilation.compile(into: draft)
        try await catalog.encoded().write(to: draft.appending("catalog.json").url)
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

  private func identity(of sources: RuntimeSources) -> ContentHash {
    ContentHash(
      [toolchain.version, toolchain.target, "runtime 9"] + RuntimeCompilation.identity + sources.identity)
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
      identity: identity, directory: directory, catalog: catalog, names: UIKitFiles(home: home), contents: contents)
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

/// The sources of the runtime's modules.
struct RuntimeSources: Sendable {
  struct File: Sendable {
    /// From the folder of all modules: `UIKit/Text/UITextField.swift`.
    var name: String
    var text: String
  }

  /// The folder of all modules.
  let folder: FilePath
  private let modules: [String: [File]]

  init(_ folder: FilePath, modules: [String]) throws {
    self.folder = folder.resolved
    var read: [String: [File]] = [:]
    for module in modules {
      let names = folder.appending(module).subpaths.filter { $0.hasSuffix(".swift") }
      read[module] = try names.map { name in
        File(
          name: "\(module)/\(name)",
          text: try String(contentsOfFile: folder.appending(module).appending(name).string, encoding: .utf8))
      }
    }
    self.modules = read
  }

  func files(_ module: String) -> [File] { modules[module, default: []] }

  /// Names and texts, whatever the folder.
  var identity: [String] {
    modules.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value.flatMap { [$0.name, $0.text] } }
  }
}
