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
    /// The child tells of each message, and the footer counts them.
    case counting
    /// The offer takes half of the screen.
    case sharing
    /// The bar stands on any keyboard.
    case tying

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let reach: Reach
  var keyboard = ReferenceKeyboard([.init(Names.message), .init(Names.note)])
  /// What has been said so far, oldest first; the last five lines are shown.
  var lines = ReferenceTaskList([["Ada: It rides like new."]])
  var isChatShown = true
  /// What the last event has made of the bar, and of the offer.
  var barHasTravelled = false, offerHasTravelled = false
  /// What the child has said because of the last event.
  var told: [String] = []
  /// What was said because of the last event.
  var said: [String] = []

  init() { self.init(upTo: .tying) }
  init(upTo reach: Reach) { self.reach = reach }

  /// Whether the keyboard on the screen is the chat's own.
  private var isChatRaised: Bool { keyboard.isUp && keyboard.firstResponder == Names.message }
}

// MARK: What a user does

extension ChildAndParent {
  mutating func handle(_ event: UserEvent) {
    let wasRaised = isChatRaised
    said = []
    keyboard.handle(event)
    switch event {
    case .tap(Names.conversation), .tapAt: if keyboard.firstResponder == Names.message { keyboard.resign() }
    case .tap(Names.send): send()
    case .tap(Names.toggle): isChatShown.toggle()
    case .pressReturn: if keyboard.firstResponder == Names.message { send() } else { keyboard.resign() }
    default: break
    }
    let isChatsOwn = wasRaised || isChatRaised
    told = isChatsOwn ? keyboard.announcements.map(words) : []
    // While the phone turns, everything is placed anew.
    if case .turn = event { return (barHasTravelled, offerHasTravelled) = (false, false) }
    barHasTravelled = isChatsOwn && !keyboard.announcements.isEmpty
    offerHasTravelled = wasRaised != isChatRaised
  }

  private mutating func send() {
    let message = keyboard.text(Names.message)
    if !message.isEmpty {
      lines.insert(message, at: .last)
      said = [message]
    }
    keyboard.setText("", of: Names.message)
    keyboard.resign()
  }

  /// As the probe writes down what it hears.
  private func words(_ announcement: ReferenceKeyboard.Announcement) -> String {
    let manner = "\(ReferenceKeyboard.duration) seconds, curve \(ReferenceKeyboard.curve)"
    switch announcement {
    case .show(let top), .changeFrame(let top): return "will show at \(Int(top)), \(manner)"
    case .hide: return "will hide, \(manner)"
    }
  }
}

// MARK: What a user may do

extension ChildAndParent {
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = []
    if isBarInReach { events += [.tap(Names.message), .tap(Names.message)] }
    if isBarInReach, reach >= .sending { events += [.tap(Names.send), .tap(Names.send)] }
    if isConversationInReach { events.append(.tap(Names.conversation)) }
    if let place = placeBesideField { events += [place, place] }
    if reach == .sending { events += drafting }
    // What is told of a message is told by either way of sending it.
    if reach == .counting, isBarInReach, !keyboard.text(Names.message).isEmpty {
      events += Array(repeating: .tap(Names.send), count: 4)
    }
    if reach >= .leaving, keyboard.firstResponder != Names.message { events += [.tap(Names.note), .tap(Names.toggle)] }
    if reach >= .rising { events.append(random.pick(keyboard.deviceEvents(&random))) }
    // A phone that is turned shows its keyboard anew: the bar stands on that one, and the offer has another height.
    if reach == .rising || reach == .sharing, isChatRaised {
      events +=
        keyboard.isLandscape
        ? [.turn(.portrait), .turn(.portrait), .turn(.portrait)]
        : Array(repeating: .turn(.landscapeLeft), count: reach == .sharing ? 2 : 1)
    }
    if reach == .rising, isChatRaised {
      // Another keyboard, and it stands on that one.
      let others = keyboard.deviceEvents(&random).filter { if case .use = $0 { true } else { false } }
      events += others + others + others + others + others
    }
    guard keyboard.firstResponder != nil else { return events }
    // A message of blanks is one like any other.
    let message = keyboard.text(Names.message)
    // And so is one of a single character.
    if reach == .returning {
      if message.isEmpty {
        events += [.type(" "), .type("  "), .type("   "), TypedText.character(&random), TypedText.character(&random)]
      } else if message.count == 1 || message.allSatisfy(\.isWhitespace) {
        return Array(repeating: .pressReturn, count: 4) + [.type(random.word()), .pressDelete]
      }
    }
    let said = lines.texts(section: 0) + [message]
    return events + [
      .type(random.word()), .type(random.text()),
      random.pick(TypedText.words(&random) + TypedText.blanksAround(&random)),
      // No long texts: one message alone would take the conversation to where the bar lies over its middle.
      random.pick(TypedText.pasted(&random) + TypedText.again(said, &random)),
      .pressDelete, .holdDelete, .pressReturn, .pressReturn,
    ]
  }

  /// Until the bar rises, the keyboard lies over it. On a phone that lies on its side, it rises out of the container, where no finger
  /// finds it, until the offer makes room.
  private var isBarInReach: Bool {
    guard isChatShown else { return false }
    guard keyboard.firstResponder != nil else { return true }
    return isChatRaised
      ? reach >= (keyboard.isLandscape ? .following : .rising) : keyboard.firstResponder == Names.message
  }

  /// On a phone that lies on its side, there is room for it only while the offer is away.
  private var isConversationInReach: Bool {
    // Whether such a tap sends the keyboard of the note away as well is nowhere said.
    if keyboard.firstResponder == Names.note { return false }
    // With half of the screen for the offer, the keyboard of the note lies over what was said.
    if reach >= .sharing, keyboard.isUp, !isChatRaised { return false }
    guard isChatShown, reach >= .tapping, leavesMiddleFree else { return false }
    return !keyboard.isLandscape || reach >= .following && isChatRaised
  }

  /// Whether the middle of what was said, where a finger goes, is above the bar that stands on the keyboard: it is as long as there are ten rows
  /// at most. Twenty-five characters never need more than one.
  private var leavesMiddleFree: Bool {
    lines.texts(section: 0).suffix(5).reduce(0) { rows, message in rows + 1 + message.count / 25 } <= 10
  }

  /// The step about the button: a draft is left, and sent while the keyboard is down.
  private var drafting: [UserEvent] {
    if keyboard.text(Names.message).isEmpty || !isConversationInReach { return [] }
    let event = UserEvent.tap(keyboard.firstResponder == nil ? Names.send : Names.conversation)
    return Array(repeating: event, count: 8)
  }

  /// A tap where nothing is: below what was said and, as soon as the bar can be seen, in the bar.
  private var placeBesideField: UserEvent? {
    switch reach {
    case .tapping: .tapAt(x: Layout.belowConversation.x, y: Layout.belowConversation.y)
    case .rising where isChatRaised && !keyboard.isLandscape:
      .tapAt(x: Layout.leftOfField, y: keyboard.top - Layout.barHeight / 2)
    default: nil
    }
  }

  /// Nothing is half typed, the chat is there, and phone and keyboard are as at the start.
  var isAtRest: Bool {
    keyboard.isAsAtLaunch && keyboard.inputs.allSatisfy { keyboard.text($0.name).isEmpty } && isChatShown
  }
}

// MARK: What a user should see

extension ChildAndParent {
  var expected: [Observation] {
    var expected = [keyboard.visibility]
    if isChatShown {
      let said = lines.texts(section: 0).suffix(5).joined(separator: "\n")
      expected += [.text(Names.conversation, said), keyboard.contents[0], keyboard.focus[0]]
      if reach >= .rising { expected += bar }
    } else {
      expected.append(.exists(Names.message, false))
    }
    if reach >= .gliding, barHasTravelled, !isChatCovered {
      expected.append(.moved(Names.bar, ReferenceKeyboard.motion))
    }
    if reach >= .telling { expected.append(.probe("told", told)) }
    if reach >= .following {
      expected.append(.roomBelow(Names.offer, keyboard.top - (isChatRaised ? 0 : offerHeight)))
      if offerHasTravelled { expected.append(.moved(Names.offer, ReferenceKeyboard.motion)) }
    }
    if reach >= .leaving { expected += [keyboard.contents[1], keyboard.focus[1]] }
    if reach >= .counting { expected += [.text(Names.footer, footer), .probe("messagesHeard", said)] }
    return expected
  }

  /// The bar stands on the keyboard while its field is edited, and on the footer otherwise.
  ///
  /// What becomes of it at the keyboard of the note is the last step's: before, it may be covered.
  private var bar: [Observation] {
    if !keyboard.isUp { return [.roomBelow(Names.bar, Layout.footerHeight)] }
    if isChatCovered { return [] }
    // On a phone that lies on its side, the keyboard of the note leaves no room in the chat.
    return isChatRaised || reach >= .tying && !keyboard.isLandscape ? [.roomBelow(Names.bar, 0)] : []
  }

  /// On a phone that lies on its side, the keyboard covers all of the chat until the offer makes room. Nothing says where the bar is then,
  /// nor how it comes there.
  private var isChatCovered: Bool { keyboard.isLandscape && reach < .following }

  /// Of the offer, in points.
  private var offerHeight: Double { reach >= .sharing ? keyboard.screenHeight / 2 : Layout.offerHeight }

  /// What the footer says.
  private var footer: String {
    switch lines.count - 1 {
    case 0: "Sold by Ada"
    case 1: "1 message to Ada"
    case let count: "\(count) messages to Ada"
    }
  }

  /// Of the screen as the scene draws it, in points.
  private enum Layout {
    static let offerHeight = 240.0
    static let footerHeight = 44.0
    static let barHeight = 52.0
    /// In the middle of the 16 points in front of the field.
    static let leftOfField = 8.0
    /// In the chat, where neither the keyboard is nor what was said.
    static let belowConversation = (x: 187.0, y: 350.0)
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
    static let footer = ElementName.text("footer")
  }
}
