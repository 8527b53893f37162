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
    let still = StaticApp([.of(.textField, "item", value: "Figs", hasFocus: true)], keyboard: .up())
    let found = await finding(with: still) {
      app.textFields["item"].tap()
      app.typeText("Figs\n")
      expect(app.textFields["item"].value, is: "Figs")
      expect(app.keyboard.exists, is: false, line: 42)
    }
    #expect(
      found
        == Finding(
          decision: .fail, reason: "the keyboard is up; expected it gone",
          reasonWithoutExpectation: "the keyboard is up; this hidden check expects otherwise",
          story: [#"tap the text field "item""#, #"type "Figs""#, "press Done"], expected: "down",
          seen: "up", line: 42, expectations: 2))
    #expect(still.events == [.launch, .tap(element: ElementID(1)), .typeText("Figs\n")])
  }

  @Test func aCheckThatExpectsNothingIsBroken() async {
    let found = await finding(with: StaticApp()) {}
    #expect(
      found == Finding(decision: .brokenCheck, reason: "the check came to its end without expecting anything"))
  }

  @Test func textsAreQuotedAndEmptyOnesAreNothing() async {
    let field = AppProtocol.Element.of(.textField, "item", value: "")
    let seen = await reason([field]) { expect(app.textFields["item"].value, is: "Figs") }
    #expect(seen == #"the text field "item" holds nothing; expected "Figs""#)
  }

  @Test func flagsAreToldInTheirOwnWords() async {
    let add = AppProtocol.Element.of(.button, "put", label: "Put")
    var seen = await reason([add]) { expect(app.buttons["put"].isEnabled, is: false) }
    #expect(seen == #"the button "put" is enabled; expected it to be disabled"#)
    seen = await reason([add]) { expect(!app.buttons["Put"].isEnabled) }
    #expect(seen == #"the button "Put" is enabled; expected it to be disabled"#)
    seen = await reason([add]) { expect(app.buttons["put"].exists, isNot: true) }
    #expect(seen == #"the button "put" is there; expected it to be gone"#)
    seen = await reason([add]) { expect(app.buttons["put"].isSelected, "Add is marked") }
    #expect(seen == #"the button "put" is not selected; expected: Add is marked"#)
  }

  @Test func aBarWithoutKeysIsNoKeyboard() async {
    var bar = Keyboard.up(returnKey: "", isReturnKeyEnabled: false)
    bar.hasKeys = false
    bar.accessory = [.of(.button, "send", label: "Send")]
    var seen = await reason(keyboard: bar) { expect(app.keyboard.exists) }
    #expect(seen == "the keyboard is down; expected it up")
    seen = await reason(keyboard: bar) { expect(app.keyboard.returnKey.exists) }
    #expect(seen == "the Return key is not there; expected it to be there")
    seen = await reason(keyboard: bar) { expect(!app.keyboard.buttons["send"].exists) }
    #expect(seen == #"the button "send" in the keyboard is there; expected it to be gone"#)
  }

  @Test func numbersHaveNoUselessZeroes() async {
    let table = AppProtocol.Element.of(
      .table, "basket",
      scroll: ScrollState(
        contentOffset: Point(x: 0, y: 0), contentSize: Size(width: 375, height: 300), contentInset: Insets()))
    var seen = await reason([table], keyboard: .up()) {
      expect(app.tables["basket"].contentInset.bottom, is: app.keyboard.frame.height)
    }
    #expect(seen == #"the bottom content inset of the table "basket" is 0; expected 260"#)
    seen = await reason([table]) { expect(app.tables["basket"].contentSize.height, is: 290, within: 0.5) }
    #expect(seen == #"the height of the content of the table "basket" is 300; expected 290, give or take 0.5"#)
  }

  @Test func aValueThatWasComputedShowsWhatItCameFrom() async {
    let seen = await reason(keyboard: .up()) { expect(app.keyboard.frame.height, is: 216) }
    #expect(seen == "the height of the keyboard is 260 points; expected 216")
    let sum = await reason(keyboard: .up()) { expect(app.keyboard.frame.height + 1, is: 216) }
    #expect(sum == "the keyboard takes up 375 × 260 points at (0, 407), which makes 261; expected 216")
    let plain = await reason { expect([1, 2].count, is: 3) }
    #expect(plain == "the check has found 2; expected 3")
  }

  @Test func aNumberThatTwoEdgesHaveIsToldWithTheFrame() async {
    let square = AppProtocol.Element(
      id: ElementID(0), type: .other, identifier: "box", frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let seen = await reason([square]) { expect(app.otherElements["box"].frame.maxX, is: 8) }
    #expect(seen == #"the element "box" takes up 9 × 9 points at (0, 0), which makes 9; expected 8"#)
  }

  @Test func whatIsNotThereIsOutOfReachBecauseOfThat() async {
    let buttons = ["Put", "Take"].map { AppProtocol.Element.of(.button, label: $0) }
    let seen = await reason(buttons) { expect(app.buttons["put"].isHittable) }
    #expect(
      seen == #"the button "put" is not there (there are the buttons "Put" and "Take"); expected it to be in reach"#)
  }

  @Test func aProbeIsToldWithWhatItWasCalledWith() async {
    let app = StaticApp { _ in .value("1") }
    let found = await finding(with: app) {
      let arguments = [Examiner.app.argument([3, 1]), Examiner.app.argument("a,b")]
      expect(Examiner.app.call("times(_:in:)", arguments, line: 1) as Int, is: 0)
    }
    #expect(found.reason == #"times([3, 1], in: "a,b") is 1; expected 0"#)
  }

  @Test func sectionsOfATableCountAndShowTheirRows() async {
    let table = AppProtocol.Element.of(
      .table, "basket", sections: [TableSection(header: "Fruit", footer: "", rowCount: 7)],
      [
        .of(.cell, section: 0, row: 1, [.of(.staticText, label: "Bread")]),
        .of(.cell, section: 0, row: 0, [.of(.staticText, label: "Figs"), .of(.button, label: "Done")]),
      ])
    var seen = await reason([table]) { expect(app.tables["basket"].section("Fruit").cells.count, is: 1) }
    #expect(seen == #"the section "Fruit" has 7 rows; expected 1 row"#)
    seen = await reason([table]) {
      expect(app.tables["basket"].section(0).cells.labels, is: ["Figs", "Bread"])
      expect(app.tables["basket"].section(0).cells[1].staticTexts["Bread"].exists)
      expect(app.tables["basket"].section(0).cells.labels, contains: "Plums")
    }
    #expect(
      seen == #"the first section shows "Figs", "Bread"; expected "Plums" among them"#)
    seen = await reason([table]) { expect(app.tables["basket"].section(0).cells.labels.first, is: "Bread") }
    #expect(seen == #"the first row of the first section says "Figs"; expected "Bread""#)
    seen = await reason([table]) { app.tables["basket"].section("Fruit").cells[2].tap() }
    #expect(seen == #"there is no third row of the section "Fruit""#)
    seen = await reason([table]) { expect(app.tables["basket"].section("Other").cells.count, is: 1) }
    #expect(seen == #"the table "basket" has no section "Other"; it has 1 section: "Fruit""#)
    seen = await reason([table]) { expect(app.tables["basket"].section(1).cells.count, is: 1) }
    #expect(seen == #"the table "basket" has no second section; it has 1 section: "Fruit""#)
  }

  @Test func aProbeIsNamedWithItsValue() async {
    let seen = await reason(outcome: { _ in .value(#""  abc""#) }) {
      let value: () -> String? = { app.call("fetched()", line: 1) }
      expect(value(), is: "abc")
    }
    #expect(seen == #"fetched() is "  abc"; expected "abc""#)
  }
}
