import AppProtocol
import Foundation
import Testing

@testable import ScreenDrawing

/// Whatever kind of element shows it, a hostile text is text.
@Suite struct EveryElementTests {
  private static let text =
    String(String.UnicodeScalarView((0...0x9F).compactMap(Unicode.Scalar.init)))
    + "\u{202E}\u{2066}\u{2028}\u{FEFF}\u{FFFE}</text><script>x</script>]]>\" onload=\"x' <!-- & &#27;"

  @Test(arguments: ElementType.allCases)
  func noElementBringsMarkupOrControls(type: ElementType) {
    var element = Element(
      id: ElementID(0), type: type, identifier: Self.text, label: Self.text, value: Self.text, placeholder: Self.text,
      frame: Rect(x: 0, y: 0, width: 200, height: 60),
      sections: [TableSection(header: Self.text, footer: Self.text, rowCount: 1)])
    element.children = [
      Element(id: ElementID(1), type: .staticText, label: Self.text, frame: Rect(x: 0, y: 0, width: 100, height: 20))
    ]
    var screen = Screen(size: Size(width: 375, height: 667), elements: [element])
    screen.keyboard = Keyboard(
      frame: Rect(x: 0, y: 407, width: 375, height: 260), returnKey: Self.text, isReturnKeyEnabled: true,
      type: Self.text)
    let drawing = ScreenDrawing(screen)
    for output in [drawing.svg, drawing.alternative] {
      let raw = output.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
          || [0x202E, 0x2066, 0x2028, 0xFEFF, 0xFFFE].contains($0.value)
      }
      #expect(raw.isEmpty, "\(raw.map { String($0.value, radix: 16) })")
    }
    #expect(!drawing.svg.contains("<script") && !drawing.svg.contains("onload=\"") && !drawing.svg.contains("<!--"))
  }
}
