/// What the listings of a course came to that was not written for Coursemark.
package struct ListingSurvey: Sendable, Codable, Equatable {
  /// The version of the format.
  package static let currentFormat = 1

  package var format = ListingSurvey.currentFormat
  /// The version of Coursemark that made it.
  package var generator: String
  package var course: String
  /// In the order of their paths.
  package var files: [SurveyedFile]
  /// What else was noticed in reading: files that can't be read, fences that are never closed.
  package var diagnostics: [Diagnostic]

  package init(generator: String, course: String, files: [SurveyedFile], diagnostics: [Diagnostic] = []) {
    self.generator = generator
    self.course = course
    self.files = files
    self.diagnostics = diagnostics
  }

  package var listings: [SurveyedListing] { files.flatMap(\.listings) }
  /// Whether a listing fails by a fault that is not Coursemark's.
  package var hasFailures: Bool { listings.contains { $0.outcome == .fails } }
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
    case fails
    /// It is too large or too intricate to be compiled.
    case unread
  }

  /// Why a listing fails.
  package enum Cause: String, Sendable, Codable, CaseIterable {
    /// A name that no listing of the file declares.
    case missingName = "missing-name"
    /// A module that is neither Apple's nor comes with Swift.
    case missingModule = "missing-module"
    /// Three dots, where the reader has to imagine something.
    case ellipsis
    /// No complete Swift.
    case syntax
    /// A name of UIKit's or Swift's that has another name now.
    case renamed
    case other
  }

  /// Where the code starts.
  package var location: SourceLocation
  package var outcome: Outcome
  /// Of a listing that fails.
  package var cause: Cause?
  /// The names that are missing, lacking or renamed.
  package var names: [String]
  /// The compiler's words, and their place.
  package var message: String?
  package var place: SourceLocation?

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
