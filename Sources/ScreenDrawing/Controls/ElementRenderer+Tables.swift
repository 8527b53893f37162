internal import AppProtocol

/// What scrolls, and the rows in it.
extension ElementRenderer {
  mutating func scroll(_ element: Element) {
    let frame = element.frame
    let isAsWideAsScreen = frame.width >= glass.width - 1
    if element.type == .table { canvas.rect(frame, fill: .paper, stroke: isAsWideAsScreen ? .none : .line) }
    canvas.clipped(to: frame) { canvas in
      var pen = ElementRenderer(canvas: canvas, glass: glass)
      // Section headers lie over the rows that scroll beneath them.
      let isHeader = { (element: Element) in element.type == .sectionHeader }
      pen.draw(element.children.filter { !isHeader($0) && $0.isDrawn(in: frame) }, in: .plain)
      pen.draw(element.children.filter { isHeader($0) && $0.isDrawn(in: frame) }, in: .plain)
      canvas = pen.canvas
    }
  }

  mutating func cell(_ element: Element) {
    let frame = element.frame
    // One that is as wide as a row, or one of a grid.
    let isRow = element.hasCheckmark != nil
    if isRow {
      if element.isSelected { canvas.rect(frame, fill: .panel) }
    } else {
      canvas.rect(frame.inset(by: 0.5), radius: 6, fill: element.isSelected ? .panel : .paper, stroke: .line)
    }
    if element.children.isEmpty { write(element.label, in: frame.inset(16, 0)) }
    draw(element.children, in: .row)
    guard isRow else { return }
    canvas.line(from: Point(x: frame.minX + 16, y: frame.maxY - 0.5), to: Point(x: frame.maxX, y: frame.maxY - 0.5))
    guard element.hasCheckmark == true else { return }
    let (x, y) = (frame.maxX - 24, frame.center.y)
    canvas.path(
      [[Point(x: x - 8, y: y), Point(x: x - 3, y: y + 6), Point(x: x + 8, y: y - 7)]], stroke: .accent, width: 2.5)
  }

  mutating func sectionText(_ element: Element) {
    let isHeader = element.type == .sectionHeader
    if isHeader { canvas.rect(element.frame, fill: .panel) }
    write(
      element.label, in: element.frame.inset(16, 0), size: min(isHeader ? 15 : 13, max(9, element.frame.height * 0.8)),
      paint: isHeader ? .ink : .quiet, isBold: isHeader)
    draw(element.children, in: .row)
  }
}

extension Element {
  /// Whether anything of it is inside of what a scroll view shows.
  fileprivate func isDrawn(in visible: Rect) -> Bool { frame.intersects(visible) }
}
