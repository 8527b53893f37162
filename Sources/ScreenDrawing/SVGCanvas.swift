internal import AppProtocol
internal import Foundation

/// SVG in the making. Shapes take numbers and ``Paint``, texts are escaped here, and there is no other way in.
struct SVGCanvas {
  enum Anchor: String { case start, middle, end }

  private(set) var text = ""

  /// - Parameter attributes: Of our own, never of the app's.
  mutating func group(_ attributes: StaticString, _ body: (inout SVGCanvas) -> Void) {
    text += "<g \(attributes)>\n"
    body(&self)
    text += "</g>\n"
  }

  /// What `body` draws shows only inside of the frame; coordinates stay those of the screen.
  mutating func clipped(to frame: Rect, _ body: (inout SVGCanvas) -> Void) {
    guard frame.width > 0, frame.height > 0 else { return }
    text +=
      "<svg x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" width=\"\(Self.number(frame.width))\" "
      + "height=\"\(Self.number(frame.height))\" viewBox=\"\(frame.numbers)\" overflow=\"hidden\">\n"
    body(&self)
    text += "</svg>\n"
  }

  mutating func rect(
    _ frame: Rect, radius: Double = 0, fill: Paint = .none, opacity: Double = 1, stroke: Paint = .none,
    width: Double = 1
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(radius, frame.width / 2, frame.height / 2)
    text +=
      "<rect x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" width=\"\(Self.number(frame.width))\" "
      + "height=\"\(Self.number(frame.height))\"" + (radius > 0 ? " rx=\"\(Self.number(radius))\"" : "")
      + " fill=\"\(fill.value)\"" + (opacity < 1 ? " fill-opacity=\"\(Self.number(opacity))\"" : "")
      + Self.stroke(stroke, width) + "/>\n"
  }

  mutating func circle(_ center: Point, radius: Double, fill: Paint = .none, stroke: Paint = .none, width: Double = 1) {
    text +=
      "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(radius))\" "
      + "fill=\"\(fill.value)\"\(Self.stroke(stroke, width))/>\n"
  }

  /// What is under it can be seen.
  mutating func disc(_ center: Point, radius: Double, paint: Paint) {
    text +=
      "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(radius))\" "
      + "fill=\"\(paint.value)\" fill-opacity=\"0.3\"\(Self.stroke(paint, 2.5))/>\n"
  }

  /// Lines from point to point.
  mutating func path(_ lines: [[Point]], stroke: Paint, width: Double = 1) {
    let data = lines.map { line in
      line.enumerated().map { "\($0.offset == 0 ? "M" : "L")\(Self.number($0.element.x)) \(Self.number($0.element.y))" }
        .joined()
    }.joined()
    text +=
      "<path d=\"\(data)\" fill=\"none\"\(Self.stroke(stroke, width)) stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
  }

  mutating func line(from start: Point, to end: Point, stroke: Paint = .line, width: Double = 1) {
    path([[start, end]], stroke: stroke, width: width)
  }

  /// Rounded rectangles of one colour.
  mutating func tiles(_ frames: [Rect], radius: Double, fill: Paint) {
    text += "<g fill=\"\(fill.value)\">\n"
    for frame in frames where frame.width > 0 && frame.height > 0 {
      text +=
        "<rect x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" width=\"\(Self.number(frame.width))\" "
        + "height=\"\(Self.number(frame.height))\" rx=\"\(Self.number(radius))\"/>\n"
    }
    text += "</g>\n"
  }

  /// One line of text.
  /// - Parameters:
  ///   - point: Of its baseline.
  ///   - hasCaret: Whether an insertion point stands behind its last letter, however wide the letters are.
  mutating func write(
    _ content: String, at point: Point, size: Double = 17, paint: Paint = .ink, anchor: Anchor = .start,
    isBold: Bool = false, hasCaret: Bool = false
  ) {
    guard !content.isEmpty || hasCaret else { return }
    text += "<text x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y))\" fill=\"\(paint.value)\""
    if size != 17 { text += " font-size=\"\(Self.number(size))\"" }
    if anchor != .start { text += " text-anchor=\"\(anchor.rawValue)\"" }
    if isBold { text += " font-weight=\"600\"" }
    let caret = hasCaret ? "<tspan fill=\"\(Paint.accent.value)\" font-weight=\"600\">|</tspan>" : ""
    text += ">\(DrawnText.escaped(DrawnText.keepingBlanks(content)))\(caret)</text>\n"
  }

  /// A letter at each place, its middle there.
  mutating func letters(_ letters: String, middles: [Double], baseline: Double, size: Double, paint: Paint) {
    text +=
      "<text x=\"\(middles.map(Self.number).joined(separator: " "))\" y=\"\(Self.number(baseline))\" "
      + "fill=\"\(paint.value)\" font-size=\"\(Self.number(size))\" text-anchor=\"middle\">"
      + "\(DrawnText.escaped(letters))</text>\n"
  }

  private static func stroke(_ paint: Paint, _ width: Double) -> String {
    paint == .none ? "" : " stroke=\"\(paint.value)\"" + (width == 1 ? "" : " stroke-width=\"\(number(width))\"")
  }

  /// With one decimal at most: `12`, `12.5`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = (min(max(value, -1e6), 1e6) * 10).rounded()
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(whole < 0 ? "-" : "")\(abs(whole) / 10).\(abs(whole) % 10)"
  }
}
