import Testing

@testable import SwiftSource

/// Lesson code is put into the form of a learner's who has declared another kind of property than the author.
@Suite struct OptionalFormTests {
  /// The code, where `^` stands before the place of which the compiler speaks.
  private func rewriting(_ marked: String, _ change: OptionalForm.Change) throws -> String {
    let mark = try #require(marked.firstIndex(of: "^"))
    let before = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let place = OptionalForm.Place(
      change, file: "lesson.md", line: 40 + before.count - 1, column: (before.last?.utf8.count ?? 0) + 1)
    let directive = "#sourceLocation(file: \"lesson.md\", line: 40)\n"
    let elsewhere = "#sourceLocation(file: \"other.md\", line: 40)\n"
    let code = marked.replacing("^", with: "")
    let result = OptionalForm.rewriting(elsewhere + code + "\n" + directive + code, at: [place])
    // The same place of another file stays as it is.
    #expect(result.hasPrefix(elsewhere + code + "\n" + directive))
    return String(result.dropFirst((elsewhere + code + "\n" + directive).count))
  }

  @Test(arguments: [
    ("cell.^field.text", "cell.field.value.text"),
    ("first(Cell.self)?.^field.text", "first(Cell.self)?.field.value.text"),
    ("cell.field(at: 1^).text", "cell.field(at: 1).value.text"), ("cell.^all[0].text", "cell.all.value[0].text"),
    ("cell.all[0^].text", "cell.all[0].value.text"), ("cell.field { 1 ^}.text", "cell.field { 1 }.value.text"),
    ("(cell.^field).text", "(cell.field.value).text"), ("cell.^tapped(1)", "cell.tapped.value(1)"),
  ])
  func theValueOfAnOptionalIsTaken(code: String, expected: String) throws {
    #expect(try rewriting(code, .taking(property: "value")) == expected)
  }

  @Test(arguments: [
    ("// ä\nlet a: Field = ^field", "// ä\nlet a: Field = field.value"),
    ("show(cell.^field(at: 1))", "show(cell.field(at: 1).value)"),
    ("show(cell.^all[0], 2)", "show(cell.all[0].value, 2)"),
    ("for a in cell.^all { }", "for a in cell.all.value { }"),
    ("show(cell.^field /* ä */)", "show(cell.field.value /* ä */)"),
    ("a = cell.^field", "a = cell.field.value"),
  ])
  func theValueOfAnOptionalResultIsTaken(code: String, expected: String) throws {
    #expect(try rewriting(code, .takingResult(property: "value")) == expected)
  }

  @Test(arguments: [
    ("cell.field^?.text", "cell.field.text"), ("cell.field^!.text", "cell.field.text"),
    ("^cell.field?.text", "cell.field?.text"),
  ])
  func aMarkIsTakenFromWhatIsNoOptional(code: String, expected: String) throws {
    #expect(try rewriting(code, .withoutMark) == expected)
  }

  @Test(arguments: [
    ("if let ^a = cell.fields { }", "if let a = Swift.Optional(cell.fields) { }"),
    (
      "guard var ^a = cell.fields, a.isEmpty else { return }",
      "guard var a = Swift.Optional(cell.fields), a.isEmpty else { return }"
    ),
    ("if let ^a { }", "if let a { }"),
  ])
  func whatIsNoOptionalIsBound(code: String, expected: String) throws {
    #expect(try rewriting(code, .binding) == expected)
  }
}
