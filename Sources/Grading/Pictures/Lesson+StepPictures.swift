package import CourseModel

// A step for which its author chose no screen shows what it is about all the same: what a user does in one of its checks, to the app as
// the step begins and as its solution makes it.

extension Lesson {
  /// The lesson with such screens added, each at the place of its check.
  var withStepPictures: Lesson {
    var lesson = self
    for (index, step) in steps.enumerated() {
      if let check = step.picturedCheck(in: file) { lesson.steps[index].blocks.append(.snippet(check.screen)) }
    }
    return lesson
  }

  /// Whether it has pictures that come from running its app.
  package var hasPictures: Bool {
    (introduction.snippets + steps.flatMap(\.blocks.snippets)).contains(where: \.drivesApp)
      || steps.contains { $0.picturedCheck(in: file) != nil }
  }
}

extension Step {
  /// The check of whose end the step shows pictures; `nil` where its author has chosen screens, and where no check has a screen to show.
  ///
  /// - Parameter file: The lesson's own: what stands in another is on no page.
  fileprivate func picturedCheck(in file: String) -> Snippet? {
    guard !blocks.snippets.contains(where: { $0.role == .screen }) else { return nil }
    let visible = checks.filter { !$0.isHidden && $0.fence.file == file && $0.oracle == nil && $0.showsApp }
    return visible.first { $0.hasEvents } ?? visible.first
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
}
