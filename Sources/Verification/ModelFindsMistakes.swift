package import CourseModel
internal import SwiftSource

/// Where a step compares an app with a model, that alone finds each of the step's wrong answers; those that it cannot see
/// say why, and are few.
package struct ModelFindsMistakes: Rule {
  package static let id = RuleID.modelFindsMistakes

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    let answers = lesson.steps.filter { !$0.modelChecks.isEmpty }.flatMap(\.wrongAnswers)
    let unseen = answers.filter { $0.unseen != nil }
    guard unseen.count * 10 > answers.count, let place = unseen.last?.snippets.first?.fence else { return [] }
    return [
      Diagnostic(
        Self.id, at: place,
        "\(unseen.count) of \(answers.count) wrong answers are marked unseen, more than one in ten; let the models see more."
      )
    ]
  }

  /// What a report of the wrong answer says, in which the comparisons were run whatever became of other checks.
  /// `WrongAnswerFails` asks for it, so that each answer is compiled once for both.
  package static func judge(
    _ report: LessonReport, step: Step, answer: Answer, place: SourceLocation
  ) -> [Diagnostic] {
    let ids = step.modelChecks.compactMap(\.id)
    let models = report.steps.flatMap(\.checks).filter { ids.contains($0.check) }
    guard !models.isEmpty else { return [] }
    let title = "Wrong answer at \(place.file):\(place.position.line)"
    let names = models.map { "'\($0.check)'" }.joined(separator: ", ")
    switch (models.first(where: \.isTold), answer.unseen) {
    case (nil, nil):
      return [
        Diagnostic(
          id, at: place,
          "\(title) is not found by the model alone (\(names)); let the model see it, or write unseen=\"why it can't\"."
        )
      ]
    case (let found?, .some):
      return [
        Diagnostic(
          id, at: place, "\(title) is marked unseen, but '\(found.check)' finds it; remove 'unseen'.",
          details: ["'\(found.check)': \(found.summary)"] + found.explanation)
      ]
    case (nil, .some), (.some, nil): return []
    }
  }
}

extension Step {
  /// The checks that compare an app with a model.
  package var modelChecks: [Snippet] { checks.filter { comparesWithModel($0.code) } }
}

extension CheckReport {
  /// Whether there is a story of what went wrong, and not only code that does not fit.
  var isTold: Bool { [.fail, .crash, .timeout, .limit].contains(verdict) }
}

extension Answer {
  /// Why no model can see that it is wrong.
  package var unseen: String? { snippets.lazy.compactMap(\.unseen).first }
}
