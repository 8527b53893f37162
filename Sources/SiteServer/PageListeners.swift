internal import Synchronization

/// The open pages that wait for news, each with a connection of its own.
final class PageListeners: Sendable {
  /// How many there may be.
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var wakeUps: [Int: AsyncStream<Void>.Continuation] = [:]
    var next = 0
    var hasEnded = false
  }

  init(limit: Int) { self.limit = limit }

  /// A place among the listeners, which is freed with the last reference to it.
  final class Place: Sendable {
    /// An element at once, and one after each ``PageListeners/wake()``; several that were not taken yet count as one.
    let wakeUps: AsyncStream<Void>
    private let leave: @Sendable () -> Void

    fileprivate init(_ wakeUps: AsyncStream<Void>, leave: @escaping @Sendable () -> Void) {
      self.wakeUps = wakeUps
      self.leave = leave
    }

    deinit { leave() }
  }

  /// - Returns: `nil` when there are as many as there may be. A page whose request comes at the end is woken once, and waits no longer.
  func join() -> Place? {
    let (wakeUps, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state -> Int? in
      guard state.wakeUps.count < limit else { return nil }
      state.next += 1
      continuation.yield()
      if state.hasEnded { continuation.finish() } else { state.wakeUps[state.next] = continuation }
      return state.next
    }
    guard let id else { return nil }
    return Place(wakeUps) { [weak self] in self?.remove(id) }
  }

  /// Lets each listener look for news.
  func wake() {
    for listener in state.withLock({ Array($0.wakeUps.values) }) { listener.yield() }
  }

  /// Ends the wait of all, and of whoever still comes: otherwise a request that is answered at this moment would hold the server up for as
  /// long as its page is open.
  func end() {
    let listeners = state.withLock { state in
      state.hasEnded = true
      defer { state.wakeUps = [:] }
      return Array(state.wakeUps.values)
    }
    for listener in listeners { listener.finish() }
  }

  private func remove(_ id: Int) {
    let listener = state.withLock { $0.wakeUps.removeValue(forKey: id) }
    listener?.finish()
  }
}
