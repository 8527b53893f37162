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
  /// Made when the first lesson needs it.
  private var grader: Grader?

  package init(_ progress: ProgressLine) { self.progress = progress }

  @Sendable package func draw(_ lesson: Lesson) async throws -> LessonPictureSet {
    try await draw(lesson, onlyKnown: false)
  }

  /// - Parameter onlyKnown: Nothing is run; the pictures that were not drawn before are left out.
  package func draw(_ lesson: Lesson, onlyKnown: Bool) async throws -> LessonPictureSet {
    guard lesson.hasPictures else { return LessonPictureSet() }
    do {
      try Task.checkCancellation()
      let drawn = try await readyGrader().pagePictures(of: lesson, onlyKnown: onlyKnown)
      return LessonPictureSet(
        pictures: CoursePictures(
          frames: drawn.frames.mapValues { frames in
            frames.map { .init(svg: $0.picture.svg, caption: $0.caption, alternative: $0.picture.alternative) }
          }), diagnostics: drawn.diagnostics, isRepeatable: drawn.isRepeatable)
    } catch {
      if error is CancellationError || Task.isCancelled { throw error }
      // Where pictures can't be made, pages are made without them.
      return LessonPictureSet(obstacle: "\(error)")
    }
  }

  /// What runs the apps of lessons, for whatever else is done with them.
  /// - Throws: What the host can't do.
  package func readyGrader() async throws -> Grader {
    if let grader { return grader }
    let made = try await Grader(
      home: try Home.find(), environment: ProcessInfo.processInfo.environment,
      options: GradingOptions(
        jobs: ProcessInfo.processInfo.activeProcessorCount, progress: { [progress] in progress.show($0) }))
    grader = made
    return made
  }

  package static func words(for obstacle: String) -> String {
    "warning: pages are without pictures of the app: \(obstacle)"
  }
}
