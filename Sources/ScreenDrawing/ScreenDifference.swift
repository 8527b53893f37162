package import AppProtocol

/// Where two screens differ, to be pointed to in the pictures of both.
///
/// What an element says and how it stands goes before where it is: a label that is longer moves what is beside it. Where all is the same but the
/// places, the places are the difference.
package struct ScreenDifference: Hashable, Sendable {
  package let inFirst, inSecond: [ScreenMarks.Difference]

  /// Screens that differ in more have nothing to point to.
  private static let most = 8
  /// In points: what nobody sees.
  private static let tolerance = 1.0

  package init(_ first: Screen, _ second: Screen) {
    let (old, new) = (Part.all(of: first), Part.all(of: second))
    var (inFirst, inSecond): ([Part], [Part]) = ([], [])
    for change in new.map(\.content).difference(from: old.map(\.content)) {
      switch change {
      case .remove(let offset, _, _): inFirst.append(old[offset])
      case .insert(let offset, _, _): inSecond.append(new[offset])
      }
    }
    if inFirst.isEmpty, inSecond.isEmpty {
      let moved = zip(old, new).filter { Self.isFar($0.frame, $1.frame) }
      (inFirst, inSecond) = (moved.map(\.0), moved.map(\.1))
    }
    self.inFirst = Self.marks(inFirst, on: first)
    self.inSecond = Self.marks(inSecond, on: second)
  }

  /// What lies in another one is told with that.
  private static func marks(_ parts: [Part], on screen: Screen) -> [ScreenMarks.Difference] {
    let marks = parts.compactMap { $0.mark(on: screen) }
    let outermost = marks.filter { mark in
      !marks.contains { $0.frame != mark.frame && $0.frame.contains(mark.frame) }
    }
    return outermost.count > most ? [] : outermost
  }

  private static func isFar(_ a: Rect, _ b: Rect) -> Bool {
    [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].contains { abs($0) > tolerance }
  }
}

/// Something on a screen that a user would name.
private struct Part {
  /// What a user would notice, but for the place.
  struct Content: Hashable {
    var type: ElementType?
    var texts: [String]
    var states: [Bool]
  }

  var content: Content
  var frame: Rect
  var words: String

  static func all(of screen: Screen) -> [Part] {
    screen.elements.flatMap(parts) + (screen.keyboard?.accessory ?? []).flatMap(parts)
      + (screen.keyboard.map { [Part($0)] } ?? [])
  }

  private static func parts(_ element: Element) -> [Part] {
    let inside = element.children.flatMap(parts)
    guard let words = ScreenWords.words(element) ?? rowWords(element) else { return inside }
    let content = Content(
      type: element.type,
      texts: [element.identifier]
        + (element.type == .cell ? [] : [element.label, element.value, element.placeholder]),
      states: [element.isEnabled, element.isSelected, element.hasFocus, element.hasCheckmark ?? false])
    // A row is its texts, and a bar what stands in it.
    let isWhole = ![.cell, .navigationBar, .alert, .sheet, .picker].contains(element.type)
    let own = Part(content: content, frame: element.frame, words: words)
    return isWhole ? [own] : inside + [own]
  }

  /// Of a row that says by a tick what it is.
  private static func rowWords(_ element: Element) -> String? {
    element.type == .cell ? "row\(element.hasCheckmark == true ? ", ticked" : "")" : nil
  }

  private init(content: Content, frame: Rect, words: String) {
    (self.content, self.frame, self.words) = (content, frame, words)
  }

  private init(_ keyboard: Keyboard) {
    content = Content(
      type: nil, texts: [keyboard.returnKey, keyboard.type], states: [keyboard.isReturnKeyEnabled])
    frame = keyboard.frame
    words = "the keyboard"
  }

  /// `nil` for what is not on the screen.
  func mark(on screen: Screen) -> ScreenMarks.Difference? {
    let glass = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    guard frame.width > 0, frame.height > 0, frame.intersects(glass) else { return nil }
    return ScreenMarks.Difference(frame: frame, words: words)
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
