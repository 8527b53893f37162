internal import AppProtocol
internal import ReferenceModel

/// Does a user's events to an app: finds on its screen what they name.
struct EventPlayer<App: DrivenApp> {
  let session: App

  init(session: App) { self.session = session }

  enum Result: Equatable {
    case done
    /// There is no such element: `button "put"`.
    case absent(String)
    case refused(String)
  }

  /// What has been scrolled out of sight is scrolled back to first, as a user does.
  func perform(_ event: UserEvent) throws(Interruption) -> Result {
    let refusal: String?
    switch event {
    case .tap(let name):
      guard let node = try find(name) else { return .absent(name.noun) }
      refusal = try session.attempt(.tap(element: node.id))
    case .tapRow(let table, let section, let row):
      guard let node = reader.row(row, section, of: table) else {
        return .absent("\(Words.ordinal(row)) row of the \(Words.ordinal(section)) section")
      }
      refusal = try session.attempt(.tap(element: node.id))
    case .scroll(let name, let points):
      guard let node = reader.find(name) else { return .absent(name.noun) }
      refusal = try session.attempt(.scroll(element: node.id, by: Point(x: 0, y: points)))
    case .holdDelete: refusal = try holdDelete()
    case .leaveAndComeBack:
      if let clause = try session.attempt(.leave) { return .refused(clause) }
      refusal = try session.attempt(.comeBack)
    default:
      guard let event = event.withoutElement else { return .done }
      refusal = try session.attempt(event)
    }
    return refusal.map { .refused($0) } ?? .done
  }

  /// As many times as there are characters: an app that does not let them go is not waited for.
  private func holdDelete() throws(Interruption) -> String? {
    let shown = session.screen.elements + (session.screen.keyboard?.accessory ?? [])
    let focus = shown.lazy.flatMap(\.withDescendants).first(where: \.hasFocus)
    for _ in 0..<(focus?.value.count ?? 0) {
      if let refusal = try session.attempt(.pressDelete) { return refusal }
    }
    return nil
  }

  private var reader: ObservationMatcher { ObservationMatcher(screen: session.screen) }

  private func find(_ name: ElementName) throws(Interruption) -> AppProtocol.Element? {
    if let node = reader.find(name) { return node }
    try scrollBack()
    return reader.find(name)
  }

  /// Everything that was scrolled, as far as the app allows it.
  func scrollBack() throws(Interruption) {
    // An element is known on one screen alone, so the next is looked for on the screen that the last scrolling led to.
    for index in reader.scrolledAway.indices.reversed() where reader.scrolledAway.indices.contains(index) {
      _ = try session.attempt(.scroll(element: reader.scrolledAway[index].id, by: Point(x: 0, y: -1e6)))
    }
  }
}

/// An app that takes events and shows a screen: the learner's, or that of the lesson's solution.
protocol DrivenApp {
  var screen: Screen { get }
  /// Why the app refuses the event, as a clause; `nil` when it was done.
  func attempt(_ event: Event) throws(Interruption) -> String?
}

/// The end of an app, or of what can be known of it.
enum Interruption: Error, Equatable {
  case ended(String)
  case silent(String)
  /// The app has answered what no agent answers.
  case invalid(String)
  case missing(String)
  case unsupported(String)
}

extension UserEvent {
  /// In the words of a check that a person wrote, with what is on the screen: `tap the row "Plums" of the section
  /// "Fruit"`, `press Done`.
  func words(on screen: Screen) -> String {
    switch self {
    case .pressReturn: return "press \(screen.returnKeyName)"
    case .tapRow(let name, let section, let row):
      let reader = ObservationMatcher(screen: screen)
      guard let table = reader.find(.table(name)), let sections = table.sections, sections.indices.contains(section)
      else { return words }
      let header = sections[section].header
      let place = header.isEmpty ? "\(Words.ordinal(section)) section" : "section \(Words.name(header))"
      let texts = table.rows(ofSection: section).map(\.rowText)
      let text = reader.row(row, section, of: name)?.rowText ?? ""
      let isPlain = !text.isEmpty && texts.count { $0 == text } == 1
      return
        "tap the \(isPlain ? "row \(Words.name(Words.cut(text, to: 60)))" : "\(Words.ordinal(row)) row") of the \(place)"
    default: return words
    }
  }
}

extension Screen {
  /// What is written on the Return key.
  var returnKeyName: String { keyboard.map { Words.cut($0.returnKey, to: 30) } ?? "Return" }
}
