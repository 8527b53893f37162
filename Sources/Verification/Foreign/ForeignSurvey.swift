package import CourseModel
internal import Grading
internal import SwiftSource
internal import Synchronization

/// Finds out which listings of a course compile that was not written for Coursemark: by themselves, with others of the
/// same file, or not, and why.
package struct ForeignSurvey: Sendable {
  let tools: RuleTools
  /// Called whenever a listing is decided.
  let progress: @Sendable (SurveyProgress) -> Void

  package init(tools: RuleTools, progress: @escaping @Sendable (SurveyProgress) -> Void = { _ in }) {
    self.tools = tools
    self.progress = progress
  }

  /// What came of the lessons.
  package struct Result: Sendable {
    /// One for each lesson, in their order.
    package var files: [SurveyedFile] = []
    /// What is wrong with the code that listings may use without showing it.
    package var diagnostics: [Diagnostic] = []
    /// The task was cancelled before all listings were tried.
    package var isInterrupted = false

    package init(files: [SurveyedFile] = [], diagnostics: [Diagnostic] = [], isInterrupted: Bool = false) {
      self.files = files
      self.diagnostics = diagnostics
      self.isInterrupted = isInterrupted
    }
  }

  /// Where the task is cancelled, the listings that were not tried say so.
  package func survey(_ lessons: [Lesson]) async throws -> Result {
    guard let tools = tools.listings, !lessons.isEmpty else { return Result() }
    let texts = lessons.map(ForeignListings.init)
    var preludes = PreludePrograms(tools: tools)
    var listings: [LanguageMode: [Listing]] = [:]
    var count = 0
    for (section, text) in texts.enumerated() {
      let lesson = lessons[section]
      let mode = lesson.languageModes.first ?? .swift5
      let prelude = try await preludes.program(of: lesson, in: mode)
      for snippet in text.snippets where snippet.role == .example && ParserLimits.allow(snippet.code) {
        var listing = Listing(count, snippet)
        listing.section = section
        listing.context = prelude
        listing.modules = lesson.modules
        listings[mode, default: []].append(listing)
        count += 1
      }
    }
    let decided = DecidedListings(count: count, progress: progress)
    var isInterrupted = false
    do {
      for (mode, listings) in listings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        let verifier = ForeignVerifier(tools: tools, mode: mode, jobs: self.tools.jobs) { decided.add($0) }
        _ = try await verifier.examine(listings)
      }
    } catch  where error is CancellationError || Task.isCancelled {
      isInterrupted = true
    }
    let packages = lessons.indices.compactMap { section in
      DocumentedPackage.name(of: lessons[section].file).map { (section, $0) }
    }
    let surveyed = decided.surveyed(packages: Dictionary(uniqueKeysWithValues: packages))
    let files = zip(lessons, texts).map { lesson, text in
      SurveyedFile(
        file: lesson.file, title: lesson.title,
        listings: text.snippets.map { snippet in
          if let listing = surveyed[snippet.location] { return listing }
          let isLeft = isInterrupted && snippet.role == .example && ParserLimits.allow(snippet.code)
          return SurveyedListing(
            at: snippet.location, snippet.role == .display ? .ignored : isLeft ? .untried : .unread)
        }, unfencedCode: text.unfencedCode)
    }
    return Result(files: files, diagnostics: preludes.diagnostics, isInterrupted: isInterrupted)
  }
}

/// How far a survey is.
package struct SurveyProgress: Sendable {
  /// Listings that are decided, and all that there are.
  package var done: Int
  package var count: Int
  /// How many of them are broken.
  package var broken: Int
  /// The one that was decided last.
  package var last: SurveyedListing
}

/// Collects what several tasks decide.
private final class DecidedListings: Sendable {
  private let count: Int
  private let progress: @Sendable (SurveyProgress) -> Void
  private let state = Mutex((findings: [Int: ListingResult](), broken: 0))

  init(count: Int, progress: @escaping @Sendable (SurveyProgress) -> Void) {
    self.count = count
    self.progress = progress
  }

  func add(_ finding: ListingResult) {
    let listing = SurveyedListing(finding)
    let number = finding.listing.number
    let (done, broken) = state.withLock { state in
      if state.findings.updateValue(finding, forKey: number) == nil, listing.outcome == .fails { state.broken += 1 }
      return (state.findings.count, state.broken)
    }
    progress(SurveyProgress(done: done, count: count, broken: broken, last: listing))
  }

  /// By place.
  /// - Parameter packages: By text.
  func surveyed(packages: [Int: String]) -> [SourceLocation: SurveyedListing] {
    let findings = state.withLock { $0.findings }.sorted { $0.key < $1.key }.map(\.value)
    let elsewhere = ModulesFromElsewhere(findings, packages: packages)
    let broken = BrokenDeclarations(findings) {
      elsewhere.explain(SurveyedListing($0), of: $0).outcome == .fails
    }
    return findings.reduce(into: [:]) { found, finding in
      let listing = elsewhere.explain(SurveyedListing(finding), of: finding)
      found[finding.listing.snippet.location] = broken.explain(listing, of: finding)
    }
  }
}
