package import CourseModel
internal import Scaffolding
internal import Storage
internal import SwiftSource

extension Grader {
  /// Why an app of a lesson can't be used.
  package struct NothingToPlay: Error, CustomStringConvertible {
    package var description: String
    /// Whether it is that nothing is on the screen there.
    package var hasNoScreen = false

    /// - Parameter description: A sentence for readers.
    package init(description: String) { self.description = description }

    fileprivate static var noScreen: NothingToPlay {
      var nothing = NothingToPlay(description: "No app is on the screen here.")
      nothing.hasNoScreen = true
      return nothing
    }
  }

  /// Starts the app of a step, so that somebody can use it; ``PlayedApp/launch()`` shows its first screen.
  /// - Parameters:
  ///   - app: What the step begins with, or what its solution makes of it.
  ///   - step: `nil` for the lesson's introduction.
  /// - Throws: ``NothingToPlay`` for a lesson without a screen, and for code that can't be run.
  package func play(_ app: ShownApp, of lesson: Lesson, step: Int?) async throws -> PlayedApp {
    let (maker, check) = try place(in: lesson, step: step, app)
    return try await Self.play(lesson) {
      let program = try await maker.apps.executable(
        of: maker.program(of: app, step: check.step), scene: check.scene, probes: check.linkedProbes)
      return try PlayedApp(program, limits: maker.limits, containment: maker.apps.containment)
    }
  }

  /// Starts the app of a picture on a lesson's page; ``PlayedApp/launch()`` brings it to what the picture shows, by the events of the code that
  /// the picture is drawn by.
  /// - Throws: As ``play(_:of:step:)``.
  package func play(_ moment: PicturedMoment, of lesson: Lesson) async throws -> PlayedApp {
    let pictured = lesson.withStepPictures
    let maker = pictureMaker(pictured, LessonScaffold(pictured, of: .screen))
    guard let check = maker.check(of: moment), check.scene != nil else { throw NothingToPlay.noScreen }
    return try await Self.play(lesson) {
      let way = try await maker.events(to: moment, of: check)
      guard !way.isEmpty else { throw NothingToPlay.noScreen }
      let program = try await maker.apps.executable(
        of: maker.program(of: moment.app, step: check.step), scene: check.scene, probes: check.linkedProbes)
      return try PlayedApp(program, limits: maker.limits, containment: maker.apps.containment, way: way)
    }
  }

  /// Starts the app that a learner's files make of a step.
  /// - Throws: As ``play(_:of:step:)``; the first of the compiler's messages for code that does not compile.
  package func play(_ submission: Submission, of lesson: Lesson, step: Int) async throws -> PlayedApp {
    let submitted = try await SubmittedProgram(submission, LessonStates(lesson), LessonScaffold(lesson))
    let (maker, check) = try place(in: lesson, step: step, .starter)
    let scene = check.scene.map { scene in submitted.resources[scene.number].map(scene.bringing) ?? scene }
    var apps = maker.apps
    apps.compiler = apps.compiler.limited(options.limits.over(lesson.limits))
    let folder = try TemporaryDirectory()
    do {
      return try await Self.play(lesson) { [apps] in
        let program = try await apps.passingExecutable(
          of: submitted.program, scene: scene, probes: check.linkedProbes, in: folder.path)
        return try PlayedApp(program, limits: maker.limits, containment: apps.containment, folder: folder)
      }
    } catch {
      folder.remove()
      throw error
    }
  }

  /// What stands around an app in a step, or in the introduction.
  private func place(
    in lesson: Lesson, step: Int?, _ app: ShownApp
  ) throws(NothingToPlay) -> (PictureMaker, LessonScaffold.Check) {
    let place = SourceLocation(file: lesson.file, line: 1)
    let screen = Block.snippet(Snippet(role: .screen, code: "", location: place, id: Self.played, of: [app]))
    var lesson = lesson
    if let step { lesson.steps[step].blocks.append(screen) } else { lesson.introduction.append(screen) }
    let scaffold = LessonScaffold(lesson, of: .screen)
    guard let check = scaffold.checks.last(where: { $0.snippet.id == Self.played }), check.scene != nil else {
      throw NothingToPlay.noScreen
    }
    return (pictureMaker(lesson, scaffold), check)
  }

  private static func play(_ lesson: Lesson, _ start: () async throws -> PlayedApp) async throws -> PlayedApp {
    do {
      return try await start()
    } catch let problem as LessonAppBuilder.LessonAppFailure {
      let place = problem.cause?.location.map { " (\($0.file), line \($0.position.line))" } ?? ""
      throw NothingToPlay(description: "This app can't be run\(place): \(problem.reason)")
    }
  }

  /// The name of a screen that no author writes.
  private static let played = "played app"
}
