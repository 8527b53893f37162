public import ReferenceModel

/// Does what a user could do, to the app and to the model alike, and ends the check with a fail as soon as they show
/// something different.
///
///     expect(app, behavesLike: TaskBoard.self, events: 300)
public func expect<Model: BehaviourModel>(
  _ app: Application, behavesLike model: Model.Type, events: Int, line: Int = #line
) {
  expect(app, behavesLike: Model(), events: events, line: line)
}

/// The same with a model that is in another state than that of an app just launched with its lesson's own data.
public func expect<Model: BehaviourModel>(
  _ app: Application, behavesLike model: Model, events count: Int, line: Int = #line
) {
  let session = Session.current
  session.line = line
  let events = model.events(count: count, seed: session.random.bits())
  session.expectations += 1
  guard let difference = ModelRun(model: model, session: session).firstDifference(after: events) else { return }
  let told = Story(difference.recentEvents).lines.joined(separator: ", ")
  session.story = Story(difference.events)
  session.end(
    .fail, "\(told.isEmpty ? "" : told + ": ")\(difference.seen); expected \(difference.expected)",
    withoutExpectation: "\(told.isEmpty ? "" : told + ": ")\(difference.seen); this hidden check expects otherwise",
    expected: difference.expected, seen: difference.seen)
}
