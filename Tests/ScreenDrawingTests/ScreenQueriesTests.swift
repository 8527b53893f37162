import AppProtocol
import ScreenDrawing
import Testing

/// Each element of a screen is named as a check finds it.
@Suite struct ScreenQueriesTests {
  private func element(
    _ id: Int, _ type: ElementType, _ identifier: String = "", label: String = "", children: [Element] = []
  ) -> Element {
    Element(
      id: ElementID(id), type: type, identifier: identifier, label: label,
      frame: Rect(x: 1, y: 2.25, width: 30, height: 4), children: children)
  }

  private func queries(_ elements: [Element], keyboard: Keyboard? = nil) -> [String] {
    ScreenQueries(Screen(size: Size(width: 375, height: 667), elements: elements, keyboard: keyboard)).lines.map {
      String(repeating: "-", count: $0.depth) + $0.query
    }
  }

  @Test func aNameThatMeansOneElementIsUsedAndOtherwiseItsNumber() {
    let elements = [
      element(1, .button, "add", label: "Add"), element(2, .button, label: "Say \"no\""),
      element(3, .button, label: "B"),
      element(4, .button, label: "B"), element(5, .switch), element(6, .other, children: [element(7, .image, "logo")]),
      element(8, .other, "form", children: [element(9, .secureTextField, "key")]),
    ]
    #expect(
      queries(elements) == [
        "app.buttons[\"add\"]", "app.buttons[\"Say \\\"no\\\"\"]", "app.buttons.element(boundBy: 2)",
        "app.buttons.element(boundBy: 3)", "app.switches.element", "app.images[\"logo\"]",
        "app.otherElements[\"form\"]",
        "-app.secureTextFields[\"key\"]",
      ])
  }

  @Test func aRowIsNamedByItsPlaceAndWhatIsAboveTheKeysStandsUnderIt() {
    var cell = element(2, .cell, label: "Milk")
    (cell.section, cell.row) = (1, 0)
    let keyboard = Keyboard(
      frame: Rect(x: 0, y: 400, width: 375, height: 267), returnKey: "Done", isReturnKeyEnabled: false,
      accessory: [element(3, .button, label: "Next")])
    #expect(
      queries([element(1, .table, "tasks", children: [cell])], keyboard: keyboard) == [
        "app.tables[\"tasks\"]", "-app.tables[\"tasks\"].section(1).cells[0]", "app.keyboard", "-app.buttons[\"Next\"]",
      ])
  }

  @Test func theWordsSayWhatIsShown() {
    var field = element(1, .textField, "name", label: "Name")
    (field.value, field.placeholder, field.isEnabled, field.hasFocus) = ("Ada", "Your name", false, true)
    #expect(
      ScreenQueries(Screen(size: Size(width: 1, height: 1), elements: [field])).lines.map(\.words) == [
        "text field, label \"Name\", value \"Ada\", placeholder \"Your name\", disabled, first responder; at 1, 2.3, 30 wide, 4 high"
      ])
  }
}
