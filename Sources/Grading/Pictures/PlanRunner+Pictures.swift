internal import AppProtocol
internal import CourseModel
internal import Scaffolding
internal import ScreenDrawing

extension PlanRunner {
  /// The screen at which a check did not pass, and the one that the lesson's solution shows then.
  ///
  /// The solution's comes from the same check with the same generated input, ended after as many requests. It is made for
  /// checks that did not pass, and never for hidden ones: it would show what they expect.
  func pictures(_ check: GradingPlan.Check, _ decision: Decision) async throws -> CheckPictures? {
    guard [.fail, .crash, .timeout].contains(decision.judgement.verdict),
      let screens = decision.judgement.finding?.screens, !screens.last.elements.isEmpty
    else { return nil }
    let seen = Picture(ScreenDrawing(screens.last))
    guard !check.snippet.isHidden else { return CheckPictures(seen: seen) }
    let expected =
      if let solution = screens.solution { solution } else { try await solutionScreen(check, decision, screens) }
    let picture = expected.map { Picture(ScreenDrawing($0)) }
    return CheckPictures(seen: seen, expected: picture == seen ? nil : picture)
  }

  /// `nil` when the solution does not come so far: it is the lesson's, and nothing that a learner has to know.
  private func solutionScreen(
    _ check: GradingPlan.Check, _ decision: Decision, _ screens: SeenScreens
  ) async throws -> Screen? {
    guard check.snippet.oracle == nil else { return nil }
    var assignment = decision.assignment
    // A shortened story ends where the difference was; any other check has to be ended there.
    if !decision.isShrunk {
      let isUnanswered = [.appEnded, .appSilent].contains(decision.judgement.finding?.decision)
      assignment.drawing = .after(requests: screens.requests + (isUnanswered ? 1 : 0))
    }
    do {
      let app = try await solutions.executable(for: check, probes: check.scaffold.linkedProbes)
      let result = try await CheckRun(
        app: app, examiner: examiner, solution: nil, assignment: assignment,
        limits: limits(of: check), containment: solutions.containment
      ).run()
      guard let finding = result.finding, [.stopped, .fail, .pass].contains(finding.decision) else { return nil }
      // A run with other events would show another screen.
      if !decision.isShrunk, finding.decision != .stopped { return nil }
      return finding.screens?.last
    } catch is LessonAppBuilder.LessonAppFailure {
      return nil
    }
  }
}

extension Picture {
  init(_ drawing: ScreenDrawing) { self.init(svg: drawing.svg, alternative: drawing.alternative) }
}
