import AppProtocol
import Testing

@testable import Examiner

/// What a failed check says. The app always shows the same, so each check fails by itself.
@Suite struct ExpectationTests {
  private func reason(
    _ elements: [AppProtocol.Element] = [], keyboard: AppProtocol.Keyboard? = nil,
    outcome: @escaping @Sendable (Event) -> Outcome = { _ in .done }, _ check: @escaping @Sendable () -> Void
  ) async -> String {
    await finding(with: StaticApp(elements, keyboard: keyboard, outcome: outcome), of: check).reason
  }

  @Test func aFailedExpectationTellsEverything() async {
    let still = StaticApp([.of(.textField, "caption", value: "Buy milk", hasFocus: true)], keyboard: .up())
    let found = await finding(with: still) {
      app.textFields["caption"].tap()
      app.typeText("Buy milk\n")
      expect(app.textFields["caption"].value, is: "Buy milk")
      expect(app.keyboard.exists, is: false, line: 42)
    }
    #expect(
      found
        == Finding(
          decision: .fail, reason: "the keyboard is up; expected it gone",
          reasonWithoutExpectation: "the keyboard is up; this hidden check expects otherwise",
          story: [#"tap the text field "caption""#, #"type "Buy milk""#, "press Done"], expected: "down",
          seen: "up", line: 42, expectations: 2))
    #expect(still.events == [.launch, .tap(element: ElementID(1)), .typeText("Buy milk\n")])
  }

  @Test func aCheckThatExpectsNothingIsBroken() async {
    let found = await finding(with: StaticApp()) {}
    #expect(
      found == Finding(decision: .brokenCheck, reason: "the check came to its end without expecting anything"))
  }

  @Test func textsAreQuotedAndEmptyOnesAreNothing() async {
    let field = AppProtocol.Element.of(.textField, "caption", value: "")
    let seen = await reason([field]) { expect(app.textFields["caption"].value, is: "Buy milk") }
    #expect(seen == #"the text field "caption" holds nothing; expected "Buy milk""#)
  }

  @Test func flagsAreToldInTheirOwnWords() async {
    let add = AppProtocol.Element.of(.button, "add", label: "Add")
    var seen = await reason([add]) { expect(app.buttons["add"].isEnabled, is: false) }
    #expect(seen == #"the button "add" is enabled; expected it disabled"#)
    seen = await reason([add]) { expect(!app.buttons["Add"].isEnabled) }
    #expect(seen == #"the button "Add" is enabled; expected it disabled"#)
    seen = await reason([add]) { expect(app.buttons["add"].exists, isNot: true) }
    #expect(seen == #"the button "add" is there; expected it to be gone"#)
    seen = await reason([add]) { expect(app.buttons["add"].isSelected, "Add is marked") }
    #expect(seen == #"the button "add" is not selected; expected: Add is marked"#)
  }

  @Test func numbersHaveNoUselessZeroes() async {
    let table = AppProtocol.Element.of(
      .table, "tasks",
      scroll: ScrollState(
        contentOffset: Point(x: 0, y: 0), contentSize: Size(width: 375, height: 300), contentInset: Insets()))
    var seen = await reason([table], keyboard: .up()) {
      expect(app.tables["tasks"].contentInset.bottom, is: app.keyboard.frame.height)
    }
    #expect(seen == #"the bottom content inset of the table "tasks" is 0; expected 260"#)
    seen = await reason([table]) { expect(app.tables["tasks"].contentSize.height, is: 290, within: 0.5) }
    #expect(seen == #"the height of the content of the table "tasks" is 300; expected 290, give or take 0.5"#)
  }

  @Test func aValueThatWasComputedShowsWhatItCameFrom() async {
    let seen = await reason(keyboard: .up()) { expect(app.keyboard.frame.height, is: 216) }
    #expect(seen == "the value is 260; the keyboard takes up 375 × 260 points at (0, 407); expected 216")
  }

  @Test func sectionsOfATableCountAndShowTheirRows() async {
    let table = AppProtocol.Element.of(
      .table, "tasks", sections: [TableSection(header: "Top Priority", footer: "", rowCount: 7)],
      [
        .of(.cell, section: 0, row: 1, [.of(.staticText, label: "Bake bread")]),
        .of(.cell, section: 0, row: 0, [.of(.staticText, label: "Buy milk"), .of(.button, label: "Done")]),
      ])
    var seen = await reason([table]) { expect(app.tables["tasks"].section("Top Priority").cells.count, is: 1) }
    #expect(seen == #"the section "Top Priority" has 7 rows; expected 1 row"#)
    seen = await reason([table]) {
      expect(app.tables["tasks"].section(0).cells.labels, is: ["Buy milk", "Bake bread"])
      expect(app.tables["tasks"].section(0).cells[1].staticTexts["Bake bread"].exists)
      expect(app.tables["tasks"].section(0).cells.labels, contains: "Water the plants")
    }
    #expect(
      seen == #"the first section shows "Buy milk", "Bake bread"; expected "Water the plants" among them"#)
    seen = await reason([table]) { expect(app.tables["tasks"].section(0).cells.labels.first, is: "Bake bread") }
    #expect(seen == #"the first row of the first section says "Buy milk"; expected "Bake bread""#)
    seen = await reason([table]) { app.tables["tasks"].section("Top Priority").cells[2].tap() }
    #expect(seen == #"there is no third row of the section "Top Priority""#)
    seen = await reason([table]) { expect(app.tables["tasks"].section("Bonus").cells.count, is: 1) }
    #expect(seen == #"the table "tasks" has no section "Bonus"; it has "Top Priority""#)
  }

  @Test func aProbeIsNamedWithItsValue() async {
    let seen = await reason(outcome: { _ in .value(#""  abc""#) }) {
      let value: () -> String? = { app.call("fetched()", line: 1) }
      expect(value(), is: "abc")
    }
    #expect(seen == #"fetched() is "  abc"; expected "abc""#)
  }
}
