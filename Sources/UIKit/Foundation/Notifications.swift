import Foundation

extension NotificationCenter {
  /// The notifications of one name, one after the other, for `for await`.
  ///
  /// They are kept from when the sequence is made; the observation ends with its iterator.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    /// A notification is handed from one task to another, as on Apple's systems.
    fileprivate struct Sent: @unchecked Sendable { let notification: Notification }

    private let stream: AsyncStream<Sent>

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Sent.self)
      self.stream = stream
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Sent(notification: $0))
      }
      continuation.onTermination = { _ in center.removeObserver(token) }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Sent>.Iterator

      public mutating func next() async -> Notification? { await iterator.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await iterator.next(isolation: actor)?.notification
      }
    }
  }

  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(self, name, object) }
}
