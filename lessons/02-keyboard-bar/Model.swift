import Examiner

/// The luggage tag of the second lesson, as it should be: three fields, and above the keyboard a bar with Prev, Next and
/// Done.
struct KeyboardBar: BehaviourModel {
  /// How far the lesson has taught. What comes later is neither done nor compared.
  enum Reach: Int, Comparable, Sendable {
    /// The bar stands above the keys; its buttons do nothing yet.
    case bar
    /// Done puts the keyboard away.
    case done
    /// A label says which field is active.
    case active
    /// Prev and Next move the focus, and the keyboard stays.
    case moving
    /// Prev is disabled in the first field, Next in the last.
    case ends
    /// The active field is in sight, whatever the keyboard covers.
    case inSight

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  let reach: Reach
  /// What stands in the fields, from the first.
  var texts = ["", "", ""]
  /// The field that is first responder; the keyboard is up exactly while there is one. Counts from 0.
  var active: Int?
  /// How often the keyboard has gone down.
  var departures = 0

  init() { self.init(upTo: .inSight) }
  init(upTo reach: Reach) { self.reach = reach }
}

// MARK: What a user does

extension KeyboardBar {
  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap(Names.done): finish()
    case .tap(Names.prev): move(by: -1)
    case .tap(Names.next): move(by: 1)
    case .tap(let element): if let field = Names.fields.firstIndex(of: element) { active = field }
    case .type(let text): if let active { texts[active] += text }
    case .pressDelete: if let active, !texts[active].isEmpty { texts[active].removeLast() }
    default: break
    }
  }

  private mutating func finish() {
    guard active != nil, reach >= .done else { return }
    active = nil
    departures += 1
  }

  /// The row has ends: nothing is beyond them.
  private mutating func move(by step: Int) {
    guard let active, reach >= .moving, texts.indices.contains(active + step) else { return }
    self.active = active + step
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = Names.fields.map { .tap($0) }
    guard let active else { return events }
    // The second field is for a number, and its keyboard has nothing else.
    events.append(.type(active == 1 ? "\(random.int(in: 0...99_999))" : random.word()))
    events.append(.pressDelete)
    if reach >= .done { events += [.tap(Names.done), .tap(Names.done)] }
    if reach >= .moving { events += [.tap(Names.prev), .tap(Names.prev), .tap(Names.next), .tap(Names.next)] }
    return events
  }

  /// The keyboard is down.
  var isAtRest: Bool { active == nil }
}

// MARK: What a user sees

extension KeyboardBar {
  var expected: [Observation] {
    var expected: [Observation] = [.keyboard(isUp: active != nil)]
    expected += Names.bar.map { active == nil ? .exists($0, false) : .inReach($0, true) }
    expected += Names.fields.indices.map { .focus(Names.fields[$0], $0 == active) }
    expected += zip(Names.fields, texts).map { .text($0, $1) }
    if reach >= .active { expected.append(.text(Names.position, position)) }
    if reach >= .moving { expected.append(.probe("departures", departures)) }
    if reach >= .ends, let active {
      expected += [.enabled(Names.prev, active > 0), .enabled(Names.next, active < texts.count - 1)]
    }
    if reach >= .inSight {
      if let active { expected.append(.covered(Names.fields[active], false)) }
      expected.append(.insetFollowsKeyboard(table: Names.form))
    }
    return expected
  }

  /// What the label says.
  var position: String {
    active.map { "Field \($0 + 1) of \(texts.count)" } ?? "Tap a field to begin"
  }

  /// The identifiers of the lesson's elements, and the titles in the bar.
  private enum Names {
    static let fields: [ElementName] = [.textField("owner"), .textField("phone"), .textField("destination")]
    static let prev = ElementName.button("Prev")
    static let next = ElementName.button("Next")
    static let done = ElementName.button("Done")
    static let bar = [prev, next, done]
    static let position = ElementName.text("position")
    static let form = "form"
  }
}
