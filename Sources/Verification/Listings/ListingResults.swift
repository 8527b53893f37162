package import CourseModel
internal import Grading
package import Scaffolding

/// What the listings of a lesson came to.
package struct ListingResults: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Outputs that are not what their examples print.
  package private(set) var staleOutputs: [StaleOutput] = []

  /// An `output` fence, and what its example prints.
  package struct StaleOutput: Sendable, Equatable {
    package var fence: Snippet
    package var printed: String
    package var diagnostic: Diagnostic

    package init(fence: Snippet, printed: String, diagnostic: Diagnostic) {
      self.fence = fence
      self.printed = printed
      self.diagnostic = diagnostic
    }
  }

  /// Compiles all listings of a lesson in its first language mode, and runs those that say something of a run.
  package static func make(
    _ lesson: Lesson, states: LessonStates, tools: ListingTools, jobs: Int
  ) async throws -> ListingResults {
    let plan = ListingPlan(lesson, states: states)
    let mode = lesson.languageModes.first ?? .swift5
    let findings = try await ListingVerifier(tools: tools, mode: mode, jobs: jobs).examine(plan.listings)
    let gradingTasks = ListingExecution(tools: tools, mode: mode)
    let runs = try await findings.parallelMap(limit: jobs) { finding in
      finding.needsRun ? try await gradingTasks.run(finding) : nil
    }
    var review = ListingResults()
    for (finding, run) in zip(findings, runs) {
      if let diagnostic = ListingDiagnostics.compiling(finding) {
        review.diagnostics.append(diagnostic)
      } else if finding.needsRun {
        review.add(finding.listing, run)
      }
    }
    review.diagnostics += plan.strayOutputs.map { output in
      Diagnostic(
        .outputMatches, at: output.fence,
        "This output stands behind no example; put it right after the one that prints it.")
    }
    review.diagnostics += plan.unreadable.map { listing in
      Diagnostic(
        .listingCompiles, at: listing.fence,
        "This listing is too large, or nested too deeply, to be compiled; shorten it, or write 'role=display'.")
    }
    return review
  }

  private mutating func add(_ listing: Listing, _ run: ListingRun?) {
    if listing.snippet.traps { diagnostics += [ListingDiagnostics.trapping(listing, run)].compactMap(\.self) }
    guard let output = listing.output, let diagnostic = ListingDiagnostics.printing(listing, output, run) else {
      return
    }
    diagnostics.append(diagnostic)
    if let run, run.ending == .exited(0) || listing.snippet.traps && run.ending == .trapped {
      staleOutputs.append(StaleOutput(fence: output, printed: run.output, diagnostic: diagnostic))
    }
  }
}

extension ListingResult {
  /// What it prints, or that it traps, can only be seen by running it.
  fileprivate var needsRun: Bool {
    success != nil && listing.snippet.compileFail == nil && !listing.snippet.noRun
      && (listing.snippet.traps || listing.output != nil)
  }
}

/// Runs listings.
struct ListingExecution: Sendable {
  let tools: ListingTools
  let mode: LanguageMode

  /// - Returns: What the listing itself printed and how it ended; `nil` when it can't be run.
  func run(_ finding: ListingResult) async throws -> ListingRun? {
    let listing = finding.listing
    guard listing.snippet.placement == .alone, var attempt = finding.success else { return nil }
    if attempt.form == .function {
      guard let script = ListingAttempt.make(listing, as: .script, in: ListingScope(attempt.base)).attempt else {
        return nil
      }
      attempt = script
    }
    guard attempt.form == .script else { return nil }
    var run = try await tools.run(attempt.program, mode, listing.snippet.timeout ?? GradingOptions.defaultTimeout)
    // The listings before it may print too.
    let mark = ListingSource.marker(of: listing) + "\n"
    if let output = run?.output, let place = output.firstRange(of: mark) {
      run?.output = String(output[place.upperBound...])
    }
    return run
  }
}
