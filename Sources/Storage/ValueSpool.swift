internal import Foundation
internal import Synchronization

/// Values in a file instead of in memory, each by a number.
package final class ValueSpool<Value: Codable & Sendable>: Sendable {
  private let spool: ByteSpool
  private let places = Mutex<[Int: ByteSpool.Place]>([:])

  /// As ``ByteSpool/init(in:)`` does it.
  package init(in folder: String = NSTemporaryDirectory()) throws { spool = try ByteSpool(in: folder) }

  /// - Parameter number: The value takes the place of an earlier one of the number.
  package func keep(_ value: Value, at number: Int) throws {
    let place = try spool.add(try JSONEncoder().encode(value))
    places.withLock { $0[number] = place }
  }

  /// - Returns: `nil` when nothing was kept at the number.
  package func value(at number: Int) throws -> Value? {
    guard let place = places.withLock({ $0[number] }) else { return nil }
    return try JSONDecoder().decode(Value.self, from: Data(spool.bytes(at: place)))
  }
}
