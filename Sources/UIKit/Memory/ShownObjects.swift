// How this works: controllers, and views of the app's own classes, are noted when they come onto the screen, and not held. Later the
// ones are looked at that are still alive: what can be reached from the screen over strong references is in use, or cached on purpose.
// What is left nobody can show again. It is held by itself (a cycle), by a timer or by an observer that was not removed.

/// The controllers and views of the app's own classes that have been on the screen.
@MainActor
package final class ShownObjects {
  private struct Entry {
    weak var object: UIResponder?
  }

  /// In the order in which they first came onto the screen.
  private var entries: [Entry] = []
  private var known: Set<ObjectIdentifier> = []
  private var ownClasses: [ObjectIdentifier: Bool] = [:]

  func note(_ object: UIResponder) {
    guard isOwnClass(type(of: object)) else { return }
    if entries.count > 64 { forgetFreed() }
    // A freed object's place may be used again, so the entry is looked at, too.
    if known.contains(ObjectIdentifier(object)), entries.contains(where: { $0.object === object }) { return }
    known.insert(ObjectIdentifier(object))
    entries.append(Entry(object: object))
  }

  private func forgetFreed() {
    entries.removeAll { $0.object == nil }
    known = Set(entries.compactMap { $0.object.map(ObjectIdentifier.init) })
  }

  /// Whether a class is the app's own. UIKit's hold what it keeps for itself.
  private func isOwnClass(_ type: UIResponder.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = ownClasses[id] { return known }
    let isOwn = !_typeName(type, qualified: true).hasPrefix("UIKit.")
    ownClasses[id] = isOwn
    return isOwn
  }

  // MARK: What is left

  /// What has left the screen, can't be shown again, and is alive.
  package func leaks() -> [Leak] {
    SharedAppState.current.autoreleased.withLock { $0 = [] }
    let alive = entries.compactMap(\.object).filter { !$0.isOnScreen }
    guard !alive.isEmpty else { return [] }
    let inUse = ObjectGraph(from: Self.roots, lookingFor: alive)
    let lost = alive.filter { !inUse.contains($0) }
    guard !lost.isEmpty, !inUse.isCut else { return [] }
    // Of what holds itself, the part that was first on the screen is told; the others go with it.
    var explained: Set<ObjectIdentifier> = []
    // A controller says more than its views do.
    return (lost.filter { $0 is UIViewController } + lost.filter { !($0 is UIViewController) }).compactMap { object in
      guard explained.insert(ObjectIdentifier(object)).inserted else { return nil }
      let held = ObjectGraph(from: [object], lookingFor: lost)
      explained.formUnion(lost.filter(held.contains).map(ObjectIdentifier.init))
      return Leak(name: ObjectGraph.name(of: object), holder: holder(of: object, among: lost, itself: held))
    }
  }

  /// What is in use: the screen, what waits to be done once, and what UIKit keeps.
  private static var roots: [Any] {
    [UIApplication.shared, AppState.current] + UIApplication.shared.windows + AppState.current.clock.passing
  }

  private func holder(of object: UIResponder, among lost: [UIResponder], itself: ObjectGraph) -> String? {
    if ObjectGraph(from: AppState.current.clock.repeatingTimers, lookingFor: [object]).contains(object) {
      return "a timer that still runs"
    }
    for (name, holder) in SharedAppState.current.notificationCenter.blockObservers
    where ObjectGraph(from: [holder], lookingFor: [object]).contains(object) {
      return "the block of an observer\(name.map { " of \($0)" } ?? "") that was not removed"
    }
    let others = lost.lazy.filter { $0 !== object }.compactMap { other in
      ObjectGraph(from: [other], lookingFor: [object]).reference(to: object)
    }
    return itself.reference(to: object) ?? others.first
  }
}

/// Something of the app's that has left the screen for good and was not freed.
package struct Leak {
  /// Of its class.
  package let name: String
  /// `the property 'delegate' of NewTaskCell`; `nil` where that can't be told: a static property, or an object of another library.
  package let holder: String?
}

extension UIResponder {
  /// Whether it is in a window, or a controller that one of the windows shows or can show again.
  fileprivate var isOnScreen: Bool {
    if let view = self as? UIView { return view.window != nil }
    return (self as? UIViewController)?.viewIfLoaded?.window != nil
  }
}
