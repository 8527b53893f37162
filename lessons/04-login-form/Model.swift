import Examiner

/// The login form, as it should be: a name and a password at the bottom of the screen, a button under them, a line at the
/// top that says how it went, and a help screen with a field of its own.
///
/// A step's check says how far the lesson has taught: `LoginForm(upTo: .rising)` does and sees nothing that comes later, and of
/// what came before only what the step rests on. So a mistake is told at its own step.
struct LoginForm: BehaviourModel {
  /// What the steps of the lesson teach, in their order.
  enum Reach: Int, Comparable, Sendable {
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

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  enum Field {
    case name, password, question
  }

  private let reach: Reach
  private var contents: [Field: String] = [:]
  /// The first responder; the keyboard is up exactly while there is one.
  var focus: Field?
  /// [O] A secure field that gets the focus with text in it forgets the text at the first key.
  private var forgetsPassword = false
  var status = "Please sign in"
  var isHelpOpen = false
  /// How often the form has come back with an animation.
  var arrivals = 0

  init() { self.init(upTo: .everything) }
  init(upTo reach: Reach) { self.reach = reach }

  func text(_ field: Field) -> String { contents[field] ?? "" }
}

// MARK: What a user does

extension LoginForm {
  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap(Names.name): edit(.name)
    case .tap(Names.password): edit(.password)
    case .tap(Names.question): edit(.question)
    case .tap(Names.signIn): signIn()
    case .tap(Names.help): openHelp()
    case .tap(Names.close): closeHelp()
    case .type(let text): type(text)
    case .pressDelete: delete()
    case .pressReturn: pressReturn()
    case .tap, .tapRow, .tapAt, .scroll, .wait, .turn, .leaveAndComeBack, .use: break
    }
  }

  private mutating func edit(_ field: Field) {
    if focus != field { forgetsPassword = field == .password && !text(.password).isEmpty }
    focus = field
  }

  private mutating func type(_ text: String) {
    guard let focus, !text.isEmpty else { return }
    forgetIfSecure(focus)
    contents[focus, default: ""] += text
  }

  private mutating func delete() {
    guard let focus, !text(focus).isEmpty else { return }
    let wasForgotten = forgetIfSecure(focus)
    if !wasForgotten { contents[focus]?.removeLast() }
  }

  @discardableResult
  private mutating func forgetIfSecure(_ field: Field) -> Bool {
    guard field == .password, forgetsPassword else { return false }
    forgetsPassword = false
    contents[.password] = ""
    return true
  }

  private mutating func pressReturn() {
    if focus == .name { edit(.password) } else if focus == .password { signIn() }
  }

  private mutating func signIn() {
    focus = nil
    if text(.name).isEmpty {
      status = "Who are you?"
    } else if text(.password).isEmpty {
      status = "And your password?"
    } else {
      status = "Hello, \(text(.name))"
      contents[.password] = ""
    }
  }

  private mutating func openHelp() {
    focus = nil
    isHelpOpen = true
    contents[.question] = ""
  }

  private mutating func closeHelp() {
    focus = nil
    isHelpOpen = false
    arrivals += 1
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events = isHelpOpen ? [.tap(Names.question), .tap(Names.close)] : onForm
    if let focus {
      events += [.type(random.word()), .type(random.word()), .type(String(random.pick("abcxyzQ7."))), .pressDelete]
      if returns(in: focus) { events += [.pressReturn, .pressReturn] }
    }
    return events
  }

  /// Where the form sinks, Return is needed to send the keyboard away.
  private func returns(in field: Field) -> Bool {
    switch reach {
    case .returning, .everything: field != .question
    case .sinking: field == .password
    default: false
    }
  }

  /// Before the form rises, the keyboard lies over the button.
  private var onForm: [UserEvent] {
    var events: [UserEvent] = [.tap(Names.name), .tap(Names.password)]
    if reach == .pressing || reach == .everything { events += [.tap(Names.signIn), .tap(Names.signIn)] }
    if reach >= .leaving { events += [.tap(Names.help)] }
    return events
  }

  var isAtRest: Bool { focus == nil && !isHelpOpen && text(.name).isEmpty && text(.password).isEmpty }
}

// MARK: What a user sees

extension LoginForm {
  var expected: [Observation] { (isHelpOpen ? onHelp : form) + [.keyboard(isUp: focus != nil)] }

  private var form: [Observation] {
    switch reach {
    case .hidingThePassword: texts
    case .returning: texts + outcome + returnKey
    case .rising: focus == nil ? [] : place
    case .sinking: place
    case .pressing: texts + outcome
    case .leaving: texts + place + visits
    case .everything: texts + outcome + returnKey + place + visits
    }
  }

  private var texts: [Observation] {
    [
      .text(Names.password, String(repeating: "\u{2022}", count: text(.password).count)),
      .text(Names.name, text(.name)),
    ]
  }

  private var outcome: [Observation] {
    [.text(Names.status, status), .focus(Names.name, focus == .name), .focus(Names.password, focus == .password)]
  }

  private var returnKey: [Observation] { focus.map { [.returnKeyLabel($0 == .name ? "Next" : "Go")] } ?? [] }

  /// The same above the keyboard and above the end of the screen: the form rises by just the height of the keyboard.
  private var place: [Observation] { [.roomBelow(Names.form, 40)] }

  private var visits: [Observation] { [.probe("arrivals", arrivals)] }

  private var onHelp: [Observation] { [.text(Names.question, text(.question)), .probe("formIsRaised", false)] }

  /// The identifiers of the lesson's elements.
  private enum Names {
    static let name = ElementName.textField("name")
    static let password = ElementName.secureTextField("password")
    static let question = ElementName.textField("question")
    static let signIn = ElementName.button("signIn")
    static let help = ElementName.button("help")
    static let close = ElementName.button("close")
    static let status = ElementName.text("status")
    static let form = ElementName.other("form")
  }
}
