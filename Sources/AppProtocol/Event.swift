/// Something that the examiner does to the app, or asks of it: what a person could do with a phone in hand, plus probes.
///
/// One event is under way at a time. The app answers each with a ``Reply``.
public enum Event: Hashable, Sendable, Codable {
  /// Build the screen and show it. The first event of every run.
  case launch
  /// A finger on the middle of an element, down and up. An element outside the visible part of a scroll view is first
  /// scrolled to, as XCUITest does.
  case tap(element: ElementID)
  /// A finger at a point of the screen, down and up.
  case tapAt(Point)
  /// The keys of the keyboard, one character after the other; `\n` is the Return key.
  case typeText(String)
  /// The key that deletes the character before the insertion point.
  case pressDelete
  /// A drag that moves the content of a scroll view by so many points: positive `y` shows what is further down.
  /// The scroll view stops at its ends, as after a bounce. Of anything else on a sheet it pulls the sheet down.
  case scroll(element: ElementID, by: Point)
  /// Nothing but time.
  case wait(seconds: Double)
  /// Hold the phone another way.
  case turn(Orientation)
  /// Go to the home screen. Until ``comeBack`` nothing of the app is seen.
  case leave
  /// Open the app again.
  case comeBack
  /// Type with another keyboard from now on.
  case use(KeyboardChoice)
  /// Call a probe that the lesson compiled into the app. Arguments are JSON values, one string each.
  case probe(name: String, arguments: [String])
}

/// How a phone is held, by XCUITest's names.
public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait, portraitUpsideDown
  /// The top of the phone is on the left.
  case landscapeLeft
  case landscapeRight

  /// Whether the phone lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a person types with.
public enum KeyboardChoice: String, Hashable, Sendable, Codable, CaseIterable {
  /// The keyboard on the screen with the row of suggestions above the keys: every phone comes with it.
  case withSuggestions
  case withoutSuggestions
  /// One with keys to press. Nothing but an accessory view comes up on the screen.
  case hardware
}

/// Names an element of the last ``Screen`` that the app sent.
public struct ElementID: Hashable, Sendable, Codable {
  /// Counts from 0, in each screen anew.
  public var number: Int
  public init(_ number: Int) { self.number = number }
  public init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

/// In points of the screen, origin top left.
public struct Point: Hashable, Sendable, Codable {
  public var x, y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// In points.
public struct Size: Hashable, Sendable, Codable {
  public var width, height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// In points of the screen, origin top left.
public struct Rect: Hashable, Sendable, Codable {
  public var x, y, width, height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Whether both have any place in common; touching edges do not count.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// In points.
public struct Insets: Hashable, Sendable, Codable {
  public var top, left, bottom, right: Double
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
