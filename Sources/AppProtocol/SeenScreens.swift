/// What an examiner has seen of an app, to be drawn: screens cut down to what a picture can show.
public struct SeenScreens: Hashable, Sendable {
  /// A screen that code marked with a caption.
  public struct Marked: Hashable, Sendable, Codable {
    /// May be empty.
    public var caption: String
    /// What the app showed at that moment.
    public var screen: Screen
    /// All that the app was asked for until then, from its launch on: what brings another run of it there. Empty where that was too much.
    public var events: [Event]

    public init(caption: String, screen: Screen, events: [Event] = []) {
      self.caption = caption
      self.screen = screen
      self.events = events
    }
  }

  /// A moment of a story: something that the user is about to do.
  public struct Moment: Hashable, Sendable, Codable {
    /// What the user does: `tap the button "Add"`.
    public var words: String
    /// What the app showed before it.
    public var screen: Screen
    /// Where the finger comes down, in points of the screen; `nil` for what needs none, such as a key.
    public var finger: Point?

    public init(words: String, screen: Screen, finger: Point? = nil) {
      self.words = words
      self.screen = screen
      self.finger = finger
    }

    /// With so much of its screen as a picture shows.
    public var forDrawing: Self {
      var moment = self
      moment.screen = screen.forDrawing
      return moment
    }
  }

  /// How many requests the app has answered.
  public var requests: Int
  /// What it showed last.
  public var last: Screen
  /// What the app of the lesson's solution showed then, where it ran beside.
  public var solution: Screen?
  /// The screens that code marked, in their order.
  public var marked: [Marked]
  /// The last things that the user did, in their order.
  public var moments: [Moment]
  /// How many things the user did before them.
  public var earlierMoments: Int

  public init(
    requests: Int, last: Screen, solution: Screen? = nil, marked: [Marked] = [], moments: [Moment] = [],
    earlierMoments: Int = 0
  ) {
    self.moments = moments
    self.earlierMoments = earlierMoments
    self.requests = requests
    self.last = last.forDrawing
    self.solution = solution?.forDrawing
    self.marked = marked
  }
}

extension Screen {
  /// The same with so much of it as a picture shows. An app can send screens of any size, and a finding has to fit
  /// through its pipe.
  public var forDrawing: Screen {
    var limits = DrawingLimits()
    var screen = Screen(
      size: Size(width: DrawingLimits.extent(size.width), height: DrawingLimits.extent(size.height)))
    screen.elements = limits.elements(elements, depth: 0)
    screen.keyboard = keyboard.map { keyboard in
      Keyboard(
        frame: DrawingLimits.rect(keyboard.frame), hasKeys: keyboard.hasKeys,
        returnKey: limits.text(keyboard.returnKey),
        isReturnKeyEnabled: keyboard.isReturnKeyEnabled, type: limits.text(keyboard.type),
        accessory: limits.elements(keyboard.accessory, depth: 0))
    }
    return screen
  }
}

/// How much of a screen is drawn.
private struct DrawingLimits {
  private static let depth = 40
  /// In scalars.
  private static let textLength = 160
  /// In points, from the screen's corner.
  private static let farthest = 20_000.0
  private static let largestScreen = 4_000.0

  private var elementsLeft = 400
  private var scalarsLeft = 16_000

  mutating func elements(_ elements: [Element], depth: Int) -> [Element] {
    var result: [Element] = []
    guard depth < Self.depth else { return result }
    for element in elements {
      guard elementsLeft > 0 else { break }
      elementsLeft -= 1
      result.append(self.element(element, depth: depth))
    }
    return result
  }

  private mutating func element(_ element: Element, depth: Int) -> Element {
    Element(
      id: element.id, type: element.type, identifier: text(element.identifier), label: text(element.label),
      value: text(element.value), placeholder: text(element.placeholder), frame: Self.rect(element.frame),
      isEnabled: element.isEnabled, isSelected: element.isSelected, hasFocus: element.hasFocus,
      isHittable: element.isHittable, section: element.section, row: element.row,
      hasCheckmark: element.hasCheckmark, hasBoldTitle: element.hasBoldTitle,
      symbol: element.symbol,
      children: elements(element.children, depth: depth + 1))
  }

  mutating func text(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(min(Self.textLength, scalarsLeft))
    scalarsLeft -= scalars.count
    return String(String.UnicodeScalarView(scalars))
  }

  static func rect(_ rect: Rect) -> Rect {
    Rect(x: number(rect.x), y: number(rect.y), width: max(0, number(rect.width)), height: max(0, number(rect.height)))
  }

  static func extent(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), largestScreen) : 0 }

  private static func number(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -farthest), farthest) : 0
  }
}
