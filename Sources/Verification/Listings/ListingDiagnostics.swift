internal import CourseModel
internal import Grading

/// What a lesson's author is told of a listing.
enum ListingDiagnostics {
  /// `nil` when the listing compiles, or fails as it says.
  static func compiling(_ finding: ListingResult) -> Diagnostic? {
    let listing = finding.listing
    if let text = listing.snippet.compileFail { return failing(finding, with: text) }
    if finding.success != nil { return nil }
    if let problem = finding.problems.first {
      return Diagnostic(.listingCompiles, at: problem.location, "This listing has no place. \(problem.message)")
    }
    if let unsupportedMessage = finding.unsupportedMessage { return unsupported(finding, unsupportedMessage) }
    let place = finding.words.first { $0.location.map(listing.holds) ?? false } ?? finding.words.first
    return Diagnostic(
      .listingCompiles, at: place?.location ?? listing.snippet.fence,
      "This listing does not compile: \(place?.message ?? "the compiler gave up"). Mend it, or write 'role=display' "
        + "if it is not meant to.",
      details: details(finding.words.filter { $0 != place }))
  }

  private static func failing(_ finding: ListingResult, with text: String) -> Diagnostic? {
    let snippet = finding.listing.snippet
    if finding.success != nil {
      return Diagnostic(
        .compileFail, at: snippet.fence,
        "This listing compiles, though it was meant to fail with '\(text)'; remove 'compile-fail', or put the mistake "
          + "back in.")
    }
    let words = finding.allMessages.map(\.message.message) + finding.problems.map(\.message)
    if words.contains(where: { $0.contains(text) }) { return nil }
    if let unsupportedMessage = finding.unsupportedMessage { return unsupported(finding, unsupportedMessage) }
    return Diagnostic(
      .compileFail, at: snippet.fence,
      "This listing fails, but the compiler does not say '\(text)'; quote what it says.",
      details: details(finding.words) + finding.problems.map(\.message))
  }

  private static func unsupported(_ finding: ListingResult, _ unsupportedMessage: SubmissionMessage) -> Diagnostic {
    Diagnostic(
      .unsupportedListing, .note, at: unsupportedMessage.location ?? finding.listing.snippet.fence,
      "This listing is not judged, because it needs what Coursemark does not have.",
      details: details(finding.words))
  }

  static func trapping(_ listing: Listing, _ run: ListingRun?) -> Diagnostic? {
    if run?.ending == .trapped { return nil }
    let words = run.map { "does not trap: it \(clause($0.ending))" } ?? "can't be run; only an example by itself can"
    return Diagnostic(
      .listingTraps, at: listing.snippet.fence, "This listing \(words). Remove 'traps', or mend the listing.")
  }

  static func printing(_ listing: Listing, _ fence: Snippet, _ run: ListingRun?) -> Diagnostic? {
    guard let run else {
      return Diagnostic(
        .outputMatches, at: fence.fence,
        "What this example prints can't be known, because it can't be run; only an example by itself can.")
    }
    let isExpected = run.ending == .exited(0) || listing.snippet.traps && run.ending == .trapped
    guard isExpected else {
      return Diagnostic(
        .outputMatches, at: listing.snippet.fence,
        "This example was meant to print its output, but it \(clause(run.ending)); mend it, or remove the output.")
    }
    let (written, printed) = (lines(fence.code), lines(run.output))
    guard written != printed else { return nil }
    let index = zip(written, printed).prefix { $0 == $1 }.count
    let isInside = index < written.count
    return Diagnostic(
      .outputMatches,
      at: isInside
        ? SourceLocation(
          file: fence.location.file, line: fence.location.position.line + index, column: fence.location.position.column)
        : fence.fence,
      "This is not what the example prints; 'coursemark verify --update' writes what it does.",
      details: [
        index < printed.count ? "Printed: \(printed[index])" : "Nothing more is printed.",
        isInside ? "Written: \(written[index])" : "Nothing more is written.",
      ])
  }

  /// Line ends of any kind; those at the end do not count.
  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func clause(_ ending: ListingRun.Ending) -> String {
    switch ending {
    case .exited(0): "runs to its end"
    case .exited(let code): "ends with exit code \(code)"
    case .trapped: "traps"
    case .timedOut: "does not end in time"
    case .overLimit(let words): "was stopped, because \(words)"
    case .linkFailure(let words): "can't be linked: \(words)"
    }
  }

  private static func details(_ messages: [SubmissionMessage]) -> [String] {
    messages.prefix(5).map { message in
      (message.location.map { "\($0): " } ?? "") + message.authorsWords
    }
      + (messages.count > 5 ? ["… \(messages.count - 5) more"] : [])
  }
}

extension ListingResult {
  /// The first thing that Coursemark lacks.
  var unsupportedMessage: SubmissionMessage? { words.first { $0.kind == .unsupported } }
  /// ``messages`` as people read them.
  var words: [SubmissionMessage] { messages.map(\.message) }
}

extension SubmissionMessage {
  /// The words without those that are for learners.
  var authorsWords: String {
    message.replacing(" That is not a mistake of yours, and what needs it is not judged.", with: "")
  }
}
