internal import AppProtocol
internal import ReferenceModel

extension Element {
  /// Keeps a finger on the middle of the element for so many seconds of virtual time. What has been scrolled away is scrolled back first; the
  /// check ends with a fail when something covers it.
  ///
  ///     app.cells["Buy milk"].press(forDuration: 1)
  public func press(forDuration duration: Double, line: Int = #line) {
    let seconds = "\(Words.decimal(duration)) \(duration == 1 ? "second" : "seconds")"
    Session.current.line = line
    requireContent()
    Session.current.perform(
      .press(element: node.id, seconds: duration), "press \(phrase.definite) for \(seconds)", line: line)
  }

  /// Keeps a finger on the middle of the element for so many seconds of virtual time, and then draws it to the middle of another one: a row that is drawn by
  /// its control for reordering goes to where the other one is.
  ///
  ///     app.buttons["Reorder Buy milk"].press(forDuration: 0.5, thenDragTo: app.cells["Clean up"])
  public func press(forDuration duration: Double, thenDragTo otherElement: Element, line: Int = #line) {
    Session.current.line = line
    requireContent()
    otherElement.requireContent()
    Session.current.perform(
      .pressAndDrag(element: node.id, seconds: duration, to: otherElement.node.id),
      "draw \(phrase.definite) to \(otherElement.phrase.definite)", line: line)
  }

  /// Moves a finger fast to the left across the element: a gesture recognizer takes it, a row shows what it hides at its right, or what can be scrolled
  /// shows what is further to the right.
  public func swipeLeft(line: Int = #line) { swipe(.left, line: line) }

  /// Moves a finger fast to the right across the element: a gesture recognizer takes it, or what can be scrolled shows what is further to the left.
  public func swipeRight(line: Int = #line) { swipe(.right, line: line) }

  func swipe(_ direction: SwipeDirection, line: Int) {
    let words = direction == .up || direction == .down ? direction.rawValue : "to the \(direction.rawValue)"
    Session.current.line = line
    requireContent()
    Session.current.perform(.swipe(element: node.id, direction), "swipe \(phrase.definite) \(words)", line: line)
  }

  /// Turns the wheel of a picker to the first row with a title. The check ends with a fail when there is none.
  ///
  ///     app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "Spain")
  public func adjust(toPickerWheelValue pickerWheelValue: String, line: Int = #line) {
    Session.current.line = line
    Session.current.perform(
      .turnWheel(element: node.id, title: pickerWheelValue),
      "turn \(phrase.definite) to \(Words.quoted(pickerWheelValue))", line: line)
  }

  /// Draws a slider to a part of its way: 0 is its minimum, 1 its maximum.
  ///
  ///     app.sliders["size"].adjust(toNormalizedSliderPosition: 0.5)
  public func adjust(toNormalizedSliderPosition normalizedSliderPosition: Double, line: Int = #line) {
    Session.current.line = line
    requireContent()
    let part = "\(Int((normalizedSliderPosition * 100).rounded()))%"
    Session.current.perform(
      .slide(element: node.id, to: normalizedSliderPosition), "draw \(phrase.definite) to \(part)", line: line)
  }
}
