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
    var pictures = CheckPictures(
      seen: picture(screens.last),
      story: StoryPictures(seen: screens.moments, earlier: screens.earlierMoments))
    guard !check.snippet.isHidden else { return pictures }
    let expected =
      if let solution = screens.solution { solution } else { try await solutionScreen(check, decision, screens) }
    guard let expected, picture(expected) != pictures.seen else { return pictures }
    let difference = ScreenDifference(screens.last, expected)
    pictures.seen = picture(screens.last, ScreenMarks(differences: difference.inFirst))
    pictures.expected = picture(expected, ScreenMarks(differences: difference.inSecond))
    return pictures
  }

  private func picture(_ screen: Screen, _ marks: ScreenMarks = ScreenMarks()) -> Picture {
    var picture = Picture(ScreenDrawing(screen, marks: marks))
    if draws == .terminal { picture.characters = ScreenCharacters(screen, marks: marks).lines }
    return picture
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

extension StoryPictures {
  /// `nil` where the user did nothing.
  init?(seen moments: [SeenScreens.Moment], earlier: Int) {
    guard !moments.isEmpty else { return nil }
    self.init(
      moments.map { moment in
        let drawing = ScreenDrawing(moment.screen, marks: ScreenMarks(finger: moment.finger))
        return Moment(words: moment.words, picture: Picture(drawing))
      }, earlier: earlier)
  }
}

extension DrawnScreens {
  /// So many moments are a strip that a reader still looks through.
  private static let mostMoments = 8

  /// What an examiner is asked for.
  var assigned: Assignment.Drawing {
    switch self {
    case .none: .none
    case .end, .terminal: .last
    case .story, .firstStory: .moments(most: Self.mostMoments)
    }
  }
}

extension StepReport {
  /// Without the stories of all checks but the first that has one.
  var withFirstStory: StepReport {
    var report = self
    let told = checks.firstIndex { $0.pictures?.story != nil }
    for index in checks.indices where index != told { report.checks[index].pictures?.story = nil }
    return report
  }
}

extension Picture {
  init(_ drawing: ScreenDrawing) { self.init(svg: drawing.svg, alternative: drawing.alternative) }
}
