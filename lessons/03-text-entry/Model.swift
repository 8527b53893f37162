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

  enum Input: Int, CaseIterable, Sendable {
    case name, country, notes
  }

  let reach: Reach
  /// What the rows of the list say.
  var cities = ["Kyoto, Japan, temples before breakfast", "Porto, Portugal"]
  /// The screen for a new city; nil while the list is shown.
  var entry: Entry?

  /// What was entered so far.
  struct Entry: Sendable {
    /// By input: name, country, notes.
    var texts = ["", "", ""]
    /// The first responder; the keyboard is up exactly while there is one.
    var active: Input?
    /// Which tip is shown. Counts from 0.
    var tip = 0
  }

  init() { self.init(upTo: .saving) }
  init(upTo reach: Reach) { self.reach = reach }
}

// MARK: What a user does

extension TextEntry {
  mutating func handle(_ event: UserEvent) {
    guard entry != nil else {
      if event == .tap(Names.add) { entry = Entry() }
      return
    }
    switch event {
    case .tap(Names.save): save()
    case .tap(Names.back): entry = nil
    case .tap(Names.done): if entry?.active == .notes { entry?.active = nil }
    case .tap(Names.backdrop): touchOutside()
    case .tap(let element): if let input = Names.inputs.firstIndex(of: element) { begin(Input.allCases[input]) }
    case .type(let text): change { $0 += text }
    case .pressDelete: change { if !$0.isEmpty { $0.removeLast() } }
    case .pressReturn: pressReturn()
    default: break
    }
  }

  private mutating func begin(_ input: Input) {
    if input == .country, reach >= .active, text(.name).isEmpty { return }
    entry?.active = input
  }

  private mutating func pressReturn() {
    if entry?.active == .notes { change { $0 += "\n" } } else { entry?.active = nil }
  }

  private mutating func touchOutside() {
    guard var entry else { return }
    entry.tip = (entry.tip + 1) % Names.tips.count
    if reach >= .outside { entry.active = nil }
    self.entry = entry
  }

  /// A city without a name is not kept, and the screen stays: the name is asked for.
  private mutating func save() {
    let name = Self.trimmed(text(.name))
    if name.isEmpty { return begin(.name) }
    cities.append([name, text(.country), text(.notes)].filter { !$0.isEmpty }.joined(separator: ", "))
    entry = nil
  }

  private func text(_ input: Input) -> String { entry?.texts[input.rawValue] ?? "" }

  private mutating func change(_ edit: (inout String) -> Void) {
    guard let active = entry?.active else { return }
    var text = text(active)
    edit(&text)
    entry?.texts[active.rawValue] = text
  }

  private static func trimmed(_ text: String) -> String {
    let rest = text.drop { $0 == " " }
    return String(rest.reversed().drop { $0 == " " }.reversed())
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    guard let entry else { return [.tap(Names.add)] }
    var events: [UserEvent] = [.tap(Names.name), .tap(Names.name), .tap(Names.notes), .tap(Names.back)]
    // Before the rule is taught, nobody knows what becomes of a country without a name; then that is what to try.
    if !text(.name).isEmpty { events.append(.tap(Names.country)) }
    if text(.name).isEmpty, reach >= .active { events += [.tap(Names.country), .tap(Names.country)] }
    if reach >= .outside { events += [.tap(Names.backdrop), .tap(Names.backdrop)] }
    if reach >= .saving, entry.active != .notes { events += [.tap(Names.save), .tap(Names.save)] }
    guard entry.active != nil else { return events }
    let blanks = String(repeating: " ", count: random.int(in: 1...3))
    events += [.type(random.word()), .type(random.text()), .type(blanks), .type(blanks + random.word() + blanks)]
    events += [.pressDelete, .pressReturn, .pressReturn]
    if reach >= .done, entry.active == .notes { events += [.tap(Names.done), .tap(Names.done)] }
    return events
  }

  /// The list is shown.
  var isAtRest: Bool { entry == nil }
}

// MARK: What a user sees

extension TextEntry {
  var expected: [Observation] {
    guard let entry else {
      let list: [Observation] = [.exists(Names.add, true), .keyboard(isUp: false)]
      return reach >= .saving ? list + [.rows(Names.cities, cities)] : list
    }
    var expected: [Observation] = [.exists(Names.name, true)]
    expected += zip(Names.inputs, entry.texts).map { .text($0, $1) }
    expected.append(.keyboard(isUp: entry.active != nil))
    expected += zip(Names.inputs, Input.allCases).map { .focus($0, $1 == entry.active) }
    if reach >= .done {
      expected += [.exists(Names.done, entry.active == .notes), .exists(Names.save, entry.active != .notes)]
    }
    if reach >= .active { expected.append(.text(Names.status, status)) }
    if reach >= .outside { expected.append(.text(Names.tip, Names.tips[entry.tip])) }
    return expected
  }

  /// What the label under the notes says.
  var status: String {
    entry?.active.map { "Typing the \($0)" } ?? "Tap a line to type"
  }

  /// The identifiers of the lesson's elements, and the titles in the bar.
  private enum Names {
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
