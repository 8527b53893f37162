internal import CourseModel
internal import MarkdownTree

/// What the parts of a lesson say of one another has to be true.
enum LessonRules {
  static func check(_ lesson: Lesson, hasTitle: Bool, source: SourceText) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if !hasTitle {
      problems.append(
        Diagnostic(
          "no-title", at: SourceLocation(file: lesson.file, line: 1),
          "The lesson has no title; add a heading '# …', or 'title:' to the front matter."))
    }
    problems += stepIds(lesson) + plainMarkdown(lesson, source)
    var known: [String] = []
    for step in lesson.steps {
      let ids = step.checks.compactMap(\.id)
      problems += checkIds(step) + references(step, earlier: known)
      known += ids
    }
    return problems
  }

  private static func stepIds(_ lesson: Lesson) -> [Diagnostic] {
    var seen: [String: SourceLocation] = [:]
    return lesson.steps.compactMap { step in
      guard let first = seen[step.id] else {
        seen[step.id] = step.location
        return nil
      }
      return Diagnostic(
        "step-id-twice", at: step.location,
        "The step at line \(first.position.line) has the id '\(step.id)' too; give one of them another id.")
    }
  }

  private static func checkIds(_ step: Step) -> [Diagnostic] {
    var seen: [String: SourceLocation] = [:]
    return step.checks.compactMap { check in
      guard let id = check.id else { return nil }
      guard let first = seen[id] else {
        seen[id] = check.fence
        return nil
      }
      return Diagnostic(
        "check-id-twice", at: check.fence,
        "The check at \(first) has the id '\(id)' too; give one of them another id.")
    }
  }

  /// What `needs`, `fails` and `hint` name must be there.
  private static func references(_ step: Step, earlier: [String]) -> [Diagnostic] {
    let own = step.checks.compactMap(\.id)
    var problems: [Diagnostic] = []
    for (index, check) in step.checks.enumerated() {
      let before = Set(step.checks[..<index].compactMap(\.id) + earlier)
      for name in check.needs where !before.contains(name) {
        let isLater = own.contains(name)
        let remedy =
          isLater
          ? "; a check needs only what stands before it." : NearestWord.remedy(name, among: (earlier + own).sorted())
        problems.append(
          Diagnostic(
            "unknown-need", at: check.fence,
            isLater ? "Check '\(name)' comes later\(remedy)" : "There is no check '\(name)' to need\(remedy)"))
      }
    }
    for wrong in step.wrongAnswers.flatMap(\.snippets) {
      for name in wrong.fails where !own.contains(name) {
        problems.append(
          Diagnostic(
            "unknown-fail", at: wrong.fence,
            "This step has no check '\(name)' to fail\(NearestWord.remedy(name, among: own))"))
      }
      if wrong.fails.isEmpty, wrong.id == nil {
        problems.append(
          Diagnostic(
            "wrong-without-fails", at: wrong.fence,
            "A wrong answer names the checks that find it; add 'fails=…' with their ids."))
      }
      if let hint = wrong.hint, !(1...max(1, step.hints.count)).contains(hint) || step.hints.isEmpty {
        problems.append(
          Diagnostic(
            "unknown-hint", at: wrong.fence,
            "This step has \(step.hints.count) hints, and hint \(hint) is none of them; they count from 1."))
      }
    }
    return problems
  }

  /// Tables and task lists are GitHub's, not CommonMark's: the page shows them as text.
  private static func plainMarkdown(_ lesson: Lesson, _ source: SourceText) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var fence: Character?
    for (index, line) in source.lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      if let mark = trimmed.first, mark == "`" || mark == "~", trimmed.prefix(3).allSatisfy({ $0 == mark }),
        trimmed.count >= 3
      {
        fence = fence == nil ? mark : fence == mark ? nil : fence
      }
      guard fence == nil else { continue }
      let what: String? =
        if trimmed.hasPrefix("|"), trimmed.contains("---") {
          "Tables are"
        } else if ["- [ ]", "- [x]", "* [ ]", "* [x]"].contains(where: { trimmed.hasPrefix($0) }) {
          "Task lists are"
        } else {
          nil
        }
      guard let what, !problems.contains(where: { $0.message.hasPrefix(what) }) else { continue }
      problems.append(
        Diagnostic(
          "plain-markdown", .note, at: SourceLocation(file: lesson.file, line: index + 1),
          "\(what) not a part of CommonMark: the page shows them as plain text."))
    }
    return problems
  }
}
