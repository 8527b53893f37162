internal import CourseModel
internal import Grading
internal import Interop

// How this works: the errors of the attempt that came nearest decide. What Coursemark or Linux lacks goes before
// all else, since it may be what the other errors come from.

extension SurveyedListing {
  init(_ finding: ListingResult) {
    let place = finding.listing.snippet.location
    if let success = finding.success {
      self.init(at: place, success.isInContext ? .compilesInContext : .compiles)
      return
    }
    let messages = finding.messages
    let lacks = messages.filter { $0.message.kind == .unsupported || $0.topic.isOfOtherFramework }
    let modules = messages.filter { $0.topic.kind == .missingModule }
    let renamed = messages.filter { $0.topic.isRenamed }
    let missing = messages.filter { $0.topic.missingName != nil }
    if let (cause, message) = Self.syntax(finding) {
      self.init(at: place, .fails, cause: cause, message: message.message, place: message.location)
    } else if !lacks.isEmpty {
      self.init(at: place, .unsupported, messages: lacks)
    } else if !modules.isEmpty {
      self.init(at: place, .fails, cause: .missingModule, messages: modules)
    } else if !renamed.isEmpty {
      self.init(at: place, .fails, cause: .renamed, messages: renamed)
    } else if !missing.isEmpty {
      self.init(at: place, .fails, cause: .missingName, messages: missing)
    } else {
      let first = messages.first?.message
      self.init(at: place, .fails, cause: .other, message: first?.message, place: first?.location)
    }
  }

  private init(
    at location: SourceLocation, _ outcome: Outcome, cause: Cause? = nil, messages: [Compilation.Message]
  ) {
    var seen: Set<String> = []
    let names = messages.compactMap(\.topic.name).filter { seen.insert($0).inserted }
    self.init(
      at: location, outcome, cause: cause, names: names, message: messages.first?.message.authorsWords,
      place: messages.first?.message.location)
  }

  private static func syntax(_ finding: ListingResult) -> (Cause, SubmissionMessage)? {
    let outline = finding.listing.outline
    if let error = outline.syntaxError, !outline.parsesAsMembers {
      let start = finding.listing.snippet.location
      let place = SourceLocation(
        file: start.file, line: start.position.line + error.line - 1, column: start.position.column + error.column - 1)
      return (outline.hasEllipsis ? .ellipsis : .syntax, SubmissionMessage(.error, at: place, error.words))
    }
    // Declarations alone, as documentation shows them.
    return finding.messages.first { $0.topic.kind == .syntax }.map { (.syntax, $0.message) }
  }
}
