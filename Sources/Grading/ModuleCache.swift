internal import Storage
internal import SystemPackage
internal import Toolchain

/// What the compiler keeps of C's headers: made once for each compiler and place, of code of ours, and only read afterwards.
struct ModuleCache: Sendable {
  /// In the user's cache.
  let folder: FilePath

  /// A compiler for untrusted code.
  func compiler(_ toolchain: SwiftToolchain) async throws -> SwiftCompiler {
    // The files name one another by their paths.
    let path = folder.appending(
      "\(ContentHash(["modules 1", toolchain.version, toolchain.tools, folder.string]))")
    let compiler = SwiftCompiler(toolchain: toolchain, moduleCache: path.string, isContained: true)
    let isFilled = path.appending("filled")
    guard !isFilled.exists else { return compiler }
    return try await FileLock.withLock(on: folder.appending("lock")) {
      guard !isFilled.exists else { return compiler }
      try path.makeDirectory()
      try await compiler.fillModuleCache()
      try isFilled.write("")
      return compiler
    }
  }
}
