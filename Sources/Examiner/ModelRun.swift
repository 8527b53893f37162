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
    var done: [UserEvent] = []
    var restedAt = 0
    if let found = SightReader(session).firstDifference(model.sights) {
      return Difference(events: [], recentEvents: [], seen: found.seen, expected: found.expected)
    }
    for event in events where isInReach(event) {
      if model.isAtRest { restedAt = done.count }
      model.handle(event)
      done.append(event)
      let found = perform(event) ?? SightReader(session).firstDifference(model.sights)
      if let found {
        return Difference(
          events: done, recentEvents: Array(done[restedAt...]), seen: found.seen, expected: found.expected)
      }
    }
    return nil
  }

  /// A model does not know where rows are: those that no finger can reach now are left alone.
  private func isInReach(_ event: UserEvent) -> Bool {
    guard case .tapRow(let table, let section, let row) = event else { return true }
    return self.row(row, section, of: table)?.isHittable ?? false
  }

  /// Does the event to the app. What has been scrolled out of sight is scrolled back to first, as a user does.
  private func perform(_ event: UserEvent) -> SightReader.Mismatch? {
    let refusal: String?
    switch event {
    case .tap(let name):
      guard let node = find(name, scrolling: true) else { return absent(name) }
      refusal = session.send(.tap(element: node.id))
    case .tapRow(let table, let section, let row):
      guard let node = self.row(row, section, of: table) else { return absent(.table(table)) }
      refusal = session.send(.tap(element: node.id))
    case .scroll(let name, let points):
      guard let node = find(name, scrolling: false) else { return absent(name) }
      refusal = session.send(.scroll(element: node.id, by: Point(x: 0, y: points)))
    case .leaveAndComeBack: refusal = session.send(.leave) ?? session.send(.comeBack)
    default:
      guard let plain = event.withoutElement else { return nil }
      refusal = session.send(plain)
    }
    return refusal.map { .init(seen: "this is not possible because \($0)", expected: "it to be possible") }
  }

  private func absent(_ name: ElementName) -> SightReader.Mismatch {
    .init(seen: "there is no \(name.noun)", expected: "one")
  }

  private func row(_ row: Int, _ section: Int, of table: String) -> AppProtocol.Element? {
    find(.table(table), scrolling: false)?.rows(ofSection: section).first { $0.row == row }
  }

  private func find(_ name: ElementName, scrolling: Bool) -> AppProtocol.Element? {
    if let node = SightReader(session).find(name) { return node }
    guard scrolling else { return nil }
    for scrolled in SightReader(session).scrolledAway {
      _ = session.send(.scroll(element: scrolled.id, by: Point(x: 0, y: -1e6)))
    }
    return SightReader(session).find(name)
  }
}
