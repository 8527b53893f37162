internal import AppProtocol
internal import CourseModel
internal import Foundation
internal import Scaffolding
internal import ScreenDrawing
internal import Storage
internal import SwiftSource

/// Runs the apps of a lesson for its pictures.
///
/// How this works: the code of each screen is compiled as a check is, into an examiner of its own that no learner's work
/// depends on, and run with the apps that it names. What was seen is kept, and not what was drawn of it: drawing takes no time.
struct PictureMaker: Sendable {
  typealias Seen = [SeenScreens.Marked]

  let lesson: Lesson
  private(set) var scaffold: LessonScaffold
  let states: LessonStates
  let examiners: ExaminerBuilder
  let apps: LessonAppBuilder
  let cache: ValueCache<Seen>
  /// The same for the stories of checks.
  let stories: ValueCache<SeenStory>
  /// Which build of Coursemark this is.
  let tool: String
  let jobs: Int
  /// Of each run.
  let limits: CheckLimits
  let progress: @Sendable (Progress) -> Void

  /// Generated input is the same in every picture.
  private static let seed: UInt64 = 1

  /// The largest number of screens in one figure.
  private static let screensOfFigure = 6

  /// One app under the code of one screen.
  private struct PictureTask: Sendable {
    var check: LessonScaffold.Check
    var app: ShownApp
    var program: ProgramSource
    var identity: ContentHash
  }

  private enum Outcome: Sendable {
    case seen(Seen)
    case told(SeenStory)
    case mistake(Diagnostic, isRepeatable: Bool)
    case noApp(LessonAppBuilder.LessonAppFailure)
  }

  func pictures(onlyKnown: Bool = false) async throws -> LessonPictures {
    var pictures = LessonPictures()
    var incomplete: Set<SourceLocation> = []
    var obstacles: [LessonAppBuilder.LessonAppFailure] = []
    let ofChecks = Set(lesson.steps.flatMap(\.checks).map(\.fence))
    for (task, outcome) in try await outcomes(&pictures.diagnostics, onlyKnown: onlyKnown) {
      let fence = task.check.snippet.fence
      if onlyKnown, outcome == nil { pictures.isRepeatable = false }
      if ofChecks.contains(fence) {
        // Nobody has asked for it, so nothing is said where it can't be drawn.
        switch outcome {
        case .seen(let seen): pictures.frames[fence, default: []] += frames(seen, of: task)
        case .told(let story): pictures.stories[fence] = LessonPictures.Story(story)
        case .mistake(_, isRepeatable: false): pictures.isRepeatable = false
        case .noApp(let problem) where problem.reason.hasPrefix(LearnerModule.compilerGaveUp):
          pictures.isRepeatable = false
        default: break
        }
        if case .seen(let seen) = outcome, !seen.isEmpty {
        } else if !task.check.snippet.isStory {
          incomplete.insert(fence)
        }
        continue
      }
      switch outcome {
      case .seen(let seen): pictures.frames[fence, default: []] += frames(seen, of: task)
      case .mistake(let diagnostic, let isRepeatable):
        pictures.diagnostics.append(diagnostic)
        if !isRepeatable { pictures.isRepeatable = false }
        incomplete.insert(fence)
      case .noApp(let problem):
        // One mistake may be in the way of many pictures.
        if !obstacles.contains(problem) { pictures.diagnostics.append(diagnostic(task, problem)) }
        obstacles.append(problem)
        if problem.reason.hasPrefix(LearnerModule.compilerGaveUp) { pictures.isRepeatable = false }
        incomplete.insert(fence)
      case .told, nil: incomplete.insert(fence)
      }
    }
    pictures.diagnostics.removeAll { $0.location.map(isOfCheck) ?? false }
    // A figure is shown only when all of its screens are there.
    for fence in incomplete { pictures.frames[fence] = nil }
    for step in lesson.steps { showOne(of: step, in: &pictures) }
    return pictures
  }

  /// Of the checks that a step may show, the first at whose end the step changes something stays; where none does, the first, once.
  private func showOne(of step: Step, in pictures: inout LessonPictures) {
    let ofChecks = Set(step.checks.map(\.fence))
    let fences = step.blocks.snippets.filter { $0.role == .screen && !$0.isStory }.map(\.fence)
      .filter { ofChecks.contains($0) && !pictures.frames[$0, default: []].isEmpty }
    let changing = fences.first { Set(pictures.frames[$0, default: []].map(\.picture.svg)).count > 1 }
    guard let shown = changing ?? fences.first else { return }
    for fence in fences where fence != shown { pictures.frames[fence] = nil }
    if changing == nil, var last = pictures.frames[shown]?.last {
      last.caption = "Before and after this step"
      pictures.frames[shown] = [last]
    }
  }

  private func isOfCheck(_ place: SourceLocation) -> Bool {
    lesson.steps.flatMap(\.checks).contains { $0.holds(place) }
  }

  /// What a picture shows the app of.
  func check(of moment: PicturedMoment) -> LessonScaffold.Check? {
    scaffold.checks.first { check in
      let snippet = check.snippet
      return !snippet.isStory && snippet.fence.file == lesson.file && snippet.fence.position.line == moment.line
        && snippet.shownApps.contains(moment.app)
    }
  }

  /// All that brings a fresh run of its app to a moment; empty where nothing does.
  func events(to moment: PicturedMoment, of check: LessonScaffold.Check) async throws -> [Event] {
    var maker = self
    maker.scaffold = scaffold.only([check.id])
    var diagnostics: [Diagnostic] = []
    for case (let task, .seen(let seen)?) in try await maker.outcomes(&diagnostics)
    where task.app == moment.app && seen.indices.contains(moment.number) {
      return seen[moment.number].events
    }
    return []
  }

  /// What the screens show, before anything is drawn.
  func screens() async throws -> (screens: Seen, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var screens: Seen = []
    for (task, outcome) in try await outcomes(&diagnostics) {
      switch outcome {
      case .seen(let seen): screens += seen
      case .mistake(let mistake, _): diagnostics.append(mistake)
      case .noApp(let problem): diagnostics.append(diagnostic(task, problem))
      case .told, nil: break
      }
    }
    return (screens, diagnostics)
  }

  /// What came of each app under each screen's code; `nil` for code that does not compile, which is told.
  private func outcomes(
    _ diagnostics: inout [Diagnostic], onlyKnown: Bool = false
  ) async throws -> [(PictureTask, Outcome?)] {
    let tasks = scaffold.checks.flatMap(tasks)
    let known = tasks.map { kept($0) }
    if onlyKnown { return Array(zip(tasks, known)) }
    let missing = tasks.indices.filter { known[$0] == nil }
    if !missing.isEmpty { progress(.preparing("the pictures of \(lesson.id)")) }
    let (examiner, left) = try await examiner(for: Set(missing.map { tasks[$0].check.id }), &diagnostics)
    let outcomes = try await tasks.indices.parallelMap(limit: jobs) { index -> Outcome? in
      if let known = known[index] { return known }
      guard let examiner, left.contains(tasks[index].check.id) else { return nil }
      let number = missing.prefix { $0 <= index }.count
      progress(.preparing("the pictures of \(lesson.id): \(number) of \(missing.count)"))
      return try await run(tasks[index], examiner)
    }
    return Array(zip(tasks, outcomes))
  }

  /// What came of it before.
  private func kept(_ task: PictureTask) -> Outcome? {
    if task.check.snippet.isStory { return stories.value(for: task.identity).map { .told($0) } }
    return cache.value(for: task.identity).map { .seen($0) }
  }

  // MARK: What is to be run

  private func tasks(_ check: LessonScaffold.Check) -> [PictureTask] {
    check.snippet.shownApps.map { app in
      let program = program(of: app, step: check.step)
      return PictureTask(check: check, app: app, program: program, identity: identity(check, program))
    }
  }

  /// - Parameter id: The step's; of none for the introduction.
  func program(of app: ShownApp, step id: String) -> ProgramSource {
    let step = lesson.steps.firstIndex { $0.id == id }
    return switch (app, step) {
    case (.starter, let step?): states.starts[step]
    case (.solution, let step?): states.solutions[step]
    case (.starter, nil): states.initial
    case (.solution, nil): states.solutions.last ?? states.initial
    }
  }

  /// All that decides what is seen.
  private func identity(_ check: LessonScaffold.Check, _ program: ProgramSource) -> ContentHash {
    let app = apps.identity(of: program, scene: check.scene, probes: check.linkedProbes)
    let code = [check.snippet.code] + scaffold.modelSnippets.map(\.code)
    return ContentHash([check.snippet.isStory ? "stories 1" : "pictures 2", tool, app.description] + code)
  }

  /// The examiner of these screens, and which of them it holds: code that does not compile is told, and left out.
  private func examiner(
    for ids: Set<String>, _ diagnostics: inout [Diagnostic]
  ) async throws -> (examiner: HeldFile?, left: Set<String>) {
    var left = ids
    while !left.isEmpty {
      let scaffold = scaffold.only(left)
      do {
        return (try await examiners.executable(for: scaffold, of: lesson, subject: .screen), left)
      } catch let mistakes as LessonMistakes {
        diagnostics += mistakes.diagnostics
        let faulty = scaffold.checks.filter { check in
          mistakes.diagnostics.contains { $0.location.map(check.snippet.holds) ?? false }
        }
        if faulty.isEmpty { break }
        left.subtract(faulty.map(\.id))
      }
    }
    return (nil, [])
  }

  // MARK: Runs

  private func run(_ task: PictureTask, _ examiner: HeldFile) async throws -> Outcome {
    let app: HeldFile
    do {
      app = try await apps.executable(of: task.program, scene: task.check.scene, probes: task.check.linkedProbes)
    } catch let problem as LessonAppBuilder.LessonAppFailure {
      return problem.reason.hasPrefix(LearnerModule.compilerGaveUp) ? .noApp(problem) : nothing(task) ?? .noApp(problem)
    }
    let isStory = task.check.snippet.isStory
    let result = try await CheckRun(
      app: app, examiner: examiner, solution: nil,
      assignment: Assignment(
        check: task.check.id, seed: Self.seed,
        drawing: isStory ? DrawnScreens.story.assigned : .marked(most: Self.screensOfFigure)),
      limits: limits, containment: apps.containment
    ).run()
    let judgement = Judgement(result, limits: limits)
    if isStory { return told(task, judgement) }
    // What a check comes to is shown, not judged: at the start of its step it does not pass.
    let isShown = judgement.verdict == .pass || (isOfCheck(task.check.snippet.location) && judgement.verdict == .fail)
    guard isShown, let seen = judgement.finding?.screens?.marked else {
      if judgement.verdict.isRepeatable, let nothing = nothing(task) { return nothing }
      var diagnostic = diagnostic(task, judgement.reason ?? "nothing was seen", judgement.finding)
      // What Coursemark lacks is no mistake of the author's.
      if judgement.verdict == .unsupported { diagnostic.severity = .warning }
      return .mistake(diagnostic, isRepeatable: judgement.verdict.isRepeatable)
    }
    cache.store(seen, for: task.identity)
    return .seen(seen)
  }

  /// The story of a check is told as it should go: one that does not pass has none.
  private func told(_ task: PictureTask, _ judgement: Judgement) -> Outcome {
    guard judgement.verdict == .pass, let screens = judgement.finding?.screens else {
      let mistake = diagnostic(task, judgement.reason ?? "nothing was seen", judgement.finding)
      return (judgement.verdict.isRepeatable ? nothing(task) : nil) ?? .mistake(mistake, isRepeatable: false)
    }
    let story = SeenStory(screens)
    stories.store(story, for: task.identity)
    return .told(story)
  }

  /// Where a check has nothing to show, it has nothing to show the next time; `nil` for what its author has asked for.
  private func nothing(_ task: PictureTask) -> Outcome? {
    guard isOfCheck(task.check.snippet.location) else { return nil }
    if task.check.snippet.isStory {
      stories.store(.untold, for: task.identity)
      return .told(.untold)
    }
    cache.store([], for: task.identity)
    return .seen([])
  }

  /// At the code that does not compile, where that is known, or else at the first screen that shows the app.
  private func diagnostic(_ task: PictureTask, _ problem: LessonAppBuilder.LessonAppFailure) -> Diagnostic {
    var diagnostic = diagnostic(task, "its app can't be run: \(problem.reason)")
    guard let cause = problem.cause else { return diagnostic }
    if let place = cause.location {
      diagnostic.location = place
      diagnostic.message = "Pictures of the app can't be drawn, as this does not compile: \(clause(cause.message))."
      // A scene may fit one app and not another.
      diagnostic.details = ["The first of them is at \(task.check.snippet.fence), of the \(task.app.rawValue)."]
    }
    // What Coursemark lacks is no mistake of the author's.
    if cause.kind == .unsupported { diagnostic.severity = .warning }
    return diagnostic
  }

  private func diagnostic(_ task: PictureTask, _ reason: String, _ finding: Finding? = nil) -> Diagnostic {
    let snippet = task.check.snippet
    var location = snippet.location
    if let line = finding?.line { location.position = .init(line: line, column: 1) }
    let whose = snippet.shownApps.count > 1 ? " of the \(task.app.rawValue)" : ""
    let story = finding?.story ?? []
    return Diagnostic(
      .screenDraws, at: location, "The screen\(whose) can't be drawn: \(clause(reason)).",
      details: story.isEmpty ? [] : ["The user: " + story.suffix(12).joined(separator: "; ")])
  }

  private func clause(_ sentence: String) -> String { sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence }

  // MARK: Frames

  private func frames(_ seen: Seen, of task: PictureTask) -> [LessonPictures.Frame] {
    seen.enumerated().map { number, moment in
      let drawing = ScreenDrawing(moment.screen)
      let name = moment.caption.isEmpty ? task.check.snippet.title ?? "" : moment.caption
      let words = [appWords(task), name].filter { !$0.isEmpty }.joined(separator: ": ")
      return LessonPictures.Frame(
        caption: words.isEmpty ? nil : words,
        picture: Picture(svg: drawing.svg, alternative: drawing.alternative),
        moment: moment.events.isEmpty
          ? nil : PicturedMoment(line: task.check.snippet.fence.position.line, app: task.app, number: number))
    }
  }

  /// Pictures of two apps say which is which.
  private func appWords(_ task: PictureTask) -> String {
    guard task.check.snippet.shownApps.count > 1 else { return "" }
    switch task.app {
    case .starter: return task.check.step.isEmpty ? "At the start" : "Before this step"
    case .solution: return task.check.step.isEmpty ? "At the end" : "After this step"
    }
  }
}

extension Snippet {
  /// Of a screen that drives the app.
  fileprivate var shownApps: [ShownApp] { of.isEmpty ? [.solution] : of }

  func holds(_ place: SourceLocation) -> Bool {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    let first = location.position.line
    return place.file == location.file && (first..<first + max(1, lines)).contains(place.position.line)
  }
}
