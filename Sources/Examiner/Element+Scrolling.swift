public import Foundation
internal import AppProtocol
internal import ReferenceModel

extension Element {
  /// The room that a scroll view adds around its content.
  public var contentInset: ContentInset { ContentInset(element: self) }
  /// Which point of the content is in the scroll view's top left corner.
  public var contentOffset: ContentOffset { ContentOffset(element: self) }
  /// The size of what can be scrolled.
  public var contentSize: ContentSize { ContentSize(element: self) }

  fileprivate var scrollState: ScrollState {
    guard let state = node.scroll else {
      Session.current.end(.fail, "\(phrase.definite) is nothing that scrolls")
    }
    return state
  }

  fileprivate func read(_ number: Double, _ what: String) -> CGFloat {
    let value = CGFloat(number)
    Session.current.readings.append(Reading(subject: "\(what) of \(phrase.definite)", verb: "is", value: value))
    return value
  }
}

/// The room that a scroll view adds around its content, in points. Reading an edge of anything that does not scroll ends the check with a
/// fail.
///
///     expect(app.tables.firstMatch.contentInset.bottom, is: app.keyboard.frame.height)
public struct ContentInset: Sendable {
  let element: Element
  /// Above the content.
  public var top: CGFloat { element.read(element.scrollState.contentInset.top, "the top content inset") }
  /// To the left of the content.
  public var left: CGFloat { element.read(element.scrollState.contentInset.left, "the left content inset") }
  /// Below the content.
  public var bottom: CGFloat { element.read(element.scrollState.contentInset.bottom, "the bottom content inset") }
  /// To the right of the content.
  public var right: CGFloat { element.read(element.scrollState.contentInset.right, "the right content inset") }
}

/// The point of the content in the scroll view's top left corner, in points. Reading it of anything that does not scroll ends the check with
/// a fail.
public struct ContentOffset: Sendable {
  let element: Element
  /// How far it is scrolled to the right.
  public var x: CGFloat { element.read(element.scrollState.contentOffset.x, "the horizontal content offset") }
  /// How far it is scrolled down.
  public var y: CGFloat { element.read(element.scrollState.contentOffset.y, "the vertical content offset") }
}

/// The size of a scroll view's content, in points. Reading it of anything that does not scroll ends the check with a fail.
public struct ContentSize: Sendable {
  let element: Element
  /// From the left edge of the content to the right.
  public var width: CGFloat { element.read(element.scrollState.contentSize.width, "the width of the content") }
  /// From the upper edge of the content to the lower.
  public var height: CGFloat { element.read(element.scrollState.contentSize.height, "the height of the content") }
}
