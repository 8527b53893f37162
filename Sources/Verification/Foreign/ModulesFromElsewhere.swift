internal import CourseModel

/// The modules that texts import and that are not here, and the packages whose documents they are. A call in such a text that does not fit what has its name here may
/// mean what the module has: an extension of `URL`, or a type of its own that is called `Logger`, too.
struct ModulesFromElsewhere {
  /// By text.
  private var modules: [Int: [String]] = [:]

  /// - Parameter packages: By text: the Swift package in whose folder it stands.
  init(_ findings: [ListingResult], packages: [Int: String]) {
    modules = packages.mapValues { [$0] }
    for finding in findings {
      let names = finding.allMessages.filter { $0.topic.kind == .missingModule }.compactMap(\.topic.name)
      for name in names where !modules[finding.listing.section, default: []].contains(name) {
        modules[finding.listing.section, default: []].append(name)
      }
    }
  }

  /// The listing, with the modules that it may need.
  func explain(_ surveyed: SurveyedListing, of finding: ListingResult) -> SurveyedListing {
    guard surveyed.outcome == .fails, surveyed.cause == .other, let names = modules[finding.listing.section],
      finding.messages.first(where: { $0.message.location == surveyed.place })?.topic.kind == .mismatch
    else { return surveyed }
    var surveyed = surveyed
    (surveyed.outcome, surveyed.cause, surveyed.names) = (.notSelfContained, .missingModule, names)
    return surveyed
  }
}
