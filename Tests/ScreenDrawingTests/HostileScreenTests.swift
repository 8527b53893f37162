import AppProtocol
import Foundation
import ScreenDrawing
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An app's process is the learner's: it can send any screen.
@Suite struct HostileScreenTests {
  private static let types = ElementType.allCases

  /// Whether it is one element of XML, and which elements and attributes it has.
  private final class Names: NSObject, XMLParserDelegate {
    var names: Set<String> = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.insert(name)
      names.formUnion(attributes.keys.map { "@" + $0 })
    }
  }

  private func names(in svg: String) throws -> Set<String> {
    let parser = XMLParser(data: Data(svg.utf8))
    let names = Names()
    parser.delegate = names
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return names.names
  }

  @Test(arguments: [
    "</text></svg><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)", "]]>", "<!--",
    "&lt;b&gt;",
    "{{title}}{{{title}}}", "javascript:alert(1)", "\u{0}\u{8}\u{1B}[31m\u{7F}\u{85}\u{FFFE}\u{FFFF}",
    "\u{202E}desrever\u{2066}\u{2028}\u{2029}", "\"\u{301} onload=\"x", "a\nb\tc\r\nd",
  ])
  func noTextBecomesMarkup(text: String) throws {
    let elements = Self.types.enumerated().map { index, type in
      Example.element(
        type, Example.rect(0, Double(index) * 20, 300, 200), label: text, value: text, placeholder: text,
        identifier: text,
        hasFocus: true, [Example.element(.staticText, Example.rect(0, Double(index) * 20, 200, 200), label: text)])
    }
    let keyboard = Keyboard(
      frame: Example.rect(0, 200, 320, 280), returnKey: text, isReturnKeyEnabled: true, type: text, accessory: elements)
    let screen = Screen(size: Size(width: 320, height: 480), elements: elements, keyboard: keyboard)
    let drawing = ScreenDrawing(screen)
    let known: Set = [
      "svg", "g", "rect", "circle", "path", "text", "@class", "@xmlns", "@role", "@aria-label", "@viewBox", "@width",
      "@height", "@x", "@y", "@rx", "@cx", "@cy", "@r", "@d", "@fill", "@fill-opacity", "@stroke", "@stroke-width",
      "@stroke-linecap", "@stroke-linejoin", "@font-family", "@font-size", "@font-weight", "@text-anchor",
      "@overflow", "tspan",
    ]
    #expect(try names(in: drawing.svg).subtracting(known) == [])
    let control = drawing.svg.unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
        || (0x2028...0x2029).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(!control)
  }

  @Test func sizesAndPlacesThatNobodyHasAreDrawnAllTheSame() throws {
    let numbers = [0, -1, 1e308, -1e308, .infinity, -.infinity, .nan, 0.001]
    let elements = numbers.flatMap { number in
      Self.types.map {
        Example.element(
          $0, Example.rect(number, number, number, number), label: "text", value: "\(number)",
          [Example.element(.staticText, Example.rect(-number, 0, number, 30), label: "text")])
      }
    }
    for number in numbers {
      let keyboard = Keyboard(
        frame: Example.rect(number, number, number, number), returnKey: "Go", isReturnKeyEnabled: true,
        accessory: elements)
      let svg = ScreenDrawing(
        Screen(size: Size(width: number, height: number), elements: elements, keyboard: keyboard)
      ).svg
      _ = try names(in: svg)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test func aScreenOfAnySizeFitsThroughThePipe() throws {
    var deep = Example.element(.other, Example.rect(0, 0, 10, 10))
    for _ in 0..<400 { deep = Example.element(.other, Example.rect(0, 0, 10, 10), [deep]) }
    let long = String(repeating: "\u{1}", count: 10_000)
    let many = (0..<3_000).map { _ in
      Example.element(.staticText, Example.rect(0, 0, 100, 100), label: long, value: long, identifier: long)
    }
    let screen = Screen(size: Size(width: 320, height: 480), elements: [deep] + many)
    let seen = SeenScreens(requests: 1, last: screen, solution: screen)
    #expect(try MessageFraming.bytes(of: seen).count < 1 << 20)
    #expect(ScreenDrawing(screen).svg.utf8.count < 1 << 20)
    _ = try names(in: ScreenDrawing(screen).svg)
  }
}
