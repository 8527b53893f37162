package import Storage
internal import Synchronization

/// Values that graders with one secret share, wherever they are kept.
///
/// How this works: the name under which a value lies is a hash of all that decides it, keyed by the grader's secret; so is the seal that
/// stands before its bytes, which covers the name, too. Who can write to the store and does not have the secret can neither make a value,
/// nor put one in another's place, nor find out whose it is. He can remove values, which are then made again.
package struct SealedStore: Sendable {
  private let store: any ByteStore
  private let key: [UInt8]
  private let state = State()
  private let notice: @Sendable (String) -> Void

  /// The version of how values are written.
  private static let mark = "coursemark value 1 "

  /// - Parameters:
  ///   - secret: 32 bytes.
  ///   - notice: Called with a sentence when the store, or what is in it, is not as it should be.
  package init(_ store: any ByteStore, secret: [UInt8], notice: @escaping @Sendable (String) -> Void = { _ in }) {
    self.store = store
    key = ContentHash(["seal of the store"], key: secret).bytes
    self.notice = notice
  }

  private final class State: Sendable {
    /// Whether the store was in trouble: a server that does not answer is not asked a thousand times.
    let isOff = Mutex(false)
  }

  /// The value; `nil` when there is none that can be believed.
  /// - Parameter identity: Of all that decides the value.
  package func value(for identity: ContentHash) async -> String? {
    guard !state.isOff.withLock(\.self) else { return nil }
    let name = name(of: identity)
    do {
      guard let bytes = try await store.read(name) else { return nil }
      if let value = opened(bytes, name) { return value }
      notice(
        """
        In the store \(store.place), \(name) is not what a grader with your secret has put there, so it is graded again and put \
        there anew. It may be damaged, or somebody has changed it.
        """)
    } catch {
      giveUp(error)
    }
    return nil
  }

  package func keep(_ value: String, for identity: ContentHash) async {
    guard !state.isOff.withLock(\.self) else { return }
    let name = name(of: identity)
    do {
      try await store.write(Array(Self.mark.utf8) + Array("\(seal(value, name))\n".utf8) + Array(value.utf8), to: name)
    } catch {
      giveUp(error)
    }
  }

  /// Whether what lies under a name was put there by a grader with the same secret, and is whole.
  package func isSound(_ name: ContentHash) async throws -> Bool {
    guard let bytes = try await store.read(name) else { return true }
    return opened(bytes, name) != nil
  }

  private func giveUp(_ error: any Error) {
    // Whoever has interrupted the run has not found out anything about the store.
    if error is CancellationError || Task.isCancelled { return }
    guard
      state.isOff.withLock({ isOff in
        isOff
          ? false
          : {
            isOff = true; return true
          }()
      })
    else { return }
    notice("The store \(store.place) can't be used: \(error). What follows is graded without it.")
  }

  private func name(of identity: ContentHash) -> ContentHash { ContentHash(["name", identity.description], key: key) }

  private func seal(_ value: String, _ name: ContentHash) -> ContentHash {
    ContentHash(["seal", name.description, value], key: key)
  }

  private func opened(_ bytes: [UInt8], _ name: ContentHash) -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let value = String(validating: bytes[(end + 1)...], as: UTF8.self)
    else { return nil }
    return Array(bytes[..<end]) == Array("\(Self.mark)\(seal(value, name))".utf8) ? value : nil
  }
}
