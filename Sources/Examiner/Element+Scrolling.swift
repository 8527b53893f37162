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

/// In points.
public struct ContentInset: Sendable {
  let element: Element
  public var top: CGFloat { element.read(element.scrollState.contentInset.top, "the top content inset") }
  public var left: CGFloat { element.read(element.scrollState.contentInset.left, "the left content inset") }
  public var bottom: CGFloat { element.read(element.scrollState.contentInset.bottom, "the bottom content inset") }
  public var right: CGFloat { element.read(element.scrollState.contentInset.right, "the right content inset") }
}

/// In points.
public struct ContentOffset: Sendable {
  let element: Element
  public var x: CGFloat { element.read(element.scrollState.contentOffset.x, "the horizontal content offset") }
  public var y: CGFloat { element.read(element.scrollState.contentOffset.y, "the vertical content offset") }
}

/// In points.
public struct ContentSize: Sendable {
  let element: Element
  public var width: CGFloat { element.read(element.scrollState.contentSize.width, "the width of the content") }
  public var height: CGFloat { element.read(element.scrollState.contentSize.height, "the height of the content") }
}
