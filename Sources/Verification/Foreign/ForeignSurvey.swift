package import CourseModel
internal import SwiftSource

/// Finds out which listings of a course compile that was not written for Coursemark: by themselves, with others of the
/// same file, or not, and why.
package struct ForeignSurvey: Sendable {
  let tools: Tools

  package init(tools: Tools) { self.tools = tools }

  /// - Returns: A file for each lesson, in their order.
  package func survey(_ lessons: [Lesson]) async throws -> [SurveyedFile] {
    guard let tools = tools.listings else { return [] }
    let texts = lessons.map(ForeignListings.init)
    var listings: [Listing] = []
    for (section, text) in texts.enumerated() {
      for snippet in text.snippets where ForeignListings.isReadable(snippet.code) {
        var listing = Listing(listings.count, snippet)
        listing.section = section
        listings.append(listing)
      }
    }
    self.tools.progress("\(listings.count) listings", 1, 1)
    // The text may be of any time; submissions without a mode are read in the same one.
    let findings = try await ListingExaminer(
      tools: tools, mode: .swift5, jobs: self.tools.jobs, looksAhead: true
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
