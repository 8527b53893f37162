package import AppProtocol
internal import Foundation
internal import ReferenceModel

/// A check under way: the app, what was last seen of it, what the user did, and what was expected so far.
///
/// One thread uses a session. Everything that check code calls finds it as ``current``, so that `app` can be a plain
/// global name.
package final class Session: @unchecked Sendable, DrivenApp {
  @TaskLocal private static var running: Session?

  /// The session of the check that this thread runs. Code outside of a check has none, and traps.
  package static var current: Session {
    guard let running else { preconditionFailure("Code of a check runs outside of a check") }
    return running
  }

  private let connection: any AppConnection
  /// The way to the app of the lesson's solution, for a check that has one beside it.
  let solution: (any AppConnection)?
  private let deliver: (Finding) -> Never
  /// What the app showed last. Queries read it.
  private(set) var screen = Screen(size: Size(width: 0, height: 0))
  var story = Story()
  /// What the check has read since the present expectation began.
  var readings: [Reading] = []
  /// 1-based, of the lesson's file: the last statement that said where it stands.
  var line: Int?
  var expectations = 0
  /// What the app has leaked at the end of a check that passes, as far as it is known what holds it.
  private var noted: [String] = []
  var random: SeededRandom
  /// Words that ``RandomInput`` has given out already.
  var usedWords: Set<String> = []
  /// What the app of the lesson's solution showed last.
  var solutionScreen: Screen?
  /// How many comparisons with a model or a solution have begun.
  var comparisons = 0
  /// The list in a cell of which an element was when it was last compared; no value for one that was in none.
  var lastSeen: [ElementName: ElementName] = [:]
  /// What a former run of the same check has left to try.
  let shrinker: Shrinker?
  /// Which stories this run plays.
  var turn: StoryTurn
  /// The same as the run began, before anything was drawn.
  let firstTurn: StoryTurn
  /// What is seen event by event, when the assignment asks for it.
  var trace: Trace?
  /// What is seen at moments that are to be drawn.
  var pictures: Pictures

  /// - Parameters:
  ///   - continuation: Of the ``AppProtocol/Assignment``, as the two that follow.
  ///   - conclude: Delivers the finding and ends the thread's work.
  package init(
    connection: any AppConnection, solution: (any AppConnection)? = nil, seed: UInt64, continuation: Data? = nil,
    traces: Bool = false, drawing: Assignment.Drawing = .none, conclude: @escaping (Finding) -> Never
  ) {
    self.connection = connection
    self.solution = solution
    self.random = SeededRandom(seed: seed)
    let shrinker = continuation.flatMap(Shrinker.decode)
    self.shrinker = shrinker
    self.turn = shrinker?.turn ?? continuation.flatMap(StoryTurn.decode) ?? StoryTurn()
    self.firstTurn = turn
    self.trace = traces ? Trace() : nil
    self.pictures = Pictures(drawing)
    self.deliver = conclude
  }

  /// Launches the app, runs the check, and delivers what was found.
  package func run(_ check: () -> Void) -> Never {
    Session.$running.withValue(self) {
      if let refusal = send(.launch) { end(.fail, "the app cannot be shown: \(refusal)") }
      // Of code that is there for its pictures it is expected that it comes to its end.
      if pictures.isPurpose { expectations += 1 }
      check()
      do throws(ConnectionFailure) {
        try connection.finish()
      } catch { end(Interruption(error)) }
      if expectations == 0 { end(.brokenCheck, "the check came to its end without expecting anything") }
      noted = connection.leaks.filter { $0.holder != nil }.map { Words.cut($0.words) }
      end(.pass, "")
    }
  }

  /// Does something that a user does, which becomes a part of the story.
  /// - Parameter words: `tap the text field "item"`.
  func perform(_ event: Event, _ words: String, line: Int?) {
    story.add(words)
    self.line = line ?? self.line
    let before = screen
    pictures.begin(words)
    if let refusal = send(event) { end(.fail, "cannot \(words): \(refusal)") }
    trace?.add(words, from: before, to: screen)
  }

  /// Why the app refuses an event, as a clause; `nil` when it was done. Any other answer ends the check.
  func send(_ event: Event) -> String? {
    do { return try attempt(event) } catch { end(error) }
  }

  /// The same for who wants to know of any other answer.
  func attempt(_ event: Event) throws(Interruption) -> String? {
    switch try answer(event) {
    case .done: return nil
    case .refused(let clause): return Words.cut(clause)
    case .value: throw .invalid("the app answered with a value that it was not asked for")
    case .missing(let words): throw .missing(Words.cut(words))
    case .unsupported(let words): throw .unsupported(Words.cut(words))
    }
  }

  /// The answer to what changes nothing on the screen, and is no part of the story.
  func reply(to event: Event) throws(Interruption) -> (outcome: Outcome, screen: Screen) {
    do throws(ConnectionFailure) { return try connection.reply(to: event) } catch { throw Interruption(error) }
  }

  func answer(_ event: Event) throws(Interruption) -> Outcome {
    do throws(ConnectionFailure) {
      pictures.note(event, on: screen)
      let reply = try connection.reply(to: event)
      screen = reply.screen
      pictures.requests += 1
      if pictures.isComplete { conclude(.stopped, "the screen was asked for") }
      return reply.outcome
    } catch {
      throw Interruption(error)
    }
  }

  /// Ends the check.
  func end(
    _ decision: Finding.Decision, _ reason: String, withoutExpectation: String? = nil, expected: String? = nil,
    seen: String? = nil
  ) -> Never {
    if decision == .fail { trace?.noteDifference(reason: reason, expected: nil) }
    conclude(decision, reason, withoutExpectation: withoutExpectation, expected: expected, seen: seen)
  }

  func end(_ interruption: Interruption) -> Never {
    switch interruption {
    case .ended(let words): end(.appEnded, words)
    case .silent(let words): end(.appSilent, words)
    case .invalid(let words): end(.fail, words + Interruption.forgery)
    case .missing(let words): end(.missing, words)
    case .unsupported(let words): end(.unsupported, words)
    }
  }

  func conclude(
    _ decision: Finding.Decision, _ reason: String, withoutExpectation: String? = nil, expected: String? = nil,
    seen: String? = nil, shrinking: Finding.Shrinking? = nil
  ) -> Never {
    var finding = Finding(
      decision: decision, reason: reason, reasonWithoutExpectation: withoutExpectation, story: story.lines,
      expected: expected, seen: seen, line: line, expectations: expectations,
      assumptions: connection.assumptions, leaks: noted)
    finding.shrinking = shrinking
    finding.nextStory = decision == .pass ? turn.next : nil
    finding.trace = trace?.events
    finding.screens = pictures.seen(last: screen, solution: solutionScreen)
    deliver(finding)
  }
}
