package import CourseModel
internal import Grading
package import Scaffolding

/// A wrong answer fails the checks of its step that it names, and no others: each check catches the mistake that it is for.
///
/// It is graded in the lesson's first language mode. A wrong answer proves the checks, and those know of no mode; that the
/// lesson holds in the others, its starters and solutions prove.
package struct WrongAnswerFails: Rule {
  package static let id = RuleID.wrongAnswerFails
  package static let ids = [id, .modelFindsMistakes]

  package init() {}

  package func gradingTasks(of lesson: Lesson, states: LessonStates) -> [GradingTask] {
    lesson.steps.indices.flatMap { index -> [GradingTask] in
      let step = lesson.steps[index]
      if step.checks.isEmpty { return [] }
      return step.wrongAnswers.compactMap { answer in
        guard let place = answer.snippets.first?.fence else { return nil }
        let (program, problems) = states.state(of: index, wrongAnswer: answer)
        return GradingTask(
          title: "wrong answer at \(place.file):\(place.position.line)", of: .wrongAnswer, step: step.id,
          program: program,
          steps: Self.steps(of: answer, in: lesson.steps[...index]),
          inEveryMode: false, problems: problems
        ) {
          Self.judge($0, step: step, answer: answer, place: place)
            + ModelFindsMistakes.judge($0, step: step, answer: answer, place: place)
        }
      }
    }
  }

  /// The step's own, and earlier ones of which the answer names a check.
  private static func steps(of answer: Answer, in steps: some BidirectionalCollection<Step>) -> Set<String> {
    let named = steps.filter { step in step.checks.contains { $0.id.map(answer.fails.contains) ?? false } }
    return Set(named.map(\.id) + [steps.last?.id].compactMap(\.self))
  }

  package static func judge(
    _ report: LessonReport, step: Step, answer: Answer, place: SourceLocation
  ) -> [Diagnostic] {
    let named = answer.fails
    let checks = report.steps.first { $0.step == step.id }?.checks ?? []
    let title = "Wrong answer at \(place.file):\(place.position.line)"
    let survived = report.steps.flatMap(\.checks).filter { named.contains($0.check) }.compactMap { check in
      if check.verdict == .pass {
        return Diagnostic(
          id, at: place, "\(title) was meant to fail '\(check.check)' but it passed; the check misses this mistake.")
      }
      guard let later = check.waitsForStep,
        report.steps.drop(while: { $0.step != step.id }).dropFirst().contains(where: { $0.step == later })
      else { return nil }
      return Diagnostic(
        id, at: place,
        "\(title) was meant to fail '\(check.check)', but that is left to the later step '\(later)': what that one's 'needed-by' asks for must not depend on this mistake."
      )
    }
    let others = others(than: named, in: checks, of: step)
    // Named or not: a compiler finds it, and no check.
    if let broken = uncompiled(report, checks, answer) {
      return survived + [
        Diagnostic(id, at: broken.place, "\(title) does not compile\(broken.words.dropLast()); correct it.")
      ]
    }
    if others.isEmpty { return survived.isEmpty ? otherHint(checks, step, answer, at: place, title) : survived }
    if others.contains(where: { $0.verdict == .doesNotCompile }) {
      let (error, words) = report.firstError(in: answer)
      return survived + [
        Diagnostic(id, at: error ?? place, "\(title) does not compile\(words.dropLast()); correct it.")
      ]
    }
    let list = others.map { "'\($0.check)'" }.joined(separator: ", ")
    return survived + [
      Diagnostic(
        id, at: place,
        "\(title) does not pass \(list) either; name \(others.count == 1 ? "it" : "them") in 'fails=', or make it less wrong.",
        details: others.flatMap { ["'\($0.check)': \($0.summary)"] + $0.explanation })
    ]
  }

  /// The error in the answer's own lines because of which none of the step's checks could be run.
  private static func uncompiled(
    _ report: LessonReport, _ checks: [CheckReport], _ answer: Answer
  ) -> (place: SourceLocation, words: String)? {
    guard !checks.isEmpty, checks.allSatisfy({ $0.verdict == .doesNotCompile }) else { return nil }
    let (error, words) = report.firstError(in: answer)
    guard let error, answer.snippets.contains(where: { $0.spans(error) }) else { return nil }
    return (error, words)
  }

  /// Learners who make the mistake are shown the hint that it names, unless another one fails just the same checks.
  private static func otherHint(
    _ checks: [CheckReport], _ step: Step, _ answer: Answer, at place: SourceLocation, _ title: String
  ) -> [Diagnostic] {
    guard let number = answer.hint, step.hints.indices.contains(number - 1),
      let shown = checks.lazy.compactMap(\.hint).first, shown != step.hints[number - 1].text
    else { return [] }
    let models = Set(step.modelChecks.compactMap(\.id))
    let isSame = step.wrongAnswers.contains { other in
      other.fails.subtracting(models) == answer.fails.subtracting(models)
        && other.hint.map { step.hints.indices.contains($0 - 1) && step.hints[$0 - 1].text == shown } == true
    }
    if isSame { return [] }
    return [
      Diagnostic(
        id, at: place,
        "\(title) names hint \(number), but learners are shown \(step.hintName(shown)); name the one that is shown.",
        details: ["Hint: \(shown)"])
    ]
  }

  /// The checks that failed without being named. What was skipped because another did not pass is no news, and a comparison
  /// with a model finds whatever is wrong.
  private static func others(than named: Set<String>, in checks: [CheckReport], of step: Step) -> [CheckReport] {
    let models = Set(step.modelChecks.compactMap(\.id))
    let unnamed = checks.filter { report in
      let isMeant = named.contains(report.check) || (models.contains(report.check) && report.verdict != .doesNotCompile)
      return !isMeant && report.verdict != .pass
    }
    let waiting = step.checksThatNeed(named.union(unnamed.filter { $0.verdict != .skipped }.map(\.check)))
    return unnamed.filter { $0.verdict != .skipped || !waiting.contains($0.check) }
  }
}

extension Step {
  /// `hint 1`
  fileprivate func hintName(_ text: String) -> String {
    hints.firstIndex { $0.text == text }.map { "hint \($0 + 1)" } ?? "another"
  }

  /// The ids of the checks that need one of these, directly or by another.
  fileprivate func checksThatNeed(_ ids: Set<String>) -> Set<String> {
    var waiting: Set<String> = []
    while true {
      let more = checks.filter { !ids.union(waiting).isDisjoint(with: $0.needs) }.compactMap(\.id)
      if waiting.isSuperset(of: more) { return waiting }
      waiting.formUnion(more)
    }
  }
}
