import Examiner

/// The task list of the first lesson, as it should be: a field for a new task with its Add button, two sections of
/// tasks, a label that counts them, the keyboard, and the phone around it all.
///
/// A step's check says how far the lesson has taught: `TaskBoard(upTo: .trimming)` does and sees nothing that comes later.
/// `TaskBoard()` is the whole.
struct TaskBoard: BehaviourModel, Hashable {
  let reach: Reach
  /// Section 0 is Top Priority, section 1 is Bonus. In the table, the row for a new task comes before both.
  var tasks: ReferenceTaskList
  var keyboard = ReferenceKeyboard([.init(Names.field, returnKey: "Done", enablesReturnKeyAutomatically: true)])
  /// Where the list has been scrolled to.
  var scroll = ReferenceScroll.beginning
  /// The captions that the row with the field has handed on, oldest first.
  var entered: [String] = []

  /// The whole lesson.
  init() { self.init(upTo: .dragging) }

  init(upTo reach: Reach) {
    self.init(
      tasks: ReferenceTaskList([["Call the dentist", "Return the library books", "Water the plants"], ["Bake bread"]]),
      upTo: reach)
  }

  init(tasks: ReferenceTaskList, upTo reach: Reach = .dragging) {
    self.tasks = tasks
    self.reach = reach
  }
}

// MARK: What a user does

extension TaskBoard {
  mutating func handle(_ event: UserEvent) {
    // What is written on the key is pressed only while it is enabled.
    let commits = event == .pressReturn && keyboard.isReturnKeyEnabled || event == .tap(Names.add) && canAdd
    keyboard.handle(event)
    if changesRoom(event) { scroll.roomChanged() }
    if commits { commit() }
    switch event {
    case .tapRow(Names.table, let section, let row): tasks.toggle(section: section - 1, row: row)
    case .tap(let button) where reach == .moving: move(by: button)
    case .scroll(Names.tableElement, let points):
      scroll.handle(by: points)
      if reach >= .dragging { keyboard.resign() }
    default: break
    }
  }

  /// What stands in the field.
  var caption: String { keyboard.text(Names.field) }

  /// Whether the field is the first responder.
  var isEditing: Bool { keyboard.firstResponder == Names.field }

  /// Whether there is something to add besides blanks.
  var canAdd: Bool { fetched != nil }

  /// The caption without blanks around it; `nil` when that leaves nothing.
  var fetched: String? { ReferenceTaskList.trimmed(caption) }

  /// Whether it has three letters and more and nothing else, which is a caption however it is looked at.
  private var isPlain: Bool { caption.count > 2 && caption.allSatisfy { $0.isASCII && $0.isLetter } }

  /// What ends in a question mark can wait.
  private mutating func commit() {
    if let caption = fetched {
      entered.append(caption)
      tasks.enter(caption, section: caption.hasSuffix("?") && reach >= .sorting ? 1 : 0)
    }
    keyboard.setText("", of: Names.field)
    keyboard.resign()
    scroll = .elsewhere
  }

  /// The task goes to the top of the other list.
  private mutating func move(by button: ElementName) {
    for section in tasks.sections.indices {
      guard let row = moveButtons(of: section).firstIndex(of: button) else { continue }
      return tasks.move(section: section, row: row, toSection: 1 - section, row: 0)
    }
  }

  /// Of each task, in the words that VoiceOver reads.
  private func moveButtons(of section: Int) -> [ElementName] {
    tasks.texts(section: section).map { .button("\(section == 0 ? "Later" : "Now"): \($0)") }
  }

  /// Whether the event may change how much of the list is to be seen.
  private func changesRoom(_ event: UserEvent) -> Bool {
    switch event {
    case .tap(Names.field), .tap(Names.add), .turn, .use: true
    case .type, .pressDelete: isEditing
    case .scroll: isEditing && reach >= .dragging
    default: false
    }
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
    /// Later and Now take a task to the other list.
    case moving
    /// The first ten steps at once.
    case everything
    /// A drag puts the keyboard away; and the whole lesson.
    case dragging

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}

// What a user may do next. Something that stands in a list twice is twice as likely.

extension TaskBoard {
  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events = editing(&random)
    switch reach {
    case .ticking: events += isEditing ? ticking(&random).prefix(2) : (ticking(&random) + ticking(&random))[...]
    case .counting: events += ticking(&random) + ticking(&random)
    case .moving: events += ticking(&random) + moving(&random)
    case .makingRoom: events += scrolling(&random) + handling(&random)
    case .everything, .dragging:
      let drags = Array(scrolling(&random).prefix(1))
      events += ticking(&random) + drags + [random.pick(handling(&random))]
      if reach == .dragging, isEditing, canAdd { events += drags + drags + drags }
    default: break
    }
    return events
  }

  private func editing(_ random: inout SeededRandom) -> [UserEvent] {
    if isEditing, reach <= .trimming {
      // A caption that loses its blanks is a matter of the second step.
      let texts =
        TypedText.fewCharacters(&random, after: caption) + (reach == .reading ? [TypedText.long(&random)] : [])
      return texts.filter { reach == .trimming || !$0.hasBlank }
    }
    guard isEditing else {
      // What was typed before a drag is there to be added.
      let drafts = reach == .dragging && canAdd ? adding + adding + adding : []
      return adding + drafts + Array(repeating: .tap(Names.field), count: reach == .ticking && twins.isEmpty ? 6 : 3)
    }
    // Here, a task is entered only to be ticked off.
    if reach == .ticking, !caption.isEmpty { return [.pressReturn] }
    // What Done makes of blanks alone shows only before something else is typed.
    if reach == .answeringDone, !caption.isEmpty, fetched == nil {
      return [.pressReturn, .pressReturn, .pressReturn, .type(random.word())]
    }
    var events = typing(&random) + adding + adding + [.pressDelete, .holdDelete]
    if reach >= .sorting { events += asking(&random) }
    if reach >= .answeringDone, keyboard.isReturnKeyEnabled {
      // Where it goes shows when it has been handed on.
      let asks = (reach == .sorting || reach == .counting) && caption.hasSuffix("?")
      events += Array(repeating: .pressReturn, count: asks ? 12 : 3)
    }
    return events
  }

  /// A question mark decides only where it stands at the end.
  private func asking(_ random: inout SeededRandom) -> [UserEvent] {
    let ask: [UserEvent] = [.type("?"), .type("\(random.pick("abcxyz"))?\(random.pick("abcxyz"))")]
    guard reach == .sorting else { return reach == .counting ? ask + ask : ask }
    // One that stands alone is asked about only before something else is typed.
    return ask + ask + ask + (caption.isEmpty ? Array(repeating: ask[0], count: 6) : [])
  }

  /// Whether Add may be pressed is what one step is about; in the others nobody presses it for nothing.
  private var adding: [UserEvent] {
    let mayBeDisabled = reach == .adding || reach >= .everything
    return reach >= .adding && (canAdd || mayBeDisabled) ? [.tap(Names.add)] : []
  }

  /// Which blanks are dropped is what the early steps are about.
  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    // Two tasks with one caption are told apart by their places alone; with few words, there are soon such tasks.
    if reach == .ticking { return caption.isEmpty ? [.type("milk"), .type("milk"), .type("tea")] : [] }
    if reach == .moving { return TypedText.words(&random) }
    var events = TypedText.words(&random) + TypedText.again(earlier, &random) + [random.pick(rare(&random))]
    let blanks = TypedText.blanksAround(&random)
    // Blanks alone are interesting only as long as nothing else was typed.
    let blanksFirst = caption.isEmpty ? blanks + blanks : blanks
    switch reach {
    case .everything, .dragging: events += blanksFirst + TypedText.blanksInside(&random)
    case .answeringDone, .adding, .comparing:
      events += blanksFirst + (reach == .answeringDone && caption.isEmpty ? blanks + blanks : [])
      return events.filter { !self.handling([$0]).hasBlankInside }
    case .reading, .trimming, .showing, .sorting, .ticking, .counting, .makingRoom, .moving: break
    }
    return events
  }

  /// Captions that there are already.
  private var earlier: [String] {
    (reach >= .showing ? tasks.sections.flatMap { $0.map(\.text) } : entered).filter {
      mayHaveBlanks || !$0.contains(" ")
    }
  }

  private var mayHaveBlanks: Bool { reach >= .everything }

  private func rare(_ random: inout SeededRandom) -> [UserEvent] {
    (TypedText.pasted(&random) + [TypedText.long(&random)]).filter { mayHaveBlanks || !$0.hasBlank }
  }

  private var hasBlankInside: Bool { fetched?.contains(" ") ?? false }

  private func ticking(_ random: inout SeededRandom) -> [UserEvent] {
    let taps = tasks.taps(table: Names.table, from: 1, &random)
    guard reach == .ticking else { return taps }
    // In the first row there is no task.
    return taps + twins.prefix(4) + [.tapAt(x: Layout.aboveField.x, y: Layout.aboveField.y)]
  }

  /// Taps of tasks that say the same as one above them: which of the two is ticked off shows at the lower one.
  private var twins: [UserEvent] {
    tasks.sections.enumerated().flatMap { section, rows in
      rows.indices.filter { row in rows[..<row].contains { $0.text == rows[row].text } }
        .map { UserEvent.tapRow(table: Names.table, section: section + 1, row: $0) }
    }
  }

  /// Of two tasks that say the same, nobody can tell the buttons apart; nor is one moved that may be below the end of the screen, or under
  /// the keyboard.
  private func moving(_ random: inout SeededRandom) -> [UserEvent] {
    let buttons = moveButtons(of: 0) + moveButtons(of: 1)
    let apart = buttons.prefix(6).filter { button in buttons.count { $0 == button } == 1 }
    if keyboard.isUp || apart.isEmpty { return [] }
    let move = UserEvent.tap(random.pick(apart))
    return [move, move, move]
  }

  /// Whether a drag puts the keyboard away is the last step's; before, nobody drags the list while the keyboard is up. The first of these
  /// is as good as any.
  private func scrolling(_ random: inout SeededRandom) -> [UserEvent] {
    var events = ReferenceScroll.events(of: Names.tableElement, &random)
    if isEditing, reach < .dragging { return [] }
    if !events.isEmpty { events.swapAt(0, random.int(in: 0...events.count - 1)) }
    return events
  }

  /// What is done to the phone rather than to the app.
  private func handling(_ random: inout SeededRandom) -> [UserEvent] { keyboard.deviceEvents(&random) }

  /// The keyboard is down, nothing is half typed, and the phone is as it was at the start.
  var isAtRest: Bool { keyboard.isAsAtLaunch && caption.isEmpty }
}

extension UserEvent {
  /// Whether it is a text with a blank in it.
  fileprivate var hasBlank: Bool {
    switch self {
    case .type(let text), .paste(let text): text.contains(" ")
    default: false
    }
  }
}

// What a user sees, the most telling first. A check of an early step stays true of what a learner adds later.

extension TaskBoard {
  var expected: [Observation] {
    switch reach {
    // Blanks are the next step's, and so is what else is worth keeping.
    case .reading: (isPlain ? [captionRead] : []) + field
    case .trimming: [captionRead] + field
    case .answeringDone, .comparing: [handedOn] + field
    case .adding: [handedOn] + field + [addButton]
    case .showing, .sorting: rows + field
    case .ticking: ticks
    case .counting: [label]
    case .makingRoom: field + room
    case .moving: rows + ticks + field
    case .everything, .dragging: rows + ticks + field + [addButton, label] + room
    }
  }

  // Until the list shows what was entered, only the app can tell.
  private var captionRead: Observation { .probe("fetchedCaption", fetched) }
  private var handedOn: Observation { .probe("newTasksHeard", entered) }

  private var rows: [Observation] {
    [
      .rows(Names.topPriority, tasks.texts(section: 0)), .rows(Names.bonus, tasks.texts(section: 1)),
      .rowCount(Names.newTask, 1),
    ]
  }

  private var ticks: [Observation] {
    [.ticks(Names.topPriority, tasks.ticks(section: 0)), .ticks(Names.bonus, tasks.ticks(section: 1))]
  }

  private var field: [Observation] {
    keyboard.contents + [keyboard.visibility] + keyboard.focus + [
      .returnKey(isEnabled: keyboard.isReturnKeyEnabled), .covered(Names.field, false),
    ]
  }

  private var addButton: Observation { .enabled(Names.add, canAdd) }
  private var label: Observation { .text(Names.progress, progress) }
  private var room: [Observation] { [.insetFollowsKeyboard(table: Names.table)] + scrolled }

  private var scrolled: [Observation] {
    let bonus = tasks.sections[1].count
    return switch scroll {
    case .beginning: [.scrolled(Names.tableElement, to: 0)]
    case .end: bonus == 0 ? [] : [.rowInSight(Names.bonus, bonus - 1)]
    case .elsewhere: []
    }
  }

  /// What the label above the list says.
  var progress: String {
    let (count, done) = (tasks.count, tasks.doneCount)
    if count == 0 { return "Nothing to do yet" }
    if done == 0 { return "\(count) to go" }
    if done == count { return "All \(count) done" }
    return "\(done) done, \(count - done) to go"
  }

  /// Of the screen as the scene draws it, in points.
  private enum Layout {
    /// In the first row, above its field: as long as the list stands at its beginning.
    static let aboveField = (x: 147.0, y: 71.0)
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
