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
    let seen = await ending(StaticApp()) { app.textFields["caption"].tap() }
    #expect(seen == #"fail: there is no text field "caption" on the screen"#)
    let nested = await ending(StaticApp([.of(.table, "tasks")])) { app.tables["tasks"].buttons["add"].tap() }
    #expect(nested == #"fail: there is no button "add" in the table "tasks""#)
  }

  @Test func anElementThatIsThereTwiceIsNotChosen() async {
    let seen = await ending(StaticApp([.of(.button, label: "Add"), .of(.button, label: "Add")])) {
      app.buttons["Add"].tap()
    }
    #expect(seen == #"fail: the button "Add" is there twice; expected it once"#)
  }

  @Test func whatTheAppRefusesIsToldAsAUserSeesIt() async {
    let seen = await ending(StaticApp { _ in .refused("the keyboard is not up") }) { app.typeText("a\n") }
    #expect(seen == #"fail: cannot type "a", press Return: the keyboard is not up"#)
  }

  @Test func typingNeedsTheFirstResponder() async {
    let seen = await ending(StaticApp([.of(.textField, "caption")])) { app.textFields["caption"].typeText("a") }
    #expect(seen == #"fail: cannot type into the text field "caption": it is not the first responder"#)
  }

  @Test func whatIsMissingOrUnsupportedIsNoFail() async {
    let missing = await ending(StaticApp { _ in .missing("NewTaskCell has no outlet textInput") }) { app.wait(1) }
    #expect(missing == "missing: NewTaskCell has no outlet textInput")
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
    #expect(seen == "fail: the Return key is disabled; expected it enabled")
    #expect(still.events == [.launch, .typeText("\n")])
  }
}
