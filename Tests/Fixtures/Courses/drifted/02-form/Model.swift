import Examiner

/// Prev and Next lead from field to field, and nothing is beyond the first and the last.
struct FieldOrder: BehaviourModel {
  private static let fields = ["owner", "phone", "destination"].map { ElementName.textField($0) }
  private static let prev = ElementName.button("Prev")
  private static let next = ElementName.button("Next")

  /// The number of the field that is first responder, from 0.
  var active: Int?

  var expected: [Observation] { Self.fields.indices.map { .focus(Self.fields[$0], $0 == active) } }

  func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
    // A user begins in the middle, from where both buttons lead somewhere.
    active == nil ? [.tap(Self.fields[1])] : Self.fields.map { .tap($0) } + [.tap(Self.prev), .tap(Self.next)]
  }

  mutating func handle(_ event: UserEvent) {
    switch event {
    case .tap(Self.prev): move(by: -1)
    case .tap(Self.next): move(by: 1)
    case .tap(let name): active = Self.fields.firstIndex(of: name) ?? active
    default: break
    }
  }

  private mutating func move(by step: Int) {
    if let active, Self.fields.indices.contains(active + step) { self.active = active + step }
  }
}
