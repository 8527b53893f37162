import UIKit

/// A list whose changes are undone and redone; a label shows the list and what the undo manager says.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let undoer = UndoManager()
  var items: [String] = []
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Add", #selector(add)), ("Undo", #selector(undo)), ("Redo", #selector(redo)),
      ("Names", #selector(names)), ("Group", #selector(group)), ("Levels", #selector(levels)),
      ("Disabled", #selector(disabled)), ("Forget", #selector(forget)), ("Clear", #selector(clear)),
      ("Notices", #selector(notices)), ("Two targets", #selector(twoTargets)), ("During", #selector(during)),
      ("By selector", #selector(bySelector)), ("State", #selector(state)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    reset()
  }

  /// Groups are made by hand in this app, so that each change is undone by itself.
  func reset() {
    undoer.removeAllActions()
    undoer.groupsByEvent = false
    undoer.levelsOfUndo = 0
    items = []
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func append(_ item: String) {
    undoer.beginUndoGrouping()
    items.append(item)
    undoer.registerUndo(withTarget: self) { $0.remove(item) }
    undoer.setActionName("Add \(item)")
    undoer.endUndoGrouping()
  }

  func remove(_ item: String) {
    items.removeAll { $0 == item }
    undoer.registerUndo(withTarget: self) { $0.appendAgain(item) }
  }

  func appendAgain(_ item: String) {
    items.append(item)
    undoer.registerUndo(withTarget: self) { $0.remove(item) }
  }

  func show() { log.text = items.joined(separator: " ") }

  @objc func add() {
    append("item\(items.count + 1)")
    show()
  }
  @objc func undo() {
    undoer.undo()
    show()
  }
  @objc func redo() {
    undoer.redo()
    show()
  }

  @objc func state() { log.text = "undo \(undoer.canUndo), redo \(undoer.canRedo)" }

  @objc func names() {
    reset()
    append("tea")
    note(undoer.undoActionName)
    note(undoer.undoMenuItemTitle)
    undoer.undo()
    note("\(undoer.undoActionName.isEmpty)")
    note(undoer.redoActionName)
  }

  @objc func group() {
    reset()
    undoer.beginUndoGrouping()
    append("tea")
    append("milk")
    note("level \(undoer.groupingLevel)")
    undoer.endUndoGrouping()
    note("\(items.count) items")
    undoer.undo()
    note("\(items.count) items")
    undoer.redo()
    note("\(items.count) items")
  }

  @objc func levels() {
    reset()
    undoer.levelsOfUndo = 2
    for item in ["a", "b", "c", "d"] { append(item) }
    while undoer.canUndo { undoer.undo() }
    note(items.joined())
  }

  @objc func disabled() {
    reset()
    append("a")
    undoer.disableUndoRegistration()
    note("registers \(undoer.isUndoRegistrationEnabled)")
    items.append("b")
    undoer.registerUndo(withTarget: self) { $0.remove("b") }
    undoer.enableUndoRegistration()
    undoer.undo()
    note(items.joined())
  }

  @objc func forget() {
    reset()
    append("a")
    undoer.removeAllActions(withTarget: self)
    while undoer.canUndo { undoer.undo() }
    note("still \(items.count)")
  }

  @objc func clear() {
    reset()
    append("a")
    append("b")
    undoer.undo()
    undoer.removeAllActions()
    note("undo \(undoer.canUndo), redo \(undoer.canRedo)")
  }

  @objc func notices() {
    reset()
    let names: [(Notification.Name, String)] = [
      (.NSUndoManagerWillUndoChange, "will undo"), (.NSUndoManagerDidUndoChange, "did undo"),
      (.NSUndoManagerWillRedoChange, "will redo"), (.NSUndoManagerDidRedoChange, "did redo"),
    ]
    let tokens = names.map { name, words in
      NotificationCenter.default.addObserver(forName: name, object: undoer, queue: nil) { [self] _ in
        note("\(words) with \(items.count)")
      }
    }
    append("a")
    undoer.undo()
    undoer.redo()
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @objc func twoTargets() {
    reset()
    let other = UILabel()
    other.text = "new"
    undoer.beginUndoGrouping()
    undoer.registerUndo(withTarget: other) { $0.text = "old" }
    undoer.endUndoGrouping()
    append("a")
    undoer.removeAllActions(withTarget: self)
    while undoer.canUndo { undoer.undo() }
    note("label \(other.text ?? ""), \(items.count) item")
  }

  @objc func during() {
    reset()
    undoer.beginUndoGrouping()
    undoer.registerUndo(withTarget: self) { target in
      target.note("undoing \(target.undoer.isUndoing), redoing \(target.undoer.isRedoing)")
      target.undoer.registerUndo(withTarget: target) {
        $0.note("undoing \($0.undoer.isUndoing), redoing \($0.undoer.isRedoing)")
      }
    }
    undoer.endUndoGrouping()
    undoer.undo()
    undoer.redo()
    note("undoing \(undoer.isUndoing)")
  }

  @objc func bySelector() {
    reset()
    undoer.beginUndoGrouping()
    undoer.registerUndo(withTarget: self, selector: #selector(rename), object: "old name")
    undoer.endUndoGrouping()
    undoer.undo()
  }

  @objc func rename(_ name: String) { note("renamed to \(name)") }
}
