internal import CourseModel
internal import Foundation
internal import Grading
internal import PageRendering

/// Draws the pictures of a course for its pages. It needs a compiler only where a lesson has pictures, and runs an app only
/// where something has changed.
struct PictureStudio: Sendable {
  struct Result: Sendable {
    var pictures = CoursePictures()
    /// Why there are pictures that are not there.
    var diagnostics: [Diagnostic] = []
    /// Why there is none at all: what the host lacks, a sentence.
    var obstacle: String?
  }

  var options: GradingOptions

  func pictures(of course: Course) async throws -> Result {
    let lessons = course.lessons.filter(\.hasPictures)
    var result = Result()
    guard !lessons.isEmpty else { return result }
    do {
      let grader = try await Grader(
        home: try Home.find(), environment: ProcessInfo.processInfo.environment, options: options)
      for lesson in lessons {
        try Task.checkCancellation()
        let drawn = try await grader.pictures(of: lesson)
        result.diagnostics += drawn.diagnostics
        for (fence, frames) in drawn.frames {
          result.pictures.frames[fence] = frames.map {
            .init(svg: $0.picture.svg, caption: $0.caption, alternative: $0.picture.alternative)
          }
        }
      }
    } catch {
      if error is CancellationError || Task.isCancelled { throw error }
      // Pages without pictures are better than no pages.
      result.obstacle = "\(error)"
    }
    return result
  }
}
