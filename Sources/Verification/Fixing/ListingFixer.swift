package import CourseModel
internal import LessonParsing

/// Mends broken listings of texts that were not written for Coursemark where there is one right answer.
///
/// How this works: each broken listing's line is changed as ``ListingFix`` says, and the text surveyed again, until nothing changes. What is then still broken
/// is taken back: a change counts only when nothing is wrong with the listing afterwards.
package struct ListingFixer: Sendable {
  let survey: ForeignSurvey

  package init(survey: ForeignSurvey) { self.survey = survey }

  /// A text with changes, line for line.
  package struct FixedText: Sendable, Equatable {
    package var file: String
    package var original: [String]
    package var fixed: [String]
    /// How many listings are mended.
    package var listings: Int

    /// The numbers of the lines that are changed, from 0.
    package var changed: [Int] { original.indices.filter { original[$0] != fixed[$0] } }
  }

  /// One mistake of a listing is mended at a time.
  private static let rounds = 12

  /// - Parameters:
  ///   - lessons: The texts.
  ///   - read: The content of a file; `nil` when it can't be read.
  /// - Returns: Those with changes, in the order of the texts.
  /// - Throws: `CancellationError` when the task is cancelled: what was not tried to its end is no mended text.
  package func fix(_ lessons: [Lesson], read: (String) -> String?) async throws -> [FixedText] {
    let files = try await surveyed(lessons)
    var fixed: [FixedText] = []
    for (lesson, file) in zip(lessons, files) where file.listings.contains(where: { $0.outcome == .fails }) {
      guard let text = read(lesson.file), let change = try await fix(lesson, text, file.listings) else { continue }
      fixed.append(change)
    }
    return fixed
  }

  private func fix(_ lesson: Lesson, _ text: String, _ found: [SurveyedListing]) async throws -> FixedText? {
    // By bytes: the carriage returns of Windows stay at the ends of the lines.
    let original = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
    var lines = original
    var listings = found
    var edited: [Int: Set<Int>] = [:]
    for _ in 0..<Self.rounds {
      var isChanged = false
      for (number, listing) in listings.enumerated() {
        guard let line = listing.place.map({ $0.position.line - 1 }), lines.indices.contains(line),
          let fix = ListingFix(of: listing, in: lines[line])
        else { continue }
        lines[line] = fix.line
        edited[number, default: []].insert(line)
        isChanged = true
      }
      guard isChanged else { break }
      let again = try await surveyed([reading(lesson, lines)]).first?.listings ?? []
      guard again.count == found.count else { return nil }
      listings = again
    }
    for (number, changes) in edited where !listings[number].outcome.isMended {
      for line in changes { lines[line] = original[line] }
      edited[number] = nil
    }
    guard lines != original else { return nil }
    return FixedText(file: lesson.file, original: original, fixed: lines, listings: edited.count)
  }

  /// A whole survey: of an interrupted one, nothing shows whether a change is right.
  private func surveyed(_ lessons: [Lesson]) async throws -> [SurveyedFile] {
    let result = try await survey.survey(lessons)
    if result.isInterrupted { throw CancellationError() }
    return result.files
  }

  private func reading(_ lesson: Lesson, _ lines: [String]) -> Lesson {
    var read = LessonParser.parse(
      lines.joined(separator: "\n"), file: lesson.file, directory: lesson.directory, id: lesson.id
    ).0
    read.prelude = lesson.prelude
    read.modules = lesson.modules
    read.languageModes = lesson.languageModes
    return read
  }
}

extension SurveyedListing.Outcome {
  /// Whether a listing that was broken is not any more, as far as the compiler could find out.
  fileprivate var isMended: Bool {
    switch self {
    case .compiles, .compilesInContext, .notSelfContained, .unsupported: true
    case .fails, .ignored, .unread, .untried: false
    }
  }
}
