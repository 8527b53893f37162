/// Something that the examiner does to the app, or asks of it: what a person could do with a phone in hand, plus probes.
///
/// One event is under way at a time. The app answers each with a ``Reply``.
public enum Event: Hashable, Sendable, Codable {
  /// Build the screen and show it. The first event of every run.
  case launch
  /// A finger on the middle of an element, down and up. An element outside the visible part of a scroll view is first
  /// scrolled to, as XCUITest does.
  case tap(element: ElementID)
  /// The same twice in a row, fast enough to be a double tap.
  case doubleTap(element: ElementID)
  /// A finger at a point of the screen, down and up.
  case tapAt(Point)
  /// The keys of the keyboard, one character after the other; `\n` is the Return key.
  case typeText(String)
  /// The key that deletes the character before the insertion point.
  case pressDelete
  /// A text that comes at once, as from the clipboard: the app is asked for all of it together.
  case paste(String)
  /// A drag that moves the content of a scroll view by so many points: positive `y` shows what is further down.
  /// The scroll view stops at its ends, as after a bounce. Of anything else on a sheet it pulls the sheet down.
  case scroll(element: ElementID, by: Point)
  /// A finger that stays on the middle of an element for so many seconds of virtual time.
  case press(element: ElementID, seconds: Double)
  /// A finger that stays on the middle of an element for so many seconds of virtual time, and then moves to the middle of another one.
  case pressAndDrag(element: ElementID, seconds: Double, to: ElementID)
  /// A finger that moves across an element fast. What no gesture recognizer takes scrolls, or shows what a row hides at its side.
  case swipe(element: ElementID, SwipeDirection)
  /// A wheel of a picker, turned to the first row with a title.
  case turnWheel(element: ElementID, title: String)
  /// A slider, drawn to a part of its way: 0 is its minimum, 1 its maximum.
  case slide(element: ElementID, to: Double)
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
  /// Say what has left the screen for good and is not freed. The outcome's value is a JSON array of ``LeakedObject``.
  case leaks
  /// Call a probe that the lesson compiled into the app. Arguments are JSON values, one string each.
  case probe(name: String, arguments: [String])
  /// Nothing more is asked. The agent alone answers, with an empty screen and as for ``leaks``: an answer to an earlier request that comes in its place
  /// shows that the app has answered that one itself, too.
  case finish
}

/// Where a finger moves to.
public enum SwipeDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Towards an edge of the screen.
  case left, right, up, down
}

/// How a phone is held, by XCUITest's names.
public enum Orientation: String, Hashable, Sendable, Codable, CaseIterable {
  /// Upright: the top of the phone is up.
  case portrait
  /// The top of the phone is down.
  case portraitUpsideDown
  /// The top of the phone is on the left.
  case landscapeLeft
  /// The top of the phone is on the right.
  case landscapeRight

  /// Whether the phone lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a person types with.
public enum KeyboardChoice: String, Hashable, Sendable, Codable, CaseIterable {
  /// The keyboard on the screen with the row of suggestions above the keys: every phone comes with it.
  case withSuggestions
  /// The keyboard on the screen without that row, as a person can choose in the settings; it is lower by the row's height.
  case withoutSuggestions
  /// One with keys to press. Nothing but an accessory view comes up on the screen.
  case hardware
}

/// Names an element of the last ``Screen`` that the app sent.
public struct ElementID: Hashable, Sendable, Codable {
  /// Counts from 0, in each screen anew.
  public var number: Int
  /// The element that has this number in the last screen.
  public init(_ number: Int) { self.number = number }
}

/// A place on the screen, from its top left corner.
///
///     Point(x: 20, y: 100)
public struct Point: Hashable, Sendable, Codable {
  /// To the right and down, in points.
  public var x, y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The extent of the screen, or of what a scroll view holds.
public struct Size: Hashable, Sendable, Codable {
  /// In points.
  public var width, height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The frame of an element or of the keyboard, in points of the screen, origin top left.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner, and the extent to the right and down, in points.
  public var x, y, width, height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  /// The left edge.
  public var minX: Double { x }
  /// The upper edge.
  public var minY: Double { y }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The point in the middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Whether both have any place in common; touching edges do not count.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// The room that a scroll view adds around its content.
public struct Insets: Hashable, Sendable, Codable {
  /// At each edge, in points.
  public var top, left, bottom, right: Double
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
