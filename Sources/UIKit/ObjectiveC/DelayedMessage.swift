import Foundation

/// A message that an object is sent after a while, unless it is cancelled. It holds its receiver and its argument, and is let go of when it is sent.
@MainActor
final class DelayedMessage {
  private let receiver: NSObject
  private let selector: Selector
  private let argument: Any?
  /// The clock holds it until it fires.
  private weak var timer: VirtualClock.ScheduledTimer?

  private init(_ receiver: NSObject, _ selector: Selector, _ argument: Any?) {
    self.receiver = receiver
    self.selector = selector
    self.argument = argument
  }

  static func schedule(_ receiver: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let message = DelayedMessage(receiver, selector, argument)
    AppState.current.delayedMessages.append(message)
    // [A] perform(_:with:afterDelay:): with a delay of 0 the message is still queued, and sent as soon as possible.
    message.timer = AppState.current.clock.schedule(after: delay, awaited: delay <= 0) { message.send() }
  }

  private func send() {
    AppState.current.delayedMessages.removeAll { $0 === self }
    _ObjectiveC.send(selector, to: receiver, Array([argument].prefix(selector.argumentCount)))
  }

  func cancel() {
    if let timer { AppState.current.clock.cancel(timer) }
  }

  func isFor(_ receiver: AnyObject) -> Bool { self.receiver === receiver }

  /// [A] Arguments are the same when `isEqual(_:)` says so.
  func isFor(_ receiver: AnyObject, _ selector: Selector, _ argument: Any?) -> Bool {
    guard isFor(receiver), self.selector == selector else { return false }
    switch (self.argument, argument) {
    case (nil, nil): return true
    case (let own?, let other?):
      if let own = own as? AnyHashable, let other = other as? AnyHashable { return own == other }
      return own as AnyObject === other as AnyObject
    default: return false
    }
  }
}

extension NSObject {
  /// - Parameter delay: Seconds of virtual time.
  @MainActor public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessage.schedule(self, aSelector, anArgument, after: delay)
  }

  /// An app's main run loop is in its default mode, save while a finger scrolls.
  @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(aSelector, with: anArgument, afterDelay: delay) }
  }

  @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    cancel { $0.isFor(target) }
  }

  @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    cancel { $0.isFor(target, aSelector, anArgument) }
  }

  @MainActor private class func cancel(_ isMeant: (DelayedMessage) -> Bool) {
    for message in AppState.current.delayedMessages where isMeant(message) { message.cancel() }
    AppState.current.delayedMessages.removeAll(where: isMeant)
  }
}
