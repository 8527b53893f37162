internal import AppProtocol
public import ReferenceModel

/// Does random events of a user to the app and to the model, and ends the check with a fail as soon as they show something different. The
/// story that is reported is as short as further runs of the check could make it.
///
/// - Parameters:
///   - model: Begins as at the launch of the app.
///   - events: How many events at the most; fewer where the model has none to offer. A hundred and more are played as two to four
///     stories, each from the launch of an app of its own.
///
///     expect(app, behavesLike: Counter.self, events: 300)
public func expect<Model: BehaviourModel>(
  _ app: Application, behavesLike model: Model.Type, events: Int, line: Int = #line
) {
  expect(app, behavesLike: Model(), events: events, line: line)
}

/// The same with a model in a state of the check's choosing: one that knows how far the lesson has taught, or one with
/// other data.
///
///     expect(app, behavesLike: Counter(count: 3), events: 200)
public func expect<Model: BehaviourModel>(
  _ app: Application, behavesLike model: Model, events: Int, line: Int = #line
) {
  Session.current.compare(with: ModelReference(model: model), events: events, line: line)
}

/// The same with the app of the lesson's own solution, for a check with `oracle=solution`: events come from what is on its
/// screen.
///
///     expect(app, behavesLike: solution, events: 200)
public func expect(_ app: Application, behavesLike solution: Solution, events: Int, line: Int = #line) {
  let session = Session.current
  session.line = line
  session.compare(with: SolutionReference.launched(session), events: events, line: line)
}

extension Session {
  /// Plays events to the app and its reference: drawn ones, or those that the grader wants to see tried.
  func compare(with reference: some Reference, events count: Int, line: Int) {
    self.line = line
    let share = turn.share(of: count, seed: random.bits())
    comparisons += 1
    var comparison = Comparison(reference, self)
    if var shrinker, shrinker.comparison == comparisons {
      let outcome = comparison.play(.given(shrinker.candidate))
      let isShorter = shrinker.accept(outcome.events, restPoints: outcome.restPoints, outcome.difference)
      let next = shrinker.propose(reference.possible) ? shrinker.encoded : nil
      expectations += 1
      end(
        isShorter ? outcome.difference : nil, outcome.story,
        Finding.Shrinking(isShortest: isShorter, events: StorySize(shrinker.best).events, next: next))
    }
    let outcome = comparison.play(.drawn(count: share.events, seed: share.seed, turn.draw(of: comparisons)))
    turn.note(outcome.draw, of: comparisons)
    if let interruption = outcome.interruption { end(interruption) }
    expectations += 1
    guard let difference = outcome.difference else {
      story.add("do \(outcome.events.count) things that show no difference")
      return
    }
    var shrinker = Shrinker(
      comparison: comparisons, turn: firstTurn, events: outcome.events, restPoints: outcome.restPoints,
      kind: difference.kind)
    let next = shrinker.propose(reference.possible) ? shrinker.encoded : nil
    end(
      difference, outcome.story,
      Finding.Shrinking(isShortest: true, events: StorySize(outcome.events).events, next: next))
  }

  private func end(_ difference: Difference?, _ story: Story, _ shrinking: Finding.Shrinking) -> Never {
    for line in story.lines { self.story.add(line) }
    guard let difference else { conclude(.fail, "the difference was not seen again", shrinking: shrinking) }
    switch difference.kind {
    case "ended": conclude(.appEnded, difference.seen, shrinking: shrinking)
    case "silent": conclude(.appSilent, difference.seen, shrinking: shrinking)
    default:
      conclude(
        .fail, "\(difference.seen); expected \(difference.expected)",
        withoutExpectation: "\(difference.seen); this hidden check expects otherwise", expected: difference.expected,
        seen: difference.seen, shrinking: shrinking)
    }
  }
}
