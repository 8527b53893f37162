internal import Foundation
internal import Storage
internal import SystemPackage
internal import Toolchain

/// What the compiler keeps of C's headers: made once for each compiler and place, of code of ours, and only read afterwards.
///
/// The compiler does not use what it has made of headers that have changed since. When a system is updated, all is therefore made anew; otherwise
/// each call would make it for itself alone, which takes ten times as long as the rest of the call.
struct ModuleCache: Sendable {
  /// In the user's cache.
  let folder: FilePath
  /// Folders with headers of the C library's and the kernel's.
  var headers = Self.systemHeaders
  var fill: @Sendable (SwiftCompiler) async throws -> Void = { try await $0.fillModuleCache() }

  /// A compiler for untrusted code.
  func compiler(_ toolchain: SwiftToolchain) async throws -> SwiftCompiler {
    // The files name one another by their paths.
    let path = folder.appending(
      "\(ContentHash(["modules 3", toolchain.version, toolchain.tools, folder.string]))")
    let compiler = SwiftCompiler(toolchain: toolchain, moduleCache: path.string, isContained: true)
    let filled = path.appending("filled")
    let state = stateOfHeaders
    func isFilled() -> Bool { (try? String(contentsOfFile: filled.string, encoding: .utf8)) == state }
    guard !isFilled() else { return compiler }
    return try await FileLock.withLock(on: folder.appending("lock")) {
      guard !isFilled() else { return compiler }
      try path.makeDirectory()
      // Only what has changed is written anew, each file at once: others may be reading.
      try await fill(compiler)
      try filled.write(state)
      return compiler
    }
  }

  /// Changes whenever a package manager puts a file into one of the folders, or takes one away: it never writes into a file that is there.
  var stateOfHeaders: String {
    let times = headers.map { folder -> String in
      var state = stat()
      guard stat(folder, &state) == 0 else { return "\(folder): none" }
      return "\(folder): \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
    }
    return "\(ContentHash(times))"
  }

  private static let systemHeaders: [String] = {
    let root = "/usr/include"
    let architectures = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
    let names =
      ["", "linux", "asm-generic", "bits", "sys"]
      + architectures.flatMap { name in ["", "/asm", "/bits", "/bits/types", "/gnu", "/sys"].map { name + $0 } }
    return names.map { $0.isEmpty ? root : "\(root)/\($0)" }
  }()
}
