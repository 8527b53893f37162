import Examiner

/// The label of the list counts what Done has added.
struct Counted: BehaviourModel {
  private static let field = ElementName.textField("caption")

  var caption = ""
  var isEditing = false
  var count = 4

  var expected: [Observation] { [.text(.text("progress"), "\(count) to go")] }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    guard isEditing else { return [.tap(Self.field)] }
    // An empty caption is no task, and whether Done then ends editing is not what this lesson is about.
    return caption.isEmpty ? [.type(random.word())] : [.type(random.word()), .pressReturn]
  }

  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap(Self.field): isEditing = true
    case .type(let text): caption += text
    case .pressReturn where !caption.isEmpty:
      count += 1
      caption = ""
      isEditing = false
    default: break
    }
  }

  var isAtRest: Bool { !isEditing }
}
