public import AppProtocol

/// The task list of the first lesson, as it should be: a field for a new task with its Add button, two sections of
/// tasks, a label that counts them, the keyboard, and the phone around it all.
///
/// A step's check says how far the lesson has taught: `TaskBoard(upTo: .trimming)` does and sees nothing that comes later.
/// `TaskBoard()` is the whole.
public struct TaskBoard: BehaviourModel, Hashable {
  public struct Task: Hashable, Sendable {
    public var caption: String
    public var isDone: Bool

    public init(_ caption: String, isDone: Bool = false) {
      self.caption = caption
      self.isDone = isDone
    }
  }

  /// Where the list has been scrolled to, as far as that is the user's doing alone.
  enum Position: Hashable, Sendable {
    case beginning, end, elsewhere
  }

  public let reach: Reach
  public package(set) var topPriority: [Task]
  public package(set) var bonus: [Task]
  /// What stands in the field.
  public package(set) var caption = ""
  /// Whether the field is the first responder.
  public package(set) var isEditing = false
  /// The captions that the row with the field has handed on, oldest first.
  public package(set) var entered: [String] = []
  public package(set) var keyboard = KeyboardChoice.withSuggestions
  public package(set) var orientation = Orientation.portrait
  var position = Position.beginning

  /// The whole lesson.
  public init() { self.init(upTo: .everything) }

  public init(upTo reach: Reach) {
    self.init(topPriority: Self.topPriorityAtLaunch, bonus: [Task("Bake bread")], upTo: reach)
  }

  public init(topPriority: [Task], bonus: [Task], upTo reach: Reach = .everything) {
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
  public mutating func handle(_ event: UserEvent) {
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
  public var canAdd: Bool { fetched != nil }

  /// The caption without blanks around it; `nil` when that leaves nothing.
  public var fetched: String? {
    let caption = Self.trimmed(caption)
    return caption.isEmpty ? nil : caption
  }

  /// Spaces count: the field enables the key as soon as it holds anything.
  public var isReturnKeyEnabled: Bool { isEditing && !caption.isEmpty }

  /// A keyboard with keys to press takes up nothing of the screen.
  public var isKeyboardUp: Bool { isEditing && keyboard != .hardware }

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
