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

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  let reach: Reach
  /// What the rows of the list say.
  var cities = ReferenceTaskList([["Kyoto, Japan, temples before breakfast", "Porto, Portugal"]])
  var keyboard = ReferenceKeyboard(Names.inputs.map { .init($0) })
  /// The number of the tip on the screen for a new city, from 0; `nil` while the list is shown.
  var tip: Int?

  init() { self.init(upTo: .saving) }
  init(upTo reach: Reach) { self.reach = reach }
}

// MARK: What a user does

extension TextEntry {
  mutating func handle(_ event: UserEvent) {
    // The field asks whether it may begin.
    if event == .tap(Names.country), isCountryClosed { return }
    keyboard.handle(event)
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

  private var isCountryClosed: Bool { reach >= .active && keyboard.text(Names.name).isEmpty }

  /// Each new city has a screen of its own, on which nothing is typed yet.
  private mutating func add() {
    for input in Names.inputs { keyboard.setText("", of: input) }
    tip = 0
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
    let line = [name, keyboard.text(Names.country), keyboard.text(Names.notes)].filter { !$0.isEmpty }
    cities.insert(line.joined(separator: ", "), at: .last)
    leave()
  }
}

// MARK: What a user may do

extension TextEntry {
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events = tip == nil ? [.tap(Names.add)] : onEntry
    if keyboard.firstResponder != nil { events += typing(&random) }
    if reach >= .saving { events.append(random.pick(keyboard.deviceEvents(&random))) }
    return events
  }

  private var onEntry: [UserEvent] {
    let isTypingNotes = keyboard.firstResponder == Names.notes
    var events: [UserEvent] = [.tap(Names.name), .tap(Names.name), .tap(Names.back)]
    // On a phone that lies on its side, the keyboard leaves no room for the middle of the notes.
    if !keyboard.isLandscape || !keyboard.isUp { events.append(.tap(Names.notes)) }
    // Before the rule is taught, nobody knows what becomes of a country without a name; then that is what to try.
    if !keyboard.text(Names.name).isEmpty { events.append(.tap(Names.country)) }
    // A name of blanks is not an empty one.
    if reach == .active, keyboard.text(Names.name).allSatisfy(\.isWhitespace) {
      events += [.tap(Names.country), .tap(Names.country)]
      if keyboard.firstResponder == Names.name { events += [.type("  "), .type(" ")] }
    }
    if keyboard.text(Names.name).isEmpty, reach >= .active { events += [.tap(Names.country), .tap(Names.country)] }
    // On a phone that lies on its side, the middle of the backdrop is in the notes.
    if reach >= .outside, !keyboard.isLandscape { events += [.tap(Names.backdrop), .tap(Names.backdrop)] }
    if reach >= .saving, !isTypingNotes { events += [.tap(Names.save), .tap(Names.save)] }
    if reach >= .done, isTypingNotes { events += [.tap(Names.done), .tap(Names.done)] }
    return events
  }

  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    let texts = keyboard.inputs.map { keyboard.text($0.name) } + cities.texts(section: 0)
    var events = [
      random.pick(TypedText.words(&random)), random.pick(TypedText.blanksInside(&random)),
      random.pick(TypedText.blanksAround(&random)), random.pick(TypedText.blanksAround(&random)),
      random.pick(TypedText.pasted(&random) + TypedText.again(texts, &random) + [TypedText.long(&random)]),
      .pressDelete, .holdDelete,
    ]
    // What Return does in the notes is taught in the second step.
    if reach >= .done || keyboard.firstResponder != Names.notes { events += [.pressReturn, .pressReturn] }
    return events
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
    if reach >= .outside { expected.append(.text(Names.tip, Names.tips[tip])) }
    return expected
  }

  /// What the label under the notes says.
  var status: String { keyboard.firstResponder.map { "Typing the \($0.name)" } ?? "Tap a line to type" }

  /// The identifiers of the lesson's elements, and the titles in the bar.
  enum Names {
    static let name = ElementName.textField("name")
    static let country = ElementName.textField("country")
    static let notes = ElementName.textView("notes")
    static let inputs = [name, country, notes]
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
