import Foundation

/// Foundation's class, which Foundation on Linux leaves out: what undoes changes, in groups, the last one first.
@MainActor
open class UndoManager: NSObject {
  private struct Group {
    var actions: [() -> Void] = []
    var targets: [ObjectIdentifier?] = []
    var name = ""
  }
  private enum Direction {
    case undoing, redoing
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// Groups that have begun and not ended, the outermost first.
  private var openGroups: [Group] = []
  private var direction: Direction?
  private var disabledCount = 0
  /// The group of this turn of the run loop is closed with it.
  private var hasTurnGroup = false

  public override init() { super.init() }

  /// [A] Whether what is registered in one turn of the run loop is undone together.
  open var groupsByEvent = true
  /// [A] The most groups that are kept; 0 for any number.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  open var groupingLevel: Int { openGroups.count }
  open var isUndoing: Bool { direction == .undoing }
  open var isRedoing: Bool { direction == .redoing }
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoGroups.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Registering

  /// [A] While it undoes, what is registered is what redoes.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    register(target) { [weak target] in target.map(handler) }
  }
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let receiver = target as AnyObject
    register(receiver) { [weak receiver] in
      if let receiver { _ObjectiveC.send(selector, to: receiver, [anObject]) }
    }
  }

  /// How many changes have been registered so far.
  private(set) var registrations = 0

  private func register(_ target: AnyObject, _ action: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    registrations += 1
    if openGroups.isEmpty {
      guard groupsByEvent || direction != nil else {
        // [A] registerUndo: raised without a group. [O] The words.
        _raiseInconsistency("must begin a group before registering undo")
      }
      beginUndoGrouping()
      hasTurnGroup = true
      AppState.current.clock.schedule(after: 0, awaited: true) { [weak self] in self?.endTurnGroup() }
    }
    openGroups[openGroups.count - 1].actions.append(action)
    openGroups[openGroups.count - 1].targets.append(ObjectIdentifier(target))
    // [A] A change that is no undoing makes redoing impossible.
    if direction == nil { redoGroups = [] }
  }

  // MARK: Groups

  open func beginUndoGrouping() { openGroups.append(Group()) }
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      _raiseInconsistency("endUndoGrouping called with no matching begin")
    }
    guard !group.actions.isEmpty else { return }
    if openGroups.isEmpty {
      keep(group)
      tell(.NSUndoManagerDidCloseUndoGroup)
    } else {
      openGroups[openGroups.count - 1].actions += group.actions
      openGroups[openGroups.count - 1].targets += group.targets
    }
  }

  private func endTurnGroup() {
    guard hasTurnGroup else { return }
    hasTurnGroup = false
    if !openGroups.isEmpty { endUndoGrouping() }
  }

  private func keep(_ group: Group) {
    if direction == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
    dropOldest()
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  // MARK: Undoing

  /// [A] undo(): closes the group of this turn first.
  open func undo() {
    endTurnGroup()
    run(undoGroups.popLast(), .undoing, tells: (.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange))
  }
  open func undoNestedGroup() { undo() }
  open func redo() {
    endTurnGroup()
    run(redoGroups.popLast(), .redoing, tells: (.NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange))
  }

  private func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func run(_ group: Group?, _ way: Direction, tells: (before: Notification.Name, after: Notification.Name)) {
    guard let group else { return }
    tell(tells.before)
    direction = way
    beginUndoGrouping()
    openGroups[openGroups.count - 1].name = group.name
    for action in group.actions.reversed() { action() }
    while !openGroups.isEmpty { endUndoGrouping() }
    direction = nil
    tell(tells.after)
  }

  open func removeAllActions() { (undoGroups, redoGroups, openGroups, hasTurnGroup) = ([], [], [], false) }
  open func removeAllActions(withTarget target: Any) {
    let gone = ObjectIdentifier(target as AnyObject)
    func without(_ group: Group) -> Group {
      let kept = zip(group.actions, group.targets).filter { $1 != gone }
      return Group(actions: kept.map(\.0), targets: kept.map(\.1), name: group.name)
    }
    undoGroups = undoGroups.map(without).filter { !$0.actions.isEmpty }
    redoGroups = redoGroups.map(without).filter { !$0.actions.isEmpty }
    openGroups = openGroups.map(without)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }
  open var undoActionName: String { openGroups.last?.name ?? undoGroups.last?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// [A] "Undo" and the name of the action.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

// Foundation's names of what an undo manager tells.
extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
}
