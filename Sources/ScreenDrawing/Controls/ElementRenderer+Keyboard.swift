internal import AppProtocol

/// The keyboard, over what it covers.
extension ElementRenderer {
  /// All of it is one group, so that a page's script can slide it in.
  mutating func draw(_ keyboard: Keyboard) {
    var pen = self
    canvas.group("class=\"keyboard\"") { canvas in
      pen.canvas = canvas
      pen.drawParts(of: keyboard)
      canvas = pen.canvas
    }
  }

  private mutating func drawParts(of keyboard: Keyboard) {
    canvas.rect(keyboard.frame, fill: .panel)
    canvas.line(
      from: Point(x: keyboard.frame.minX, y: keyboard.frame.minY),
      to: Point(x: keyboard.frame.maxX, y: keyboard.frame.minY))
    draw(keyboard.accessory, in: .plain)
    guard let layout = KeyboardLayout(keyboard, glass: glass) else { return }
    if !keyboard.accessory.isEmpty {
      canvas.line(
        from: Point(x: layout.frame.minX, y: layout.frame.minY), to: Point(x: layout.frame.maxX, y: layout.frame.minY))
    }
    if keyboard.isKeypad {
      drawKeypad(layout)
    } else {
      if layout.suggestionsHeight > 0 { drawSuggestions(in: layout.frame, height: layout.suggestionsHeight) }
      drawLetters(keyboard, layout)
    }
  }

  private mutating func drawSuggestions(in keys: Rect, height: Double) {
    let lines = [1.0, 2.0].map { third in
      let x = keys.minX + keys.width * third / 3
      return [Point(x: x, y: keys.minY + 12), Point(x: x, y: keys.minY + height - 8)]
    }
    canvas.path(lines, stroke: .line)
  }

  private mutating func drawLetters(_ keyboard: Keyboard, _ layout: KeyboardLayout) {
    let plain = layout.keys.filter { $0.key != .return }
    canvas.tiles(plain.map(\.frame), radius: 4, fill: .key)
    var letters = plain[...]
    for row in KeyboardLayout.rows {
      let keys = letters.prefix(row.letters.count)
      canvas.letters(
        row.letters, middles: keys.map(\.frame.center.x), baseline: (keys.first?.frame.center.y ?? 0) + 5, size: 15,
        paint: .quiet)
      letters = letters.dropFirst(row.letters.count)
    }
    let others = letters.filter { $0.key == .other }.map(\.frame)
    if let shift = others.first { drawShift(shift.center) }
    if let delete = letters.first(where: { $0.key == .delete }) { drawDelete(delete.frame.center) }
    if let numbers = others.last { write("123", in: numbers, size: 14, paint: .quiet, anchor: .middle) }
    if let key = layout.keys.last(where: { $0.key == .return }) { drawReturn(keyboard, in: key.frame) }
  }

  private mutating func drawShift(_ middle: Point) {
    let outline: [(Double, Double)] = [(0, -7), (8, 1), (4, 1), (4, 7), (-4, 7), (-4, 1), (-8, 1), (0, -7)]
    canvas.path([outline.map { Point(x: middle.x + $0.0, y: middle.y + $0.1) }], stroke: .quiet, width: 1.3)
  }

  private mutating func drawDelete(_ middle: Point) {
    let outline: [(Double, Double)] = [(-10, 0), (-4, -7), (9, -7), (9, 7), (-4, 7), (-10, 0)]
    let cross: [[(Double, Double)]] = [[(-1, -3), (5, 3)], [(-1, 3), (5, -3)]]
    let lines = ([outline] + cross).map { $0.map { Point(x: middle.x + $0.0, y: middle.y + $0.1) } }
    canvas.path(lines, stroke: .quiet, width: 1.3)
  }

  private mutating func drawKeypad(_ layout: KeyboardLayout) {
    let digits = layout.keys.compactMap { placed in
      if case .character(let digit) = placed.key { (digit, placed.frame) } else { nil }
    }
    canvas.tiles(digits.map(\.1), radius: 4, fill: .key)
    for (digit, frame) in digits {
      canvas.letters(
        String(digit), middles: [frame.center.x], baseline: frame.center.y + 6, size: 19, paint: .quiet)
    }
  }

  /// The only key with a name of its own, coloured where it does more than end a line.
  private mutating func drawReturn(_ keyboard: Keyboard, in frame: Rect) {
    guard !keyboard.returnKey.isEmpty else { return }
    let isColoured = keyboard.isReturnKeyEnabled && keyboard.returnKey.lowercased() != "return"
    canvas.rect(
      frame, radius: 4, fill: isColoured ? .accent : .key, stroke: keyboard.isReturnKeyEnabled ? .none : .line)
    write(
      keyboard.returnKey, in: frame.inset(4, 0), size: 15,
      paint: isColoured ? .paper : keyboard.isReturnKeyEnabled ? .ink : .quiet, anchor: .middle)
  }
}
