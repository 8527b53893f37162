package import AppProtocol
internal import DeviceMeasures

/// A picture of a screen: a wireframe as SVG, and the same in words for those who do not see it.
///
///     let drawing = ScreenDrawing(screen)
///     drawing.svg           // <svg …>, to be put into a page as it is
///     drawing.alternative   // Screen with the text "4 to buy"; text field "item", empty, focused. …
///
/// The frames are the app's own, in points. Nothing but text comes from the app, and all of it is escaped: what a learner's
/// program shows is a picture and never markup. Colours are custom properties of the page (``Paint``), so a picture is as dark or
/// as light as what is around it.
package struct ScreenDrawing: Hashable, Sendable {
  /// One `<svg>` element without styles, scripts, links or ids.
  package let svg: String
  /// A sentence or two, plain text.
  package let alternative: String

  package init(_ screen: Screen, marks: ScreenMarks = ScreenMarks()) {
    let screen = screen.forDrawing
    alternative = ([ScreenWords(screen).text] + [marks.words].compactMap(\.self)).joined(separator: " ")
    svg = Self.draw(screen, marks, named: alternative)
  }

  /// In points around the screen: the phone's own edge.
  private static let rim = 10.0
  /// Of an app that shows nothing.
  private static let usualSize = Size(
    width: DeviceMeasures.standard.width, height: DeviceMeasures.standard.height)

  private static func draw(_ screen: Screen, _ marks: ScreenMarks, named name: String) -> String {
    let size = screen.size.width > 0 && screen.size.height > 0 ? screen.size : usualSize
    let glass = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var canvas = SVGCanvas()
    canvas.group(TextWidth.font) { canvas in
      canvas.rect(glass.inset(by: -rim / 2), radius: 26, fill: .paper)
      canvas.clipped(to: glass) { canvas in
        var pen = ElementRenderer(canvas: canvas, glass: glass)
        for (index, element) in screen.elements.enumerated() { pen.draw(topLevel: element, isFirst: index == 0) }
        if let keyboard = screen.keyboard { pen.draw(keyboard) }
        canvas = pen.canvas
        marks.draw(on: &canvas, within: glass)
      }
      // Over the corners of what the app shows: the glass is round.
      canvas.rect(glass.inset(by: -rim / 2), radius: 26, stroke: .frame, width: rim)
    }
    let box = glass.inset(by: -rim)
    return
      "<svg class=\"wireframe\(size.width > size.height ? " wide" : "")\" xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\""
      + "\(DrawnText.escaped(name))\" viewBox=\"\(box.numbers)\" width=\"\(SVGCanvas.number(box.width))\" "
      + "height=\"\(SVGCanvas.number(box.height))\">\n\(canvas.text)</svg>"
  }
}

extension Rect {
  /// `0 0 320 568`: x, y, width and height, as an SVG's `viewBox` has them.
  var numbers: String { [x, y, width, height].map(SVGCanvas.number).joined(separator: " ") }

  /// Smaller by so many points on each side.
  func inset(by points: Double) -> Rect { inset(points, points) }

  func inset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
