import AppProtocol
import ScreenDrawing
import Testing

/// What readers without a pointer can touch.
@Suite struct TouchTargetTests {
  @Test func fieldsButtonsAndRowsInSightCanBeTouched() {
    let targets = TouchTarget.all(of: Example.tasks)
    #expect(
      targets.map(\.words) == [
        "text field \"What needs doing?\" containing \"tea\", focused", "button \"Add\", disabled",
        "row \"Bake bread\" (ticked)",
      ], "and not the row behind the keyboard")
    #expect(targets.map(\.kind) == [.field, .button, .button])
    #expect(targets.map(\.isEnabled) == [true, false, true])
    #expect([targets[2].x, targets[2].y, targets[2].width, targets[2].height] == [0, 108, 320, 44])
  }

  @Test func aRowWithoutTextIsNamedByItsPlace() {
    let field = Example.element(.textField, Example.rect(16, 10, 200, 30), placeholder: "What needs doing?")
    var cell = Example.element(.cell, Example.rect(0, 0, 320, 44), [field])
    cell.row = 0
    let names = { TouchTarget.all(of: Example.screen(cell)).map(\.words) }
    #expect(names() == ["row 1", "text field \"What needs doing?\", empty"])
    cell.row = nil
    #expect(names().first == "row")
  }

  @Test func switchesAndSlidersSayHowTheyStand() throws {
    let targets = TouchTarget.all(
      of: Example.screen(
        Example.element(.switch, Example.rect(0, 0, 51, 31), label: "Sound", value: "1"),
        Example.element(.slider, Example.rect(0, 40, 200, 31), label: "Volume", value: "30%"),
        Example.element(.staticText, Example.rect(0, 80, 200, 31), label: "Only text"),
        Example.element(.button, Example.rect(0, 120, 0, 0), label: "Without a place")))
    #expect(targets.map(\.kind) == [.toggle, .slider])
    #expect(targets[0].isOn == true)
    #expect(targets[1].position == 0.3)
  }

  @Test func whatIsCoveredCanNotBeTouchedAndTheBarAboveTheKeyboardCan() {
    var covered = Example.element(.button, Example.rect(0, 0, 60, 44), label: "Below")
    covered.isHittable = false
    let done = Example.element(.button, Example.rect(250, 220, 60, 44), label: "Done")
    let keyboard = Keyboard(
      frame: Example.rect(0, 220, 320, 260), returnKey: "Go", isReturnKeyEnabled: true,
      accessory: [Example.element(.toolbar, Example.rect(0, 220, 320, 44), [done])])
    #expect(TouchTarget.all(of: Example.screen(covered, keyboard: keyboard)).map(\.words) == ["button \"Done\""])
  }

  @Test func aScreenFullOfButtonsHasAnEnd() {
    let buttons = (0..<200).map { Example.element(.button, Example.rect(0, Double($0), 20, 1), label: "\($0)") }
    #expect(TouchTarget.all(of: Screen(size: Size(width: 320, height: 480), elements: buttons)).count == 80)
  }
}
