internal import AppProtocol
internal import ReferenceModel

/// Plays events to a reference and the app side by side, until they differ. What it finds depends on nothing but the script, so that a shorter one can be
/// tried on an app that is launched anew.
struct Comparison<Subject: Reference> {
  enum Script {
    /// So many events, drawn one after the other from what is possible, with what was drawn for earlier stories in mind.
    case drawn(count: Int, seed: UInt64, EventDraw)
    /// These events, without those that turn out not to be possible.
    case given([UserEvent])
  }

  /// What came of it.
  struct Outcome {
    /// All that the user did.
    var events: [UserEvent] = []
    var story = Story()
    /// After how many events the reference was at rest.
    var restPoints: [Int] = []
    var difference: Difference?
    /// What was drawn.
    var draw = EventDraw()
    /// Why it came to an end that decides nothing.
    var interruption: Interruption?
  }

  private var reference: Subject
  private let session: Session
  private var outcome = Outcome()

  init(_ reference: Subject, _ session: Session) {
    self.reference = reference
    self.session = session
  }

  mutating func play(_ script: Script) -> Outcome {
    do throws(Interruption) {
      try follow(script)
    } catch {
      switch error {
      case .ended(let clause), .silent(let clause):
        outcome.difference = Difference(kind: error.kind, seen: clause, expected: "it to go on")
        session.trace?.noteDifference(reason: clause, expected: nil)
      case .missing, .unsupported, .invalid: outcome.interruption = error
      }
    }
    return outcome
  }

  private mutating func follow(_ script: Script) throws(Interruption) {
    if try differs() { return }
    switch script {
    case .drawn(let count, let seed, let draw):
      var random = SeededRandom(seed: seed)
      outcome.draw = draw
      for _ in 0..<max(count, 0) {
        let possible = reference.possibleEvents(&random)
        if possible.isEmpty { return }
        let event = outcome.draw.next(of: possible, &random)
        if try isInReach(event), try differs(after: event) { return }
      }
    case .given(let events):
      for event in events where reference.isPossible(event) {
        if try isInReach(event), try differs(after: event) { return }
      }
    }
    try scrollBack()
  }

  /// What was scrolled off the screen is looked at once more, so that nothing is missing for good because a list was scrolled.
  private mutating func scrollBack() throws(Interruption) {
    let away = ObservationMatcher(session)
    let unseen = reference.expected.filter {
      $0.element.map { away.find($0) == nil && away.isScrolledAway($0) } ?? false
    }
    guard !unseen.isEmpty else { return }
    outcome.story.add("scroll back to the beginning")
    session.trace?.begin("scroll back to the beginning", reference.expected)
    session.pictures.begin("scroll back to the beginning")
    try EventPlayer(session: session).scrollBack()
    let back = ObservationMatcher(session)
    guard let found = try back.firstDifference(unseen) else { return }
    note(Difference(kind: found.kind, seen: found.seen, expected: found.expected))
  }

  /// Does the event to both, and says whether they show something different then.
  private mutating func differs(after event: UserEvent) throws(Interruption) -> Bool {
    if reference.isAtRest { outcome.restPoints.append(outcome.events.count) }
    let words = event.words(on: session.screen)
    session.trace?.begin(words, reference.expected)
    session.pictures.begin(words)
    reference.handle(event)
    outcome.events.append(event)
    outcome.story.add(words)
    if let refusal = try perform(event), reference.expectsEvents {
      note(.init(kind: "refusal", seen: refusal, expected: "it to be possible"))
      return true
    }
    return try differs()
  }

  private mutating func differs() throws(Interruption) -> Bool {
    let reader = ObservationMatcher(session)
    session.trace?.add(reference.expected, reader)
    guard let found = try reference.firstDifference(from: reader) else { return false }
    note(Difference(kind: found.kind, seen: found.seen, expected: found.expected))
    return true
  }

  private mutating func note(_ difference: Difference) {
    outcome.difference = difference
    session.trace?.noteDifference(reason: difference.seen, expected: difference.expected)
  }

  /// A model does not know where rows are: those that no finger can reach now are left alone.
  private func isInReach(_ event: UserEvent) throws(Interruption) -> Bool {
    guard !reference.knowsPlaces, case .tapRow(let table, let section, let row) = event else { return true }
    return ObservationMatcher(session).row(row, section, of: table)?.isHittable ?? false
  }

  /// Does the event to the app. Why that is not possible, if it is not.
  private func perform(_ event: UserEvent) throws(Interruption) -> String? {
    switch try EventPlayer(session: session).perform(event) {
    case .done: nil
    case .absent(let noun): "there is no \(noun)"
    case .refused(let clause): "this is not possible because \(clause)"
    }
  }
}

extension Observation {
  /// The element whose being there or whose words it is about. Those can't become others by scrolling.
  fileprivate var element: ElementName? {
    switch self {
    case .exists(let name, true): name
    case .text(let name, _): name.isField ? nil : name
    default: nil
    }
  }
}

/// Where an app and its reference first show something different.
struct Difference {
  /// What differs. Two differences of one kind are taken for one mistake.
  var kind: String
  /// `an empty item appeared`
  var seen: String
  /// `none`
  var expected: String
}

extension Interruption {
  /// As in ``Difference/kind``.
  var kind: String {
    switch self {
    case .ended: "ended"
    case .silent: "silent"
    case .invalid: "invalid"
    case .missing: "missing"
    case .unsupported: "unsupported"
    }
  }
}
