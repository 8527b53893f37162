package import CourseModel
internal import SwiftSource

/// Finds out which listings of a course compile that was not written for Coursemark: by themselves, with others of the
/// same file, or not, and why.
package struct ForeignSurvey: Sendable {
  let tools: RuleTools

  package init(tools: RuleTools) { self.tools = tools }

  /// - Returns: A file for each lesson, in their order.
  package func survey(_ lessons: [Lesson]) async throws -> [SurveyedFile] {
    guard let tools = tools.listings, !lessons.isEmpty else { return [] }
    let texts = lessons.map(ForeignListings.init)
    var listings: [Listing] = []
    for (section, text) in texts.enumerated() {
      for snippet in text.snippets where ParserLimits.allow(snippet.code) {
        var listing = Listing(listings.count, snippet)
        listing.section = section
        listings.append(listing)
      }
    }
    let progress = self.tools.progress
    progress("\(listings.count) listings by themselves", 1, 1)
    // The text may be of any time; 5 is the mode that most of them were written for.
    let findings = try await ListingVerifier(
      tools: tools, mode: .swift5, jobs: self.tools.jobs, looksAhead: true,
      progress: { number, count in progress("listings of a text together", number, count) }
    ).examine(listings)
    let surveyed = findings.reduce(into: [SourceLocation: SurveyedListing]()) { found, finding in
      found[finding.listing.snippet.location] = SurveyedListing(finding)
    }
    return zip(lessons, texts).map { lesson, text in
      SurveyedFile(
        file: lesson.file, title: lesson.title,
        listings: text.snippets.map { snippet in
          surveyed[snippet.location] ?? SurveyedListing(at: snippet.location, .unread)
        }, unfencedCode: text.unfencedCode)
    }
  }
}
