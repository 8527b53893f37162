import Foundation

/// Messages that an object is sent on a thread. [A] NSObject, performSelector(onMainThread:with:waitUntilDone:) and its relatives.
extension NSObject {
  /// - Parameter wait: Whether the caller waits; on the main thread the message is then sent at once, and otherwise before the next event.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (receiver, argument) = (self, arg)
    if wait, NotificationCenter.isOnMainQueue { return receive(aSelector, arg) }
    let isDone = DispatchSemaphore(value: 0)
    VirtualClock.onMainThread {
      if wait {
        receiver.receive(aSelector, argument)
        isDone.signal()
      } else {
        AppState.current.clock.schedule(after: 0, awaited: true) { receiver.receive(aSelector, argument) }
      }
    }
    if wait { isDone.wait() }
  }

  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
    guard thr.isMainThread else { _unsupported("perform(_:on:with:waitUntilDone:) for a thread of the app's own") }
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
  ) { perform(aSelector, on: thr, with: arg, waitUntilDone: wait) }

  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (receiver, argument) = (self, arg)
    DispatchQueue.global().async { receiver.receive(aSelector, argument) }
  }

  private func receive(_ selector: Selector, _ argument: Any?) {
    _ObjectiveC.send(selector, to: self, Array([argument].prefix(selector.argumentCount)))
  }
}
