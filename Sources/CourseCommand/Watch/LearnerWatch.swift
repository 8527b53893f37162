internal import CourseModel
internal import Reporting

/// The learner's loop: grades the step that the learner is at, shows what does not pass, and goes on when it passes.
///
/// How this works: what happens (a file is saved, a key is pressed, a grading is over) comes as one stream. A save ends the
/// grading of the older text, waits until nothing of it runs, and begins the next. Only the current step is graded after a save;
/// when it passes, all steps are, since the answer to one may have broken an earlier one, and the first that does not pass
/// is the next.
struct LearnerWatch: Sendable {
  enum Event: Sendable { case saved, hint, end }

  /// What a grading has found, and the lines of the learner's files for excerpts.
  struct Graded: Sendable {
    var report: LessonReport
    var source: @Sendable (String) -> [String]? = { _ in nil }
  }

  var lesson: Lesson
  /// As the learner would type it.
  var folder: String
  var first: Step
  /// Whether no other step comes when it passes.
  var staysWithFirst = false
  /// Whether keys can be asked for in the terminal.
  var hasKeys = false
  /// Asked for each text, since windows change their width.
  var terminal: @Sendable () -> Terminal
  /// - Parameter steps: Ids; `nil` for all.
  var grade: @Sendable (_ steps: Set<String>?) async throws -> Graded
  var hints: any HintSource
  var show: @Sendable (String) -> Void

  private enum Happening: Sendable {
    case event(Event)
    case graded(Graded, turn: Int)
    case failed(any Error, turn: Int)
  }

  /// - Returns: When the stream ends, the learner ends it, or the task is cancelled; then nothing runs any more.
  /// - Throws: What a grading has thrown.
  func run(_ events: AsyncStream<Event>) async throws {
    let (happenings, source) = AsyncStream.makeStream(of: Happening.self)
    let forwarding = Task {
      for await event in events { source.yield(.event(event)) }
      source.finish()
    }
    var place = WatchPlace(step: first)
    var turn = 0
    var running = begin(place.wanted, turn, source)
    let outcome: Result<Void, any Error>
    do {
      for await happening in happenings {
        switch happening {
        case .event(.end): source.finish()
        case .event(.hint): try showHint(place.step ?? first)
        case .event(.saved):
          running.cancel()
          await running.value
          turn += 1
          running = begin(place.wanted, turn, source)
        case .failed(let error, let of):
          // A grading that a save has ended is of no interest.
          if of == turn { throw error }
        case .graded(let graded, let of):
          guard of == turn, react(to: graded, &place) == .goOn else { continue }
          turn += 1
          running = begin(place.wanted, turn, source)
        }
      }
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    forwarding.cancel()
    running.cancel()
    await running.value
    try outcome.get()
  }

  private func begin(
    _ steps: Set<String>?, _ turn: Int, _ source: AsyncStream<Happening>.Continuation
  ) -> Task<Void, Never> {
    Task {
      do {
        source.yield(.graded(try await grade(steps), turn: turn))
      } catch {
        source.yield(.failed(error, turn: turn))
      }
    }
  }

  private enum Reaction { case wait, goOn }

  private func react(to graded: Graded, _ place: inout WatchPlace) -> Reaction {
    let text = LearnerText(terminal: terminal(), source: graded.source)
    let report = graded.report
    if let current = place.step {
      guard let step = report.steps.first(where: { $0.step == current.id }) else { return .wait }
      if step.needsWork {
        let failures = place.failed(current)
        show(
          text.unfinished(step, of: report, showsHint: failures > 1, footer: footer(failures, of: current)))
        return .wait
      }
      show(text.finished(step))
      if staysWithFirst { return wait(text) }
      place.step = nil
      return .goOn
    }
    guard let next = report.steps.first(where: \.needsWork) else {
      show(text.over(report))
      return wait(text)
    }
    place.step = lesson.steps.first { $0.id == next.step }
    let failures = place.step.map { place.failed($0) } ?? 1
    show(
      text.unfinished(next, of: report, showsHint: failures > 1, footer: footer(failures, of: place.step ?? first)))
    return .wait
  }

  private func wait(_ text: LearnerText) -> Reaction {
    show(text.waiting(for: folder, keys: hasKeys ? "q and Enter end." : "Ctrl-C ends."))
    return .wait
  }

  /// What the learner can do now. Without keys, hints are named when the step has failed before, or one was asked for.
  private func footer(_ failures: Int, of step: Step) -> [String] {
    let left = step.hints.count - hints.shown(of: step)
    var lines = ["Watching \(folder): save a file to be graded again."]
    if hasKeys {
      lines[0] += left > 0 ? " h and Enter show a hint, q and Enter end." : " q and Enter end."
    } else {
      lines[0] += " Ctrl-C ends."
      if left > 0, failures > 1 || hints.shown(of: step) > 0 {
        lines.append("Stuck? coursemark hint \(folder) --step \(step.id)")
      }
    }
    return lines
  }

  private func showHint(_ step: Step) throws {
    let text = LearnerText(terminal: terminal())
    guard let hint = try hints.next(of: step) else {
      return show(text.note("\(step.title) has no hints."))
    }
    show(text.hint(hint.text, number: hint.number, count: step.hints.count, of: step.title))
  }
}

/// Where the learner is.
struct WatchPlace: Sendable {
  /// `nil` when all steps are to be graded.
  var step: Step?
  /// How often each step was found not to pass.
  private var failures: [String: Int] = [:]

  init(step: Step) { self.step = step }

  var wanted: Set<String>? { step.map { [$0.id] } }

  /// - Returns: How often it has failed now.
  mutating func failed(_ step: Step) -> Int {
    failures[step.id, default: 0] += 1
    return failures[step.id] ?? 1
  }
}

extension StepReport {
  /// Whether there is something that the learner can do. What Coursemark could not judge is no work of the learner's.
  var needsWork: Bool { checks.contains(where: \.verdict.isMistake) }
}
