import CourseModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Grading

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
}
