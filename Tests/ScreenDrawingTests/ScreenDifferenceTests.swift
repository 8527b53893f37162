import AppProtocol
import ScreenDrawing
import Testing

/// What is pointed to where two screens are not the same.
@Suite struct ScreenDifferenceTests {
  private func words(_ first: Screen, _ second: Screen) -> [[String]] {
    let difference = ScreenDifference(first, second)
    return [difference.inFirst.map(\.words), difference.inSecond.map(\.words)]
  }

  private func label(_ text: String, y: Double = 20, x: Double = 20) -> Element {
    Example.element(.staticText, Example.rect(x, y, 100, 20), label: text)
  }

  @Test func equalScreensHaveNone() {
    #expect(words(Example.tasks, Example.tasks) == [[], []])
  }

  @Test func aTextThatIsAnotherIsPointedToInBoth() {
    let difference = words(
      Example.screen(label("1 to do"), label("Tea", y: 60)), Example.screen(label("2 to do"), label("Tea", y: 60)))
    #expect(difference == [["text \"1 to do\""], ["text \"2 to do\""]])
  }

  @Test func whatOnlyOneHasIsPointedToThere() {
    let bare = Example.screen(label("Tea"))
    let keyboard = Keyboard(frame: Example.rect(0, 264, 320, 216), returnKey: "Done", isReturnKeyEnabled: true)
    var typing = bare
    typing.keyboard = keyboard
    #expect(words(bare, typing) == [[], ["the keyboard"]])
    #expect(words(Example.screen(label("Tea"), label("Milk", y: 60)), bare) == [["text \"Milk\""], []])
  }

  @Test func aRowIsPointedToAsAWhole() {
    let difference = words(
      Example.screen(Example.row("Tea", y: 0)),
      Example.screen(Example.row("Tea", y: 0), Example.row("Milk", y: 44)))
    #expect(difference == [[], ["row"]])
    #expect(
      words(Example.screen(Example.row("Tea", y: 0)), Example.screen(Example.row("Tea", y: 0, hasCheckmark: true)))
        == [["row"], ["row, ticked"]])
  }

  @Test func placesAreTheDifferenceWhereNothingElseIs() {
    let difference = words(
      Example.screen(label("Tea"), label("Milk", y: 60)), Example.screen(label("Tea"), label("Milk", y: 90)))
    #expect(difference == [["text \"Milk\""], ["text \"Milk\""]])
    #expect(words(Example.screen(label("Tea", x: 20)), Example.screen(label("Tea", x: 20.5))) == [[], []])
  }

  @Test func screensThatHaveNothingInCommonAreNotCoveredWithRings() {
    let many = (0..<12).map { label("\($0)", y: Double($0) * 30) }
    var screen = Example.screen()
    screen.elements[0].children = many
    #expect(words(Example.screen(label("Tea")), screen) == [["text \"Tea\""], []])
  }

  @Test func whatNobodySeesIsNotPointedTo() {
    #expect(words(Example.screen(), Example.screen(label("Tea", y: 700))) == [[], []])
  }
}
