/// What the listings of a course came to that was not written for Coursemark.
package struct ListingSurvey: Sendable, Codable, Equatable {
  /// The version of the format.
  package static let currentFormat = 2

  package var format = ListingSurvey.currentFormat
  /// The version of Coursemark that made it.
  package var generator: String
  package var course: String
  /// In the order of their paths.
  package var files: [SurveyedFile]
  /// What else was noticed in reading: files that can't be read, fences that are never closed.
  package var diagnostics: [Diagnostic]
  /// The survey was interrupted: ``SurveyedListing/Outcome/untried`` listings may be broken.
  package var isInterrupted: Bool?

  package init(generator: String, course: String, files: [SurveyedFile], diagnostics: [Diagnostic] = []) {
    self.generator = generator
    self.course = course
    self.files = files
    self.diagnostics = diagnostics
  }

  package var listings: [SurveyedListing] { files.flatMap(\.listings) }
  /// Whether a listing is broken that no baseline knows.
  package var hasFailures: Bool { listings.contains { $0.outcome == .fails && !$0.isKnown } }
}

package struct SurveyedFile: Sendable, Codable, Equatable {
  package var file: String
  package var title: String
  package var listings: [SurveyedListing]
  /// Where Swift stands outside of code fences, which is not read.
  package var unfencedCode: [SourceLocation]

  package init(file: String, title: String, listings: [SurveyedListing], unfencedCode: [SourceLocation] = []) {
    self.file = file
    self.title = title
    self.listings = listings
    self.unfencedCode = unfencedCode
  }
}

package struct SurveyedListing: Sendable, Codable, Equatable {
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    case compiles
    /// With what other listings of the same file declare.
    case compilesInContext = "compiles-in-context"
    /// It needs what Coursemark lacks, so that nothing can be said of it.
    case unsupported
    /// It needs what stands elsewhere, or shows a part of something, so that nothing can be said of it.
    case notSelfContained = "not-self-contained"
    /// Something in it is wrong.
    case fails
    /// Its author says that it is not to be compiled.
    case ignored
    /// It is too large or too intricate to be compiled.
    case unread
    /// The survey was interrupted before it was tried.
    case untried = "not-tried"
  }

  /// Why a listing is broken, or why it is not self-contained.
  package enum Cause: String, Sendable, Codable, CaseIterable {
    /// A name that no listing of the file declares.
    case missingName = "missing-name"
    /// A name that a broken listing of the same file declares.
    case brokenListing = "broken-listing"
    /// A module that is neither Apple's nor comes with Swift.
    case missingModule = "missing-module"
    /// Three dots or a placeholder, where the reader has to imagine something.
    case ellipsis
    /// A part of a type or function, whose other part stands elsewhere.
    case fragment
    /// No complete Swift.
    case syntax
    /// A name of UIKit's or Swift's that has another name now.
    case renamed
    /// It compiles, though its author says that it does not.
    case compilesAfterAll = "compiles-after-all"
    case other

    /// Whether nothing in the listing itself is wrong.
    package var isFromElsewhere: Bool {
      switch self {
      case .missingName, .brokenListing, .missingModule, .ellipsis, .fragment: true
      case .syntax, .renamed, .compilesAfterAll, .other: false
      }
    }
  }

  /// Where the code starts.
  package var location: SourceLocation
  package var outcome: Outcome
  /// Of a listing that fails, or that is not self-contained.
  package var cause: Cause?
  /// The names that are missing, lacking or renamed.
  package var names: [String]
  /// The compiler's words, and their place.
  package var message: String?
  package var place: SourceLocation?
  /// The listings that declare what this one needs, and are broken.
  package var because: [SourceLocation]?
  /// A baseline has it as broken already.
  package var known: Bool?

  package var isKnown: Bool { known == true }

  package init(
    at location: SourceLocation, _ outcome: Outcome, cause: Cause? = nil, names: [String] = [],
    message: String? = nil, place: SourceLocation? = nil
  ) {
    self.location = location
    self.outcome = outcome
    self.cause = cause
    self.names = names
    self.message = message
    self.place = place
  }
}
