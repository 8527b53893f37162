internal import CourseModel

/// What the broken listings of texts declare: a listing that needs it is not wrong itself.
struct BrokenDeclarations {
  /// By text, and name.
  private var places: [Int: [String: SourceLocation]] = [:]
  private var broken: [Int: [Listing]] = [:]

  /// - Parameter isBroken: Whether something is wrong with a listing itself.
  init(_ findings: [ListingResult], where isBroken: (ListingResult) -> Bool) {
    for finding in findings where finding.success == nil && isBroken(finding) {
      let listing = finding.listing
      broken[listing.section, default: []].append(listing)
      for name in listing.outline.declaredNames {
        places[listing.section, default: [:]][name] = listing.snippet.location
      }
    }
  }

  /// The listing, with those that it needs and that are broken.
  func explain(_ surveyed: SurveyedListing, of finding: ListingResult) -> SurveyedListing {
    let listing = finding.listing
    if surveyed.outcome == .compilesInContext {
      let origins = broken[listing.section, default: []].filter { finding.blocked.contains(where: $0.holds) }
      guard !origins.isEmpty else { return surveyed }
      var surveyed = surveyed
      surveyed.outcome = .notSelfContained
      surveyed.cause = .brokenListing
      surveyed.message = "what this needs is declared in a broken listing"
      surveyed.because = origins.map(\.snippet.location)
      return surveyed
    }
    guard surveyed.cause == .missingName, let places = places[listing.section] else { return surveyed }
    let origins = surveyed.names.compactMap { places[$0] }.filter { $0 != listing.snippet.location }
    guard !surveyed.names.isEmpty, origins.count == surveyed.names.count else { return surveyed }
    var surveyed = surveyed
    surveyed.cause = .brokenListing
    var seen: Set<SourceLocation> = []
    surveyed.because = origins.filter { seen.insert($0).inserted }
    return surveyed
  }
}
