internal import AppProtocol
internal import ReferenceModel

/// Where an app and a model first show something different.
struct Difference {
  /// All that the user did.
  var events: [UserEvent]
  /// The last of them, since nothing was half done.
  var recentEvents: [UserEvent]
  /// `a task with an empty caption appeared`
  var seen: String
  /// `none`
  var expected: String
}

/// A model and the app side by side. What it finds depends on nothing but the events, so that a shorter list of them can
/// be tried on an app that is launched anew.
struct ModelRun<Model: BehaviourModel> {
  let model: Model
  let session: Session

  func firstDifference(after events: [UserEvent]) -> Difference? {
    var model = model
    var restedAt = 0
    if let found = SightReader(screen: session.screen).firstDifference(model.sights) {
      return Difference(events: [], recentEvents: [], seen: found.seen, expected: found.expected)
    }
    for (index, event) in events.enumerated() {
      if model.isAtRest { restedAt = index }
      model.handle(event)
      let found = perform(event) ?? SightReader(screen: session.screen).firstDifference(model.sights)
      if let found {
        return Difference(
          events: Array(events[...index]), recentEvents: Array(events[restedAt...index]), seen: found.seen,
          expected: found.expected)
      }
    }
    return nil
  }

  /// Does the event to the app. Of what has been scrolled out of sight, a user scrolls back to it first.
  private func perform(_ event: UserEvent) -> SightReader.Mismatch? {
    let impossible: String?
    switch event {
    case .tap(let name):
      guard let node = find(name, scrolling: true) else {
        return .init(seen: "there is no \(name.noun)", expected: "one")
      }
      impossible = session.send(.tap(element: node.id))
    case .tapRow(let table, let section, let row):
      guard let node = find(.table(table), scrolling: false)?.rows(ofSection: section).first(where: { $0.row == row })
      else { return nil }
      impossible = session.send(.tap(element: node.id))
    case .type(let text): impossible = session.send(.typeText(text))
    case .pressReturn: impossible = session.send(.typeText("\n"))
    case .pressDelete: impossible = session.send(.pressDelete)
    case .scroll(let name, let points):
      guard let node = find(name, scrolling: false) else {
        return .init(seen: "there is no \(name.noun)", expected: "one")
      }
      impossible = session.send(.scroll(element: node.id, by: Point(x: 0, y: points)))
    case .wait(let seconds): impossible = session.send(.wait(seconds: seconds))
    }
    return impossible.map { .init(seen: "this is not possible because \($0)", expected: "it to be possible") }
  }

  private func find(_ name: ElementName, scrolling: Bool) -> AppProtocol.Element? {
    if let node = SightReader(screen: session.screen).find(name) { return node }
    guard scrolling else { return nil }
    for scrolled in SightReader(screen: session.screen).scrolledAway {
      _ = session.send(.scroll(element: scrolled.id, by: Point(x: 0, y: -1e6)))
    }
    return SightReader(screen: session.screen).find(name)
  }
}
