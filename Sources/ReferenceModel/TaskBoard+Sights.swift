// What a user sees, the most telling first. A step compares only what has been taught by then: a check of an early step
// stays true of what a learner adds later.

extension TaskBoard {
  public var sights: [Sight] {
    var sights: [Sight] = []
    if reach >= .showing {
      sights += [.rows(Names.topPriority, topPriority.map(\.caption)), .rows(Names.bonus, bonus.map(\.caption))]
      sights.append(.rowCount(Names.newTask, 1))
    }
    if reach >= .ticking {
      sights += [.ticks(Names.topPriority, topPriority.map(\.isDone)), .ticks(Names.bonus, bonus.map(\.isDone))]
    }
    sights += inside + [.text(Names.field, caption), .keyboard(isUp: isKeyboardUp), .focus(Names.field, isEditing)]
    sights += [.returnKey(isEnabled: isReturnKeyEnabled), .covered(Names.field, false)]
    if reach >= .adding { sights.append(.enabled(Names.add, canAdd)) }
    if reach >= .counting { sights.append(.text(Names.progress, progress)) }
    if reach >= .makingRoom { sights += [.insetFollowsKeyboard(table: Names.table)] + scrolled }
    return sights
  }

  /// Until the list shows what was entered, only the app can tell.
  private var inside: [Sight] {
    switch reach {
    case .reading:
      // Blanks are the next step's.
      fetched == caption ? [.probe("fetchedCaption", fetched)] : []
    case .trimming: [.probe("fetchedCaption", fetched)]
    case .answeringDone, .adding, .comparing: [.probe("newTasksHeard", entered)]
    case .showing, .sorting, .ticking, .counting, .makingRoom: []
    }
  }

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
