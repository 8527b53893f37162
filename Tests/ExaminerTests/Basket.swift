import ReferenceModel

@testable import Examiner

/// A shopping list, as these tests compare apps with it: a field whose text Return or a button puts into the first of two sections, rows
/// that a tap ticks off, and a text that counts them.
struct Basket: BehaviourModel, Hashable {
  var items: ReferenceTaskList
  var keyboard = ReferenceKeyboard([.init(Names.field, returnKey: "Done", enablesReturnKeyAutomatically: true)])

  init() { self.init(items: ReferenceTaskList([["Apples", "Pears", "Plums"], ["Bread"]])) }
  init(items: ReferenceTaskList) { self.items = items }

  /// What stands in the field.
  var typed: String { keyboard.text(Names.field) }
  var isEditing: Bool { keyboard.firstResponder == Names.field }
  /// Whether there is something to put in besides blanks.
  var canPut: Bool { ReferenceTaskList.trimmed(typed) != nil }
  var total: String { "\(items.count - items.doneCount) to buy" }

  mutating func handle(_ event: UserEvent) {
    let puts = event == .pressReturn && keyboard.isReturnKeyEnabled || event == .tap(Names.put) && canPut
    keyboard.handle(event)
    if puts {
      items.enter(typed)
      keyboard.setText("", of: Names.field)
      keyboard.resign()
    }
    if case .tapRow(Names.table, let section, let row) = event { items.toggle(section: section - 1, row: row) }
  }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    var events: [UserEvent] = [.tap(Names.put)]
    if isEditing {
      events += TypedText.words(&random) + TypedText.blanksAround(&random) + [.pressDelete]
      if keyboard.isReturnKeyEnabled { events += [.pressReturn, .pressReturn] }
    } else {
      events += [.tap(Names.field), .tap(Names.field), .tap(Names.field)]
    }
    return events + items.taps(table: Names.table, from: 1, &random) + [
      random.pick(ReferenceScroll.events(of: .table(Names.table), &random)),
      random.pick(keyboard.deviceEvents(&random)),
    ]
  }

  var isAtRest: Bool { keyboard.isAsAtLaunch && typed.isEmpty }

  var expected: [Observation] {
    [
      .rows(Names.fruit, items.texts(section: 0)), .rows(Names.other, items.texts(section: 1)),
      .ticks(Names.fruit, items.ticks(section: 0)), .ticks(Names.other, items.ticks(section: 1)),
    ] + keyboard.contents + [keyboard.visibility] + keyboard.focus + [
      .returnKey(isEnabled: keyboard.isReturnKeyEnabled), .enabled(Names.put, canPut), .text(Names.total, total),
      .insetFollowsKeyboard(table: Names.table),
    ]
  }

  enum Names {
    static let table = "basket"
    static let field = ElementName.textField("item")
    static let put = ElementName.button("put")
    static let total = ElementName.text("total")
    static let fruit = SectionName(table: table, index: 1, title: "Fruit", rowNoun: "item")
    static let other = SectionName(table: table, index: 2, title: "Other", rowNoun: "item")
  }
}
