internal import CourseCommand
internal import CourseModel
internal import SiteBuilding

/// Draws the pictures of served lessons beside the pages: a page is shown with the pictures that are known, and again when the others are there.
actor PictureQueue {
  private struct Drawn {
    /// What pictures are made of, and where it stands.
    var snippets: [Snippet]
    var pictures: LessonPictureSet
  }

  private let drawer: LessonPictureDrawer
  private let progress: ProgressLine
  /// By the markdown file.
  private var tasks: [String: (snippets: [Snippet], task: Task<Void, Never>)] = [:]
  private var drawn: [String: Drawn] = [:]
  private var hasNews = false

  init(_ drawer: LessonPictureDrawer, _ progress: ProgressLine) {
    self.drawer = drawer
    self.progress = progress
  }

  /// What there is of a lesson's pictures now; the rest is drawn.
  @Sendable func pictures(of lesson: Lesson) async throws -> LessonPictureSet {
    if let drawn = drawn[lesson.file], drawn.snippets == lesson.allSnippets { return drawn.pictures }
    let known = try await drawer.draw(lesson, onlyKnown: true)
    if known.obstacle != nil { return known }
    if known.isRepeatable {
      // To find them in the store costs merging and hashing the programs of all steps.
      drawn[lesson.file] = Drawn(snippets: lesson.allSnippets, pictures: known)
    } else {
      begin(lesson)
    }
    return known
  }

  /// Whether pictures have been drawn since it was asked the last time.
  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Ends what is being drawn.
  func close() {
    for (_, task) in tasks.values { task.cancel() }
  }

  /// An older version of the lesson is not drawn any more.
  private func begin(_ lesson: Lesson) {
    let snippets = lesson.allSnippets
    if let (drawing, task) = tasks[lesson.file] {
      if drawing == snippets { return }
      task.cancel()
    }
    let task = Task {
      // What can't be drawn is told as long as the lesson stays as it is.
      let pictures = try? await drawer.draw(lesson)
      guard !Task.isCancelled else { return }
      tasks[lesson.file] = nil
      progress.clear()
      guard let pictures else { return }
      drawn[lesson.file] = Drawn(snippets: snippets, pictures: pictures)
      hasNews = true
    }
    tasks[lesson.file] = (snippets, task)
  }
}

extension Lesson {
  fileprivate var allSnippets: [Snippet] {
    prelude + introduction.snippets + steps.flatMap(\.blocks.snippets)
  }
}
