internal import CourseModel
internal import MarkdownTree

/// Finds names that are given twice, and names that mean nothing.
struct LessonReferences {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lesson: Lesson) {
    for snippet in lesson.introduction.snippets where [.check, .solution, .wrong].contains(snippet.role) {
      add(
        .outsideStep, at: snippet.fence,
        "A fence of role '\(snippet.role.rawValue)' stands before the first step; put it under a '##' heading.")
    }
    var checks: [String: SourceLocation] = [:]
    for step in lesson.steps {
      for check in step.checks {
        guard let id = check.id else { continue }
        if let first = checks[id] {
          add(
            .repeatedId, at: check.fence, "The id '\(id)' is that of the check at \(first) too; rename one of them.")
        } else {
          checks[id] = check.fence
        }
      }
    }
    var known: Set<String> = []
    var earlier: [String] = []
    for step in lesson.steps {
      known.formUnion(step.checks.compactMap(\.id))
      visit(step, checks: known, all: checks)
      for check in step.checks { visit(check, of: step, after: earlier) }
      earlier.append(step.id)
    }
  }

  private mutating func add(_ rule: RuleID, at location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }

  /// - Parameter checks: Those of the step and of all steps before it.
  private mutating func visit(_ step: Step, checks: Set<String>, all: [String: SourceLocation]) {
    for check in step.checks {
      for id in check.needs { name(id, "needs", at: check.fence, checks, all) }
      if let id = check.id, check.needs.contains(id) {
        add(.circle, at: check.fence, "The check '\(id)' needs itself; remove it from 'needs'.")
      }
    }
    addCircles(step.checks)
    for answer in step.wrongAnswers {
      if answer.snippets.allSatisfy(\.fails.isEmpty) {
        add(
          .missingFails, at: answer.snippets[0].fence,
          "A wrong answer names no check that finds it; write fails=check.")
      }
      for snippet in answer.snippets {
        for id in snippet.fails { name(id, "fails", at: snippet.fence, checks, all) }
        if let hint = snippet.hint, hint > step.hints.count {
          let count = step.hints.count == 1 ? "1 hint" : "\(step.hints.count) hints"
          add(
            .unknownHint, at: snippet.fence,
            "The wrong answer names hint \(hint), but its step has \(count); correct the number.")
        }
      }
    }
    for role in [Role.starter, .solution, .wrong] {
      for answer in step.answers(role) { addRepeatedFiles(answer) }
    }
  }

  /// What earlier steps need.
  private mutating func visit(_ check: Snippet, of step: Step, after earlier: [String]) {
    for id in check.neededBy where !earlier.contains(id) {
      let advice =
        id == step.id
        ? "which is its own; a check of the same step says 'needs'."
        : "which is no earlier step" + SpellingSuggestion.remedy(id, among: earlier, list: "they are")
      add(.unknownStep, at: check.fence, "'needed-by' names the step '\(id)', \(advice)")
    }
    guard !check.neededBy.isEmpty, !check.needs.isEmpty || check.code.contains("behavesLike:") else { return }
    add(
      .circle, at: check.fence,
      "The check '\(check.id ?? "")' is needed by earlier steps, so it is run before theirs: it can have no 'needs', and play no model."
    )
  }

  private mutating func name(
    _ id: String, _ attribute: String, at location: SourceLocation, _ known: Set<String>,
    _ all: [String: SourceLocation]
  ) {
    guard !known.contains(id) else { return }
    if all[id] != nil {
      return add(
        .laterCheck, at: location,
        "'\(attribute)' names the check '\(id)' of a later step; name one of this step or an earlier one.")
    }
    let advice = SpellingSuggestion.remedy(id, among: known.sorted(), list: "the checks are")
    add(.unknownCheck, at: location, "'\(attribute)' names the check '\(id)', which does not exist\(advice)")
  }

  /// Checks that need each other.
  private mutating func addCircles(_ checks: [Snippet]) {
    let needs = Dictionary(checks.compactMap { check in check.id.map { ($0, check.needs) } }) { first, _ in first }
    // Take away what needs nothing that is left, until nothing changes; what stays is in a circle or needs one.
    var left = Set(needs.keys)
    var isChanging = true
    while isChanging {
      let free = left.filter { id in !(needs[id] ?? []).contains { left.contains($0) } }
      left.subtract(free)
      isChanging = !free.isEmpty
    }
    guard let first = checks.first(where: { $0.id.map { left.contains($0) } ?? false }), let id = first.id else {
      return
    }
    if first.needs != [id] {
      add(.circle, at: first.fence, "The check '\(id)' needs others that need it again; remove one of the needs.")
    }
  }

  private mutating func addRepeatedFiles(_ answer: Answer) {
    var seen: Set<String> = []
    for snippet in answer.snippets {
      guard case .file(let name) = snippet.placement, !seen.insert(name).inserted else { continue }
      add(
        .repeatedFile, at: snippet.fence,
        "This \(snippet.role.rawValue) gives the file '\(name)' a second time; remove one, or tell the answers apart by id."
      )
    }
  }
}
