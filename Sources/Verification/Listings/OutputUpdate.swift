package import CourseModel
internal import Foundation
internal import Grading
internal import Scaffolding

/// Writes into a lesson's `output` fences what their examples print, and changes no other byte.
package struct OutputUpdate: Sendable {
  /// Fences that were rewritten.
  package private(set) var rewritten: [SourceLocation] = []
  /// Why a fence was left alone.
  package private(set) var problems: [Diagnostic] = []

  /// Runs a lesson's examples and rewrites what is stale.
  package static func run(_ lesson: Lesson, tools: RuleTools) async throws -> OutputUpdate {
    guard let listings = tools.listings else { return OutputUpdate() }
    let review = try await ListingResults.make(
      lesson, states: LessonStates(lesson), tools: listings, jobs: tools.jobs)
    var update = OutputUpdate()
    // An output whose rule is suppressed may differ.
    var lesson = lesson
    let stale = review.staleOutputs.filter { !lesson.unsuppressed([$0.diagnostic]).isEmpty }
    let byFile = Dictionary(grouping: stale, by: \.fence.location.file)
    for (file, stale) in byFile.sorted(by: { $0.key < $1.key }) { try update.rewrite(stale, in: file) }
    return update
  }

  private mutating func rewrite(_ stale: [ListingResults.StaleOutput], in file: String) throws {
    let url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    var text = EditedLines(Array(try Data(contentsOf: url)))
    // From the back, so that the lines before stay where they are.
    var done: [SourceLocation] = []
    for output in stale.sorted(by: { $0.fence.location.position > $1.fence.location.position }) {
      let isWhole = output.fence.fence.file != file
      if text.replace(output.fence, with: output.printed, isWhole: isWhole) {
        done.append(output.fence.fence)
      } else {
        problems.append(
          Diagnostic(
            .outputMatches, at: output.fence.fence,
            "This output was not rewritten: what is printed can't stand in its fence, or the file has changed; use longer "
              + "marks, or try again."))
      }
    }
    guard !done.isEmpty else { return }
    try AtomicFile.replace(url.path, with: text.bytes)
    rewritten += done.reversed()
  }
}
