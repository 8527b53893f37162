internal import AppProtocol

/// What is typed into.
extension ElementRenderer {
  mutating func field(_ element: Element) {
    let frame = element.frame.inset(by: 0.5)
    outline(frame, hasFocus: element.hasFocus, isEnabled: element.isEnabled)
    let inner = frame.inset(8, 0)
    let typed = DrawnText.clean(element.value)
    let size = min(17, max(9, frame.height * 0.8))
    let baseline = frame.center.y + size * 0.35
    guard !typed.isEmpty else {
      write(element.placeholder, in: inner, paint: .quiet)
      if element.hasFocus { insertionPoint(at: Point(x: inner.minX - TextWidth.caret(size: size), y: baseline), size) }
      return
    }
    let room = inner.width - (element.hasFocus ? TextWidth.caret(size: size) : 0)
    var shown = Substring(typed)
    // The end of what is typed is in view, as in the app: that is where the insertion point is.
    while TextWidth.of(shown, size: size) > room, !shown.isEmpty { shown = shown.dropFirst() }
    canvas.write(
      String(shown), at: Point(x: inner.minX, y: baseline), size: size,
      paint: element.isEnabled ? .ink : .quiet, hasCaret: element.hasFocus)
  }

  mutating func textView(_ element: Element) {
    let frame = element.frame.inset(by: 0.5)
    outline(frame, hasFocus: element.hasFocus, isEnabled: true)
    let inner = frame.inset(6, 8)
    let lineHeight = 20.0
    var lines = DrawnText.lines(element.value).flatMap {
      TextWidth.wrapped($0, size: 17, width: inner.width, most: .max)
    }
    if lines.isEmpty { lines = [""] }
    canvas.clipped(to: frame) { canvas in
      for (index, line) in lines.enumerated() {
        canvas.write(
          line, at: Point(x: inner.minX, y: inner.minY + lineHeight * Double(index) + 16),
          hasCaret: element.hasFocus && index == lines.count - 1)
      }
    }
  }

  private mutating func outline(_ frame: Rect, hasFocus: Bool, isEnabled: Bool) {
    canvas.rect(
      frame, radius: 6, fill: isEnabled ? .paper : .panel, stroke: hasFocus ? .accent : .line, width: hasFocus ? 2 : 1)
  }

  private mutating func insertionPoint(at point: Point, _ size: Double) {
    canvas.write("", at: point, size: size, hasCaret: true)
  }
}
