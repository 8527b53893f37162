import Examiner

/// The fifth lesson as it should be: an offer above, a chat below in a controller of its own, and a keyboard that is shared
/// by the chat's field and by a field of the offer.
///
/// A step's check says how far the lesson has taught: `ChildAndParent(upTo: .gliding)` does and sees nothing that comes
/// later.
struct ChildAndParent: BehaviourModel, Hashable {
  /// How far the lesson has taught, a step each.
  enum Reach: Int, Comparable, CaseIterable, Sendable {
    /// Return sends the message and the keyboard away.
    case returning
    /// A tap beside the field sends the keyboard away, and nothing else.
    case tapping
    /// The bar with the field stands on the keyboard.
    case rising
    /// The bar travels with the keyboard.
    case gliding
    /// Send does what Return does.
    case sending
    /// The child tells of the keyboard.
    case telling
    /// The parent lets the offer make room.
    case following
    /// The child keeps to its own keyboard, and is silent when it is gone.
    case leaving

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  enum Focus: Hashable, Sendable {
    case message, note
  }

  let reach: Reach
  /// What has been said so far, oldest first; the last five lines are shown.
  var lines = ["Ada: It rides like new."]
  /// What stands in the chat's field, and in the offer's.
  var message = "", note = ""
  var isChatShown = true
  var focus: Focus?
  var keyboard = KeyboardChoice.withSuggestions
  /// What the last event has made of the bar and, in the end, of the offer.
  var hasTravelled = false
  /// What the child has said because of the last event.
  var told: [String] = []

  init() { self.init(upTo: .leaving) }
  init(upTo reach: Reach) { self.reach = reach }
}

// MARK: What a user does

extension ChildAndParent {
  mutating func handle(_ event: UserEvent) {
    hasTravelled = false
    told = []
    switch event {
    case .tap(Names.message): begin(.message)
    case .tap(Names.note): begin(.note)
    case .tap(Names.conversation): if focus == .message { end() }
    case .tap(Names.send): send()
    case .tap(Names.toggle): isChatShown.toggle()
    case .type(let text): type(text)
    case .pressDelete: delete()
    case .pressReturn: if focus == .message { send() } else { end() }
    case .use(let choice): keyboard = choice
    case .tap, .tapRow, .tapAt, .scroll, .wait, .turn, .leaveAndComeBack: break
    }
  }

  private mutating func begin(_ field: Focus) {
    guard focus == nil else { return }
    focus = field
    if field == .message {
      hasTravelled = true
      told = ["will show at \(Int(keyboardTop)), 0.25 seconds, curve 7"]
    }
  }

  private mutating func end() {
    if focus == .message {
      hasTravelled = true
      told = ["will hide, 0.25 seconds, curve 7"]
    }
    focus = nil
  }

  private mutating func send() {
    if !message.isEmpty { lines.append(message) }
    message = ""
    end()
  }

  private mutating func type(_ text: String) {
    switch focus {
    case .message?: message += text
    case .note?: note += text
    case nil: break
    }
  }

  private mutating func delete() {
    switch focus {
    case .message?: if !message.isEmpty { message.removeLast() }
    case .note?: if !note.isEmpty { note.removeLast() }
    case nil: break
    }
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = []
    // Until the bar rises, the keyboard lies over it.
    let isBarInReach = isChatShown && (focus == nil || focus == .message && reach >= .rising)
    if isBarInReach { events += [.tap(Names.message), .tap(Names.message)] }
    if isBarInReach, reach >= .sending { events += [.tap(Names.send), .tap(Names.send)] }
    if isChatShown, reach >= .tapping { events.append(.tap(Names.conversation)) }
    if reach >= .leaving, focus != .message { events += [.tap(Names.note), .tap(Names.toggle)] }
    if focus == nil, reach >= .rising {
      events.append(.use(random.pick([.withSuggestions, .withoutSuggestions])))
    }
    guard focus != nil else { return events }
    return events + [.type(random.word()), .type(random.text()), .pressDelete, .pressReturn, .pressReturn]
  }

  /// The keyboard is down, nothing is half typed, and the chat is there.
  var isAtRest: Bool { focus == nil && message.isEmpty && note.isEmpty && isChatShown }
}

// MARK: What a user sees

extension ChildAndParent {
  var expected: [Observation] {
    var expected: [Observation] = [.keyboard(isUp: focus != nil)]
    if isChatShown {
      expected += [
        .text(Names.conversation, lines.suffix(5).joined(separator: "\n")), .text(Names.message, message),
        .focus(Names.message, focus == .message),
      ]
      if reach >= .rising { expected.append(bar) }
    } else {
      expected.append(.exists(Names.message, false))
    }
    if reach >= .gliding, hasTravelled { expected.append(.moved(Names.bar, Self.likeTheKeyboard)) }
    if reach >= .telling { expected.append(.probe("told", told)) }
    if reach >= .following {
      let offerEnd = focus == .message ? 0 : Self.offerHeight
      expected.append(.roomBelow(Names.offer, keyboardTop - offerEnd))
      if hasTravelled { expected.append(.moved(Names.offer, Self.likeTheKeyboard)) }
    }
    if reach >= .leaving { expected += [.text(Names.note, note), .focus(Names.note, focus == .note)] }
    return expected
  }

  /// The bar stands on the keyboard while its field is edited, and on the footer otherwise.
  private var bar: Observation {
    switch focus {
    case .message?: .roomBelow(Names.bar, 0)
    case .note?: .covered(Names.bar, true)
    case nil: .roomBelow(Names.bar, Self.footerHeight)
    }
  }

  private static let likeTheKeyboard = Movement.glide(seconds: 0.25, curve: 7)

  /// In points, on a screen of 375 by 667.
  private static let screenHeight = 667.0, offerHeight = 240.0, footerHeight = 44.0

  private var keyboardTop: Double {
    guard focus != nil else { return Self.screenHeight }
    return Self.screenHeight - (keyboard == .withSuggestions ? 260 : 216)
  }

  /// The identifiers of the lesson's elements.
  private enum Names {
    static let message = ElementName.textField("message")
    static let note = ElementName.textField("note")
    static let send = ElementName.button("send")
    static let toggle = ElementName.button("toggle")
    static let conversation = ElementName.text("conversation")
    static let bar = ElementName.other("bar")
    static let offer = ElementName.other("offer")
  }
}
