package import CourseModel
internal import Scaffolding
internal import Storage

extension Grader {
  /// Draws what the lesson's screens in Swift show, by running the lesson's own apps. What was drawn before is drawn again
  /// without a run.
  /// - Throws: What the host can't do; never for a mistake in the lesson.
  package func pictures(of lesson: Lesson) async throws -> LessonPictures {
    try await drawn(lesson, onlyKnown: false)
  }

  /// The same for the lesson's page, on which steps without a screen show what one of their checks does.
  /// - Parameters:
  ///   - onlyKnown: Nothing is run: what was not drawn before is left out, and the pictures are not repeatable then.
  ///   - tellsStories: Whether the stories of the checks that readers see are among the pictures.
  package func pagePictures(
    of lesson: Lesson, onlyKnown: Bool, tellsStories: Bool = true
  ) async throws -> LessonPictures {
    let pictured = lesson.withStepPictures
    return try await drawn(tellsStories ? pictured.withStories : pictured, onlyKnown: onlyKnown)
  }

  private func drawn(_ lesson: Lesson, onlyKnown: Bool) async throws -> LessonPictures {
    let scaffold = LessonScaffold(lesson, of: .screen)
    guard !scaffold.checks.isEmpty else { return LessonPictures() }
    return try await pictureMaker(lesson, scaffold).pictures(onlyKnown: onlyKnown)
  }

  func pictureMaker(_ lesson: Lesson, _ scaffold: LessonScaffold) -> PictureMaker {
    let states = LessonStates(lesson)
    return PictureMaker(
      lesson: lesson, scaffold: scaffold, states: states,
      examiners: ExaminerBuilder(compiler: compiler, runtime: runtime, cache: programs("examiners")),
      apps: ownApps(states, lesson.languageModes.first ?? .swift5),
      cache: ValueCache(folder: home.cache.appending("pictures")),
      stories: ValueCache(folder: home.cache.appending("pictures")), tool: ToolIdentity.ofAllPrograms(data: home.data),
      jobs: options.jobs, limits: CheckLimits(options.limits.over(lesson.limits)), progress: options.progress)
  }
}
