package import AppProtocol

/// A picture of a screen in characters, for a terminal: what ``ScreenDrawing`` draws, as far as lines of text can show it.
///
///     ╭─────────────────────────╮
///     │  [tea▏       ] ( Add )  │
///     │  Bread               ✓  │
///     │─────────────────────────│
///     │ keyboard, Return is Done│
///     ╰─────────────────────────╯
///
/// What a user touches is one line high, wherever its frame is larger; several lines of nothing are one. A line on which something is other than on
/// the screen it is compared with ends in an arrow.
package struct ScreenCharacters: Hashable, Sendable {
  /// From top to bottom. All are as wide as the first, in columns, but for the arrow behind some.
  package let lines: [String]

  package init(_ screen: Screen, marks: ScreenMarks = ScreenMarks()) {
    let screen = screen.forDrawing
    var pen = CharacterRenderer(screen.size)
    for (index, element) in screen.elements.enumerated() { pen.draw(topLevel: element, isFirst: index == 0) }
    if let keyboard = screen.keyboard { pen.draw(keyboard) }
    lines = Self.framed(pen.canvas, marked: Set(marks.differences.map { pen.row($0.frame.center.y) }))
  }

  private static let arrow = " ◄"

  private static func framed(_ canvas: CharacterCanvas, marked: Set<Int>) -> [String] {
    let edge = String(repeating: "─", count: canvas.columns)
    var lines = ["╭\(edge)╮"]
    var lastWasEmpty = false
    for row in 0..<canvas.rows {
      let isEmpty = canvas.isEmpty(row) && !marked.contains(row)
      if !(isEmpty && lastWasEmpty) {
        lines.append("│\(canvas.text(row))│" + (marked.contains(row) ? arrow : ""))
      }
      lastWasEmpty = isEmpty
    }
    return lines + ["╰\(edge)╯"]
  }
}
