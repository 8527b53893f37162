// Names of XCUITest's that authors look for: those that can't be had here say what can.

extension Element {
  /// Taps twice, one after the other.
  public func doubleTap(line: Int = #line) {
    tap(line: line)
    tap(line: line)
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
