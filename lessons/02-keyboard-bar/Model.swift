import Examiner

/// The luggage tag of the lesson, as it should be: three fields, and above the keyboard a bar with Prev, Next and Done.
struct KeyboardBar: BehaviourModel {
  /// How far the lesson has taught. What comes later is neither done nor compared.
  enum Reach: Int, Comparable {
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
    /// There is a fourth field.
    case growing
    /// A drag puts the keyboard away.
    case dragging

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  let reach: Reach
  /// In the order of the form.
  let fields: [ElementName]
  /// The second field is for a phone number. The bar is a toolbar of UIKit's own height.
  var keyboard: ReferenceKeyboard
  /// How often the keyboard has announced that it goes.
  var departures = 0

  init() { self.init(upTo: .dragging) }
  init(upTo reach: Reach) {
    self.reach = reach
    fields = reach >= .growing ? Names.fields : Array(Names.fields.prefix(3))
    keyboard = ReferenceKeyboard(
      fields.map { .init($0, isKeypad: $0 == Names.phone, accessoryHeight: ReferenceKeyboard.toolbarHeight) })
  }

  /// The number of the field that is first responder, from 0.
  var active: Int? { keyboard.firstResponder.flatMap(fields.firstIndex) }
}

// MARK: What a user does

extension KeyboardBar {
  mutating func handle(_ event: UserEvent) {
    keyboard.handle(event)
    switch event {
    case .tap(Names.done): if reach >= .done { keyboard.resign() }
    case .tap(Names.prev): move(by: -1)
    case .tap(Names.next): move(by: 1)
    case .scroll: keyboard.resign()
    default: break
    }
    departures += keyboard.announcements.count { $0 == .hide }
  }

  /// Whether it matters how far the page can be scrolled. The step with the fourth field is about the order of the fields. What the page is
  /// tied to comes after it; whoever has tied it wrongly sees all fields until the first of them is tapped, and goes on with Prev and Next.
  private var movesPage: Bool { reach != .growing }

  /// The row has ends: nothing is beyond them.
  private mutating func move(by step: Int) {
    guard let active, reach >= .moving, fields.indices.contains(active + step) else { return }
    keyboard.begin(fields[active + step])
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = movesPage || active == nil ? fields.map { .tap($0) } : []
    if let active {
      // A keypad has nothing but digits.
      let digits = UserEvent.type("\(random.int(in: 0...99_999))")
      let texts = TypedText.words(&random) + TypedText.blanksAround(&random) + TypedText.pasted(&random)
      events.append(active == 1 ? digits : random.pick(texts + [TypedText.long(&random)]))
      events.append(random.pick([.pressDelete, .pressDelete, .holdDelete]))
      if reach >= .done, movesPage { events += [.tap(Names.done), .tap(Names.done)] }
      if reach >= .moving { events += [.tap(Names.prev), .tap(Names.prev), .tap(Names.next), .tap(Names.next)] }
    }
    // Only now is there room for all that may come.
    if reach >= .inSight, movesPage { events.append(random.pick(keyboard.deviceEvents(&random))) }
    if reach >= .dragging, active != nil {
      let drag = UserEvent.scroll(.scrollView(Names.form), by: random.pick([-60, 60]))
      events += [drag, drag]
    }
    return events
  }

  /// The keyboard is down, and the phone is as it was at the start.
  var isAtRest: Bool { keyboard.isAsAtLaunch }
}

// MARK: What a user should see

extension KeyboardBar {
  var expected: [Observation] {
    var expected = [keyboard.visibility]
    expected += Names.bar.map { active == nil ? .exists($0, false) : .inReach($0, true) }
    expected += keyboard.focus + keyboard.contents
    if reach >= .active { expected.append(.text(Names.position, position)) }
    if reach >= .moving { expected.append(.probe("departures", departures)) }
    // Which buttons are grey is no matter of this step: the probe enables those that lead to a field.
    if reach == .moving { expected.append(.probe("buttonsAreEnabled", true)) }
    if reach >= .ends, let active {
      expected += [.enabled(Names.prev, active > 0), .enabled(Names.next, active < fields.count - 1)]
    }
    // What VoiceOver says of a picture.
    if reach >= .dragging, active != nil { expected += [.text(Names.prev, "Prev"), .text(Names.next, "Next")] }
    if reach >= .inSight, movesPage {
      if let active { expected.append(.covered(fields[active], false)) }
      expected.append(.insetFollowsKeyboard(table: Names.form))
    }
    return expected
  }

  /// What the label says.
  var position: String { active.map { "Field \($0 + 1) of \(fields.count)" } ?? "Tap a field to begin" }

  /// The identifiers of the lesson's elements, and the titles in the bar.
  private enum Names {
    static let phone = ElementName.textField("phone")
    static let fields: [ElementName] = [
      .textField("owner"), phone, .textField("destination"), .textField("flight"),
    ]
    static let prev = ElementName.button("Prev")
    static let next = ElementName.button("Next")
    static let done = ElementName.button("Done")
    static let bar = [prev, next, done]
    static let position = ElementName.text("position")
    static let form = "form"
  }
}
