import Foundation

/// Who is told of which of a control's events.
@MainActor
final class ControlActions {
  enum Target {
    /// Whoever in the responder chain has the action.
    case chain
    case object(() -> AnyObject?)
  }
  enum Kind {
    case message(Target, Selector)
    case closure(UIAction)
  }
  struct Entry {
    let kind: Kind
    var events: UIControl.Event

    func isMessage(to object: AnyObject?, _ selector: Selector?) -> Bool {
      guard case .message(let target, let own) = kind, selector == nil || own == selector else { return false }
      switch target {
      case .chain: return object == nil
      case .object(let current): return object == nil || current() === object
      }
    }
  }

  private var entries: [Entry] = []

  func add(_ object: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
    if let index = entries.firstIndex(where: { entry in
      guard case .message(let target, selector) = entry.kind else { return false }
      switch target {
      case .chain: return object == nil
      case .object(let current): return object != nil && current() === object
      }
    }) {
      entries[index].events.formUnion(events)
      return
    }
    let target: Target = object.map { object in .object { [weak object] in object } } ?? .chain
    entries.append(Entry(kind: .message(target, selector), events: events))
  }

  func add(_ action: UIAction, _ events: UIControl.Event) {
    remove(action.identifier, events)
    entries.append(Entry(kind: .closure(action), events: events))
  }

  func remove(_ object: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
    for index in entries.indices where entries[index].isMessage(to: object, selector) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    for index in entries.indices {
      guard case .closure(let action) = entries[index].kind, action.identifier == identifier else { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func matching(_ events: UIControl.Event) -> [Entry] { entries.filter { !$0.events.isDisjoint(with: events) } }

  func names(_ object: AnyObject?, _ event: UIControl.Event) -> [String]? {
    let names = matching(event).compactMap { entry -> String? in
      guard entry.isMessage(to: object, nil), case .message(_, let selector) = entry.kind else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  var targets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry -> AnyHashable? in
        guard case .message(let target, _) = entry.kind else { return nil }
        switch target {
        case .chain: return NSNull()
        case .object(let current): return current() as? NSObject
        }
      })
  }
}
