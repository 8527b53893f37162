internal import AppProtocol
internal import ReferenceModel

/// Marks a moment of which a lesson shows a picture: the screen as it is now.
///
///     screen("Before")
///     app.textFields["item"].tap()
///     screen("While typing")
///
/// In a check it does nothing.
/// - Parameter caption: What stands under the picture.
public func screen(_ caption: String, line: Int = #line) {
  let session = Session.current
  session.line = line
  session.pictures.mark(session.screen, caption)
}

/// What a session has seen at the moments that are to be drawn.
struct Pictures {
  private let drawing: Assignment.Drawing
  /// How many requests the app has answered.
  var requests = 0
  private var marked: [SeenScreens.Marked] = []
  /// After how many requests a moment was marked last.
  private var lastMark = -1
  /// What the app was asked for, where moments are marked.
  private var events: [Event] = []
  private var moments: [SeenScreens.Moment] = []
  /// Before those.
  private var earlierMoments = 0
  /// What the user is about to do, until the app is asked for the first part of it.
  private var beginning: String?

  init(_ drawing: Assignment.Drawing) { self.drawing = drawing }

  /// Whether the pictures are what the code is run for.
  var isPurpose: Bool { most > 0 }

  private var most: Int { if case .marked(let most) = drawing { most } else { 0 } }
  private var mostMoments: Int { if case .moments(let most) = drawing { most } else { 0 } }

  /// Whether the screen that was asked for is there.
  var isComplete: Bool {
    if case .after(let count) = drawing { requests >= count } else { false }
  }

  mutating func mark(_ screen: Screen, _ caption: String) {
    guard marked.count < most else { return }
    marked.append(.init(caption: Words.cut(caption, to: 120), screen: screen.forDrawing, events: way))
    lastMark = requests
  }

  /// The way to the screen of now; what takes longer than anybody waits is none.
  private var way: [Event] { events.count <= Self.mostEvents ? events : [] }
  private static let mostEvents = 500

  /// The user begins to do something.
  mutating func begin(_ words: String) {
    if mostMoments > 0 { beginning = Words.cut(words, to: 160) }
  }

  /// The app is asked for it, or for the next part of it.
  mutating func note(_ event: Event, on screen: Screen) {
    if isPurpose, events.count <= Self.mostEvents { events.append(event) }
    guard mostMoments > 0 else { return }
    let finger = event.finger(on: screen)
    if let words = beginning {
      beginning = nil
      moments.append(.init(words: words, screen: screen, finger: finger))
      if moments.count > mostMoments {
        moments.removeFirst()
        earlierMoments += 1
      }
    } else if let finger, let last = moments.indices.last {
      // What is scrolled into sight first is touched on the screen after that.
      (moments[last].screen, moments[last].finger) = (screen, finger)
    }
  }

  /// `nil` when no screens were asked for. The last screen is one of them, unless it has just been marked.
  func seen(last: Screen, solution: Screen?) -> SeenScreens? {
    guard drawing != .none else { return nil }
    var marked = marked
    if isPurpose, lastMark != requests, marked.count < most {
      marked.append(.init(caption: "", screen: last.forDrawing, events: way))
    }
    return SeenScreens(
      requests: requests, last: last, solution: solution, marked: marked, moments: moments.map(\.forDrawing),
      earlierMoments: earlierMoments)
  }
}

extension Event {
  /// Where a finger comes down for it.
  fileprivate func finger(on screen: Screen) -> Point? {
    switch self {
    case .tapAt(let point): point
    case .tap(let id), .doubleTap(let id), .press(let id, _), .pressAndDrag(let id, _, _), .swipe(let id, _),
      .scroll(let id, _), .turnWheel(let id, _), .slide(let id, _):
      (screen.elements + (screen.keyboard?.accessory ?? [])).lazy.flatMap(\.withDescendants).first { $0.id == id }
        .map { $0.frame.middle(within: screen.size) }
    default: nil
    }
  }
}

extension Rect {
  /// Of the part that is on the screen.
  fileprivate func middle(within size: Size) -> Point {
    let (left, right) = (max(minX, 0), min(maxX, size.width))
    let (top, bottom) = (max(minY, 0), min(maxY, size.height))
    return Point(x: (left + right) / 2, y: (top + bottom) / 2)
  }
}
