internal import ReferenceModel

/// Ends the check with a fail unless both are equal. The message names what was read of the app: `the keyboard is up; expected it gone`.
///
///     expect(app.keyboard.exists, is: false)
public func expect<Value: Equatable>(
  _ actual: @autoclosure () -> Value, is expected: @autoclosure () -> Value, line: Int = #line
) {
  let expected = value(atLine: line, expected)
  let observed = ObservedValue(line: line, actual)
  if observed.value != expected { observed.fail(observed.expectedWords(expected), expected: observed.words(expected)) }
}

/// Ends the check with a fail when both are equal.
///
///     expect(app.buttons["Put"].frame, isNot: frameBefore)
public func expect<Value: Equatable>(
  _ actual: @autoclosure () -> Value, isNot unexpected: @autoclosure () -> Value, line: Int = #line
) {
  let unexpected = value(atLine: line, unexpected)
  let observed = ObservedValue(line: line, actual)
  if observed.value == unexpected { observed.fail(observed.unexpectedWords(unexpected)) }
}

/// Ends the check with a fail unless the numbers are at most so far apart.
///
///     expect(form.frame.maxY, is: app.keyboard.frame.minY, within: 1)
public func expect<Number: BinaryFloatingPoint>(
  _ actual: @autoclosure () -> Number, is expected: @autoclosure () -> Number, within tolerance: Number,
  line: Int = #line
) {
  let expected = value(atLine: line, expected)
  let observed = ObservedValue(line: line, actual)
  guard abs(observed.value - expected) <= tolerance else {
    observed.fail("\(observed.expectedWords(expected)), give or take \(ValueWords.words(tolerance))")
  }
}

/// Ends the check with a fail unless the text contains the other, as written.
///
///     expect(app.staticTexts["total"].label, contains: "to buy")
public func expect(_ actual: @autoclosure () -> String, contains part: @autoclosure () -> String, line: Int = #line) {
  let part = value(atLine: line, part)
  let observed = ObservedValue(line: line, actual)
  if !observed.value.contains(part) { observed.fail("it to contain \(Words.quoted(part))") }
}

/// Ends the check with a fail unless one of the elements is equal to the other.
///
///     expect(table.section("Fruit").cells.labels, contains: "Plums")
public func expect<Items: Sequence>(
  _ actual: @autoclosure () -> Items, contains item: @autoclosure () -> Items.Element, line: Int = #line
) where Items.Element: Equatable {
  let item = value(atLine: line, item)
  let observed = ObservedValue(line: line, actual)
  if !observed.value.contains(item) { observed.fail("\(ValueWords.words(item)) among them") }
}

/// Ends the check with a fail unless the condition holds.
///
///     expect(put.isEnabled || item.value.isEmpty, "Put is enabled as soon as something is typed")
/// - Parameter words: The message: what a user would expect.
public func expect(_ condition: @autoclosure () -> Bool, _ words: String, line: Int = #line) {
  let observed = ObservedValue(line: line, condition)
  if !observed.value { observed.fail(words: words) }
}

/// Ends the check with a fail unless the condition holds. The message names what was read of the app in it.
///
///     expect(app.buttons["Put"].isEnabled)
public func expect(_ condition: @autoclosure () -> Bool, line: Int = #line) {
  let observed = ObservedValue(line: line, condition)
  if !observed.value { observed.failCondition() }
}

/// Ends the check with a fail and these words.
///
///     if rows == before { fail("a row should have come") }
public func fail(_ words: String, line: Int = #line) -> Never {
  Session.current.line = line
  Session.current.expectations += 1
  Session.current.end(.fail, words, withoutExpectation: ObservedValue<Bool>.secret)
}

/// The value; ends the check with a fail and these words when there is none.
///
///     let price = unwrap(app.parsedPrice(), "the item should have a price")
public func unwrap<Value>(_ value: Value?, _ words: String, line: Int = #line) -> Value {
  guard let value else { fail(words, line: line) }
  Session.current.expectations += 1
  return value
}
