import Foundation
internal import Synchronization

/// The part of the app's state that code on any thread may use. Each value guards itself by a lock.
final class SharedAppState: Sendable {
  /// Ends the process with a report of what is not modelled.
  typealias UnsupportedHandler = @Sendable (_ what: String) -> Never

  let notificationCenter = NotificationCenter()
  /// Of the queue of the thread that asks for one.
  let waitingNotifications = NotificationQueue.Waiting()
  /// Results of `perform(_:)`, which live for a while after they are returned, as in an autorelease pool.
  let autoreleased = LockedValue<[AnyObject]>([])
  let associatedObjects = LockedValue<[ObjectIdentifier: AssociatedObjects.Entry]>([:])
  let objectLocks = ObjectLocks()
  /// By coder that reads an archive securely, whether it has met nothing that was not expected. Linux' own way of being strict ends the app.
  let archives = LockedValue<[ObjectIdentifier: Bool]>([:])
  /// By name. The general one is made when it is asked for.
  let pasteboards = LockedValue<[UIPasteboard.Name: UIPasteboard]>([:])
  /// What the app's clock shows: seconds since the launch.
  let time = LockedValue<TimeInterval>(0)
  /// The app's code reads the clock of Dispatch, which goes by the app's time for it.
  let readsDispatchTime = LockedValue(false)
  let launchDate = Date()
  let drawingContexts = LockedValue(DrawingContexts())
  /// Colours, pictures and texts by their names, and what the app says of itself.
  let resources = LockedValue(ResourceTable())
  /// The last number that was asked for and has no case, by enumeration.
  let numbersWithoutCase = LockedValue<[ObjectIdentifier: any Sendable]>([:])
  let unsupportedHandler = LockedValue<UnsupportedHandler?>(nil)

  private static let stored = Mutex(SharedAppState())

  /// That of the app that runs now.
  static var current: SharedAppState { stored.withLock { $0 } }

  /// Called by ``AppState/reset(device:)`` alone.
  static func reset() { stored.withLock { $0 = SharedAppState() } }
}

/// A value that threads use one after another. Unlike `Mutex`, it holds objects that are not `Sendable`: those that an app's
/// code hands to Objective-C, which knows no such rule.
final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
