internal import AppProtocol
internal import ReferenceModel

/// A reference and the app side by side. What it finds depends on nothing but the script, so that a shorter one can be
/// tried on an app that is launched anew.
struct Comparison<Subject: Reference> {
  enum Script {
    /// So many events, drawn one after the other from what is possible.
    case drawn(count: Int, seed: UInt64)
    /// These events, without those that turn out not to be possible.
    case told([UserEvent])
  }

  /// What came of it.
  struct Outcome {
    /// All that the user did.
    var events: [UserEvent] = []
    var story = Story()
    /// After how many events nothing was half done.
    var rests: [Int] = []
    var difference: Difference?
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
        session.trace?.part(reason: clause, expected: nil)
      case .missing, .unsupported, .invalid: outcome.interruption = error
      }
    }
    return outcome
  }

  private mutating func follow(_ script: Script) throws(Interruption) {
    if try parts() { return }
    switch script {
    case .drawn(let count, let seed):
      var random = SeededRandom(seed: seed)
      for _ in 0..<max(count, 0) {
        let possible = reference.possibleEvents(&random)
        if possible.isEmpty { return }
        let event = random.pick(possible)
        if try isInReach(event), try doesPart(at: event) { return }
      }
    case .told(let events):
      for event in events where reference.isPossible(event) {
        if try isInReach(event), try doesPart(at: event) { return }
      }
    }
  }

  /// Does the event to both, and says whether they show something different then.
  private mutating func doesPart(at event: UserEvent) throws(Interruption) -> Bool {
    if reference.isAtRest { outcome.rests.append(outcome.events.count) }
    let words = event.words(on: session.screen)
    session.trace?.begin(words, reference.expected)
    reference.handle(event)
    outcome.events.append(event)
    outcome.story.add(words)
    if let refusal = try perform(event) {
      note(.init(kind: "refusal", seen: refusal, expected: "it to be possible"))
      return true
    }
    return try parts()
  }

  private mutating func parts() throws(Interruption) -> Bool {
    let reader = ObservationMatcher(session)
    session.trace?.add(reference.expected, reader)
    guard let found = try reference.firstDifference(from: reader) else { return false }
    note(Difference(kind: found.kind, seen: found.seen, expected: found.expected))
    return true
  }

  private mutating func note(_ difference: Difference) {
    outcome.difference = difference
    session.trace?.part(reason: difference.seen, expected: difference.expected)
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

/// Where an app and its reference first show something different.
struct Difference {
  /// What it is about: two differences of one kind may well have one cause.
  var kind: String
  /// `a task with an empty caption appeared`
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
