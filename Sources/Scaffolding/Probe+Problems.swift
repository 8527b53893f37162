internal import CourseModel
internal import SwiftSource

extension Probe {
  /// What keeps its functions from being called from the other process.
  /// - Parameter learners: What the lesson's starters and solutions declare.
  func problems(_ learners: LearnersNames) -> [Diagnostic] {
    functions.flatMap { function -> [Diagnostic] in
      if let reason = obstacle(function, learners) {
        return [
          problem(
            .probeCannotCross, function,
            "Probe '\(function.fullName)' cannot be called from a check: \(reason). "
              + "Give it parameters and a result that are Codable values, or make it private.")
        ]
      }
      if function.callsItself, learners.functions.contains(function.name) {
        return [
          problem(
            .probeCallsItself, function,
            "Probe '\(function.fullName)' calls itself without end, and not the learner's function of that name; leave its body "
              + "out, so that the check calls the learner's, or write 'YourApp.\(function.name)' in it.")
        ]
      }
      return []
    } + properties
  }

  private func problem(_ rule: RuleID, _ function: FunctionSignature, _ message: String) -> Diagnostic {
    Diagnostic(rule, at: snippet.location(ofLine: function.line), message)
  }

  private func obstacle(_ function: FunctionSignature, _ learners: LearnersNames) -> String? {
    if function.isAsync { return "it is async" }
    if function.isGeneric { return "it is generic" }
    if function.parameters.contains(where: \.isVariadic) { return "it has a variadic parameter" }
    if function.parameters.contains(where: { $0.type.hasPrefix("inout ") }) { return "it has an inout parameter" }
    if let result = function.result, let reason = obstacle(type: result, learners) { return "it gives back \(reason)" }
    return function.parameters.lazy.compactMap { obstacle(type: $0.type, learners) }.first.map { "it takes \($0)" }
  }

  /// Why a value of the type can't be sent to another process, as far as its name tells.
  private func obstacle(type: String, _ learners: LearnersNames) -> String? {
    if type.contains("->") { return "a function" }
    if type.hasPrefix("("), type.contains(",") { return "a tuple" }
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    for word in words {
      if let own = outline.parts.lazy.compactMap(\.type).first(where: { $0.name == word }) {
        let isCodable = !Set(["Codable", "Encodable", "Decodable"]).isDisjoint(with: own.inherits)
        if isCodable { continue }
        return "'\(type)', and '\(word)' does not say that it is Codable"
      }
      let isView = word.hasPrefix("UI") && word.dropFirst(2).first?.isUppercase == true && !word.hasPrefix("UInt")
      if isView || ["Any", "AnyObject", "NSObject", "NSAttributedString"].contains(word) {
        return "'\(type)', which stays in the app"
      }
      if learners.classes.contains(word) { return "'\(type)', which is the learner's and stays in the app" }
    }
    return nil
  }

  /// Variables look like functions without parentheses, and checks can't call them.
  private var properties: [Diagnostic] {
    outline.parts.filter { $0.kind == .statement }.compactMap { part in
      guard let match = part.text.prefixMatch(of: /(?:let|var)\s+(\w+)\s*:\s*([^{=]+?)\s*\{/) else { return nil }
      return Diagnostic(
        .probeCannotCross, at: snippet.location(ofLine: part.line),
        "Probe '\(match.1)' cannot be called from a check: it is a variable. Make it a function: 'func \(match.1)() -> \(match.2)'."
      )
    }
  }
}

/// What the starters and solutions of a lesson declare at file level.
struct LearnersNames {
  private(set) var functions: Set<String> = []
  private(set) var classes: Set<String> = []

  init(_ lesson: Lesson) {
    for snippet in (lesson.introduction + lesson.steps.flatMap(\.blocks)).snippets
    where [.starter, .solution].contains(snippet.role) {
      guard case .file = snippet.placement else { continue }
      let outline = CodeOutline(snippet.code)
      functions.formUnion(outline.functions.map(\.name))
      classes.formUnion(
        outline.parts.filter { $0.kind == .type && $0.text.contains("class ") }.compactMap { $0.type?.name })
    }
  }
}
