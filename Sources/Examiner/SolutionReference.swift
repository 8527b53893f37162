internal import AppProtocol
internal import ReferenceModel

/// The app of the lesson's own solution, which runs beside the learner's in a process of its own.
public struct Solution: Sendable {}

/// For ``expect(_:behavesLike:events:line:)``, in a check with `oracle=solution`.
public let solution = Solution()

/// The app of the lesson's solution as a reference: what a user could do is read from its screen, and so is what should be
/// seen.
struct SolutionReference: Reference {
  private let app: SolutionApp
  private let fieldsAtLaunch: [String]

  /// Launches it. The check ends as broken when that can't be done.
  static func launched(_ session: Session) -> Self {
    guard let connection = session.solution else {
      session.end(.brokenCheck, "the check compares with the solution, but its fence does not say 'oracle=solution'")
    }
    let app = SolutionApp(connection, session)
    app.run { () throws(Interruption) in
      try app.attempt(.launch).map { EventPlayer<SolutionApp>.Result.refused($0) } ?? .done
    }
    return Self(app: app, fieldsAtLaunch: fields(app.screen))
  }

  var expected: [Observation] { ScreenFacts(app.screen).observations }
  var knowsPlaces: Bool { true }
  var isAtRest: Bool { app.screen.keyboard?.hasKeys != true && Self.fields(app.screen) == fieldsAtLaunch }

  private static func fields(_ screen: Screen) -> [String] {
    screen.elements.flatMap(\.withDescendants)
      .filter { [.textField, .secureTextField, .textView].contains($0.type) }.map(\.value)
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] { ScreenEvents(app.screen).drawn(&random) }

  func isPossible(_ event: UserEvent) -> Bool { ScreenEvents(app.screen).contains(event) }

  func handle(_ event: UserEvent) {
    app.run { () throws(Interruption) in try EventPlayer(session: app).perform(event) }
  }

  /// Only doing it shows what is possible.
  func possible(of events: [UserEvent]) -> [UserEvent] { events }

  func firstDifference(from app: ObservationMatcher) throws(Interruption) -> ObservationMatcher.Mismatch? {
    let facts = ScreenFacts(self.app.screen)
    if let found = try app.firstDifference(facts.observations) { return found }
    for case .rowCount(let section, _) in facts.observations {
      if let found = app.firstDifference(section, ObservationMatcher(screen: self.app.screen)) { return found }
    }
    // What the solution's list has scrolled off its screen is no surplus of the learner's.
    let isScrolled = !(app.scrolledAway + ObservationMatcher(screen: self.app.screen).scrolledAway).isEmpty
    let surplus = ScreenFacts(app.screen).names.first { name in
      !facts.names.contains(name) && !(isScrolled && app.isInCell(name))
    }
    return surplus.map { .init(seen: "there is a \($0.noun)", expected: "none", kind: "surplus \($0.noun)") }
  }
}

/// The app of the lesson's solution, under the events that the learner's app gets too.
final class SolutionApp: DrivenApp {
  private let connection: any AppConnection
  private let session: Session
  private(set) var screen = Screen(size: Size(width: 0, height: 0))

  init(_ connection: any AppConnection, _ session: Session) {
    self.connection = connection
    self.session = session
  }

  func attempt(_ event: Event) throws(Interruption) -> String? {
    let reply: (outcome: Outcome, screen: Screen)
    do { reply = try connection.reply(to: event) } catch { throw .ended("\(error)") }
    screen = reply.screen
    session.solutionScreen = screen
    switch reply.outcome {
    case .done: return nil
    case .refused(let clause): return Words.cut(clause)
    case .value: throw .ended("it answered with a value")
    case .missing(let words), .unsupported(let words): throw .ended(words)
    }
  }

  /// The app is the lesson's own, so a failure of it is the lesson's and not the learner's.
  func run(_ action: () throws(Interruption) -> EventPlayer<SolutionApp>.Result) {
    do {
      switch try action() {
      case .done: return
      case .absent(let noun): session.end(.brokenCheck, "the solution's app shows no \(noun)")
      case .refused(let clause): session.end(.brokenCheck, "the solution's app refuses an event: \(clause)")
      }
    } catch {
      session.end(.brokenCheck, "the solution's app came to an end: \(error.clause)")
    }
  }
}

extension Interruption {
  /// What is said of an answer that no agent gives.
  static let forgery = ". Only the app's own code can have answered so; that is not a way to pass"

  init(_ failure: ConnectionFailure) {
    switch failure.kind {
    case .ended: self = .ended("\(failure)")
    case .silent: self = .silent("\(failure)")
    case .invalid: self = .invalid("\(failure)")
    }
  }

  var clause: String {
    switch self {
    case .ended(let words), .silent(let words), .invalid(let words), .missing(let words), .unsupported(let words): words
    }
  }
}
