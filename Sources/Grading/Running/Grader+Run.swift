internal import CourseModel
internal import Foundation
internal import Scaffolding
internal import ScreenDrawing
internal import SwiftSource

extension Grader {
  /// Compiles an app that belongs to no lesson, launches it, and does to it what the code says.
  ///
  /// How this works: it is graded by a lesson that is made for it, with one step and one check, so that everything that holds for the code of
  /// learners holds for it: what is compiled and edited, what contains it, how a crash is traced to its line.
  /// - Throws: ``LessonMistakes`` for events that do not compile, at their lines.
  package func run(_ app: RunnableApp, events: AppEvents) async throws -> AppRun {
    let lesson = Self.lesson(for: app, events)
    let alone = try await prepared(lesson)
    let prepared = alone.bringing(
      Dictionary(alone.scaffold.scenes.map { ($0.number, app.resources) }, uniquingKeysWith: { first, _ in first }))
    var program = ProgramSource()
    for file in app.files { program.apply([CodeFragment(file.text, to: .file(file.name), from: file.path)]) }
    return try await working(
      lesson, prepared, program: program, name: app.name, languageMode: options.languageMode ?? .swift5
    ) { runner, products in
      var runner = runner
      var (played, runs) = (try await runner.play(screens: Self.mostScreens), 1)
      let start = ContinuousClock.now
      while let seconds = events.repetition, played.report.verdict == .pass,
        ContinuousClock.now - start < .seconds(seconds)
      {
        options.progress(.checking(submission: app.name, done: runs, of: runs + 1))
        runner.seeds = Seeds((options.seed ?? 0) &+ UInt64(runs))
        (played, runs) = (try await runner.play(screens: Self.mostScreens), runs + 1)
      }
      return AppRun(
        screens: played.screens, messages: products.messages, outcome: played.report, output: played.output,
        seed: runner.seeds.text, runs: runs)
    }
  }

  /// As many as a finding has room for.
  private static let mostScreens = 40

  private static func lesson(for app: RunnableApp, _ events: AppEvents) -> Lesson {
    let place = SourceLocation(file: events.file, line: 1)
    let scene = Snippet(role: .scene, code: app.scene, location: SourceLocation(file: app.name, line: 1))
    let check = Snippet(role: .check, code: events.code, location: place, id: "run", title: app.name)
    return Lesson(
      id: app.name, title: app.name, directory: app.name, file: events.file, introduction: [.snippet(scene)],
      steps: [Step(id: "run", title: app.name, location: place, blocks: [.snippet(check)])])
  }
}

extension PlanRunner {
  /// Runs the one check of the plan for what is seen at the moments that its code marks.
  fileprivate func play(
    screens most: Int
  ) async throws -> (report: CheckReport, screens: [AppRun.Screen], output: String) {
    let check = plan.checks[0]
    guard case .run(let app) = products.readiness(for: check) else { return (try await report(check, [:]), [], "") }
    let decision = try await decide(check, app, drawing: .marked(most: most))
    let marked = decision.judgement.finding?.screens?.marked ?? []
    return (
      report(check, decision),
      marked.map {
        AppRun.Screen(
          screen: LookedScreen($0), traced: AppTrace.Screen($0), picture: Picture(ScreenDrawing($0.screen)))
      },
      String(decoding: decision.result.app.standardOutput, as: UTF8.self)
    )
  }
}
