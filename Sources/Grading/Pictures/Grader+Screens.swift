internal import AppProtocol
package import CourseModel
internal import Scaffolding
internal import ScreenDrawing

/// A screen of a lesson's own app, as an author looks at it before writing a check.
package struct LookedScreen: Sendable {
  /// Of a moment that the events name: `screen("While typing")`; empty at their end.
  package var caption: String
  /// In points.
  package var width, height: Double
  package var elements: [Line]

  package struct Line: Sendable {
    /// How many named elements it is inside of.
    package var depth: Int
    /// Swift, as a check has it.
    package var query: String
    /// What it is, and what it shows.
    package var words: String
  }
}

extension Grader {
  /// Runs the app of a step, does to it what the code says, and reads what is on the screen.
  /// - Parameters:
  ///   - step: `nil` for the lesson's introduction.
  ///   - code: As of a check; empty for the screen at the launch.
  ///   - file: Where the code stands, for messages.
  package func look(
    at lesson: Lesson, step: Int?, app: ShownApp, events code: String, from file: String
  ) async throws -> (screens: [LookedScreen], diagnostics: [Diagnostic]) {
    let place = SourceLocation(file: file, line: 1)
    let events = Block.snippet(Snippet(role: .screen, code: code, location: place, of: [app]))
    var lesson = lesson
    if let step { lesson.steps[step].blocks.append(events) } else { lesson.introduction.append(events) }
    let scaffold = LessonScaffold(lesson, of: .screen)
    let own = scaffold.checks.filter { $0.snippet.location == place }.map(\.id)
    let found = try await pictureMaker(lesson, scaffold.only(Set(own))).screens()
    return (found.screens.map(LookedScreen.init), found.diagnostics)
  }
}

extension LookedScreen {
  init(_ seen: SeenScreens.Marked) {
    self.init(
      caption: seen.caption, width: seen.screen.size.width, height: seen.screen.size.height,
      elements: ScreenQueries(seen.screen).lines.map { Line(depth: $0.depth, query: $0.query, words: $0.words) })
  }
}
