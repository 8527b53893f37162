/// What `verify` has found in a course before, so that only what is new fails: by what stands at the place, not by its line.
package struct Baseline: Sendable, Codable, Equatable {
  /// The version of the format.
  package static let currentFormat = 1

  package var format = Baseline.currentFormat
  /// Sorted; one that was found twice stands there twice.
  package var findings: [Finding]

  package struct Finding: Sendable, Codable, Hashable, Comparable {
    /// From the course's folder on.
    package var file: String
    /// The rule, or the cause of a broken listing.
    package var rule: String
    /// The line that it is about, without the blanks around it.
    package var line: String
    package var message: String

    package init(file: String, rule: String, line: String, message: String) {
      self.file = file
      self.rule = rule
      self.line = line
      self.message = message
    }

    package static func < (a: Finding, b: Finding) -> Bool {
      (a.file, a.rule, a.line, a.message) < (b.file, b.rule, b.line, b.message)
    }
  }

  package init(findings: [Finding]) { self.findings = findings.sorted() }
}

/// What a baseline changed in a report.
package struct BaselineComparison: Sendable, Codable, Equatable {
  /// How much of what was found is in the baseline, and so does not count.
  package var known: Int
  /// What is in the baseline and was not found any more; empty after an interruption, when nobody knows.
  package var mended: [Baseline.Finding]

  package init(known: Int, mended: [Baseline.Finding]) {
    self.known = known
    self.mended = mended
  }
}

extension VerificationReport {
  /// All that a baseline can hold: errors and warnings, and broken listings. What could not be decided is never known.
  /// - Parameters:
  ///   - path: The path of a file from the course's folder on.
  ///   - line: The text at a place.
  package func baseline(path: (String) -> String, line: (SourceLocation) -> String?) -> Baseline {
    let ours = diagnostics.filter(\.canBeKnown).map { Baseline.Finding($0, path, line) }
    let listings = survey?.listings.filter { $0.outcome == .fails }.map { Baseline.Finding($0, path, line) } ?? []
    return Baseline(findings: ours + listings)
  }

  /// Takes out what the baseline has, each as often as it stands there.
  package mutating func compare(
    with baseline: Baseline, path: (String) -> String, line: (SourceLocation) -> String?
  ) {
    var open = Dictionary(grouping: baseline.findings) { $0 }.mapValues(\.count)
    var known = 0
    func isKnown(_ finding: Baseline.Finding) -> Bool {
      guard let count = open[finding], count > 0 else { return false }
      open[finding] = count - 1
      known += 1
      return true
    }
    diagnostics.removeAll { $0.canBeKnown && isKnown(Baseline.Finding($0, path, line)) }
    if var survey {
      for file in survey.files.indices {
        for index in survey.files[file].listings.indices {
          let listing = survey.files[file].listings[index]
          guard listing.outcome == .fails, isKnown(Baseline.Finding(listing, path, line)) else { continue }
          survey.files[file].listings[index].known = true
        }
      }
      self.survey = survey
    }
    let isWhole = survey?.isInterrupted != true
    let mended = isWhole ? open.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted() : []
    self.baseline = BaselineComparison(known: known, mended: mended)
  }
}

extension Diagnostic {
  fileprivate var canBeKnown: Bool { severity >= .warning && rule != .undecided }
}

extension Baseline.Finding {
  fileprivate init(_ diagnostic: Diagnostic, _ path: (String) -> String, _ line: (SourceLocation) -> String?) {
    self.init(
      file: diagnostic.location.map { path($0.file) } ?? "", rule: diagnostic.rule.rawValue,
      line: diagnostic.location.flatMap(line) ?? "", message: Self.withoutPlaces(diagnostic.message))
  }

  fileprivate init(_ listing: SurveyedListing, _ path: (String) -> String, _ line: (SourceLocation) -> String?) {
    let place = listing.place ?? listing.location
    self.init(
      file: path(place.file), rule: listing.cause?.rawValue ?? listing.outcome.rawValue, line: line(place) ?? "",
      message: Self.withoutPlaces(listing.message ?? ""))
  }

  /// Lines move when something is written above: `answers.md:12` is `answers.md`.
  private static func withoutPlaces(_ message: String) -> String { message.replacing(/:\d+(?::\d+)?/, with: "") }
}
