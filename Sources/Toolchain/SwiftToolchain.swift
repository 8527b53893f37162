package import Foundation
package import Sandboxing
internal import SystemPackage

/// Keeps what compilers have said of themselves.
package protocol ToolchainMemory: Sendable {
  /// - Returns: `nil` when the compiler was not asked, or may be another since.
  func answer(of compiler: String) -> Data?
  func keep(_ answer: Data, of compiler: String)
}

/// The Swift compiler that is installed, and what belongs to it.
package struct SwiftToolchain: Sendable {
  /// The directory that holds `swiftc`, `swift-frontend` and `clang`.
  package let tools: String
  /// The whole first line of what it says of itself.
  package let version: String
  /// `x86_64-unknown-linux-gnu`
  package let target: String
  /// The directory of the standard library as shared libraries.
  package let libraries: String

  /// The directory of the compiler's own plugins.
  var plugins: FilePath { FilePath(tools).removingLastComponent().appending("lib/swift/host") }

  /// There is no compiler, or none that can be used.
  package struct NotFound: Error, CustomStringConvertible {
    package var reason: String
    package var description: String {
      "Coursemark needs Swift \(SwiftVersion.oldest) or later, and \(reason). Install it from "
        + "https://www.swift.org/install/linux, or set COURSEMARK_SWIFT to the path of its 'swiftc'."
    }
  }

  /// Asks `$COURSEMARK_SWIFT`, or the first `swiftc` of `$PATH`, where it is at home.
  /// - Parameter memory: Where the answer is kept for another time; to ask takes the compiler a seventh of a second.
  package static func find(
    environment: [String: String], memory: (any ToolchainMemory)? = nil
  ) async throws -> SwiftToolchain {
    let found =
      if let named = environment["COURSEMARK_SWIFT"] {
        access(named, X_OK) == 0 ? named : nil
      } else {
        ProgramSearch.find("swiftc", environment: environment)
      }
    guard let compiler = found else {
      throw NotFound(
        reason: environment["COURSEMARK_SWIFT"].map { "COURSEMARK_SWIFT names '\($0)', which is no program" }
          ?? "there is no 'swiftc' in \((environment["PATH"] ?? "").replacing(":", with: ", "))")
    }
    if let memory, let answer = memory.answer(of: compiler), let known = try? toolchain(answer, of: compiler) {
      return known
    }
    // The driver would answer too, but leaves an empty folder behind each time.
    let command = Command(
      executable: compiler, arguments: ["-frontend", "-print-target-info"], environment: environment,
      limits: Limits(wallClock: 60))
    let ending = try await Supervisor.run(command)
    let answer = ending.succeeded ? Data(ending.standardOutput) : Data()
    let toolchain = try toolchain(answer, of: compiler)
    memory?.keep(answer, of: compiler)
    return toolchain
  }

  private static func toolchain(_ answer: Data, of compiler: String) throws(NotFound) -> SwiftToolchain {
    guard let information = try? JSONDecoder().decode(TargetInformation.self, from: answer) else {
      throw NotFound(reason: "'\(compiler) -frontend -print-target-info' answers nothing useful")
    }
    guard let version = SwiftVersion(information.compilerVersion) else {
      throw NotFound(reason: "'\(compiler)' does not say which Swift it is, but '\(information.compilerVersion)'")
    }
    guard version >= .oldest else { throw NotFound(reason: "'\(compiler)' is Swift \(version)") }
    let resources = FilePath(information.paths.runtimeResourcePath)
    return SwiftToolchain(
      tools: resources.removingLastComponent().removingLastComponent().appending("bin").string,
      version: information.compilerVersion, target: information.target.triple,
      libraries: information.paths.runtimeLibraryPaths.first ?? resources.appending("linux").string)
  }

  private struct TargetInformation: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable {
      var runtimeLibraryPaths: [String]
      var runtimeResourcePath: String
    }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  /// `swiftc`: slower to start than the frontend, and able to do all.
  package func driver(arguments: [String]) -> Command { tool("swiftc", arguments) }

  /// The compiler itself: a quarter of the time of `swiftc` for a small file.
  package func frontend(arguments: [String]) -> Command { tool("swift-frontend", ["-frontend"] + arguments) }

  /// Links executables and libraries.
  package func linker(arguments: [String]) -> Command { tool("clang", arguments) }

  /// Compiles C, for sources of ours.
  package func cCompiler(arguments: [String]) -> Command { tool("clang", arguments) }

  private func tool(_ name: String, _ arguments: [String]) -> Command {
    Command(
      executable: FilePath(tools).appending(name).string, arguments: arguments,
      environment: ["PATH": tools + ":/usr/bin:/bin", "LANG": "C.UTF-8", "TMPDIR": NSTemporaryDirectory()],
      limits: Self.limits)
  }

  /// A compiler reads hostile text too: exponential type checking, a million errors.
  private static let limits = Limits(
    wallClock: 300, processorTime: 60, memory: 3 << 30, output: 4 << 20, fileSize: 256 << 20)
}
