/// What a ``Diagnostic`` is about. `Documentation/Rules` has a page for each, with an example that it speaks of and one
/// that it is silent about.
///
/// Its raw value is what people see and write: `unknown-role`.
package enum RuleID: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  // MARK: How a lesson is written
  case attributeSyntax = "attribute-syntax"
  case blankLine = "blank-line"
  case circle
  case emptyHint = "empty-hint"
  case fileName = "file-name"
  case frontMatter = "front-matter"
  case idSyntax = "id-syntax"
  case interfaceFile = "interface-file"
  case laterCheck = "later-check"
  case misplacedAttribute = "misplaced-attribute"
  case missingFails = "missing-fails"
  case missingFile = "missing-file"
  case missingFormat = "missing-format"
  case missingId = "missing-id"
  case missingOracle = "missing-oracle"
  case missingPlace = "missing-place"
  case missingReason = "missing-reason"
  case missingRole = "missing-role"
  case missingTitle = "missing-title"
  case missingValue = "missing-value"
  case nestedDetails = "nested-details"
  case nestedRole = "nested-role"
  case notSwift = "not-swift"
  case openDetails = "open-details"
  case openComment = "open-comment"
  case openFence = "open-fence"
  case outsideStep = "outside-step"
  case partNotFound = "part-not-found"
  case pointsDiffer = "points-differ"
  case repeatedAttribute = "repeated-attribute"
  case repeatedFile = "repeated-file"
  case repeatedId = "repeated-id"
  case roleInHint = "role-in-hint"
  case secondTitle = "second-title"
  case strayDetails = "stray-details"
  case strayIgnore = "stray-ignore"
  case strayStep = "stray-step"
  case table
  case taskList = "task-list"
  case twoPlaces = "two-places"
  case typeName = "type-name"
  case unknownAttribute = "unknown-attribute"
  case unknownCheck = "unknown-check"
  case unknownComment = "unknown-comment"
  case unknownFormat = "unknown-format"
  case unknownHint = "unknown-hint"
  case unknownKey = "unknown-key"
  case unknownMode = "unknown-mode"
  case unknownRole = "unknown-role"
  case unknownRule = "unknown-rule"
  case unknownStep = "unknown-step"
  case unreadable
  case unusedIgnore = "unused-ignore"
  case wrongValue = "wrong-value"

  // MARK: A submission in markdown
  case noAnswer = "no-answer"

  // MARK: Code of checks and probes
  case checkDoesNotCompile = "check-does-not-compile"
  case noEffect = "no-effect"
  case probeCallsItself = "probe-calls-itself"
  case probeCannotCross = "probe-cannot-cross"
  case probeComesLater = "probe-comes-later"
  case probeNamedTwice = "probe-named-twice"

  // MARK: Listings
  case compileFail = "compile-fail"
  case listingCompiles = "listing-compiles"
  case listingTraps = "listing-traps"
  case outputMatches = "output-matches"
  case unsupportedListing = "unsupported-listing"

  // MARK: Pictures of the app
  case screenDraws = "screen-draws"

  // MARK: Exercises
  case merge
  case modelFindsMistakes = "model-finds-mistakes"
  case mutantSurvives = "mutant-survives"
  case mutationScore = "mutation-score"
  case overStrict = "over-strict"
  case solutionLeaks = "solution-leaks"
  case solutionPasses = "solution-passes"
  case starterDoesNotPass = "starter-does-not-pass"
  case stepHasChecks = "step-has-checks"
  case undecided
  case wrongAnswerFails = "wrong-answer-fails"

  // MARK: Listings and names that drift apart
  case completeListingDiffers = "complete-listing-differs"
  case nameDiffers = "name-differs"
  case observerRemoved = "observer-removed"
  case renamedName = "renamed-name"
  case solutionIsNextStart = "solution-is-next-start"
  case unknownName = "unknown-name"

  // MARK: Text
  case altText = "alt-text"
  case brokenLink = "broken-link"
  case codeWidth = "code-width"
  case deadLink = "dead-link"
  case headingOrder = "heading-order"
  case repeatedAnchor = "repeated-anchor"
  case vagueLink = "vague-link"

  package var description: String { rawValue }
}
