internal import AppProtocol

// Names of XCUITest's that authors look for: those that can't be had here say what can.

extension Element {
  /// The element itself: XCUITest's elements have it, too.
  public var firstMatch: Element { self }

  /// Taps the middle of the element twice, fast enough for a recognizer of two taps. The window is tapped twice, one after the other.
  public func doubleTap(line: Int = #line) {
    Session.current.line = line
    if node.type == .window {
      tap(line: line)
      return tap(line: line)
    }
    Session.current.perform(.doubleTap(element: node.id), "tap \(phrase.definite) twice", line: line)
  }
}

extension ElementQueryProvider {
  @available(*, unavailable, message: "the field of a search bar is in 'textFields'")
  public var searchFields: ElementQuery { descendants(matching: .textField) }

  @available(*, unavailable, message: "a collection is in 'scrollViews', what it shows in 'cells'")
  public var collectionViews: ElementQuery { descendants(matching: .scrollView) }

  @available(*, unavailable, message: "the items of a tab bar are in 'buttons'")
  public var tabBars: ElementQuery { descendants(matching: .other) }

  @available(*, unavailable, message: "Coursemark has no links in texts yet")
  public var links: ElementQuery { descendants(matching: .other) }
}
