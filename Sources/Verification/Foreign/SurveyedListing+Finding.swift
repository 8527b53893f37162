internal import CourseModel
internal import Grading
internal import Interop

// How this works: the errors of the attempt that came nearest decide. What Coursemark or Linux lacks goes before
// all else, since it may be what the other errors come from.

extension SurveyedListing {
  init(_ finding: ListingResult) {
    let place = finding.listing.snippet.location
    if finding.listing.snippet.compileFail != nil {
      self.init(meantToFail: finding, at: place)
      return
    }
    if let success = finding.success {
      self.init(at: place, success.isInContext ? .compilesInContext : .compiles)
      return
    }
    let outline = finding.listing.outline
    // What only the place says that a listing was given says nothing of the listing.
    let messages = finding.messages.filter { $0.topic.kind != .wrongPlace && $0.message.location != nil }
    let lacks = finding.messages.filter { message in
      if message.topic.kind == .missingModule {
        return KnownModules.isKnown(message.topic.name) || finding.listing.modules.contains(message.topic.name ?? "")
      }
      return message.message.kind == .unsupported || message.topic.isOfOtherFramework
    }
    let modules = messages.filter { $0.topic.kind == .missingModule }
    let renamed = messages.filter { $0.topic.isRenamed || OldNames.today($0.topic) != nil }
    let missing = messages.filter { $0.topic.missingName != nil }
    if let (cause, message) = Self.syntax(finding) {
      self.init(at: place, Self.outcome(cause), cause: cause, message: message.message, place: message.location)
    } else if !lacks.isEmpty {
      self.init(at: place, .unsupported, messages: lacks)
    } else if !modules.isEmpty {
      self.init(at: place, .notSelfContained, cause: .missingModule, messages: modules)
    } else if !renamed.isEmpty {
      self.init(at: place, .fails, cause: .renamed, messages: renamed)
    } else if !missing.isEmpty {
      self.init(at: place, .notSelfContained, cause: .missingName, messages: missing)
    } else if let first = messages.first(where: { $0.topic.kind == .missingSuperclassMember })?.message {
      self.init(at: place, .notSelfContained, cause: .fragment, message: first.words, place: first.location)
    } else if outline.hasEllipsis || outline.hasEllipsisInComment || outline.hasCommentForCode,
      let first = messages.first, messages.allSatisfy({ $0.topic.kind == .incomplete })
    {
      let message = first.message
      self.init(at: place, .notSelfContained, cause: .ellipsis, message: message.words, place: message.location)
    } else if let first = messages.first?.message, !outline.isPart, !outline.isInterface {
      self.init(at: place, .fails, cause: .other, message: first.words, place: first.location)
    } else if finding.messages.isEmpty {
      self.init(at: place, .unread)
    } else {
      self.init(
        at: place, .notSelfContained, cause: .fragment,
        message: "This is a part of something that the listing does not show.")
    }
  }

  private init(
    at location: SourceLocation, _ outcome: Outcome, cause: Cause? = nil, messages: [Compilation.Message]
  ) {
    var seen: Set<String> = []
    let names = messages.compactMap(\.topic.name).filter { seen.insert($0).inserted }
    self.init(
      at: location, outcome, cause: cause, names: names, message: messages.first?.message.words,
      place: messages.first?.message.location)
  }

  /// What its author says that it does not compile is as it should be when it does not.
  private init(meantToFail finding: ListingResult, at place: SourceLocation) {
    guard finding.success != nil else {
      self.init(at: place, .compiles)
      return
    }
    self.init(
      at: place, .fails, cause: .compilesAfterAll, message: "This is marked as what does not compile, but it does.")
  }

  private static func outcome(_ cause: Cause) -> Outcome { cause.isFromElsewhere ? .notSelfContained : .fails }

  private static func syntax(_ finding: ListingResult) -> (Cause, SubmissionMessage)? {
    let outline = finding.listing.outline
    if let error = outline.syntaxError, !outline.parsesAsMembers {
      let start = finding.listing.snippet.location
      let place = SourceLocation(
        file: start.file, line: start.position.line + error.line - 1, column: start.position.column + error.column - 1)
      let isPart = outline.isUnbalanced || outline.isPart || outline.isInterface
      let cause: Cause =
        outline.hasEllipsis || outline.hasCommentForCode ? .ellipsis : isPart ? .fragment : .syntax
      return (cause, SubmissionMessage(.error, at: place, error.words))
    }
    return finding.messages.first { $0.topic.kind == .syntax }.map {
      (outline.isInterface ? .fragment : .syntax, $0.message)
    }
  }
}

extension SubmissionMessage {
  /// Without the names of types of ours that a listing was put into.
  fileprivate var words: String { authorsWords.replacing(/_Listing\d+\./, with: "") }
}
