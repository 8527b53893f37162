internal import AppProtocol
internal import ScreenDrawing

/// What a user does with a phone that is on a page. Places are points of the screen, from its top left corner.
package enum UserAct: Sendable, Hashable, Codable {
  /// A finger, down and up.
  case tap(x: Double, y: Double)
  /// A finger that stays for a while.
  case press(x: Double, y: Double)
  /// A finger that goes down, moves so many points to the right and down, and goes up.
  case drag(x: Double, y: Double, dx: Double, dy: Double)
  /// Keys; a line feed is the Return key.
  case type(text: String)
  /// A text that comes at once.
  case paste(text: String)
  case delete
  /// From upright to lying on its left side, and back.
  case turn
  /// Goes to the home screen, and opens the app again.
  case leaveAndComeBack
}

extension UserAct {
  /// Seconds that a finger stays for a long press.
  private static let longPress = 0.8
  /// Of a text, in characters; nobody types more between two screens.
  private static let longestText = 2000

  /// What it means on a screen; nothing for a finger beside of everything.
  func events(on screen: Screen) -> [Event] {
    switch self {
    case .tap(let x, let y): [tap(Point(x: x, y: y), on: screen)].compactMap(\.self)
    case .press(let x, let y) where KeyboardLayout(screen)?.key(at: Point(x: x, y: y)) != nil:
      UserAct.tap(x: x, y: y).events(on: screen)
    case .press(let x, let y):
      screen.path(to: Point(x: x, y: y)).suffix(1).map { .press(element: $0.id, seconds: Self.longPress) }
    case .drag(let x, let y, let dx, let dy):
      [drag(from: Point(x: x, y: y), by: Point(x: dx, y: dy), on: screen)].compactMap(\.self)
    case .type(let text): [.typeText(String(text.prefix(Self.longestText)))]
    case .paste(let text): [.paste(String(text.prefix(Self.longestText)))]
    case .delete: [.pressDelete]
    case .turn: [.turn(screen.size.width > screen.size.height ? .portrait : .landscapeLeft)]
    case .leaveAndComeBack: [.leave, .comeBack]
    }
  }

  private func tap(_ point: Point, on screen: Screen) -> Event? {
    if let slider = screen.path(to: point).last(where: { $0.type == .slider }) { return slide(slider, to: point) }
    switch KeyboardLayout(screen)?.key(at: point) {
    case .character(let character): return .typeText(String(character))
    case .return: return .typeText("\n")
    case .delete: return .pressDelete
    case .other: return nil
    case nil: return .tapAt(point)
    }
  }

  private func slide(_ slider: Element, to point: Point) -> Event {
    .slide(element: slider.id, to: min(1, max(0, (point.x - slider.frame.x) / max(1, slider.frame.width))))
  }

  /// A drag scrolls what is under the finger and can be scrolled that way; what can't is swiped.
  private func drag(from start: Point, by distance: Point, on screen: Screen) -> Event? {
    let path = screen.path(to: start)
    if let slider = path.last(where: { $0.type == .slider }) {
      return slide(slider, to: Point(x: start.x + distance.x, y: start.y))
    }
    let isSideways = abs(distance.x) > abs(distance.y)
    let scrolled = path.last { element in
      guard let scroll = element.scroll else { return false }
      let (content, frame) = (scroll.contentSize, element.frame)
      return isSideways ? content.width > frame.width : !scroll.isAtRest(frame.height) || content.height > frame.height
    }
    if let scrolled { return .scroll(element: scrolled.id, by: Point(x: -distance.x, y: -distance.y)) }
    guard let element = path.last else { return nil }
    let direction: SwipeDirection =
      isSideways ? (distance.x < 0 ? .left : .right) : distance.y < 0 ? .up : .down
    return .swipe(element: element.id, direction)
  }
}

extension ScrollState {
  /// Whether all of its content is seen, and where it belongs: insets make a view scroll whose content would have room.
  fileprivate func isAtRest(_ height: Double) -> Bool {
    contentSize.height + contentInset.top + contentInset.bottom <= height
  }
}

extension Screen {
  /// The elements under a finger, from the outermost to the innermost, those in front.
  fileprivate func path(to point: Point) -> [Element] {
    if let keyboard, keyboard.frame.holds(point) { return Self.path(to: point, in: keyboard.accessory) }
    return Self.path(to: point, in: elements)
  }

  private static func path(to point: Point, in elements: [Element]) -> [Element] {
    guard let front = elements.last(where: { $0.frame.holds(point) }) else { return [] }
    return [front] + path(to: point, in: front.children)
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    x <= point.x && point.x < x + width && y <= point.y && point.y < y + height
  }
}
