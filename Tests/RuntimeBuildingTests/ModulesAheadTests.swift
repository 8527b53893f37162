import Foundation
import RuntimeModules
import Storage
import SystemPackage
import Testing
import Toolchain

/// Modules that are compiled before Coursemark itself is there.
extension RuntimeBuilderTests {
  /// Compiles them as the program `runtime-modules` does.
  /// - Returns: What lies ready then.
  private func compileAhead(_ home: Home) async throws -> [String] {
    let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
    let modules = RuntimeModules(sources: try RuntimeSources(home.sources), toolchain: toolchain) { _ in }
    try await ModulesAhead(cache: home.cache).compile(modules)
    return home.cache.appending("modules/\(modules.identity)").entries
  }

  @Test func modulesThatWereCompiledAheadBecomeTheRuntime() async throws {
    let alone = try await build(small.home(cache: "alone")).runtime
    #expect(try await compileAhead(small.home()).contains("libCoursemarkApp.so"))
    let built = try await build(small.home())
    #expect(built.compiled == ["UIKit for Swift 5"])
    #expect(built.runtime.identity == alone.identity)
    func names(_ folder: FilePath) -> [String] { folder.subpaths.sorted() }
    #expect(names(built.runtime.directory) == names(alone.directory))
    #expect(try await compileAhead(small.home()) == [], "they are used up, and nobody needs others")
  }

  @Test func nothingIsCompiledAheadOfARuntimeThatIsThere() async throws {
    _ = try await build(small.home())
    #expect(try await compileAhead(small.home()) == [])
    try small.write("package enum Other {}", to: "first/Sources/DeviceMeasures/Other.swift")
    #expect(try await compileAhead(small.home()) != [])
  }
}
