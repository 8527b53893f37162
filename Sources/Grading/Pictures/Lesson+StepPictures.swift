package import CourseModel

// A step for which its author chose no screen shows what it is about all the same: what a user does in one of its checks, to the app as
// the step begins and as its solution makes it.

extension Lesson {
  /// The lesson with such screens added, each at the place of its check.
  var withStepPictures: Lesson {
    guard hasScene else { return self }
    var lesson = self
    for (index, step) in steps.enumerated() {
      lesson.steps[index].blocks += step.picturedChecks(in: file).map { .snippet($0.screen) }
    }
    return lesson
  }

  /// So many stories of a lesson are told; the checks behind them have none.
  private static let mostStories = 60

  /// The lesson with the stories of its checks added, each a screen at the end of its step.
  var withStories: Lesson {
    guard hasScene else { return self }
    var lesson = self
    var left = Self.mostStories
    for (index, step) in steps.enumerated() {
      let told = step.toldChecks(in: file).prefix(left)
      left -= told.count
      lesson.steps[index].blocks += told.map { Block.snippet($0.story) }
    }
    return lesson
  }

  /// Whether it has pictures that come from running its app.
  package var hasPictures: Bool {
    (introduction.snippets + steps.flatMap(\.blocks.snippets)).contains(where: \.drivesApp)
      || hasScene && steps.contains { !$0.picturedChecks(in: file).isEmpty || !$0.toldChecks(in: file).isEmpty }
  }

  /// Whether an app of the lesson's has a screen: without one, no check has anything to show.
  private var hasScene: Bool {
    (introduction.snippets + steps.flatMap(\.blocks.snippets)).contains { $0.role == .scene }
  }
}

extension Step {
  /// So many checks are tried, for one whose end shows what the step changes.
  private static let mostPictured = 4

  /// The checks of whose end the step may show pictures, the best first; none where its author has chosen screens, and where no check has a
  /// screen to show.
  ///
  /// - Parameter file: The lesson's own: what stands in another is on no page.
  fileprivate func picturedChecks(in file: String) -> [Snippet] {
    guard !blocks.snippets.contains(where: { $0.role == .screen }) else { return [] }
    let shown = shownChecks(in: file)
    return Array((shown.filter(\.hasEvents) + shown.filter { !$0.hasEvents }).prefix(Self.mostPictured))
  }

  /// The checks that the page lists and in which a user does something, so that a reader can look at it.
  ///
  /// - Parameter file: As above.
  fileprivate func toldChecks(in file: String) -> [Snippet] {
    shownChecks(in: file).filter { $0.hasEvents && !$0.code.contains("survives:") && !$0.isInProse }
  }

  private func shownChecks(in file: String) -> [Snippet] {
    checks.filter { !$0.isHidden && $0.fence.file == file && $0.oracle == nil && $0.showsApp }
  }
}

extension Snippet {
  /// Whether it is one story that its author wrote. What is drawn at random shows nobody what a step is about.
  fileprivate var showsApp: Bool { code.contains("app.") && !code.contains("behavesLike") }

  /// Whether a user does something in it.
  fileprivate var hasEvents: Bool {
    [".tap(", ".typeText(", "app.typeText(", "app.rotate", ".scroll", ".swipe"].contains { code.contains($0) }
  }

  /// The same to be drawn, at the start of its step and at its end.
  fileprivate var screen: Snippet {
    Snippet(role: .screen, language: language, code: code, location: location, fence: fence, of: [.starter, .solution])
  }

  /// The same to be told, event by event, with the solution's app.
  fileprivate var story: Snippet {
    Snippet(
      role: .screen, language: language, code: code, location: location, fence: fence, id: Self.storyName,
      of: [.solution])
  }

  /// Whether it is the story of a check, and no screen of an author's.
  var isStory: Bool { role == .screen && id == Self.storyName }

  /// The name of a screen that no author writes.
  private static let storyName = "told story"
}
