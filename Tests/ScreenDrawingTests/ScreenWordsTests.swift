import AppProtocol
import ScreenDrawing
import Testing

/// What readers are told who do not see the picture.
@Suite struct ScreenWordsTests {
  private func words(_ screen: Screen) -> String { ScreenDrawing(screen).alternative }

  @Test func namesFieldsButtonsRowsAndTheKeyboard() {
    #expect(
      words(Example.tasks) == """
        Screen with text field "What needs doing?" containing "tea", focused; button "Add", disabled; section "Bonus"; \
        rows "Bake bread" (ticked), "Read" (behind the keyboard). The keyboard is up with the key "Done".
        """)
  }

  @Test func namesWhatIsSwitchedAndWhatIsUnderWay() {
    let screen = Example.screen(
      Example.element(.switch, Example.rect(0, 0, 51, 31), label: "Sound", value: "1"),
      Example.element(.switch, Example.rect(0, 40, 51, 31), label: "Light", value: "0", isEnabled: false),
      Example.element(.progressIndicator, Example.rect(0, 80, 100, 4), value: "40%"),
      Example.element(.secureTextField, Example.rect(0, 90, 100, 30), value: "•••", placeholder: "Password"))
    #expect(
      words(screen) == """
        Screen with switch "Sound", on; switch "Light", off, disabled; progress bar at 40%; secure text field "Password" \
        containing "•••".
        """)
  }

  @Test func namesTheBarAboveTheContentFirstAndItsTitleOnce() {
    let bar = Example.element(
      .navigationBar, Example.rect(0, 20, 320, 44), identifier: "Cities",
      [
        Example.element(.staticText, Example.rect(100, 30, 120, 24), label: "Cities"),
        Example.element(.button, Example.rect(270, 30, 40, 24), label: "Add"),
      ])
    let screen = Example.screen(Example.row("Kyoto", y: 64), bar)
    #expect(words(screen) == "Screen with navigation bar \"Cities\"; button \"Add\"; row \"Kyoto\".")
  }

  @Test func saysNothingOfWhatIsScrolledOutOfSight() {
    let table = Example.element(
      .table, Example.rect(0, 100, 320, 100), [Example.row("In sight", y: 120), Example.row("Away", y: 300)])
    #expect(words(Example.screen(table)) == "Screen with row \"In sight\".")
  }

  @Test func aRowWithoutTextIsNamedByItsPlace() {
    var empty = Example.element(.cell, Example.rect(0, 44, 320, 44))
    empty.row = 1
    #expect(words(Example.screen(Example.row("Kyoto", y: 0), empty)) == "Screen with rows \"Kyoto\", 2.")
  }

  @Test func aKeypadHasNoReturnKeyAndAnAccessoryStandsAboveIt() {
    let done = Example.element(.button, Example.rect(250, 220, 60, 44), label: "Done")
    let keypad = Keyboard(
      frame: Example.rect(0, 220, 320, 260), returnKey: "", isReturnKeyEnabled: false, type: "phonePad",
      accessory: [Example.element(.toolbar, Example.rect(0, 220, 320, 44), [done])])
    #expect(words(Example.screen(keyboard: keypad)) == "An empty screen. The keypad is up; above it button \"Done\".")
  }

  @Test func aScreenFullOfThingsIsNotReadToItsEnd() {
    let labels = (1...50).map { Example.element(.staticText, Example.rect(0, Double($0), 20, 20), label: "\($0)") }
    let screen = Screen(size: Size(width: 320, height: 480), elements: labels)
    #expect(words(screen).hasSuffix("text \"40\"; and 10 more."))
  }
}
