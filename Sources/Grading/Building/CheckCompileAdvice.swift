internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import Scaffolding
internal import Toolchain

/// What an author can do about an error of the compiler's in a check, in words that know what a check can say.
struct CheckCompileAdvice {
  var lesson: Lesson
  var scaffold: LessonScaffold

  /// What is said of the errors: the compiler's words with a remedy, one for each line where there is one.
  func diagnostics(for errors: [CompilerDiagnostic], _ subject: ExaminerBuilder.Subject) -> [Diagnostic] {
    let found = errors.map { error -> (place: SourceLocation, words: Words) in
      let place = SourceLocation(
        file: error.file ?? lesson.file, line: max(1, error.line), column: max(1, error.column))
      return (place, words(for: error, at: place))
    }
    let explained = Set(found.filter(\.words.isExplained).map { Line($0.place) })
    var lines: Set<Line> = []
    return found.filter { place, words in
      // What else the compiler says of a line follows from what is explained.
      let line = Line(place)
      return explained.contains(line) ? words.isExplained && lines.insert(line).inserted : true
    }.map { place, words in
      let what = scaffold.modelSnippets.contains { $0.holds(place) } ? "This model" : subject.words
      return Diagnostic(
        subject.rule, at: place, "\(what) does not compile: \(words.text)\(words.text.hasSuffix("?") ? "" : ".")")
    }
  }

  private struct Line: Hashable {
    var file: String
    var line: Int

    init(_ place: SourceLocation) { (file, line) = (place.file, place.position.line) }
  }

  private struct Words {
    var text: String
    /// Whether there is a remedy in them.
    var isExplained: Bool
  }

  private func words(for error: CompilerDiagnostic, at place: SourceLocation) -> Words {
    let misuse = CheckMisuse(line: text(ofLine: place), probeNames: scaffold.probeNames)
    switch misuse.advice(for: error.message) {
    case .words(let words)?: return Words(text: words, isExplained: true)
    case .remedy(let remedy)?: return Words(text: "\(error.message); \(remedy)", isExplained: true)
    case nil:
      let remedy = remedy(for: error, in: misuse.line)
      return Words(text: error.message + remedy, isExplained: !remedy.isEmpty)
    }
  }

  /// Without blanks around it; empty where the lesson has no such line.
  private func text(ofLine place: SourceLocation) -> String {
    let snippets = lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)
    guard let snippet = snippets.first(where: { $0.holds(place) }) else { return "" }
    let lines = snippet.code.split(separator: "\n", omittingEmptySubsequences: false)
    let row = place.position.line - snippet.location.position.line
    return lines.indices.contains(row) ? lines[row].trimmingCharacters(in: .whitespaces) : ""
  }

  /// Continues the compiler's words; empty where they say enough.
  private func remedy(for error: CompilerDiagnostic, in line: String) -> String {
    let message = error.message
    if message.contains("'await' in a function") || message.contains("'async' call in a function") {
      return "; nothing in a check is waited for, so leave 'await' out"
    }
    if message.hasSuffix("does not conform to protocol 'BehaviourModel'") {
      return "; a model has 'expected', 'possibleEvents(_:)' and 'handle(_:)'"
    }
    if let match = message.firstMatch(of: /value of type '(\w+)' has no (?:dynamic )?member '(\w+)'/) {
      return advice(member: String(match.2), of: String(match.1), in: line)
    }
    if let match = message.firstMatch(of: /cannot find '(\w+)' in scope/) { return advice(name: String(match.1)) }
    return ""
  }

  private func advice(member: String, of type: String, in line: String) -> String {
    if member == "labels", line.contains(".cells.labels") {
      return "; the texts of rows are those of a section: 'section(0).cells.labels'"
    }
    if let remedy = Self.remedies[member] { return "; \(remedy)" }
    if type == "Application", Self.gestures.contains(member) {
      return "; it is done to an element: 'app.tables.firstMatch.\(member)(…)'"
    }
    if type != "Application", Self.ofApplication.contains(member), !Self.ofElement.contains(member) {
      return "; it is done to the app: 'app.\(member)(…)'"
    }
    if let other = Self.otherNames[member] { return "; here it is called '\(other)'" }
    let known =
      switch type {
      case "Application": Self.queries + Self.ofApplication + scaffold.probeNames
      case "Element", "ElementQuery", "KeyboardElement": Self.queries + Self.ofElement
      case "RandomInput": ["word", "text", "int", "bool", "pick"]
      default: [String]()
      }
    return SpellingSuggestion.to(member, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  private func advice(name: String) -> String {
    let models = scaffold.modelSnippets.flatMap { $0.code.matches(of: /struct (\w+)/).map { String($0.1) } }
    if let near = SpellingSuggestion.to(name, among: models + ["app", "expect", "random", "fail", "screen"]) {
      return "; did you mean '\(near)'?"
    }
    if scaffold.probeNames.contains(name) { return "; a probe is called on the app: 'app.\(name)(…)'" }
    guard name.first?.isUppercase == true else { return "" }
    if name == "XCUIDevice" { return "; the phone is turned by 'app.rotate(to: .landscapeLeft)'" }
    if name.hasPrefix("UI") { return "; a check sees the screen and not the app's objects: ask 'app' for an element" }
    return "; a check knows what fences of the role 'model' declare, and no code of the learner's"
  }

  private static let gestures = [
    "swipeUp", "swipeDown", "swipeLeft", "swipeRight", "scroll", "scrollToTop", "scrollToBottom", "doubleTap",
  ]

  /// What to do in place of something that is not there; continues a sentence.
  static let remedies = [
    "text": "a label's text is 'label', a field's 'value'",
    "clearText": "tap the element, then write 'app.pressDelete(3)'",
    "searchBars": "the field of a search bar is in 'textFields', the bar in 'otherElements'",
    "launch": "the app is launched already, so leave it out",
    "terminate": "each check has an app of its own, so leave it out",
    "waitForNonExistence": "nothing has to be waited for, so write 'expect(….exists, is: false)'",
  ]

  /// What other tools call it.
  static let otherNames = [
    "labels": "staticTexts", "texts": "staticTexts", "label": "staticTexts", "inputs": "textFields",
    "textfields": "textFields", "textfield": "textFields", "passwordFields": "secureTextFields",
    "navBars": "navigationBars", "rows": "cells", "tableViews": "tables", "views": "otherElements",
    "segments": "buttons", "spinners": "activityIndicators", "actionSheets": "sheets", "title": "label",
    "placeholder": "placeholderValue", "click": "tap", "press": "tap", "type": "typeText",
    "isFocused": "hasFocus", "isVisible": "exists", "isHidden": "exists",
    "enabled": "isEnabled", "selected": "isSelected", "keyboards": "keyboard",
  ]

  static let queries = [
    "alerts", "buttons", "cells", "images", "navigationBars", "otherElements", "scrollViews", "secureTextFields",
    "staticTexts", "switches", "tables", "textFields", "textViews", "toolbars", "windows", "activityIndicators",
    "sheets",
    "segmentedControls", "progressIndicators", "pickers", "pickerWheels", "datePickers", "sliders", "steppers",
    "pageIndicators",
  ]
  static let ofApplication = [
    "typeText", "pressDelete", "pressReturn", "paste", "tap", "wait", "rotate", "press", "activate", "keyboard",
    "animations", "leaks",
  ]
  static let ofElement = [
    "tap", "typeText", "doubleTap", "scroll", "swipeUp", "swipeDown", "swipeLeft", "swipeRight", "scrollToTop",
    "scrollToBottom", "press", "adjust", "exists", "isEnabled", "isHittable", "isSelected", "hasFocus", "label",
    "value",
    "placeholderValue", "frame", "contentInset", "contentOffset", "contentSize", "hasCheckmark", "section", "movement",
    "element", "firstMatch", "matching", "containing", "count", "allElementsBoundByIndex", "returnKey",
  ]
}

extension LessonScaffold {
  /// The functions of the lesson's probes, as checks call them.
  var probeNames: [String] { probes.flatMap(\.functionNames) }
}
