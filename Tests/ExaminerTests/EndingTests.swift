import AppProtocol
import Testing

@testable import Examiner

/// How a check ends before its first expectation.
@Suite struct EndingTests {
  private func ending(_ app: StaticApp, _ check: @escaping @Sendable () -> Void) async -> String {
    let found = await finding(with: app, of: check)
    return "\(found.decision): \(found.reason)"
  }

  @Test func anElementThatIsNotThereIsNamed() async {
    let seen = await ending(StaticApp()) { app.textFields["item"].tap() }
    #expect(seen == #"fail: there is no text field "item" on the screen"#)
    let nested = await ending(StaticApp([.of(.table, "basket")])) { app.tables["basket"].buttons["put"].tap() }
    #expect(nested == #"fail: there is no button "put" in the table "basket""#)
  }

  @Test func whatIsThereInItsPlaceIsNamed() async {
    func ending(_ labels: String...) async -> String {
      await self.ending(StaticApp(labels.map { .of(.button, label: $0) })) { app.buttons["put"].tap() }
    }
    #expect(await ending("Put") == #"fail: there is no button "put" on the screen (there is the button "Put")"#)
    #expect(
      await ending("A", "B", "C", "D", "E", "F")
        == #"fail: there is no button "put" on the screen (there are the buttons "A", "B", "C", "D", "E", …)"#)
  }

  @Test func anElementThatIsThereTwiceIsNotChosen() async {
    let seen = await ending(StaticApp([.of(.button, label: "Put"), .of(.button, label: "Put")])) {
      app.buttons["Put"].tap()
    }
    #expect(seen == #"fail: the button "Put" is there twice; expected it once"#)
  }

  @Test func whatTheAppRefusesIsToldAsAUserSeesIt() async {
    let seen = await ending(StaticApp { _ in .refused("the keyboard is not up") }) { app.typeText("a\n") }
    #expect(seen == #"fail: cannot type "a", press Return: the keyboard is not up"#)
  }

  @Test func typingNeedsTheFirstResponder() async {
    let seen = await ending(StaticApp([.of(.textField, "item")])) { app.textFields["item"].typeText("a") }
    #expect(seen == #"fail: cannot type into the text field "item": it is not the first responder"#)
  }

  @Test func noFingerIsBesideTheScreen() async {
    let seen = await ending(StaticApp()) { app.tap(at: CGPoint(x: 900, y: 20)) }
    #expect(seen == "fail: cannot tap the screen at (900, 20): it is 375 points wide and 667 high")
  }

  @Test func whatIsMissingOrUnsupportedIsNoFail() async {
    let missing = await ending(StaticApp { _ in .missing("ItemCell has no outlet textInput") }) { app.wait(1) }
    #expect(missing == "missing: ItemCell has no outlet textInput")
    let unsupported = await ending(StaticApp { _ in .unsupported("UIPickerView") }) { app.wait(1) }
    #expect(unsupported == "unsupported: UIPickerView")
  }

  @Test func aProbeOfAnotherTypeIsNoValue() async {
    let seen = await ending(StaticApp { _ in .value("[]") }) { let _: Int = app.call("count()", line: 1) }
    #expect(seen == "appEnded: the value of the probe count() is no Int")
  }

  @Test func anAnswerWithAValueToATapIsForged() async {
    let seen = await ending(StaticApp { _ in .value("1") }) { app.pressDelete() }
    #expect(
      seen
        == "fail: the app answered with a value that it was not asked for. Only the app's own code can have answered so; that is not a way to pass"
    )
  }

  @Test func theReturnKeyIsAnElement() async {
    let still = StaticApp(keyboard: .up(returnKey: "Done", isReturnKeyEnabled: false))
    let seen = await ending(still) {
      expect(app.keyboard.returnKey.label, is: "Done")
      app.keyboard.returnKey.tap()
      expect(app.keyboard.returnKey.isEnabled)
    }
    #expect(seen == "fail: the Return key is disabled; expected it to be enabled")
    #expect(still.events == [.launch, .typeText("\n")])
  }
}
