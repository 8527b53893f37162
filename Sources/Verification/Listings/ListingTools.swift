package import CourseModel
package import Grading

/// What compiles and runs listings.
package struct ListingTools: Sendable {
  package var compile: @Sendable (ListingProgram, LanguageMode) async throws -> Compilation
  package var run: @Sendable (ListingProgram, LanguageMode, _ timeout: Double) async throws -> ListingRun?

  package init(
    compile: @escaping @Sendable (ListingProgram, LanguageMode) async throws -> Compilation,
    run: @escaping @Sendable (ListingProgram, LanguageMode, _ timeout: Double) async throws -> ListingRun?
  ) {
    self.compile = compile
    self.run = run
  }

  package init(_ runner: ListingRunner) {
    compile = { try await runner.compile($0, mode: $1) }
    run = { try await runner.run($0, mode: $1, timeout: $2) }
  }
}
