import Foundation

/// Foundation's class, for the center that UIKit posts to.
///
/// What waits is posted by the main queue. Nothing there is told apart as idle, so `whenIdle` comes as `asap` does.
open class NotificationQueue: NSObject, @unchecked Sendable {
  public enum PostingStyle: UInt, Sendable {
    case whenIdle = 1
    case asap, now
    @available(*, unavailable) case _other
  }

  public struct NotificationCoalescing: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none: NotificationCoalescing = []
    public static let onName = NotificationCoalescing(rawValue: 1)
    public static let onSender = NotificationCoalescing(rawValue: 2)
  }

  /// [A] Posts to the default center.
  public class var `default`: NotificationQueue {
    NotificationQueue(notificationCenter: .default, SharedAppState.current.waitingNotifications)
  }

  /// Notifications that are not posted yet.
  final class Waiting: @unchecked Sendable {
    private let lock = NSLock()
    private var notifications: [Notification] = []

    func add(_ notification: Notification) { lock.withLock { notifications.append(notification) } }
    func removeFirst() -> Notification? { lock.withLock { notifications.isEmpty ? nil : notifications.removeFirst() } }
    func removeAll(where isAlike: (Notification) -> Bool) { lock.withLock { notifications.removeAll(where: isAlike) } }
  }

  private let center: NotificationCenter
  private let waiting: Waiting

  public convenience init(notificationCenter: NotificationCenter) {
    self.init(notificationCenter: notificationCenter, Waiting())
  }

  private init(notificationCenter: NotificationCenter, _ waiting: Waiting) {
    (center, self.waiting) = (notificationCenter, waiting)
    super.init()
  }

  open func enqueue(_ notification: Notification, postingStyle: PostingStyle) {
    enqueue(notification, postingStyle: postingStyle, coalesceMask: [.onName, .onSender], forModes: nil)
  }

  /// [A] What is alike and waits goes out of the queue first; `now` posts at once.
  open func enqueue(
    _ notification: Notification, postingStyle: PostingStyle, coalesceMask: NotificationCoalescing,
    forModes modes: [RunLoop.Mode]?
  ) {
    dequeueNotifications(matching: notification, coalesceMask: Int(coalesceMask.rawValue))
    guard postingStyle != .now else { return center.post(notification) }
    waiting.add(notification)
    DispatchQueue.main.async { [center, waiting] in
      if let next = waiting.removeFirst() { center.post(next) }
    }
  }

  open func dequeueNotifications(matching notification: Notification, coalesceMask: Int) {
    let mask = NotificationCoalescing(rawValue: UInt(coalesceMask))
    guard !mask.isEmpty else { return }
    waiting.removeAll { other in
      let isOfSender = (other.object as AnyObject?) === (notification.object as AnyObject?)
      return (!mask.contains(.onName) || other.name == notification.name) && (!mask.contains(.onSender) || isOfSender)
    }
  }
}
