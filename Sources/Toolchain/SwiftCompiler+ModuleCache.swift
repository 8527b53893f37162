internal import Foundation
internal import Sandboxing
internal import SystemPackage

extension SwiftCompiler {
  /// The modules of the toolchain that a learner's program may import: what they need of C's headers is then in the cache.
  private static let modules = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Differentiation", "Cxx",
  ]

  /// Has the compiler make all that it keeps of C's headers, of code of ours that is trusted. From then on the cache is only read.
  package func fillModuleCache() async throws {
    let folder = FilePath(moduleCache).appending("filling")
    try? FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder.string) }
    let trusted = SwiftCompiler(toolchain: toolchain, moduleCache: moduleCache)
    // What is kept differs by language mode, and with line tables; whatever else a call asks for makes no difference to it.
    try await withThrowingTaskGroup { group in
      for mode in ["4", "4.2", "5", "6"] {
        group.addTask {
          for (index, modules) in [["Foundation"], Self.modules].enumerated() {
            let path = folder.appending("Imports\(mode)-\(index).swift").string
            let text = modules.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
            try? text.write(toFile: path, atomically: false, encoding: .utf8)
            for hasLineTables in [false, true] {
              _ = try await trusted.diagnose(
                Module(
                  name: "Imports", files: [path], languageMode: mode, searchPaths: [], hasLineTables: hasLineTables))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    chmodToRead()
  }

  /// Another user's compiler reads it where root grades.
  private func chmodToRead() {
    guard geteuid() == 0, let names = FileManager.default.enumerator(atPath: moduleCache) else { return }
    chmod(moduleCache, 0o755)
    for case let name as String in names {
      let path = FilePath(moduleCache).appending(name).string
      var state = stat()
      guard lstat(path, &state) == 0 else { continue }
      if state.st_mode & S_IFMT == S_IFDIR { chmod(path, 0o755) }
      if state.st_mode & S_IFMT == S_IFREG { chmod(path, 0o644) }
    }
  }
}
