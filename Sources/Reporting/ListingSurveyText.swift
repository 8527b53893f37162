package import CourseModel

/// The survey of a course that was not written for Coursemark, to be read in a minute: how many listings compile, and
/// what the others have in common.
package struct ListingSurveyText {
  package var terminal: Terminal
  /// Whether each listing is listed that does not compile.
  package var isVerbose: Bool

  package init(terminal: Terminal, isVerbose: Bool = false) {
    self.terminal = terminal
    self.isVerbose = isVerbose
  }

  /// - Parameter leftOut: About the files of the course, or folders of it, that were not read.
  package func render(_ survey: ListingSurvey, leftOut: [Diagnostic] = []) -> String {
    var layout = TextLayout(terminal)
    if isVerbose { for file in survey.files { add(file, to: &layout) } }
    layout.blank()
    let listings = survey.listings
    let others = survey.files.count { $0.listings.isEmpty }
    layout.paragraph([
      Span("\(counted(survey.files.count, "text")) not written for Coursemark", .strong),
      Span(", \(counted(listings.count, "listing")) in Swift\(others == 0 ? "" : "; \(others) without any")."),
    ])
    if !leftOut.isEmpty {
      layout.paragraph(
        "\(counted(survey.files.count + leftOut.count, "file")) found, \(leftOut.count) left out (see above): \(Self.names(leftOut))",
        indent: 2, hanging: 4)
    }
    let rows = rows(listings)
    let width = rows.map { "\($0.count)".count }.max() ?? 0
    for row in rows {
      let number = String(repeating: " ", count: width - "\(row.count)".count) + "\(row.count)"
      layout.paragraph(
        [Span("\(row.mark) \(number) ", row.style), Span(row.words), Span(row.names, .quiet)], indent: 2,
        hanging: width + 5)
    }
    addRest(survey, to: &layout)
    return layout.text
  }

  private static func names(_ leftOut: [Diagnostic]) -> String {
    let rest = leftOut.count > limit ? ", and \(leftOut.count - limit) more" : ""
    return leftOut.prefix(limit).compactMap(\.location?.file).joined(separator: ", ") + rest + "."
  }

  private struct Row {
    var mark: String
    var style: Style
    var count: Int
    var words: String
    var names: String
  }

  private func rows(_ listings: [SurveyedListing]) -> [Row] {
    let outcomes: [(SurveyedListing.Outcome, String, Style, String)] = [
      (.compiles, "✓", .good, "compile by themselves"),
      (.compilesInContext, "✓", .good, "compile together with others of their text"),
      (.unsupported, "–", .doubt, "need what Coursemark does not have, and are not judged"),
      (.ignored, "–", .quiet, "are marked with 'ignore' by their author"),
      (.unread, "–", .doubt, "are too large to be read"),
      (.untried, "–", .doubt, "were not tried: the survey was interrupted"),
    ]
    let causes: [(SurveyedListing.Cause, String)] = [
      (.missingName, "need a name from elsewhere"), (.brokenListing, "need what a broken listing declares"),
      (.missingModule, "import a module from elsewhere"), (.ellipsis, "leave something out"),
      (.fragment, "show a part of something"),
      (.syntax, "are no Swift"), (.renamed, "use names that today's UIKit and Swift do not have"),
      (.compilesAfterAll, "compile, though they are marked with 'compile_fail'"),
      (.other, "do not compile for another reason"),
    ]
    var rows = outcomes.map { outcome, mark, style, words in
      let own = listings.filter { $0.outcome == outcome }
      return Row(mark: mark, style: style, count: own.count, words: words, names: names(own.flatMap(\.names)))
    }
    rows += causes.map { cause, words in
      let own = listings.filter {
        [.fails, .notSelfContained].contains($0.outcome) && $0.cause == cause && !$0.isKnown
      }
      let said = own.flatMap { $0.names.isEmpty ? $0.message.map { [$0] } ?? [] : $0.names }
      let isQuiet = cause.isFromElsewhere || cause == .compilesAfterAll
      return Row(
        mark: cause.isFromElsewhere ? "–" : "✗", style: cause.isFromElsewhere ? .doubt : .bad, count: own.count,
        words: words, names: isQuiet && own.allSatisfy(\.names.isEmpty) ? "" : names(said))
    }
    let known = listings.count(where: \.isKnown)
    rows.append(Row(mark: "–", style: .quiet, count: known, words: "are broken as the baseline has it", names: ""))
    return rows.filter { $0.count > 0 }
  }

  private static let limit = 6

  /// The most frequent ones, with their numbers.
  private func names(_ names: [String]) -> String {
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !sorted.isEmpty else { return "" }
    let shown = sorted.prefix(Self.limit).map { $0.value > 1 ? "\($0.key) (\($0.value))" : $0.key }
    let rest = sorted.count > Self.limit ? ", and \(sorted.count - Self.limit) more" : ""
    return ": " + shown.joined(separator: ", ") + rest
  }

  private func addRest(_ survey: ListingSurvey, to layout: inout TextLayout) {
    let unfenced = survey.files.filter { !$0.unfencedCode.isEmpty }
    if let first = unfenced.first?.unfencedCode.first {
      layout.paragraph(
        "\(counted(unfenced.count, "text")) with Swift outside of fences, which is not read, as at \(first); put it "
          + "between lines of three backticks.", indent: 2, hanging: 4)
    }
    if !survey.diagnostics.isEmpty, !isVerbose {
      layout.paragraph(
        "\(counted(survey.diagnostics.count, "remark")) on the markdown itself.", indent: 2, hanging: 4)
    }
    if !isVerbose, survey.listings.contains(where: Self.isListed) {
      layout.paragraph("'--verbose' lists them one by one.", .quiet, indent: 2)
    }
  }

  private static func isListed(_ listing: SurveyedListing) -> Bool {
    ![.compiles, .compilesInContext, .ignored, .untried].contains(listing.outcome) && !listing.isKnown
  }

  private func add(_ file: SurveyedFile, to layout: inout TextLayout) {
    let failing = file.listings.filter(Self.isListed)
    guard !failing.isEmpty else { return }
    layout.blank()
    let compiling = file.listings.count { [.compiles, .compilesInContext].contains($0.outcome) }
    layout.paragraph([
      Span(file.file, .strong), Span(": \(compiling) of \(counted(file.listings.count, "listing")) compiled."),
    ])
    for listing in failing {
      let because = listing.because.map {
        " (of the broken listing at \($0.map(\.description).joined(separator: ", ")))"
      }
      let words = (listing.message ?? (listing.outcome == .unread ? "too large to be read" : "")) + (because ?? "")
      layout.paragraph(
        [
          Span("\((listing.place ?? listing.location).description): ", .strong),
          Span("\(listing.cause?.rawValue ?? listing.outcome.rawValue): ", listing.outcome == .fails ? .bad : .doubt),
          Span(words),
        ], indent: 2, hanging: 4)
    }
  }
}
