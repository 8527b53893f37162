internal import CourseModel
internal import LessonParsing
internal import Scaffolding
internal import SwiftSource
internal import UIKitNames

/// What of a lesson stands around a learner's program: scenes and probes, which may not fit the lesson's own solutions.
package struct LessonParts: Sendable {
  private var scenes: [Snippet] = []
  private var probes: [Snippet] = []
  private var prelude: [Snippet] = []
  private var program = ProgramSource()
  private let names = LibraryNames.installed

  /// Of no lesson.
  package init() {}

  /// - Parameters:
  ///   - scenes: Of the lesson, up to the program's step.
  ///   - program: The solution that the parts have to fit.
  init(_ lesson: Lesson, scenes: [Snippet], program: ProgramSource) {
    self.scenes = scenes
    self.program = program
    prelude = lesson.prelude
    probes = (lesson.introduction + lesson.steps.flatMap(\.blocks)).snippets.filter { $0.role == .probe }
  }

  /// What of the lesson a check did not pass for; the same for all checks and steps for which it is the same.
  /// - Returns: `nil` where the program does not do what the check asks for.
  func mistake(behind check: CheckReport) -> (place: SourceLocation?, words: String)? {
    let reason = check.reason ?? ""
    if let cause = check.cause {
      let subject = probes.contains { $0.spans(cause) } ? "The probe" : "The scene"
      let words = reason.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? reason
      return (
        cause,
        "\(subject) does not fit the lesson's solutions: \(words.dropLast(words.hasSuffix(".") ? 1 : 0))"
          + ending(advice(words))
      )
    }
    if let found = withoutScreen(reason) ?? outletOfAnotherKind(check) { return found }
    guard let match = reason.firstMatch(of: /([\w.]+) has no (outlet|action) '([^']+)'/) else { return nil }
    let name = String(match.3)
    let type = match.1.split(separator: ".").last.map(String.init) ?? ""
    let known = match.2 == "outlet" ? outlets : selectors
    let near =
      match.2 == "action" && known.contains("\(name):") ? "\(name):" : SpellingSuggestion.to(name, among: known)
    // A storyboard's line is told with what is lacking.
    let ofFile = reason.firstMatch(of: /\(([^()]+), line (\d+)\)/).flatMap { match in
      scenes.flatMap(\.resources).first { $0.fileName == match.1 }.map { file in
        SourceLocation(file: file.path, line: Int(match.2) ?? 1)
      }
    }
    return (
      ofFile ?? place(of: name),
      "The scene does not fit the lesson's solutions: \(type) has no \(match.2) '\(name)'"
        + ending(near.map { "did you mean '\($0)'?" })
    )
  }

  /// A scene that makes views and shows none.
  private func withoutScreen(_ reason: String) -> (place: SourceLocation?, words: String)? {
    guard reason.hasPrefix("There is no "), let scene = scenes.last, scene.resources.isEmpty,
      !(scenes + prelude).contains(where: { CodeText.words(in: $0.code).contains("show") })
    else { return nil }
    return (scene.location, "The scene shows nothing, so that no check finds anything; end it with 'show(controller)'.")
  }

  /// An outlet that is connected with a view of another class is never set.
  private func outletOfAnotherKind(_ check: CheckReport) -> (place: SourceLocation?, words: String)? {
    guard check.verdict == .crash, check.reason?.contains("found nil") == true, let modelled = try? names.modelled()
    else {
      return nil
    }
    let outlets = program.files.flatMap { $0.text.matches(of: /@IBOutlet[^\n]*?\bvar\s+(\w+)\s*:\s*(\w+)/) }
    let wanted = Dictionary(outlets.map { (String($0.1), String($0.2)) }) { $1 }
    let views = Dictionary(
      scenes.flatMap { $0.code.matches(of: /\blet (\w+) = (\w+)\(/) }.map { (String($0.1), String($0.2)) }
    ) { $1 }
    for match in scenes.flatMap({ $0.code.matches(of: /connect\(\w+, "(\w+)", to: (\w+)\)/) }) {
      let (outlet, view) = (String(match.1), String(match.2))
      guard let has = views[view], modelled.declares(type: has),
        let wants = wanted[outlet], modelled.declares(type: wants), !modelled.ancestry(of: has).contains(wants)
      else { continue }
      return (
        place(of: outlet),
        "The scene connects the outlet '\(outlet)', a \(wants), with '\(view)', a \(has), so that it stays nil; connect it with a \(wants)."
      )
    }
    return nil
  }

  private func ending(_ advice: String?) -> String { advice.map { "; \($0)" } ?? "." }

  /// Where a scene has the name in quotes.
  private func place(of name: String) -> SourceLocation? {
    for scene in scenes {
      let lines = scene.code.split(separator: "\n", omittingEmptySubsequences: false)
      guard let line = lines.firstIndex(where: { $0.contains("\"\(name)\"") }) else { continue }
      return SourceLocation(file: scene.location.file, line: scene.location.position.line + line)
    }
    return nil
  }

  // MARK: What was meant

  /// A name near one that the compiler does not find.
  private func advice(_ words: String) -> String? {
    if let match = words.firstMatch(of: /value of type '([\w.]+)[?!]?' has no (?:dynamic )?member '(\w+)'/) {
      return SpellingSuggestion.to(String(match.2), among: members(of: String(match.1))).map { "did you mean '\($0)'?" }
    }
    guard let match = words.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) else { return nil }
    let types = program.files.flatMap { $0.text.matches(of: /\b(?:class|struct|enum|actor|protocol)\s+(\w+)/) }.map {
      String($0.1)
    }
    let modelled = match.1.first?.isUppercase == true ? (try? names.modelled()).map { Array($0.types.keys) } ?? [] : []
    return SpellingSuggestion.to(String(match.1), among: types + modelled).map { "did you mean '\($0)'?" }
  }

  /// Without labels: those of a type of UIKit; of the lesson's own, all that the program declares.
  private func members(of type: String) -> [String] {
    let path = type.split(separator: ".").last.map(String.init) ?? type
    let own = program.files.flatMap { $0.text.matches(of: /\b(?:var|let|func)\s+(\w+)/) }.map { String($0.1) }
    guard let modelled = try? names.modelled(), modelled.declares(type: path) else { return own }
    return modelled.ancestry(of: path).flatMap { modelled.types[$0]?.members ?? [] }.map {
      String($0.name.prefix { $0 != "(" })
    }
  }

  private var outlets: [String] {
    program.files.flatMap { $0.text.matches(of: /@IBOutlet[^\n]*?\bvar\s+(\w+)/) }.map { String($0.1) }
  }

  /// Of functions with one parameter or none, which is what actions have.
  private var selectors: [String] {
    program.files.flatMap { $0.text.matches(of: /\bfunc\s+(\w+)\s*\(\s*(\w*)/) }.map { match in
      match.2.isEmpty
        ? String(match.1)
        : match.2 == "_" ? "\(match.1):" : "\(match.1)With\(match.2.prefix(1).uppercased())\(match.2.dropFirst()):"
    }
  }
}
