package import AppProtocol
internal import DeviceMeasures

/// Where the keys of a drawn keyboard are, and what each types.
///
///     KeyboardLayout(screen)?.key(at: Point(x: 20, y: 500))    // .character("q")
package struct KeyboardLayout: Hashable, Sendable {
  /// What a finger on a key does.
  package enum Key: Hashable, Sendable {
    case character(Character)
    case delete, `return`
    /// Shift, and the key for other characters: drawn, and without effect.
    case other
  }

  struct PlacedKey: Hashable, Sendable {
    var key: Key
    var frame: Rect
  }

  /// What stands above the keys: the row of suggestions, in points; 0 without one.
  let suggestionsHeight: Double
  /// The keyboard without its accessory view.
  let frame: Rect
  let keys: [PlacedKey]

  /// - Returns: `nil` where no keyboard is up, or one with keys of its own.
  package init?(_ screen: Screen) {
    guard let keyboard = screen.keyboard else { return nil }
    self.init(keyboard, glass: Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
  }

  init?(_ keyboard: Keyboard, glass: Rect) {
    // The accessory view stands above the keys.
    let above = keyboard.accessory.map(\.frame.maxY).filter { $0 < keyboard.frame.maxY }.max() ?? keyboard.frame.minY
    let top = max(above, keyboard.frame.minY)
    let frame = Rect(x: keyboard.frame.x, y: top, width: keyboard.frame.width, height: keyboard.frame.maxY - top)
    guard keyboard.hasKeys, frame.height > 60, frame.width > 100 else { return nil }
    // An app may say that its screen has another size than any device.
    let device = DeviceMeasures.device(screenWidth: glass.width, screenHeight: glass.height)
    let isLandscape = glass.width > glass.height
    let heights = device?.keyboard(isLandscape: isLandscape)
    let hasSuggestions = heights.map { abs(frame.height - $0.withSuggestions) < 1 } ?? false
    let suggestionsHeight = hasSuggestions && !keyboard.isKeypad ? heights?.suggestions ?? 0 : 0
    let below = device?.form.spaceBelowKeys(isLandscape: isLandscape) ?? 0
    let area = Rect(
      x: frame.x + 3, y: frame.y + suggestionsHeight + 6, width: frame.width - 6,
      height: max(40, frame.height - suggestionsHeight - below - 10))
    self.frame = frame
    self.suggestionsHeight = suggestionsHeight
    keys = keyboard.isKeypad ? Self.keypad(in: area) : Self.letters(keyboard, in: area)
  }

  /// The key under a finger, which need not hit its middle: the nearest one within a few points.
  package func key(at point: Point) -> Key? {
    keys.filter { $0.frame.inset(by: -Self.gap).contains(point) }.min {
      Self.distance($0.frame, point) < Self.distance($1.frame, point)
    }?.key
  }

  private static func distance(_ frame: Rect, _ point: Point) -> Double {
    let (dx, dy) = (
      max(frame.minX - point.x, 0, point.x - frame.maxX), max(frame.minY - point.y, 0, point.y - frame.maxY)
    )
    return dx * dx + dy * dy
  }

  /// Half of what lies between two keys, in points, and a little more.
  private static let gap = 5.0

  static let rows: [(letters: String, start: Double)] = [("qwertyuiop", 0), ("asdfghjkl", 0.5), ("zxcvbnm", 1.5)]

  private static func letters(_ keyboard: Keyboard, in area: Rect) -> [PlacedKey] {
    let (rowHeight, unit) = (area.height / 4, area.width / 10)
    func key(_ key: Key, _ x: Double, _ row: Int, _ width: Double) -> PlacedKey {
      PlacedKey(
        key: key,
        frame: Rect(
          x: area.x + x * unit + 3, y: area.y + Double(row) * rowHeight + 4, width: width * unit - 6,
          height: rowHeight - 8))
    }
    var keys: [PlacedKey] = []
    for (row, (letters, start)) in rows.enumerated() {
      for (place, letter) in letters.enumerated() {
        keys.append(key(.character(letter), start + Double(place), row, 1))
      }
    }
    keys += [key(.other, 0, 2, 1.3), key(.delete, 8.7, 2, 1.3)]
    let returnWidth = keyboard.returnKey.count > 7 ? 3.2 : 2.5
    keys += [key(.other, 0, 3, 2.5), key(.character(" "), 2.5, 3, 7.5 - returnWidth)]
    return keys + [key(.return, 10 - returnWidth, 3, returnWidth)]
  }

  /// Digits as on a telephone. The key at the left of the 0 is empty, and the one at its right deletes.
  private static func keypad(in area: Rect) -> [PlacedKey] {
    let (width, height) = (area.width / 3, area.height / 4)
    let named = Array("123456789").map(Key.character) + [.other, .character("0"), .delete]
    return named.enumerated().map { index, key in
      PlacedKey(
        key: key,
        frame: Rect(
          x: area.x + Double(index % 3) * width + 3, y: area.y + Double(index / 3) * height + 3, width: width - 6,
          height: height - 6))
    }
  }
}
