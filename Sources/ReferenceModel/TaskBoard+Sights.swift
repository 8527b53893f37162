// What a user sees, the most telling first. A check of an early step stays true of what a learner adds later.

extension TaskBoard {
  public var sights: [Sight] {
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
  private var captionRead: Sight { .probe("fetchedCaption", fetched) }
  private var handedOn: Sight { .probe("newTasksHeard", entered) }

  private var rows: [Sight] {
    [
      .rows(Names.topPriority, topPriority.map(\.caption)), .rows(Names.bonus, bonus.map(\.caption)),
      .rowCount(Names.newTask, 1),
    ]
  }

  private var ticks: [Sight] {
    [.ticks(Names.topPriority, topPriority.map(\.isDone)), .ticks(Names.bonus, bonus.map(\.isDone))]
  }

  private var field: [Sight] {
    [
      .text(Names.field, caption), .keyboard(isUp: isKeyboardUp), .focus(Names.field, isEditing),
      .returnKey(isEnabled: isReturnKeyEnabled), .covered(Names.field, false),
    ]
  }

  private var addButton: Sight { .enabled(Names.add, canAdd) }
  private var label: Sight { .text(Names.progress, progress) }
  private var room: [Sight] { [.insetFollowsKeyboard(table: Names.table)] + scrolled }

  private var scrolled: [Sight] {
    switch position {
    case .beginning: [.scrolled(Names.tableElement, to: 0)]
    case .end:
      bonus.isEmpty ? [] : [.rowInSight(Names.bonus, bonus.count - 1)]
    case .elsewhere: []
    }
  }

  /// What the label above the list says.
  public var progress: String {
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
