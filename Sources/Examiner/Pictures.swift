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

  init(_ drawing: Assignment.Drawing) { self.drawing = drawing }

  /// Whether the pictures are what the code is run for.
  var isPurpose: Bool { most > 0 }

  private var most: Int { if case .marked(let most) = drawing { most } else { 0 } }

  /// Whether the screen that was asked for is there.
  var isComplete: Bool {
    if case .after(let count) = drawing { requests >= count } else { false }
  }

  mutating func mark(_ screen: Screen, _ caption: String) {
    guard marked.count < most else { return }
    marked.append(.init(caption: Words.cut(caption, to: 120), screen: screen.forDrawing))
    lastMark = requests
  }

  /// `nil` when no screens were asked for. The last screen is one of them, unless it has just been marked.
  func seen(last: Screen, solution: Screen?) -> SeenScreens? {
    guard drawing != .none else { return nil }
    var marked = marked
    if isPurpose, lastMark != requests, marked.count < most {
      marked.append(.init(caption: "", screen: last.forDrawing))
    }
    return SeenScreens(requests: requests, last: last, solution: solution, marked: marked)
  }
}
