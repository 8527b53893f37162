import Examiner

/// The city guide of the third lesson, as it should be: a list of cities, and a screen on which one more is entered, with a
/// name, a country and notes.
struct TextEntry: BehaviourModel {
  /// How far the lesson has taught. What comes later is neither done nor compared.
  enum Reach: Int, Comparable, Sendable {
    /// Return ends the typing in the two fields.
    case returning
    /// Notes keep their Return key; Done in the navigation bar ends their editing.
    case done
    /// A label says what is being typed, and there is no country without a name.
    case active
    /// A touch beside everything ends the typing, and is passed on.
    case outside
    /// Save keeps a city that has a name, and refuses one that has none.
    case saving
    /// A city has stars, from 1 to 5, and their input is not left with anything else in it.
    case rating
    /// The label stands on the keyboard.
    case tying

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  let reach: Reach
  /// What the rows of the list say.
  var cities = ReferenceTaskList([["Kyoto, Japan, temples before breakfast", "Porto, Portugal"]])
  var keyboard: ReferenceKeyboard
  /// The number of the tip on the screen for a new city, from 0; `nil` while the list is shown.
  var tip: Int?

  /// How many stars the city has that is being entered; 0 for none.
  var stars = 0
  /// Whether the input of the stars has just refused to be left.
  var refusesToEnd = false
  /// Whether the last event has moved the label along with the keyboard.
  var labelHasTravelled = false

  init() { self.init(upTo: .tying) }
  init(upTo reach: Reach) {
    self.reach = reach
    let inputs = reach >= .rating ? Names.inputs + [Names.stars] : Names.inputs
    keyboard = ReferenceKeyboard(inputs.map { .init($0) })
  }
}

// MARK: What a user does

extension TextEntry {
  mutating func handle(_ event: UserEvent) {
    let (top, wasOnEntry) = (keyboard.top, tip != nil)
    labelHasTravelled = false
    // The field asks whether it may begin.
    if event == .tap(Names.country), isCountryClosed { return }
    if keyboard.firstResponder == Names.stars, endsEditing(event) {
      // A touch beside everything insists, and then what was refused is forgotten.
      if !areStarsAllowed, event != .tap(Names.backdrop), event != .tap(Names.back) { return refusesToEnd = true }
      keepStars()
    }
    keyboard.handle(event)
    handleInApp(event)
    if keyboard.firstResponder != Names.stars { refusesToEnd = false }
    labelHasTravelled = keyboard.top != top && wasOnEntry && tip != nil && !event.turnsPhone
  }

  private mutating func handleInApp(_ event: UserEvent) {
    switch event {
    case .tap(Names.add): add()
    case .tap(Names.save): save()
    case .tap(Names.back): leave()
    case .tap(Names.done): if keyboard.firstResponder == Names.notes { keyboard.resign() }
    case .tap(Names.backdrop): touchOutside()
    case .pressReturn: if keyboard.firstResponder != Names.notes { keyboard.resign() }
    default: break
    }
  }

  /// Whether an input is asked to give the keys away.
  private func endsEditing(_ event: UserEvent) -> Bool {
    let ends: [UserEvent] = [
      .pressReturn, .tap(Names.name), .tap(Names.country), .tap(Names.notes), .tap(Names.save), .tap(Names.backdrop),
      .tap(Names.back),
    ]
    return ends.contains(event)
  }

  /// Nothing, or one digit from 1 to 5.
  private var areStarsAllowed: Bool { ["", "1", "2", "3", "4", "5"].contains(keyboard.text(Names.stars)) }

  /// What the input says when its editing has ended; of what is not allowed, nothing is kept.
  private mutating func keepStars() {
    if areStarsAllowed { stars = Int(keyboard.text(Names.stars)) ?? 0 }
    keyboard.setText(stars == 0 ? "" : "\(stars)", of: Names.stars)
  }

  private var isCountryClosed: Bool { reach >= .active && keyboard.text(Names.name).isEmpty }

  /// Each new city has a screen of its own, on which nothing is typed yet.
  private mutating func add() {
    for input in keyboard.inputs { keyboard.setText("", of: input.name) }
    (tip, stars) = (0, 0)
  }

  private mutating func leave() {
    keyboard.resign()
    tip = nil
  }

  private mutating func touchOutside() {
    guard let tip else { return }
    self.tip = (tip + 1) % Names.tips.count
    if reach >= .outside { keyboard.resign() }
  }

  /// A city without a name is not kept, and the screen stays: the name is asked for.
  private mutating func save() {
    guard let name = ReferenceTaskList.trimmed(keyboard.text(Names.name)) else { return keyboard.begin(Names.name) }
    let words = [name, keyboard.text(Names.country), keyboard.text(Names.notes), String(repeating: "★", count: stars)]
    let line = words.filter { !$0.isEmpty }
    cities.insert(line.joined(separator: ", "), at: .last)
    leave()
  }
}

// MARK: What a user may do

extension TextEntry {
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    if reach == .rating, tip != nil { return rating(&random) }
    // A name of blanks is not an empty one, and neither is one of a single letter: who has typed one goes on to the country.
    let name = keyboard.text(Names.name)
    let looksEmpty = name.count == 1 || !name.isEmpty && name.allSatisfy(\.isWhitespace)
    if reach == .active, keyboard.firstResponder == Names.name, looksEmpty {
      return Array(repeating: .tap(Names.country), count: 4) + [.type(random.word()), .pressDelete]
    }
    if reach == .active, keyboard.firstResponder == Names.name, name.isEmpty { return naming(&random) }
    var events = tip == nil ? [.tap(Names.add)] : onEntry
    if keyboard.firstResponder == Names.stars {
      events += typingStars(&random)
    } else if keyboard.firstResponder != nil {
      events += typing(&random)
    }
    // What is being typed is no matter of the keyboard: a phone may have keys of its own.
    if reach == .active, keyboard.firstResponder != nil {
      events += keyboard.deviceEvents(&random).filter { if case .use = $0 { true } else { false } }
    }
    // The step about the stars is not about where they are.
    if reach >= .saving, reach != .rating { events.append(random.pick(keyboard.deviceEvents(&random))) }
    return events
  }

  private var onEntry: [UserEvent] {
    let isTypingNotes = keyboard.firstResponder == Names.notes
    var events: [UserEvent] = [.tap(Names.name), .tap(Names.name)]
    events.append(.tap(Names.back))
    // On a phone that lies on its side, the keyboard leaves no room for the middle of the notes.
    // What becomes of the bar while notes are typed, and after that, is the second step's matter.
    if reach >= .done, !keyboard.isLandscape || !keyboard.isUp { events.append(.tap(Names.notes)) }
    // Before the rule is taught, nobody knows what becomes of a country without a name, nor when a name is one; then that is what to try.
    let name = keyboard.text(Names.name)
    let isLong = name.count > 2 && !name.allSatisfy(\.isWhitespace) && keyboard.firstResponder != Names.name
    if reach >= .active ? !name.isEmpty : isLong { events += [.tap(Names.country)] }
    // On a phone that lies on its side, the stars are below the end of the screen, or under the keyboard.
    if reach >= .rating, !keyboard.isLandscape { events += [.tap(Names.stars), .tap(Names.stars), .tap(Names.stars)] }
    if keyboard.text(Names.name).isEmpty, reach >= .active { events += [.tap(Names.country), .tap(Names.country)] }
    // On a phone that lies on its side, the middle of the backdrop is in the notes.
    if reach >= .outside, !keyboard.isLandscape { events += [.tap(Names.backdrop), .tap(Names.backdrop)] }
    if reach >= .saving, !isTypingNotes { events += [.tap(Names.save), .tap(Names.save)] }
    // A name with blanks around it is kept without them.
    if reach == .saving, keyboard.firstResponder == Names.name,
      let name = ReferenceTaskList.trimmed(keyboard.text(Names.name))
    {
      let isTrimmed = name == keyboard.text(Names.name)
      events += isTrimmed ? [.type(" "), .type(" ")] : [.tap(Names.save), .tap(Names.save), .tap(Names.save)]
    }
    // Notes with blanks around them are kept as they are.
    let notes = keyboard.text(Names.notes)
    if reach == .saving, !isTypingNotes, notes.isEmpty, isLong, !keyboard.isLandscape || !keyboard.isUp {
      events += [.tap(Names.notes), .tap(Names.notes)]
    }
    if reach == .saving, notes.first?.isWhitespace == true || notes.last?.isWhitespace == true,
      ReferenceTaskList.trimmed(name) != nil
    {
      events += Array(repeating: .tap(isTypingNotes ? Names.done : Names.save), count: 4)
    }
    if reach >= .done, isTypingNotes { events += [.tap(Names.done), .tap(Names.done)] }
    return events
  }

  /// The step about what is being typed: what a name may look like, and the ways out of an empty one.
  private func naming(_ random: inout SeededRandom) -> [UserEvent] {
    if random.int(in: 0...4) == 0 { return [.type(random.pick([" ", "  "]))] }
    return [
      .type("  "), .type(" "), .type("   "), TypedText.character(&random), TypedText.character(&random),
      TypedText.character(&random), TypedText.character(&random), .type(random.word()),
      .type(random.text()), .tap(Names.country), .tap(Names.country), .tap(Names.notes), .tap(Names.back), .pressReturn,
    ]
  }

  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    let texts = keyboard.inputs.map { keyboard.text($0.name) } + cities.texts(section: 0)
    var events = [
      random.pick(TypedText.words(&random)), random.pick(TypedText.blanksInside(&random)),
      random.pick(TypedText.blanksAround(&random)), random.pick(TypedText.blanksAround(&random)),
      random.pick(TypedText.pasted(&random) + TypedText.again(texts, &random) + [TypedText.long(&random)]),
      .pressDelete, .holdDelete,
    ]
    if reach == .saving, keyboard.firstResponder == Names.notes, keyboard.text(Names.notes).isEmpty {
      events += TypedText.blanksAround(&random) + TypedText.blanksAround(&random)
    }
    // What Return does in the notes is taught in the second step; in the first two, it is what they are about.
    let returns = reach <= .done ? 5 : 2
    if reach >= .done || keyboard.firstResponder != Names.notes {
      events += Array(repeating: .pressReturn, count: returns)
    }
    return events
  }

  /// The step about the stars: what comes to their input, what is in it, and the ways out of it.
  private func rating(_ random: inout SeededRandom) -> [UserEvent] {
    let hasName = !keyboard.text(Names.name).allSatisfy(\.isWhitespace)
    switch keyboard.firstResponder {
    case Names.stars: return typingStars(&random)
    case Names.name: return hasName ? [.tap(Names.stars), .pressReturn] : [.type(random.word())]
    case Names.notes: return [.tap(Names.done), .tap(Names.stars)]
    default:
      // Stars that were kept are for being changed.
      if stars > 0, random.int(in: 0...3) > 0 { return [.tap(Names.stars)] }
      let elsewhere: [UserEvent] = [.tap(Names.notes), .tap(Names.notes), .tap(Names.back), .leaveAndComeBack]
      return [.tap(Names.stars), hasName ? .tap(Names.save) : .tap(Names.name), random.pick(elsewhere)]
    }
  }

  /// One text at a time: what becomes of "03" is asked of nobody.
  private func typingStars(_ random: inout SeededRandom) -> [UserEvent] {
    // On a phone that lies on its side, the keyboard lies over what is below the name.
    let below: [UserEvent] = keyboard.isLandscape ? [] : [.tap(Names.backdrop), .tap(Names.notes)]
    if keyboard.text(Names.stars).isEmpty {
      let texts = [random.pick(["1", "3", "5"]), "6", random.pick(["0", "12", "x"])].map { UserEvent.type($0) }
      return (stars == 0 ? texts : []) + [.pressReturn] + below.prefix(1)
    }
    if reach == .rating, keyboard.text(Names.stars) == "\(stars)" { return [.holdDelete, .holdDelete, .pressReturn] }
    return [.pressReturn, .tap(Names.save), .tap(Names.name), .holdDelete] + below
  }

  /// The list is shown, and phone and keyboard are as at the start.
  var isAtRest: Bool { tip == nil && keyboard.isAsAtLaunch }
}

// MARK: What a user should see

extension TextEntry {
  var expected: [Observation] {
    guard let tip else {
      let list = [.exists(Names.add, true), keyboard.visibility]
      return reach >= .saving ? list + [.rows(Names.cities, cities.texts(section: 0))] : list
    }
    var expected: [Observation] = [.exists(Names.name, true)]
    expected += keyboard.contents + [keyboard.visibility] + keyboard.focus
    if reach >= .done {
      let isTypingNotes = keyboard.firstResponder == Names.notes
      expected += [.exists(Names.done, isTypingNotes), .exists(Names.save, !isTypingNotes)]
    }
    if reach >= .active { expected.append(.text(Names.status, status)) }
    if reach >= .tying {
      expected.append(.roomBelow(Names.status, 8))
      if labelHasTravelled { expected.append(.moved(Names.status, ReferenceKeyboard.motion)) }
    }
    if reach >= .outside { expected.append(.text(Names.tip, Names.tips[tip])) }
    return expected
  }

  /// What the label under the notes says.
  var status: String {
    if refusesToEnd { return "Stars go from 1 to 5" }
    return keyboard.firstResponder.map { "Typing the \($0.name)" } ?? "Tap a line to type"
  }

  /// The identifiers of the lesson's elements, and the titles in the bar.
  enum Names {
    static let name = ElementName.textField("name")
    static let country = ElementName.textField("country")
    static let notes = ElementName.textView("notes")
    static let inputs = [name, country, notes]
    static let stars = ElementName.textField("stars")
    static let add = ElementName.button("Add")
    static let save = ElementName.button("Save")
    static let done = ElementName.button("Done")
    static let back = ElementName.button("Cities")
    static let backdrop = ElementName.other("backdrop")
    static let status = ElementName.text("status")
    static let tip = ElementName.text("tip")
    static let cities = SectionName(table: "cities", index: 0, title: "Cities", rowNoun: "city")
    static let tips = [
      "Tip: the name alone is enough", "Tip: notes may have many lines", "Tip: a country needs a name",
    ]
  }
}

extension UserEvent {
  fileprivate var turnsPhone: Bool {
    if case .turn = self { true } else { false }
  }
}
