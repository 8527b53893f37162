import CourseModel
import Foundation
import LessonParsing
import SystemPackage
import TestSupport
import Testing

@testable import Grading

/// What the kernel starts to load a program, which a submission may not choose.
@Suite(.serialized) struct ExecutableLoaderTests {
  @Test func everyOrdinaryProgramIsLoadedAlike() {
    #expect(ExecutableLoader.isUsual(in: FilePath(CommandLine.arguments[0])))
    #expect(ExecutableLoader.isUsual(in: "/bin/ls"))
    #expect(ExecutableLoader.names(in: "/etc/passwd") == nil)
    #expect(!ExecutableLoader.isUsual(in: "/nowhere"))
  }

  /// `/aa` is nowhere, `/etc/passwd` may not be executed, and `/bin/sh` is another program.
  @Test(arguments: ["/aa", "/etc/passwd", "/bin/sh"])
  func aSectionOfASubmissionsOwnIsTheLearnersMistake(path: String) async throws {
    let bytes = Array(path.utf8) + [0]
    let type = Array(repeating: "UInt8", count: bytes.count).joined(separator: ", ")
    let code = """
      @section(".interp") @used let loader: (\(type)) = (\(bytes.map { "\($0)" }.joined(separator: ", ")))
      func seven() -> Int { 8 }
      """
    let grader = try await Grader(home: TestHome.make(), environment: TestHome.environment, options: GradingOptions())
    let submission = Submission(
      name: "work/eve", files: [SubmissionFile(name: "Numbers.swift", path: "work/eve/Numbers.swift", text: code)])
    let report = try await grader.grade(SevenLesson.lesson(), submission: submission)
    let check = try #require(report.steps.first?.checks.first)
    #expect([.doesNotCompile, .fail, .crash].contains(check.verdict), "\(check.verdict): \(check.reason ?? "")")
  }
}
