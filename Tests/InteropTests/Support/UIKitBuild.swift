import CourseModel
import Foundation
import Interop
import RuntimeBuilding
import TestSupport
import Toolchain

/// UIKit as learners' programs find it, of the cache that `make grade` and the tests share, or built into it: tests try what learners get.
struct UIKitBuild: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  var catalog: Catalog { runtime.catalog }
  var library: String { runtime.appLibrary.string }

  func modules(_ mode: String) throws -> [String] {
    guard let mode = LanguageMode(rawValue: mode) else { throw Broken(what: "There is no language mode '\(mode)'.") }
    return runtime.learnerModules(mode).map(\.string)
  }

  static let shared = Task {
    let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
    let directory = FileManager.default.temporaryDirectory.path + "/coursemark-interop-tests-\(getpid())"
    atexit_b { try? FileManager.default.removeItem(atPath: directory) }
    return UIKitBuild(
      compiler: SwiftCompiler(toolchain: toolchain, moduleCache: directory + "/clang"),
      runtime: try await RuntimeBuilder(home: TestHome.make(), toolchain: toolchain, progress: { _ in }).build())
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
