package import CourseModel
internal import SwiftSource

/// What stands in a check does something there: XCTest's functions decide nothing, nobody reads what a check prints, and an app's time
/// is virtual.
package struct NoEffect: Rule {
  package static let id = RuleID.noEffect

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    let helpers = Self.helpers(
      (lesson.introduction + lesson.steps.flatMap(\.blocks)).snippets.filter { $0.role == .model }.map(\.code))
    return lesson.steps.flatMap(\.checks).flatMap { diagnostics(of: $0, helpers: helpers) }
  }

  /// These end a check that does not hold.
  private static let expecting: Set<String> = ["expect", "fail", "unwrap"]

  /// The names of what may expect something: functions, members of the app, types, which may do so when they are made. Empty where no code does.
  private static func helpers(_ codes: [String]) -> Set<String> {
    guard codes.contains(where: { CodeText.words(in: $0).contains { expecting.contains(String($0)) } }) else {
      return []
    }
    return codes.reduce(into: []) { names, code in
      let declared = DeclaredNames(code)
      let parameters = declared.functions.flatMap(\.parameters).flatMap { [$0.name, $0.label ?? "_"] }
      names.formUnion(declared.names.subtracting(parameters))
    }
  }

  private func diagnostics(of check: Snippet, helpers: Set<String>) -> [Diagnostic] {
    let outline = CodeOutline(check.code)
    if outline.syntaxError != nil { return [] }
    let calls = BareCall.calls(in: check.code)
    var found = outline.imports.filter { $0.text.hasSuffix("XCTest") }.map { part in
      problem(
        check, part.line, part.column, "XCTest's functions decide nothing in a check, which needs no import; remove it."
      )
    }
    found += calls.compactMap { call in
      (Self.advice(call.name) ?? Self.adviceOfLater(call)).map {
        problem(check, call.line, call.column, "'\(call.name)' \($0)")
      }
    }
    let unused = UnusedCode(check.code)
    found += unused.values.filter { !Self.names(helpers, in: $0.text) }.map { value in
      problem(
        check, value.line, value.column,
        "Nothing comes of '\(Self.shortened(value.text))', which nobody reads; write 'expect(…)' around it.")
    }
    found += unused.functions.map { function in
      problem(
        check, function.line, function.column,
        "'\(function.text)' is never called; call it, or write its lines without the function.")
    }
    let own = Set(outline.functions.map(\.name)).union(Self.expecting)
    if found.isEmpty, !Self.names(helpers, in: check.code), !calls.contains(where: { own.contains($0.name) }) {
      found.append(
        problem(check, 1, 1, "The check expects nothing, so that it decides nothing; end it with 'expect(…)'."))
    }
    return found
  }

  private static func names(_ helpers: Set<String>, in code: String) -> Bool {
    CodeText.words(in: code).contains { helpers.contains(String($0)) }
  }

  private func problem(_ check: Snippet, _ line: Int, _ column: Int, _ message: String) -> Diagnostic {
    let start = check.location
    return Diagnostic(
      Self.id,
      at: SourceLocation(
        file: start.file, line: start.position.line + line - 1, column: start.position.column + column - 1), message)
  }

  private static func shortened(_ text: String) -> String { text.count > 60 ? "\(text.prefix(59))…" : text }

  /// What is to be done later is not done: a check ends with its last line.
  private static func adviceOfLater(_ call: BareCall) -> String? {
    let type = call.name.prefix { $0 != "." }
    let isLater =
      ["DispatchQueue", "OperationQueue", "RunLoop", "Timer"].contains(type)
      || type == "Task" && call.hasTrailingClosure
    guard isLater, call.hasTrailingClosure || type == "Timer" || type == "RunLoop" else { return nil }
    return
      "does nothing in a check, which has ended before; write 'app.wait(1)' for a second of the app's time, and the lines under it."
  }

  /// What to write in its place; continues a sentence.
  private static func advice(_ name: String) -> String? {
    switch name {
    case "print", "debugPrint", "dump", "NSLog":
      "prints for nobody: what a check says is made of what it reads. Remove it, or read the value with 'expect(…)'."
    case "sleep", "usleep", "Thread.sleep", "Task.sleep":
      "lets no time pass for the app, whose time is virtual; write 'app.wait(1)' for a second of it."
    case "XCTAssertEqual", "XCTAssertIdentical": "is XCTest's, and decides nothing here; write 'expect(…, is: …)'."
    case "XCTAssertNotEqual": "is XCTest's, and decides nothing here; write 'expect(…, isNot: …)'."
    case "XCTAssertFalse", "XCTAssertNil":
      "is XCTest's, and decides nothing here; write 'expect(…, is: \(name == "XCTAssertNil" ? "nil" : "false"))'."
    case "XCTFail": "is XCTest's, and decides nothing here; write 'fail(\"…\")'."
    case "XCUIApplication": "is XCTest's; in a check the app is there already, as 'app', and launched."
    case _ where name.hasPrefix("XCT"): "is XCTest's, and decides nothing here; write 'expect(…)'."
    default: nil
    }
  }
}
