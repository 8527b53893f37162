import CourseModel
import Foundation
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Grading
@testable import Toolchain

/// What the compiler keeps of C's headers, which compilers of all submissions read.
@Suite(.serialized) struct ModuleCacheTests {
  /// Every file, with its size and the time of its last change.
  private func contents(of folder: FilePath) -> [String] {
    let names = (FileManager.default.enumerator(atPath: folder.string)?.allObjects as? [String]) ?? []
    return names.sorted().map { name in
      var state = stat()
      lstat(folder.appending(name).string, &state)
      return "\(name) \(state.st_size) \(state.st_ctim.tv_sec).\(state.st_ctim.tv_nsec) \(state.st_mode)"
    }
  }

  /// One that needs what is in the cache, and one that needs more, for which the call gets a cache of its own.
  @Test(arguments: ["Foundation", "XCTest"])
  func theCompilerOfASubmissionLeavesNothingInIt(module: String) async throws {
    let home = try TestHome.make()
    let grader = try await Grader(home: home, environment: TestHome.environment, options: GradingOptions())
    let before = contents(of: home.clangCache)
    #expect(before.count > 10)
    let code = "import \(module)\nfunc seven() -> Int { 8 }\n"
    let submission = Submission(
      name: "work/eve", files: [SubmissionFile(name: "Numbers.swift", path: "work/eve/Numbers.swift", text: code)])
    let report = try await grader.grade(SevenLesson.lesson(), submission: submission)
    #expect(report.steps.first?.checks.first?.verdict != .pass)
    #expect(contents(of: home.clangCache) == before)
  }

  /// A call that lacks something in it makes that for itself, which takes longer than all the rest. One that may write would leave it there.
  @Test(arguments: ["4", "4.2", "5", "6"], [false, true])
  func itHasAllThatACallNeeds(mode: String, hasLineTables: Bool) async throws {
    let home = try TestHome.make()
    let grader = try await Grader(home: home, environment: TestHome.environment, options: GradingOptions())
    let before = contents(of: home.clangCache)
    let trusted = SwiftCompiler(toolchain: grader.compiler.toolchain, moduleCache: grader.compiler.moduleCache)
    let folder = try TemporaryFolder()
    try folder.write("import Foundation\nfunc seven() -> Date { Date() }\n", to: "Seven.swift")
    let module = SwiftCompiler.Module(
      name: "Seven", files: [folder.path + "/Seven.swift"], languageMode: mode, searchPaths: [],
      enablesPrivateImports: true, hasLineTables: hasLineTables)
    #expect(try await trusted.compile(module, object: folder.path + "/Seven.o").succeeded)
    #expect(contents(of: home.clangCache) == before)
  }

  @Test func itIsMadeAnewWhenTheSystemsHeadersChange() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "include/stdio.h")
    let fillings = Mutex(0)
    var cache = ModuleCache(folder: FilePath(folder.path + "/cache"), headers: [folder.path + "/include"])
    cache.fill = { _ in fillings.withLock { $0 += 1 } }
    let toolchain = try await SwiftToolchain.find(environment: TestHome.environment)
    for _ in 0..<2 { _ = try await cache.compiler(toolchain) }
    #expect(fillings.withLock { $0 } == 1)
    try folder.write("", to: "include/stdlib.h")
    for _ in 0..<2 { _ = try await cache.compiler(toolchain) }
    #expect(fillings.withLock { $0 } == 2)
  }
}
