import Testing

@testable import PageRendering

/// What tells its properties itself tells templates what reflection would find.
struct TemplatePropertiesTests {
  @Test func theyAreThoseOfReflection() {
    let listing = Listing(
      label: "Starter", caption: "Cell.swift", hasCaption: true, folded: ["40 lines"], codeHTML: "<b>x</b>",
      language: "swift",
      remark: nil, complaint: "no such", marks: "Line 2 is marked.")
    let line = ChangeList.Line(.added, codeHTML: "let x", old: nil, new: 3)
    let file = ChangeList.File(name: "Cell.swift", nameWords: "Changes in Cell.swift", lines: [line])
    let item = CheckList.Item(title: "The text is read", codeHTML: "expect(1)", story: "read")
    let checks = CheckList(items: [item])
    let piece = Piece.listing(listing)
    let disclosure = Disclosure(.hint, summary: "Hint: where", word: "Hint 1", pieces: [piece])
    let link = StepSection.StepLink(number: 2, nextWords: "Next", title: "Then", anchor: "then")
    let step = StepSection(
      number: 1, stepWords: "Step 1", title: "First", anchor: "first", stepID: "a", points: nil, work: "app code",
      hasApp: true, hasCode: true, pieces: [piece],
      nextStep: link)
    let values: [any TemplateProperties] = [
      NearbyLesson(title: "First", link: "../a/index.html", isCurrent: true), listing, line, file,
      ChangeList(files: [file]), item, checks, disclosure, link, step,
    ]
    for value in values {
      let told = value.templateProperties.map { "\($0.name): \($0.value.map(words) ?? "nil")" }
      let reflected = Mirror(reflecting: value).children.map { "\($0.label ?? ""): \(words($0.value))" }
      #expect(told.sorted() == reflected.sorted())
    }
  }

  /// It names its template, and has what that shows and nothing else.
  @Test func aPieceHasOneProperty() throws {
    let disclosure = Disclosure(.hint, summary: "Hint", word: "Hint", pieces: [.prose(html: "<p>x</p>")])
    let pieces: [(Piece, template: String, property: String)] = [
      (.prose(html: "<p>x</p>"), "piece-prose", "proseHTML"), (.checks(CheckList(items: [])), "piece-checks", "checks"),
      (.screen(ScreenFigure([], PageStrings([], language: "en"))), "piece-screen", "screen"),
      (.changes(ChangeList(files: [])), "piece-changes", "changes"),
      (.disclosure(disclosure), "piece-disclosure", "disclosure"),
    ]
    for (piece, template, property) in pieces {
      let told = piece.templateProperties.filter { $0.value != nil }
      #expect(told.map(\.name) == ["template", property])
      #expect(told.first?.value as? String == template)
      // A name that is not there would be looked for around the piece.
      #expect(piece.templateProperties.count == 7)
    }
  }

  /// Without the layer of an optional, so that what is there is the same in both.
  private func words(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { words($0.value) } ?? "nil"
  }
}
