internal import CourseModel
internal import Grading

// How this works: the compiler's words of the attempt that came nearest decide. What Coursemark or Linux lacks goes before
// all else, since it may be what the other errors come from.

extension SurveyedListing {
  init(_ finding: ListingFinding) {
    let place = finding.listing.snippet.location
    if let success = finding.success {
      self.init(at: place, success.isInContext ? .compilesInContext : .compiles)
      return
    }
    let messages = finding.messages
    let lacks = messages.filter { $0.kind == .unsupported || AppleName.isOfOtherFramework($0.message) }
    let modules = messages.filter { $0.message.hasPrefix("no such module") }
    let renamed = messages.filter { AppleName.isRenamed($0.message) }
    let missing = messages.filter { MissingName($0.message)?.isInherited == false }
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
      let first = messages.first
      self.init(at: place, .fails, cause: .other, message: first?.message, place: first?.location)
    }
  }

  private init(
    at location: SourceLocation, _ outcome: Outcome, cause: Cause? = nil, messages: [SubmissionMessage]
  ) {
    var seen: Set<String> = []
    let names = messages.compactMap { AppleName.subject(of: $0.message) }.filter { seen.insert($0).inserted }
    self.init(
      at: location, outcome, cause: cause, names: names, message: messages.first?.authorsWords,
      place: messages.first?.location)
  }

  private static func syntax(_ finding: ListingFinding) -> (Cause, SubmissionMessage)? {
    let outline = finding.listing.outline
    if let error = outline.syntaxError, !outline.parsesAsMembers {
      let start = finding.listing.snippet.location
      let place = SourceLocation(
        file: start.file, line: start.position.line + error.line - 1, column: start.position.column + error.column - 1)
      return (outline.hasEllipsis ? .ellipsis : .syntax, SubmissionMessage(.error, at: place, error.words))
    }
    // Declarations alone, as documentation shows them.
    return finding.messages.first { $0.message.contains(/^expected |^enum 'case' is not allowed/) }.map {
      (.syntax, $0)
    }
  }
}

/// What the names in an error tell of where they come from.
enum AppleName {
  /// A name that UIKit, Core Graphics or Swift has changed since.
  static func isRenamed(_ message: String) -> Bool {
    if message.contains(/has been (?:renamed|replaced)|is unavailable|was obsoleted|obsoleted in|was renamed/) {
      return true
    }
    guard let name = MissingName(message)?.name, !name.isEmpty else { return false }
    // Cases of enumerations began with a capital before Swift 3.
    if message.contains(/^type '(?:UI|NS|CG)\w+'/), name.first?.isUppercase == true { return true }
    return name.contains(/^(?:UI|NS|CG|CA|kUI)[A-Z]\w+/)
  }

  /// `WKWebView` without its import: Apple's, and not UIKit's.
  static func isOfOtherFramework(_ message: String) -> Bool {
    MissingName(message)?.name.contains(/^(?:AV|CL|CK|CN|MF|MK|PH|SCN|SF|SK|UN|WK)[A-Z][a-z]\w*/) ?? false
  }

  /// The name that a message is about.
  static func subject(of message: String) -> String? {
    MissingName(message)?.name ?? message.firstMatch(of: /'([^']+)'/).map { String($0.1) }
  }
}
