package import CourseModel
internal import Grading
package import Scaffolding

/// Every listing compiles where it stands, or fails, traps and prints as the lesson says.
///
/// It speaks for five rules, because one compilation tells all of them.
package struct ListingCompiles: Rule {
  package static let id = RuleID.listingCompiles
  package static let ids = [id, .compileFail, .listingTraps, .outputMatches, .unsupportedListing]

  package init() {}

  package func investigate(
    _ lesson: Lesson, states: LessonStates, with tools: RuleTools
  ) async throws -> [Diagnostic] {
    guard let listings = tools.listings else { return [] }
    tools.progress("listings of '\(lesson.title)'", 1, 1)
    return try await ListingResults.make(lesson, states: states, tools: listings, jobs: tools.jobs).diagnostics
  }
}
