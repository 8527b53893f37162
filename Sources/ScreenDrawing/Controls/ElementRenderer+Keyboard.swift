internal import AppProtocol
internal import DeviceMeasures

/// The keyboard, over what it covers.
extension ElementRenderer {
  mutating func draw(_ keyboard: Keyboard) {
    canvas.rect(keyboard.frame, fill: .panel)
    canvas.line(
      from: Point(x: keyboard.frame.minX, y: keyboard.frame.minY),
      to: Point(x: keyboard.frame.maxX, y: keyboard.frame.minY))
    draw(keyboard.accessory, in: .plain)
    // The accessory view stands above the keys.
    let top = keyboard.accessory.map(\.frame.maxY).filter { $0 < keyboard.frame.maxY }.max() ?? keyboard.frame.minY
    let keys = Rect(
      x: keyboard.frame.x, y: max(top, keyboard.frame.minY), width: keyboard.frame.width,
      height: keyboard.frame.maxY - max(top, keyboard.frame.minY))
    // With a hardware keyboard there is nothing but the accessory view.
    guard keys.height > 60, keys.width > 100 else { return }
    if !keyboard.accessory.isEmpty {
      canvas.line(from: Point(x: keys.minX, y: keys.minY), to: Point(x: keys.maxX, y: keys.minY))
    }
    if keyboard.isKeypad {
      drawKeypad(keyboard, in: area(of: keys, suggestions: 0))
    } else {
      let suggestions = suggestionsHeight(keys)
      if suggestions > 0 { drawSuggestions(in: keys, height: suggestions) }
      drawLetters(keyboard, in: area(of: keys, suggestions: suggestions))
    }
  }

  /// The device with such a screen; `nil` for an app that says that its screen has another size.
  private var device: DeviceMeasures? {
    DeviceMeasures.device(screenWidth: glass.width, screenHeight: glass.height)
  }
  private var isLandscape: Bool { glass.width > glass.height }

  /// The height of the row of suggestions, in points; 0 where the keyboard is not as high as the device's is with it.
  private func suggestionsHeight(_ keys: Rect) -> Double {
    guard let heights = device?.keyboard(isLandscape: isLandscape),
      abs(keys.height - heights.withSuggestions) < 1
    else { return 0 }
    return heights.suggestions
  }

  private func area(of keys: Rect, suggestions: Double) -> Rect {
    let below = device?.form.spaceBelowKeys(isLandscape: isLandscape) ?? 0
    return Rect(
      x: keys.x + 3, y: keys.y + suggestions + 6, width: keys.width - 6,
      height: max(40, keys.height - suggestions - below - 10))
  }

  private mutating func drawSuggestions(in keys: Rect, height: Double) {
    let lines = [1.0, 2.0].map { third in
      let x = keys.minX + keys.width * third / 3
      return [Point(x: x, y: keys.minY + 12), Point(x: x, y: keys.minY + height - 8)]
    }
    canvas.path(lines, stroke: .line)
  }

  private mutating func drawLetters(_ keyboard: Keyboard, in area: Rect) {
    let rowHeight = area.height / 4
    let unit = area.width / 10
    var keys: [Rect] = []
    func key(_ x: Double, _ row: Int, _ width: Double) -> Rect {
      Rect(
        x: area.x + x * unit + 3, y: area.y + Double(row) * rowHeight + 4, width: width * unit - 6,
        height: rowHeight - 8)
    }
    for (row, (letters, start)) in [("qwertyuiop", 0.0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)].enumerated() {
      let row0 = (0..<letters.count).map { key(start + Double($0), row, 1) }
      keys += row0
      if row == 2 { keys += [key(0, 2, 1.3), key(8.7, 2, 1.3)] }
    }
    let returnWidth = keyboard.returnKey.count > 7 ? 3.2 : 2.5
    keys += [key(0, 3, 2.5), key(2.5, 3, 7.5 - returnWidth)]
    canvas.tiles(keys, radius: 4, fill: .key)
    for (row, (letters, start)) in [("qwertyuiop", 0.0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)].enumerated() {
      let middles = (0..<letters.count).map { key(start + Double($0), row, 1).center.x }
      canvas.letters(
        letters, middles: middles, baseline: key(0, row, 1).center.y + 5, size: 15, paint: .quiet)
    }
    drawShift(key(0, 2, 1.3).center)
    drawDelete(key(8.7, 2, 1.3).center)
    write("123", in: key(0, 3, 2.5), size: 14, paint: .quiet, anchor: .middle)
    drawReturn(keyboard, in: key(10 - returnWidth, 3, returnWidth))
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

  private mutating func drawKeypad(_ keyboard: Keyboard, in area: Rect) {
    let (width, height) = (area.width / 3, area.height / 4)
    let keys = (0..<12).map { index in
      Rect(
        x: area.x + Double(index % 3) * width + 3, y: area.y + Double(index / 3) * height + 3, width: width - 6,
        height: height - 6)
    }
    canvas.tiles(keys.enumerated().filter { $0.offset != 9 && $0.offset != 11 }.map(\.element), radius: 4, fill: .key)
    for (digit, index) in zip("1234567890", [0, 1, 2, 3, 4, 5, 6, 7, 8, 10]) {
      canvas.letters(
        String(digit), middles: [keys[index].center.x], baseline: keys[index].center.y + 6, size: 19, paint: .quiet)
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
