import CourseModel
import Interop
import SwiftSource
import SystemPackage
import Testing
import Toolchain

@testable import Grading

/// An expression over which the compiler takes too long may be one that Xcode's compiler takes.
@Suite struct TooComplexTests {
  private func message(_ diagnostic: CompilerDiagnostic) throws -> SubmissionMessage {
    let text = "let a = 1 + 2\n"
    let map = SourceMap(
      program: ProgramSource([CodeFragment(text, to: .file("A.swift"), from: "A.swift")]),
      names: SafeFileNames(["A.swift"]),
      prepared: Interop.prepare([.init(name: "A.swift", text: text)], catalog: Catalog()),
      directory: "/tmp")
    return try #require(map.message(diagnostic, nil))
  }

  @Test func anExpressionThatIsTooComplexIsNotJudged() throws {
    let found = try message(
      CompilerDiagnostic(
        .error, file: "A.swift", line: 1, column: 9, message: "the compiler is unable to type-check this expression",
        name: "expression_too_complex"))
    #expect(found.kind == .unsupported)
    #expect(found.location?.position.line == 1)
    #expect(found.message.hasSuffix("Break it into several statements, and it is."))
  }

  @Test func anExpressionThatTheCompilerCannotExplainIsNotJudged() throws {
    let found = try message(
      CompilerDiagnostic(
        .error, file: "A.swift", line: 1, column: 9,
        message: "failed to produce diagnostic for expression; please submit a bug report",
        name: "failed_to_produce_diagnostic"))
    #expect(found.kind == .unsupported)
    #expect(found.location?.position.line == 1)
    #expect(!found.message.contains("bug report"))
  }

  @Test func anotherErrorIsTheLearners() throws {
    let found = try message(
      CompilerDiagnostic(.error, file: "A.swift", line: 1, column: 9, message: "no", name: "cannot_find_in_scope"))
    #expect(found.kind == .error)
  }
}
