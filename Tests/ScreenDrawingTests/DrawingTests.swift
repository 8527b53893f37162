import AppProtocol
import Foundation
import ScreenDrawing
import Testing
import TestSupport

/// What is drawn, element by element: the picture is its frames and texts.
@Suite struct DrawingTests {
  /// The texts that are drawn, in their order.
  private func texts(_ screen: Screen) -> [String] {
    ScreenDrawing(screen).svg.matches(of: /<text [^>]*>([^<]*)(?:<tspan [^>]*>\|<\/tspan>)?<\/text>/).map {
      String($0.1)
    }
  }

  private func parts(_ screen: Screen, like pattern: some RegexComponent<Substring>) -> [String] {
    ScreenDrawing(screen).svg.matches(of: pattern).map { String($0.output) }
  }

  @Test func aScreenOfEverythingIsDrawnAsItWas() throws {
    let svg = ScreenDrawing(Example.tasks).svg + "\n"
    let snapshot = Snapshot(at: "Tests/ScreenDrawingTests/Snapshots/tasks.svg")
    #expect(svg == (try snapshot.text(updatedWith: svg)))
  }

  @Test func theInsertionPointStandsBehindWhatWasTyped() {
    let field = { (text: String) in
      Example.screen(
        Example.element(.textField, Example.rect(10, 10, 200, 40), value: text, placeholder: "Name", hasFocus: true))
    }
    // Behind the letters themselves, as wide as the reader's font has them.
    let caret = /[^>]*<tspan fill="var\(--screen-accent,LinkText\)" font-weight="600">\|<\/tspan><\/text>/
    #expect(
      parts(field("llll"), like: caret) == [
        "llll<tspan fill=\"var(--screen-accent,LinkText)\" font-weight=\"600\">|</tspan></text>"
      ])
    #expect(parts(field(""), like: caret).count == 1)
    #expect(texts(field("")) == ["Name", ""])
  }

  @Test func noTextIsSqueezedOrStretched() {
    let title = "As wide as there is room"
    let bar = Example.element(
      .navigationBar, Example.rect(0, 20, 320, 44),
      [Example.element(.staticText, Example.rect(60, 20, 190, 44), label: title)])
    let field = Example.element(.textField, Example.rect(10, 100, 200, 40), value: title, hasFocus: true)
    let view = Example.element(.textView, Example.rect(10, 200, 200, 40), value: title)
    let svg = ScreenDrawing(Example.screen(bar, field, view)).svg
    #expect(!svg.contains("textLength") && !svg.contains("lengthAdjust"))
    #expect(svg.contains("font-family=\"Helvetica, Arial, "))
  }

  @Test func aTextThatIsTooLongEndsWithAnEllipsis() {
    let label = Example.element(.staticText, Example.rect(0, 0, 80, 20), label: "As long as it takes to say")
    #expect(texts(Example.screen(label)) == ["As long a…"])
  }

  @Test func aLabelWithRoomBreaksItsTextBetweenWords() {
    let label = Example.element(.staticText, Example.rect(0, 0, 100, 60), label: "Ada: It rides\nlike new, all of it")
    #expect(texts(Example.screen(label)) == ["Ada: It rides", "like new, all", "of it"])
  }

  @Test func whatWasTypedIsSeenToItsEndAndBlanksAreKept() {
    let field = { (text: String) in
      Example.screen(Example.element(.textField, Example.rect(0, 0, 66, 40), value: text))
    }
    #expect(texts(field("abcdefghij")) == ["efghij"])
    #expect(texts(field(" a ")) == ["\u{A0}a\u{A0}"])
  }

  @Test func theKeyboardLiesOverWhatItCovers() throws {
    let svg = ScreenDrawing(Example.tasks).svg
    let row = try #require(svg.range(of: "Read"))
    let keyboard = try #require(svg.range(of: "<rect x=\"0\" y=\"264\" width=\"320\" height=\"216\""))
    #expect(row.upperBound < keyboard.lowerBound)
    #expect(texts(Example.tasks).suffix(5) == ["qwertyuiop", "asdfghjkl", "zxcvbnm", "123", "Done"])
  }

  @Test func aHardwareKeyboardBringsNothingButTheAccessory() {
    let button = Example.element(.button, Example.rect(0, 436, 60, 44), label: "Next")
    let keyboard = Keyboard(
      frame: Example.rect(0, 436, 320, 44), hasKeys: false, returnKey: "Return", isReturnKeyEnabled: true,
      accessory: [button])
    #expect(texts(Example.screen(keyboard: keyboard)) == ["Next"])
  }

  @Test func aBarWritesItsButtonsPlainAndThatOfTheStyleDoneBold() {
    let bar = Example.element(
      .toolbar, Example.rect(0, 436, 320, 44),
      [
        Example.element(.button, Example.rect(16, 436, 34, 44), label: "Prev", hasBoldTitle: false),
        Example.element(.button, Example.rect(66, 436, 34, 44), label: "Own"),
        Example.element(.button, Example.rect(270, 436, 34, 44), label: "Done", hasBoldTitle: true),
      ])
    #expect(texts(Example.screen(bar)) == ["Prev", "Own", "Done"])
    #expect(parts(Example.screen(bar), like: /<text [^>]*font-weight="600"[^>]*>[^<]*/).count == 1)
    #expect(parts(Example.screen(bar), like: /<text [^>]*font-weight="600"[^>]*>Done/).count == 1)
  }

  @Test func aBarDrawsSystemItemsAndTheWayBackAsAPhoneDoes() {
    let bar = Example.element(
      .navigationBar, Example.rect(0, 20, 320, 44),
      [
        Example.element(.button, Example.rect(8, 20, 70, 44), label: "Tasks", symbol: .back),
        Example.element(.button, Example.rect(280, 20, 24, 44), label: "Add", symbol: .add),
      ])
    #expect(texts(Example.screen(bar)) == ["Tasks"])
    #expect(parts(Example.screen(bar), like: /<path d="M18 34L10 42L18 50"/).count == 1)
    #expect(parts(Example.screen(bar), like: /<path d="M283 42L301 42M292 33L292 51"/).count == 1)
    #expect(ScreenDrawing(Example.screen(bar)).alternative.contains("button \"Add\""))
  }

  @Test func whatHoldsOthersHasNoOutline() {
    let label = Example.element(.staticText, Example.rect(30, 30, 100, 20), label: "Tea")
    let holder = Example.element(.other, Example.rect(20, 20, 120, 60), [label])
    let box = Example.element(.other, Example.rect(20, 100, 120, 60))
    let outlines = /<rect [^>]*width="119"[^>]*stroke="[^n]/
    #expect(parts(Example.screen(holder), like: outlines).isEmpty)
    #expect(parts(Example.screen(box), like: outlines).count == 1)
  }

  @Test func marksStandOverTheScreenAndAreToldInWords() {
    let frame = Example.rect(20, 20, 100, 30)
    let marks = ScreenMarks(
      finger: Point(x: 50, y: 60), differences: [.init(frame: frame, words: "text \"2\"")])
    let drawing = ScreenDrawing(Example.screen(), marks: marks)
    #expect(drawing.alternative == "An empty screen. Different: text \"2\".")
    #expect(drawing.svg.contains("<rect x=\"16\" y=\"16\" width=\"108\" height=\"38\""))
    #expect(drawing.svg.contains("var(--screen-difference,Highlight)"))
    #expect(drawing.svg.contains("<circle cx=\"50\" cy=\"60\" r=\"22\""))
    let outside = ScreenDrawing(Example.screen(), marks: ScreenMarks(finger: Point(x: 50, y: 900)))
    #expect(!outside.svg.contains("<circle"))
  }

  @Test func anAlertLiesOverADimmedScreen() {
    let card = Example.element(
      .alert, Example.rect(25, 100, 270, 100), label: "Delete?",
      [
        Example.element(.staticText, Example.rect(40, 110, 240, 22), label: "Delete?"),
        Example.element(.button, Example.rect(25, 156, 135, 44), label: "No"),
      ])
    var screen = Example.screen(Example.row("Kyoto", y: 0))
    let backdrop = Example.element(.other, Example.rect(0, 0, 320, 480), [card])
    screen.elements.append(Example.element(.other, Example.rect(0, 0, 320, 480), [backdrop]))
    #expect(texts(screen) == ["Kyoto", "Delete?", "No"])
    #expect(parts(screen, like: /<rect [^>]*fill-opacity[^>]*>/).count == 1)
  }

  @Test func aPhoneOnItsSideIsDrawnAsWideAsItIs() {
    let svg = ScreenDrawing(Screen(size: Size(width: 667, height: 375))).svg
    #expect(svg.hasPrefix("<svg class=\"wireframe wide\""))
    #expect(svg.contains("viewBox=\"-10 -10 687 395\""))
  }

  @Test func anAppThatHasShownNothingIsAnEmptyPhone() {
    let drawing = ScreenDrawing(Screen(size: Size(width: 0, height: 0)))
    #expect(drawing.alternative == "An empty screen.")
    #expect(drawing.svg.contains("viewBox=\"-10 -10 395 687\""))
  }
}
