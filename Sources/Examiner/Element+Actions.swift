internal import AppProtocol
internal import ReferenceModel

extension Element {
  /// Taps the middle of the element. What has been scrolled away is scrolled back first. Nothing happens when it is disabled, as on a phone;
  /// the check ends with a fail when something covers it.
  public func tap(line: Int = #line) {
    Session.current.line = line
    if node.type == .window {
      let middle = Point(x: node.frame.x + node.frame.width / 2, y: node.frame.y + node.frame.height / 2)
      return Session.current.perform(.tapAt(middle), "tap \(phrase.definite)", line: line)
    }
    if isReturnKey { return app.typeText("\n", line: line) }
    Session.current.perform(.tap(element: node.id), "tap \(phrase.definite)", line: line)
  }

  /// Presses keys, as ``Application/typeText(_:line:)``. The check ends with a fail unless the element, or one inside of it, is the first
  /// responder: tap it first.
  public func typeText(_ text: String, line: Int = #line) {
    let session = Session.current
    session.line = line
    guard node.withDescendants.contains(where: \.hasFocus) else {
      session.end(.fail, "cannot type into \(phrase.definite): it is not the first responder")
    }
    app.typeText(text, line: line)
  }

  /// Waits for so many seconds of virtual time, unless the element is there already.
  /// - Returns: Whether it is there then. This never ends the check.
  public func waitForExistence(timeout: Double, line: Int = #line) -> Bool {
    if foundNodes.isEmpty { app.wait(timeout, line: line) }
    return exists
  }

  /// Drags the content upwards by most of the visible height, so that more of its end is seen. Of what does not scroll by itself, moves a finger
  /// fast upwards across it.
  public func swipeUp(line: Int = #line) {
    if node.scroll == nil { swipe(.up, line: line) } else { scroll(by: swipeDistance, line: line) }
  }

  /// Drags the content downwards by most of the visible height, so that more of its beginning is seen. Of what does not scroll by itself, moves a
  /// finger fast downwards across it.
  public func swipeDown(line: Int = #line) {
    if node.scroll == nil { swipe(.down, line: line) } else { scroll(by: -swipeDistance, line: line) }
  }

  /// Drags the content of a scroll view. In points; a positive number shows what is further down. It stops at its ends.
  public func scroll(by points: Double, line: Int = #line) {
    let direction = points < 0 ? "up" : "down"
    Session.current.line = line
    requireContent()
    Session.current.perform(
      .scroll(element: node.id, by: Point(x: 0, y: points)),
      "scroll \(phrase.definite) \(direction) by \(Words.decimal(abs(points))) points", line: line)
  }

  /// Scrolls a table or another scroll view all the way up.
  public func scrollToTop(line: Int = #line) { scrollToEnd(-Self.further, "up to its beginning", line: line) }
  /// Scrolls a table or another scroll view all the way down.
  public func scrollToBottom(line: Int = #line) { scrollToEnd(Self.further, "down to its end", line: line) }

  private func scrollToEnd(_ points: Double, _ words: String, line: Int) {
    Session.current.line = line
    requireContent()
    Session.current.perform(
      .scroll(element: node.id, by: Point(x: 0, y: points)), "scroll \(phrase.definite) \(words)", line: line)
  }

  /// A window has no content that moves: a check that drags it is mistaken.
  func requireContent() {
    guard node.type == .window else { return }
    Session.current.end(
      .brokenCheck, "the window does not scroll; take the scroll view, the table or the text view in it")
  }

  private var swipeDistance: Double { (node.frame.height * 0.8).rounded() }
  /// In points; more than any content is high.
  private static let further = 1e6
}
