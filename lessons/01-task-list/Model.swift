import Examiner

/// The task list of the first lesson, as it should be: a field for a new task with its Add button, two sections of
/// tasks, a label that counts them, the keyboard, and the phone around it all.
///
/// A step's check says how far the lesson has taught: `TaskBoard(upTo: .trimming)` does and sees nothing that comes later.
/// `TaskBoard()` is the whole.
struct TaskBoard: BehaviourModel, Hashable {
  struct Task: Hashable, Sendable {
    var caption: String
    var isDone: Bool

    init(_ caption: String, isDone: Bool = false) {
      self.caption = caption
      self.isDone = isDone
    }
  }

  /// Where the list has been scrolled to, as far as that is the user's doing alone.
  enum Position: Hashable, Sendable {
    case beginning, end, elsewhere
  }

  let reach: Reach
  var topPriority: [Task]
  var bonus: [Task]
  /// What stands in the field.
  var caption = ""
  /// Whether the field is the first responder.
  var isEditing = false
  /// The captions that the row with the field has handed on, oldest first.
  var entered: [String] = []
  var keyboard = KeyboardChoice.withSuggestions
  var orientation = Orientation.portrait
  var position = Position.beginning

  /// The whole lesson.
  init() { self.init(upTo: .everything) }

  init(upTo reach: Reach) {
    self.init(topPriority: Self.topPriorityAtLaunch, bonus: [Task("Bake bread")], upTo: reach)
  }

  init(topPriority: [Task], bonus: [Task], upTo reach: Reach = .everything) {
    self.topPriority = topPriority
    self.bonus = bonus
    self.reach = reach
  }

  private static let topPriorityAtLaunch = [
    Task("Call the dentist"), Task("Return the library books"), Task("Water the plants"),
  ]
}

// MARK: What a user does

extension TaskBoard {
  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap(Names.field): beginEditing()
    case .tap(Names.add): tapAdd()
    case .tapRow(Names.table, let section, let row): toggle(section: section, row: row)
    case .type(let text): type(text)
    case .pressDelete: delete()
    case .pressReturn: if isReturnKeyEnabled { commit() }
    case .scroll(Names.tableElement, let points): scroll(by: points)
    case .turn(let orientation): turn(to: orientation)
    case .use(let keyboard):
      self.keyboard = keyboard
      leaveEnd()
    case .tap, .tapRow, .tapAt, .scroll, .wait, .leaveAndComeBack: break
    }
  }

  /// Whether there is something to add besides blanks.
  var canAdd: Bool { fetched != nil }

  /// The caption without blanks around it; `nil` when that leaves nothing.
  var fetched: String? {
    let caption = Self.trimmed(caption)
    return caption.isEmpty ? nil : caption
  }

  /// Spaces count: the field enables the key as soon as it holds anything.
  var isReturnKeyEnabled: Bool { isEditing && !caption.isEmpty }

  /// A keyboard with keys to press takes up nothing of the screen.
  var isKeyboardUp: Bool { isEditing && keyboard != .hardware }

  private mutating func beginEditing() {
    isEditing = true
    leaveEnd()
  }

  private mutating func type(_ text: String) {
    guard isEditing else { return }
    caption += text
    leaveEnd()
  }

  /// The Delete key takes a whole character.
  private mutating func delete() {
    guard isEditing, !caption.isEmpty else { return }
    caption.removeLast()
    leaveEnd()
  }

  private mutating func tapAdd() {
    leaveEnd()
    if canAdd { commit() }
  }

  /// What ends in a question mark can wait.
  private mutating func commit() {
    if let caption = fetched {
      entered.append(caption)
      if caption.hasSuffix("?"), reach >= .sorting {
        bonus.insert(Task(caption), at: 0)
      } else {
        topPriority.insert(Task(caption), at: 0)
      }
    }
    caption = ""
    isEditing = false
    position = .elsewhere
  }

  /// A tap on a task ticks it off, a second one takes that back.
  private mutating func toggle(section: Int, row: Int) {
    if section == 1, topPriority.indices.contains(row) { topPriority[row].isDone.toggle() }
    if section == 2, bonus.indices.contains(row) { bonus[row].isDone.toggle() }
  }

  private mutating func scroll(by points: Double) {
    position = points >= UserEvent.far ? .end : points <= -UserEvent.far ? .beginning : .elsewhere
  }

  /// The app stays upright when the phone stands on its head.
  private mutating func turn(to orientation: Orientation) {
    self.orientation = orientation
    leaveEnd()
  }

  /// What changes the room for the list may move its end; its beginning stays.
  private mutating func leaveEnd() {
    if position == .end { position = .elsewhere }
  }

  /// Blanks are those of Unicode, and count by code points: an accent that was typed after a space stays.
  private static func trimmed(_ text: String) -> String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    }
    let start = text.unicodeScalars.drop(while: isBlank)
    let end = start.reversed().drop { isBlank($0) }
    return String(String.UnicodeScalarView(end.reversed()))
  }
}

extension TaskBoard {
  /// How far the lesson has taught: a step each, and at last everything.
  ///
  /// A step's model is about that step. It leaves out what comes later; and what was judged before it does no more than it
  /// needs to, so that a mistake of an early step is told at that step and not again at each one after it.
  enum Reach: Int, Comparable, CaseIterable, Sendable {
    /// What stands in the field is read.
    case reading
    /// Blanks around it are dropped, and blanks alone are nothing.
    case trimming
    /// The Done key hands the caption on, empties the field, and sends the keyboard away.
    case answeringDone
    /// Add does the same, and is enabled when there is something to add.
    case adding
    /// Done and Add do the same whatever was typed.
    case comparing
    /// A new task is shown.
    case showing
    /// What ends in a question mark goes to Bonus.
    case sorting
    /// A tap ticks a task off, and a second one takes that back.
    case ticking
    /// The label counts.
    case counting
    /// The list makes room for the keyboard, however high that is.
    case makingRoom
    /// The whole lesson at once.
    case everything

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}

// What a user may do next. Something that stands in a list twice is twice as likely.

extension TaskBoard {
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events = editing(&random)
    switch reach {
    case .ticking, .counting: events += ticking(&random) + ticking(&random)
    case .makingRoom: events += scrolling(&random) + handling(&random)
    case .everything: events += ticking(&random) + [random.pick(scrolling(&random)), random.pick(handling(&random))]
    default: break
    }
    return events
  }

  private func editing(_ random: inout SeededRandom) -> [UserEvent] {
    if isEditing, reach <= .trimming { return TypedText.fewCharacters(&random, after: caption) }
    guard isEditing else { return adding + [.tap(Names.field), .tap(Names.field), .tap(Names.field)] }
    var events = typing(&random) + adding + adding + [.pressDelete]
    if reach >= .sorting { events += asking(&random) }
    if reach >= .answeringDone, isReturnKeyEnabled { events += [.pressReturn, .pressReturn, .pressReturn] }
    return events
  }

  /// A question mark decides only where it stands at the end.
  private func asking(_ random: inout SeededRandom) -> [UserEvent] {
    let ask: [UserEvent] = [.type("?"), .type("\(random.pick("abcxyz"))?\(random.pick("abcxyz"))")]
    return reach == .sorting ? ask + ask + ask : ask
  }

  /// Whether Add may be pressed is what one step is about; in the others nobody presses it for nothing.
  private var adding: [UserEvent] {
    let mayBeDisabled = reach == .adding || reach == .everything
    return reach >= .adding && (canAdd || mayBeDisabled) ? [.tap(Names.add)] : []
  }

  /// Which blanks are dropped is what the early steps are about.
  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    var events = TypedText.words(&random)
    let blanks = TypedText.blanksAround(&random)
    // Blanks alone are interesting only as long as nothing else was typed.
    let blanksFirst = caption.isEmpty ? blanks + blanks : blanks
    switch reach {
    case .everything: events += blanksFirst + TypedText.blanksInside(&random)
    case .answeringDone, .adding, .comparing:
      events += blanksFirst
      return events.filter { !self.handling([$0]).hasBlankInside }
    case .reading, .trimming, .showing, .sorting, .ticking, .counting, .makingRoom: break
    }
    return events
  }

  private var hasBlankInside: Bool { fetched?.contains(" ") ?? false }

  private func ticking(_ random: inout SeededRandom) -> [UserEvent] {
    [topPriority.count, bonus.count].enumerated().flatMap { index, count in
      count == 0 ? [] : [.tapRow(table: Names.table, section: index + 1, row: random.int(in: 0...count - 1))]
    }
  }

  private func scrolling(_ random: inout SeededRandom) -> [UserEvent] {
    let table = Names.tableElement
    return [
      .scroll(table, by: Double(random.int(in: -300...300))), .scrollToEnd(of: table), .scrollToBeginning(of: table),
    ]
  }

  /// What is done to the phone rather than to the app.
  private func handling(_ random: inout SeededRandom) -> [UserEvent] {
    let orientations: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    let keyboards = KeyboardChoice.allCases.filter { $0 != keyboard }
    return [
      .turn(random.pick(orientations.filter { $0 != orientation })), .use(random.pick(keyboards)), .leaveAndComeBack,
    ]
  }

  /// The keyboard is down, nothing is half typed, and the phone is as it was at the start.
  var isAtRest: Bool {
    !isEditing && caption.isEmpty && orientation == .portrait && keyboard == .withSuggestions
  }
}

// What a user sees, the most telling first. A check of an early step stays true of what a learner adds later.

extension TaskBoard {
  var expected: [Observation] {
    switch reach {
    // Blanks are the next step's.
    case .reading: (fetched == caption ? [captionRead] : []) + field
    case .trimming: [captionRead] + field
    case .answeringDone, .comparing: [handedOn] + field
    case .adding: [handedOn] + field + [addButton]
    case .showing, .sorting: rows + field
    case .ticking: ticks
    case .counting: [label]
    case .makingRoom: field + room
    case .everything: rows + ticks + field + [addButton, label] + room
    }
  }

  // Until the list shows what was entered, only the app can tell.
  private var captionRead: Observation { .probe("fetchedCaption", fetched) }
  private var handedOn: Observation { .probe("newTasksHeard", entered) }

  private var rows: [Observation] {
    [
      .rows(Names.topPriority, topPriority.map(\.caption)), .rows(Names.bonus, bonus.map(\.caption)),
      .rowCount(Names.newTask, 1),
    ]
  }

  private var ticks: [Observation] {
    [.ticks(Names.topPriority, topPriority.map(\.isDone)), .ticks(Names.bonus, bonus.map(\.isDone))]
  }

  private var field: [Observation] {
    [
      .text(Names.field, caption), .keyboard(isUp: isKeyboardUp), .focus(Names.field, isEditing),
      .returnKey(isEnabled: isReturnKeyEnabled), .covered(Names.field, false),
    ]
  }

  private var addButton: Observation { .enabled(Names.add, canAdd) }
  private var label: Observation { .text(Names.progress, progress) }
  private var room: [Observation] { [.insetFollowsKeyboard(table: Names.table)] + scrolled }

  private var scrolled: [Observation] {
    switch position {
    case .beginning: [.scrolled(Names.tableElement, to: 0)]
    case .end:
      bonus.isEmpty ? [] : [.rowInSight(Names.bonus, bonus.count - 1)]
    case .elsewhere: []
    }
  }

  /// What the label above the list says.
  var progress: String {
    let tasks = topPriority + bonus
    let done = tasks.count { $0.isDone }
    if tasks.isEmpty { return "Nothing to do yet" }
    if done == 0 { return "\(tasks.count) to go" }
    if done == tasks.count { return "All \(tasks.count) done" }
    return "\(done) done, \(tasks.count - done) to go"
  }

  /// The identifiers of the lesson's elements.
  enum Names {
    static let table = "tasks"
    static let tableElement = ElementName.table(table)
    static let field = ElementName.textField("caption")
    static let add = ElementName.button("add")
    static let progress = ElementName.text("progress")
    static let newTask = SectionName(table: table, index: 0, title: "New task")
    static let topPriority = SectionName(table: table, index: 1, title: "Top Priority", rowNoun: "task")
    static let bonus = SectionName(table: table, index: 2, title: "Bonus", rowNoun: "task")
  }
}
