package import CourseModel
internal import Foundation
package import Grading
internal import PageRendering
package import SiteBuilding
internal import Storage

/// Draws the pictures of lessons for their pages. It needs a compiler only where a lesson has pictures, and runs an app only
/// where something has changed.
package actor LessonPictureDrawer {
  private let progress: ProgressLine
  private let tellsStories: Bool
  /// Made when the first lesson needs it.
  private var making: Task<Grader, any Error>?
  /// The last lesson that waits to be drawn, or is.
  private var last: Task<LessonPictures, any Error>?

  /// - Parameter tellsStories: Whether pages have the stories of their checks, which show what solutions do.
  package init(_ progress: ProgressLine, tellsStories: Bool) {
    self.progress = progress
    self.tellsStories = tellsStories
  }

  @Sendable package func draw(_ lesson: Lesson) async throws -> LessonPictureSet {
    try await draw(lesson, onlyKnown: false)
  }

  /// - Parameter onlyKnown: Nothing is run; the pictures that were not drawn before are left out.
  package func draw(_ lesson: Lesson, onlyKnown: Bool) async throws -> LessonPictureSet {
    guard lesson.hasPictures else { return LessonPictureSet() }
    do {
      try Task.checkCancellation()
      let grader = try await readyGrader()
      var drawn = try await grader.pagePictures(of: lesson, onlyKnown: true, tellsStories: tellsStories)
      if !onlyKnown, !drawn.isRepeatable { drawn = try await inTurn(lesson, grader) }
      return LessonPictureSet(
        pictures: CoursePictures(drawn), diagnostics: drawn.diagnostics, isRepeatable: drawn.isRepeatable)
    } catch {
      if error is CancellationError || Task.isCancelled { throw error }
      // Where pictures can't be made, pages are made without them.
      return LessonPictureSet(obstacle: "\(error)")
    }
  }

  /// One lesson after the other: each uses all processors.
  private func inTurn(_ lesson: Lesson, _ grader: Grader) async throws -> LessonPictures {
    let before = last
    let task = Task { [tellsStories] in
      _ = await before?.result
      try Task.checkCancellation()
      return try await grader.pagePictures(of: lesson, onlyKnown: false, tellsStories: tellsStories)
    }
    last = task
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// What runs the apps of lessons, for whatever else is done with them. It is made once, however many ask for it.
  /// - Throws: What the host can't do.
  package func readyGrader() async throws -> Grader {
    while true {
      let task = making ?? newGrader
      making = task
      do {
        return try await withTaskCancellationHandler {
          try await task.value
        } onCancel: {
          task.cancel()
        }
      } catch {
        if making == task { making = nil }
        // Another who waited for it has gone.
        if error is CancellationError, !Task.isCancelled { continue }
        throw error
      }
    }
  }

  private var newGrader: Task<Grader, any Error> {
    Task { [progress] in
      try await Grader(
        home: try Home.find(), environment: ProcessInfo.processInfo.environment,
        options: GradingOptions(
          jobs: ProcessInfo.processInfo.activeProcessorCount, progress: { progress.show($0) }))
    }
  }

  package static func words(for obstacle: String) -> String {
    "warning: pages are without pictures of the app: \(obstacle)"
  }
}

extension CoursePictures {
  /// What was drawn, as pages show it.
  fileprivate init(_ drawn: LessonPictures) {
    self.init(
      frames: drawn.frames.mapValues { frames in
        frames.map { Frame($0.picture, caption: $0.caption, moment: $0.moment) }
      },
      stories: drawn.stories.mapValues { story in
        Story(
          moments: story.pictures.moments.map { Frame($0.picture, caption: $0.words) },
          earlier: story.pictures.earlier, end: Frame(story.end))
      })
  }
}

extension CoursePictures.Frame {
  fileprivate init(_ picture: Picture, caption: String? = nil, moment: PicturedMoment? = nil) {
    self.init(svg: picture.svg, caption: caption, alternative: picture.alternative, moment: moment)
  }
}
