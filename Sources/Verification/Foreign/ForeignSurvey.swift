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

extension SurveyedListing {
  init(_ finding: ListingFinding) {
    let place = finding.listing.snippet.location
    if let success = finding.success {
      self.init(at: place, success.isInContext ? .compilesInContext : .compiles)
      return
    }
    let outline = finding.listing.outline
    let first = finding.messages.first
    if let error = outline.syntaxError, !outline.parsesAsMembers {
      self.init(
        at: place, .fails, cause: outline.hasEllipsis ? .ellipsis : .syntax, message: error.words,
        place: SourceLocation(
          file: place.file, line: place.position.line + error.line - 1,
          column: place.position.column + error.column - 1))
      return
    }
    let lacks = finding.messages.filter { $0.kind == .unsupported }
    if let lack = lacks.first {
      self.init(
        at: place, .unsupported, names: lacks.map { $0.message.quoted ?? $0.message }.unique,
        message: lack.authorsWords, place: lack.location)
      return
    }
    let renamed = finding.messages.filter { FormerName.isRenaming($0.message) }
    if let rename = renamed.first {
      self.init(
        at: place, .fails, cause: .renamed, names: renamed.compactMap { FormerName.name(in: $0.message) }.unique,
        message: rename.message, place: rename.location)
      return
    }
    let missing = finding.messages.compactMap { MissingName($0.message) }.filter { !$0.isInherited }
    self.init(
      at: place, .fails, cause: missing.isEmpty ? .other : .missingName, names: missing.map(\.name).unique,
      message: first?.message, place: first?.location)
  }
}

/// Names that UIKit, Core Graphics or Swift had in other years.
enum FormerName {
  static func isRenaming(_ message: String) -> Bool {
    if message.contains(/has been (?:renamed|replaced)|is unavailable|was obsoleted|obsoleted in|was renamed/) {
      return true
    }
    guard let name = MissingName(message)?.name, !name.isEmpty else { return false }
    // Cases of enumerations began with a capital before Swift 3.
    if message.contains(/^type '(?:UI|NS|CG)\w+'/), name.first?.isUppercase == true { return true }
    return name.contains(/^(?:UI|NS|CG|CA|kUI)[A-Z]\w+/)
  }

  static func name(in message: String) -> String? { MissingName(message)?.name ?? message.quoted }
}

extension String {
  /// What stands in the first pair of quotes.
  fileprivate var quoted: String? { firstMatch(of: /'([^']+)'/).map { String($0.1) } }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
