internal import AppProtocol

/// What is typed into.
extension ElementRenderer {
  mutating func field(_ element: Element) {
    let frame = element.frame.inset(by: 0.5)
    outline(frame, hasFocus: element.hasFocus, isEnabled: element.isEnabled)
    let inner = frame.inset(8, 0)
    let typed = DrawnText.clean(element.value)
    guard !typed.isEmpty else {
      write(element.placeholder, in: inner, paint: .quiet)
      if element.hasFocus {
        insertionPoint(x: inner.minX - 2, middle: frame.center.y, height: min(22, frame.height - 8))
      }
      return
    }
    let size = min(17, max(9, frame.height * 0.8))
    var shown = Substring(typed)
    // The end of what is typed is in view, as in the app: that is where the insertion point is.
    while TextWidth.of(shown, size: size) > inner.width, !shown.isEmpty { shown = shown.dropFirst() }
    let width = TextWidth.of(shown, size: size)
    canvas.write(
      String(shown), at: Point(x: inner.minX, y: frame.center.y + size * 0.35), size: size,
      paint: element.isEnabled ? .ink : .quiet, length: shown.isEmpty ? nil : width)
    if element.hasFocus {
      insertionPoint(x: inner.minX + width + 1, middle: frame.center.y, height: min(22, frame.height - 8))
    }
  }

  mutating func textView(_ element: Element) {
    let frame = element.frame.inset(by: 0.5)
    outline(frame, hasFocus: element.hasFocus, isEnabled: true)
    let inner = frame.inset(6, 8)
    let lineHeight = 20.0
    let lines = DrawnText.lines(element.value).flatMap {
      TextWidth.wrapped($0, size: 17, width: inner.width, most: .max)
    }
    canvas.clipped(to: frame) { canvas in
      for (index, line) in lines.enumerated() {
        let width = TextWidth.of(line, size: 17)
        canvas.write(
          line, at: Point(x: inner.minX, y: inner.minY + lineHeight * Double(index) + 16),
          length: line.isEmpty ? nil : min(width, inner.width))
      }
    }
    if element.hasFocus {
      let last = min(TextWidth.of(lines.last ?? "", size: 17), inner.width)
      let y = inner.minY + lineHeight * (Double(max(lines.count, 1)) - 0.5)
      if y < frame.maxY { insertionPoint(x: inner.minX + last + 1, middle: y, height: 20) }
    }
  }

  private mutating func outline(_ frame: Rect, hasFocus: Bool, isEnabled: Bool) {
    canvas.rect(
      frame, radius: 6, fill: isEnabled ? .paper : .panel, stroke: hasFocus ? .accent : .line, width: hasFocus ? 2 : 1)
  }

  private mutating func insertionPoint(x: Double, middle: Double, height: Double) {
    canvas.line(
      from: Point(x: x, y: middle - height / 2), to: Point(x: x, y: middle + height / 2), stroke: .accent, width: 2)
  }
}
