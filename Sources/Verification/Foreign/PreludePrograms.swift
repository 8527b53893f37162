internal import CourseModel
internal import Grading
internal import SwiftSource

/// The programs that listings of texts are compiled with, without showing them.
struct PreludePrograms {
  let tools: ListingTools
  /// Preludes that do not compile: their listings are tried without them.
  private(set) var diagnostics: [Diagnostic] = []

  private var known: [Key: ProgramSource] = [:]

  private struct Key: Hashable {
    var prelude: [Snippet]
    var mode: LanguageMode
  }

  init(tools: ListingTools) { self.tools = tools }

  mutating func program(of lesson: Lesson, in mode: LanguageMode) async throws -> ProgramSource {
    guard !lesson.prelude.isEmpty else { return ProgramSource() }
    let key = Key(prelude: lesson.prelude, mode: mode)
    if let program = known[key] { return program }
    let program = ProgramSource(lesson.prelude.compactMap { CodeFragment($0) })
    let errors = try await tools.compile(ListingProgram(program), mode).messages.map(\.message)
    known[key] = errors.isEmpty ? program : ProgramSource()
    if let first = errors.first {
      let place = first.location ?? lesson.prelude[0].location
      diagnostics.append(
        Diagnostic(
          .listingCompiles, at: place,
          "This prelude does not compile: \(first.message) The listings are tried without it; mend it."))
    }
    return known[key] ?? program
  }
}
