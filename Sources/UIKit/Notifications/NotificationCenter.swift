import Foundation

/// Foundation's class, with the selector form that Foundation on Linux leaves out.
///
/// Observers are weak. One that is gone is skipped [A: since iOS 9 it need not be removed]. They are told in the order
/// in which they were added.
open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { SharedAppState.current.notificationCenter }

  private struct Observation {
    weak var observer: AnyObject?
    let number: Int
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let deliver: (AnyObject, Notification) -> Void

    func matches(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      guard let object else { return true }
      return notification.object.map { ObjectIdentifier($0 as AnyObject) } == object
    }
  }

  /// What the block form returns. The center holds it until it is removed.
  private final class Token: NSObject, @unchecked Sendable {
    let block: @Sendable (Notification) -> Void
    let queue: OperationQueue?
    init(_ block: @escaping @Sendable (Notification) -> Void, _ queue: OperationQueue?) {
      self.block = block
      self.queue = queue
    }
  }

  private struct State {
    var observations: [Observation] = []
    var tokens: [ObjectIdentifier: Token] = [:]
    var count = 0
  }

  private let lock = NSRecursiveLock()
  private var state = State()

  public override init() { super.init() }

  /// The main queue need not run on the first thread: what waits for it there must not wait for itself.
  static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }
  private static let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    add(observer as AnyObject, aName, anObject) { receiver, notification in
      _ObjectiveC.send(aSelector, to: receiver, Array([notification].prefix(aSelector.argumentCount)))
    }
  }

  /// Its result may be dropped without a word, as that of every method that Swift imports from Objective-C.
  @discardableResult
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token(block, queue)
    lock.withLock { state.tokens[ObjectIdentifier(token)] = token }
    add(token, name, obj) { receiver, notification in
      guard let token = receiver as? Token else { return }
      guard let queue = token.queue, !(queue === OperationQueue.main && Self.isOnMainQueue) else {
        return token.block(notification)
      }
      nonisolated(unsafe) let notification = notification
      queue.addOperations([BlockOperation { token.block(notification) }], waitUntilFinished: true)
    }
    return token
  }

  private func add(
    _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?,
    _ deliver: @escaping (AnyObject, Notification) -> Void
  ) {
    lock.withLock {
      state.count += 1
      state.observations.append(
        Observation(
          observer: observer, number: state.count, name: name,
          object: object.map { ObjectIdentifier($0 as AnyObject) }, deliver: deliver))
    }
  }

  open func post(_ notification: Notification) {
    let matching = lock.withLock {
      state.observations.removeAll { $0.observer == nil }
      return state.observations.filter { $0.matches(notification) }
    }
    for observation in matching {
      let isStillThere = lock.withLock { state.observations.contains { $0.number == observation.number } }
      guard isStillThere, let observer = observation.observer else { continue }
      observation.deliver(observer, notification)
    }
  }

  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject, userInfo: nil))
  }

  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// Whether an observer that is alive is registered for notifications of this name.
  func isObserved(_ name: NSNotification.Name) -> Bool {
    lock.withLock { state.observations.contains { $0.observer != nil && ($0.name == nil || $0.name == name) } }
  }

  /// The blocks that are held until they are removed, with the name of their notification.
  var blockObservers: [(name: String?, holder: AnyObject)] {
    lock.withLock {
      state.observations.compactMap { observation in
        (observation.observer as? Token).map { (observation.name?.rawValue, $0) }
      }
    }
  }

  open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  open func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
    let observer = observer as AnyObject
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    lock.withLock {
      state.observations.removeAll {
        $0.observer === observer && (aName == nil || $0.name == aName) && (object == nil || $0.object == object)
      }
      if !state.observations.contains(where: { $0.observer === observer }) {
        state.tokens[ObjectIdentifier(observer)] = nil
      }
    }
  }
}
