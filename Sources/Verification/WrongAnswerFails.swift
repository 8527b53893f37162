package import CourseModel
package import Grading

/// A wrong answer fails the checks of its step that it names, and no others: each check catches the mistake that it is for.
package struct WrongAnswerFails: Rule {
  package static let name = "wrong-answer-fails"

  package init() {}

  package func trials(of lesson: Lesson, states: LessonStates) -> [Trial] {
    lesson.steps.indices.flatMap { index -> [Trial] in
      let step = lesson.steps[index]
      if step.checks.isEmpty { return [] }
      return step.wrongAnswers.compactMap { answer in
        guard let place = answer.snippets.first?.fence else { return nil }
        let title = "wrong answer at \(place.file):\(place.position.line)"
        let (program, problems) = states.state(of: index, wrongAnswer: answer)
        return Trial(
          title: title, program: program, steps: [step.id], problems: problems
        ) { Self.judge($0, step: step, answer: answer, place: place) }
      }
    }
  }

  package static func judge(
    _ report: LessonReport, step: Step, answer: Answer, place: SourceLocation
  ) -> [Diagnostic] {
    let named = Set(answer.snippets.flatMap(\.fails))
    let checks = report.steps.first { $0.step == step.id }?.checks ?? []
    let waiting = step.checksThatNeed(named)
    let whose = "Wrong answer at \(place.file):\(place.position.line)"
    let survived = checks.filter { named.contains($0.check) && $0.verdict == .pass }.map { check in
      Diagnostic(
        name, at: place, "\(whose) was meant to fail '\(check.check)' but it passed; the check misses this mistake.")
    }
    let others = checks.filter { check in
      !named.contains(check.check) && check.verdict != .pass
        && !(check.verdict == .skipped && waiting.contains(check.check))
    }
    return survived
      + others.map { check in
        Diagnostic(
          name, at: place,
          "\(whose) does not pass '\(check.check)' either, which it does not name: \(check.summary)",
          details: check.verdict == .doesNotCompile ? report.errors : check.account)
      }
  }
}

extension Step {
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
