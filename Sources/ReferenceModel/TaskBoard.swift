/// The task list of the first lesson, as it should be: a field for a new task with its Add button, two sections of
/// tasks, a label that counts them, and the keyboard.
public struct TaskBoard: BehaviourModel {
  public struct Task: Hashable, Sendable {
    public var caption: String
    public var isDone: Bool

    public init(_ caption: String, isDone: Bool = false) {
      self.caption = caption
      self.isDone = isDone
    }
  }

  public package(set) var topPriority: [Task]
  public package(set) var bonus: [Task]
  /// What stands in the field.
  public package(set) var caption = ""
  /// Whether the field is the first responder; the keyboard is up exactly then.
  public package(set) var isEditing = false

  public init() { self.init(topPriority: Self.topPriorityAtLaunch, bonus: [Task("Bake bread")]) }

  public init(topPriority: [Task], bonus: [Task]) {
    self.topPriority = topPriority
    self.bonus = bonus
  }

  private static let topPriorityAtLaunch = [
    Task("Call the dentist"), Task("Return the library books"), Task("Water the plants"),
  ]
}

// MARK: What a user does

extension TaskBoard {
  public mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap(Names.field): isEditing = true
    case .tap(Names.add): if canAdd { commit() }
    case .tapRow(Names.table, let section, let row): toggle(section: section, row: row)
    case .type(let text): if isEditing { caption += text }
    case .pressDelete: if isEditing, !caption.isEmpty { caption.removeLast() }
    case .pressReturn: if isReturnKeyEnabled { commit() }
    case .tap, .tapRow, .tapAt, .scroll, .wait, .turn, .leaveAndComeBack, .use: break
    }
  }

  /// Whether there is something to add besides blanks.
  public var canAdd: Bool { !trimmedCaption.isEmpty }

  /// Spaces count: the field enables the key as soon as it holds anything.
  public var isReturnKeyEnabled: Bool { isEditing && !caption.isEmpty }

  private mutating func commit() {
    if canAdd { topPriority.insert(Task(trimmedCaption), at: 0) }
    caption = ""
    isEditing = false
  }

  /// A tap on a task ticks it off, a second one takes that back.
  private mutating func toggle(section: Int, row: Int) {
    if section == 1, topPriority.indices.contains(row) { topPriority[row].isDone.toggle() }
    if section == 2, bonus.indices.contains(row) { bonus[row].isDone.toggle() }
  }

  private var trimmedCaption: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(caption.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  public func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = [
      .tap(Names.field), .tap(Names.add), .scroll(.table(Names.table), by: Double(random.int(in: -300...300))),
    ]
    events += [topPriority.count, bonus.count].enumerated().flatMap { index, count in
      count == 0 ? [] : [.tapRow(table: Names.table, section: index + 1, row: random.int(in: 0...count - 1))]
    }
    guard isEditing else { return events + [.tap(Names.field), .tap(Names.field)] }
    events += typing(&random)
    events.append(.pressDelete)
    if isReturnKeyEnabled { events += [.pressReturn, .pressReturn, .pressReturn] }
    return events + [.tap(Names.add)]
  }

  /// Words, blanks around and inside of them, and single characters.
  private func typing(_ random: inout SeededRandom) -> [UserEvent] {
    let blanks = String(repeating: " ", count: random.int(in: 1...3))
    return [
      .type(random.word()), .type(random.text()), .type(blanks), .type(blanks), .type(blanks + random.word()),
      .type(random.word() + blanks + random.word() + blanks), .type(String(random.pick("abcxyzQ7."))),
    ]
  }

  /// The keyboard is down and nothing is half typed.
  public var isAtRest: Bool { !isEditing && caption.isEmpty }
}

// MARK: What a user sees

extension TaskBoard {
  public var sights: [Sight] {
    [
      .rows(Names.topPriority, topPriority.map(\.caption)), .rows(Names.bonus, bonus.map(\.caption)),
      .rowCount(Names.newTask, 1), .text(Names.field, caption), .keyboard(isUp: isEditing),
      .returnKey(isEnabled: isReturnKeyEnabled), .enabled(Names.add, canAdd), .text(Names.progress, progress),
      .insetFollowsKeyboard(table: Names.table),
    ]
  }

  /// What the label under the list says.
  public var progress: String {
    let tasks = topPriority + bonus
    let done = tasks.count { $0.isDone }
    if tasks.isEmpty { return "Nothing to do yet" }
    if done == 0 { return "\(tasks.count) to go" }
    if done == tasks.count { return "All \(tasks.count) done" }
    return "\(done) done, \(tasks.count - done) to go"
  }

  /// The identifiers of the lesson's elements.
  private enum Names {
    static let table = "tasks"
    static let field = ElementName.textField("caption")
    static let add = ElementName.button("add")
    static let progress = ElementName.text("progress")
    static let newTask = SectionName(table: table, index: 0, title: "New task")
    static let topPriority = SectionName(table: table, index: 1, title: "Top Priority", rowNoun: "task")
    static let bonus = SectionName(table: table, index: 2, title: "Bonus", rowNoun: "task")
  }
}
