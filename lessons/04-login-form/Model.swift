import Examiner

/// The login form, as it should be: a name and a password at the bottom of the screen, a button under them, a line at the
/// top that says how it went, and a help screen with a field of its own.
///
/// A step's check says how far the lesson has taught: `LoginForm(upTo: .rising)` does and expects nothing that comes later, and of
/// what came before only what the step rests on. So a mistake is told at its own step.
struct LoginForm: BehaviourModel {
  /// What the steps of the lesson teach, in their order.
  enum Reach: Int, Comparable {
    /// The password shows bullets.
    case hidingThePassword
    /// Return leads from the name to the password, and from there to signing in.
    case returning
    /// The form rises with the keyboard.
    case rising
    /// The form sinks when the keyboard goes.
    case sinking
    /// The button does what Return does.
    case pressing
    /// The form listens only while it is on the screen.
    case leaving
    /// All of it at once.
    case everything
    /// The name's keys are those for an e-mail address.
    case asking
    /// The form is tied to the keyboard: all of it at once, and how it moves.
    case tying

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  private let reach: Reach
  var keyboard = ReferenceKeyboard([
    .init(Names.name, returnKey: "Next"), .init(Names.password, returnKey: "Go"), .init(Names.question),
  ])
  var status = "Please sign in"
  var isHelpOpen = false
  /// How often the keyboard has announced that it goes.
  var departures = 0
  /// How often the form has come back with an animation.
  var arrivals = 0
  /// How far the form has risen, in points.
  var lift = 0.0
  /// Whether the last event has moved it, along with the keyboard.
  var hasTravelled = false

  init() { self.init(upTo: .everything) }
  init(upTo reach: Reach) { self.reach = reach }

  /// Whether all of the form is looked at.
  private var isWhole: Bool { reach == .everything || reach == .tying }
}

// MARK: What a user does

extension LoginForm {
  mutating func handle(_ event: UserEvent) {
    keyboard.handle(event)
    switch event {
    case .tap(Names.signIn): signIn()
    case .tap(Names.help): openHelp()
    case .tap(Names.close): closeHelp()
    case .pressReturn: pressReturn()
    default: break
    }
    departures += keyboard.announcements.count { $0 == .hide }
    let before = lift
    followKeyboard()
    hasTravelled = lift != before && !event.turnsPhone && !isHelpOpen
  }

  /// The form stays where it is while the help screen covers it. What it hears when it leaves comes before that.
  private mutating func followKeyboard() {
    guard !isHelpOpen, reach >= .rising else { return }
    for announcement in keyboard.announcements {
      switch announcement {
      case .show(let top): lift = keyboard.screenHeight - top
      case .hide: if reach >= .sinking { lift = 0 }
      case .changeFrame: break
      }
    }
  }

  private mutating func pressReturn() {
    switch keyboard.firstResponder {
    case Names.name: keyboard.begin(Names.password)
    case Names.password: signIn()
    default: break
    }
  }

  private mutating func signIn() {
    keyboard.resign()
    let name = keyboard.text(Names.name)
    if name.isEmpty {
      status = "Who are you?"
    } else if keyboard.text(Names.password).isEmpty {
      status = "And your password?"
    } else {
      status = "Hello, \(name)"
      keyboard.setText("", of: Names.password)
    }
  }

  private mutating func openHelp() {
    keyboard.resign()
    followKeyboard()
    isHelpOpen = true
    keyboard.setText("", of: Names.question)
  }

  private mutating func closeHelp() {
    keyboard.resign()
    isHelpOpen = false
    lift = 0
    arrivals += 1
  }
}

// MARK: What a user may do

extension LoginForm {
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events = isHelpOpen ? [.tap(Names.question), .tap(Names.close)] : onForm
    if let focus = keyboard.firstResponder {
      events += [.type(random.word()), TypedText.character(&random), .pressDelete, .holdDelete]
      events.append(random.pick(TypedText.words(&random) + TypedText.blanksAround(&random)))
      events.append(random.pick(TypedText.pasted(&random) + [TypedText.long(&random)]))
      // What only looks empty is a name or a password like any other.
      if reach == .returning, keyboard.text(focus).isEmpty {
        // Return in a field that is empty is asked the same as in any other.
        if focus == Names.name, random.int(in: 0...2) == 0 { return [.pressReturn] }
        if focus == Names.password {
          switch random.int(in: 0...7) {
          case 0...3: return [.type(random.pick([" ", "  "]))]
          // With an empty name, both fields hold the same.
          case 4, 5: return [.pressReturn]
          default: break
          }
        }
        let blanks = TypedText.blanksAround(&random)
        events += focus == Names.name ? blanks : blanks + blanks + blanks
      }
      // What it makes of blanks shows only before something else is typed; and whoever has typed a name goes on.
      let isBlank = keyboard.text(focus).allSatisfy(\.isWhitespace)
      if reach == .returning, !keyboard.text(focus).isEmpty, isBlank || focus == Names.name {
        return Array(repeating: .pressReturn, count: 4) + [.type(random.word()), .pressDelete]
      }
      if returns(in: focus) { events += [.pressReturn, .pressReturn] }
    }
    if [.rising, .sinking].contains(reach) || isWhole { events.append(random.pick(deviceEvents(&random))) }
    return events
  }

  /// Where a view with a transform stands after its superview has changed its size is written down nowhere; so the phone is turned only
  /// where the form sinks before.
  private func deviceEvents(_ random: inout SeededRandom) -> [UserEvent] {
    keyboard.deviceEvents(&random).filter { event in
      if case .turn = event { reach >= .sinking } else { true }
    }
  }

  /// Where the form sinks, Return is needed to send the keyboard away.
  private func returns(in field: ElementName) -> Bool {
    switch reach {
    case .returning, .everything, .tying: field != Names.question
    case .sinking: field == Names.password
    default: false
    }
  }

  private var onForm: [UserEvent] {
    var events: [UserEvent] = []
    if isInReach(Layout.name) { events.append(.tap(Names.name)) }
    if isInReach(Layout.password) { events.append(.tap(Names.password)) }
    if reach == .pressing || isWhole, isInReach(Layout.signIn) {
      events += [.tap(Names.signIn), .tap(Names.signIn)]
    }
    if reach >= .leaving, formTop > Layout.help { events += [.tap(Names.help)] }
    return events
  }

  /// Before the form rises, the keyboard lies over the button. On a phone that lies on its side, the fields of a form that has risen
  /// are beyond the upper end of the screen.
  /// - Parameter middle: The middle of an element, in points from the top of the form.
  private func isInReach(_ middle: Double) -> Bool {
    let y = formTop + middle
    return y > 0 && !keyboard.covers(y: y)
  }

  /// In points from the top of the screen. A form that is as high up as Help lies over it.
  private var formTop: Double { keyboard.screenHeight - Layout.roomBelow - Layout.height - lift }

  /// The help screen is closed, nothing is typed, and phone and keyboard are as at the start.
  var isAtRest: Bool {
    keyboard.isAsAtLaunch && lift == 0 && !isHelpOpen && keyboard.inputs.allSatisfy { keyboard.text($0.name).isEmpty }
  }
}

extension UserEvent {
  fileprivate var turnsPhone: Bool {
    if case .turn = self { true } else { false }
  }
}

// MARK: What a user should see

extension LoginForm {
  var expected: [Observation] { (isHelpOpen ? onHelp : form) + [keyboard.visibility] }

  private var form: [Observation] {
    switch reach {
    case .hidingThePassword: texts
    case .returning: texts + outcome + returnKey + [.probe("departures", departures)]
    case .rising: keyboard.isUp ? place : []
    case .sinking: place
    case .pressing: texts + outcome
    case .leaving: texts + place + visits
    case .everything: texts + outcome + returnKey + place + visits
    case .asking: texts + keyboardType
    case .tying: texts + outcome + returnKey + keyboardType + place + motion + visits
    }
  }

  private var texts: [Observation] {
    [Names.password, Names.name].map { .text($0, keyboard.shownText($0)) }
  }

  private var outcome: [Observation] {
    let focus = [Names.name, Names.password].map { Observation.focus($0, $0 == keyboard.firstResponder) }
    return [.text(Names.status, status)] + focus
  }

  private var returnKey: [Observation] { Array(keyboard.returnKey.prefix(1)) }

  /// The same above the keyboard and above the end of the screen: the form rises by just the height of the keyboard.
  private var place: [Observation] { [.roomBelow(Names.form, Layout.roomBelow)] }

  private var motion: [Observation] { hasTravelled ? [.moved(Names.form, ReferenceKeyboard.motion)] : [] }

  private var keyboardType: [Observation] {
    [.keyboardType(keyboard.firstResponder == Names.name ? "emailAddress" : "default")]
  }

  private var visits: [Observation] { [.probe("arrivals", arrivals)] }

  private var onHelp: [Observation] {
    let form = reach == .asking ? [] : [Observation.probe("formIsRaised", false)]
    return [.text(Names.question, keyboard.text(Names.question))] + form
  }

  /// The identifiers of the lesson's elements.
  enum Names {
    static let name = ElementName.textField("name")
    static let password = ElementName.secureTextField("password")
    static let question = ElementName.textField("question")
    static let signIn = ElementName.button("signIn")
    static let help = ElementName.button("help")
    static let close = ElementName.button("close")
    static let status = ElementName.text("status")
    static let form = ElementName.other("form")
  }

  /// Of the form as the scene draws it, in points.
  private enum Layout {
    static let height = 290.0
    /// To the end of the screen.
    static let roomBelow = 40.0
    /// The middles of the elements, from the top of the form.
    static let name = 17.0
    static let password = 53.0
    static let signIn = 108.0
    /// The middle of Help, from the top of the screen.
    static let help = 42.0
  }
}
