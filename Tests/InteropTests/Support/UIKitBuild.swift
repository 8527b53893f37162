import Foundation
import Interop
import Sandboxing
import SwiftSource
import Toolchain

/// `Sources/UIKit`, compiled once for all tests of this target: once for mode 6, and once as modes 4 and 5 see it.
struct UIKitBuild: Sendable {
  let compiler: SwiftCompiler
  let catalog: Catalog
  let directory: String
  var library: String { directory + "/libUIKit.so" }

  func modules(_ mode: String) -> String { directory + (mode == "6" ? "/6" : "/5") }

  static let shared = Task { try await make() }

  private static func make() async throws -> UIKitBuild {
    let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
    let directory = FileManager.default.temporaryDirectory.path + "/coursemark-interop-tests-\(getpid())"
    for folder in ["5", "6", "base", "sources"] {
      try FileManager.default.createDirectory(atPath: "\(directory)/\(folder)", withIntermediateDirectories: true)
    }
    atexit_b { try? FileManager.default.removeItem(atPath: directory) }
    let files = try sources("UIKit")
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let options = ["-package-name", "coursemark", "-swift-version", "6", "-parse-as-library"]
    let common = ["-module-name", "UIKit", "-I", directory + "/base"] + options
    // What UIKit itself imports has to be found by those who import UIKit.
    let measures = directory + "/DeviceMeasures.o"
    try await run(
      toolchain.driver(
        arguments: ["-module-name", "DeviceMeasures", "-wmo", "-c", "-o", measures, "-emit-module"] + options
          + ["-emit-module-path", directory + "/base/DeviceMeasures.swiftmodule"] + sources("DeviceMeasures")))
    for mode in ["5", "6"] {
      try FileManager.default.copyItem(
        atPath: directory + "/base/DeviceMeasures.swiftmodule",
        toPath: "\(directory)/\(mode)/DeviceMeasures.swiftmodule")
    }
    // Each takes one processor a minute or more, and hundreds of tests wait for all three.
    async let catalog = Catalog.read(uikitSources: texts)
    async let library: Void = run(
      toolchain.driver(
        arguments: common + files + [measures]
          + [
            "-Onone", "-wmo", "-emit-library", "-o", "\(directory)/libUIKit.so", "-Xlinker", "-soname=libUIKit.so",
            "-emit-module", "-emit-module-path", "\(directory)/6/UIKit.swiftmodule",
          ]))
    let lenient = try zip(files, texts).map { file, text in
      // The same names, because the names of private symbols are made from them.
      let path = "\(directory)/sources/\(URL(filePath: file).lastPathComponent)"
      try preconcurrencySource(text).write(toFile: path, atomically: false, encoding: .utf8)
      return path
    }
    try await run(
      toolchain.driver(
        arguments: common + lenient
          + [
            "-Onone", "-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-emit-module",
            "-emit-module-path", "\(directory)/5/UIKit.swiftmodule",
          ]))
    try await library
    return await UIKitBuild(
      compiler: SwiftCompiler(toolchain: toolchain, moduleCache: directory + "/clang"),
      catalog: catalog, directory: directory)
  }

  private static func sources(_ module: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/\(module)"
    ).standardized.path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  static func run(_ command: Command) async throws {
    var command = command
    // A slow machine may take its time with all of UIKit.
    command.limits.wallClock = 600
    command.limits.processorTime = 600
    let ending = try await Supervisor.run(command)
    guard ending.succeeded else { throw Broken(what: "\(ending.status): " + ending.outputText + ending.errorText) }
  }
}

/// A step before what a test looks at did not work.
struct Broken: Error, CustomStringConvertible {
  var what: String
  var description: String { what }
}

/// `atexit` with a closure that has no context is all that C offers; the directory is kept beside it.
private func atexit_b(_ body: @escaping @Sendable () -> Void) {
  cleanUp = body
  atexit { cleanUp?() }
}

nonisolated(unsafe) private var cleanUp: (@Sendable () -> Void)?
