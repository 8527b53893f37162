internal import Foundation
package import SystemPackage

/// A cache of values on disk: one file of JSON for each key. The key is a hash of everything that the value depends on, so
/// an entry never has to be invalidated. At most 5,000 entries are kept; the least recently used go first.
package struct ValueCache<Value: Codable & Sendable>: Sendable {
  /// In the user's cache; it is made when the first value is stored.
  package let folder: FilePath

  package init(folder: FilePath) { self.folder = folder }

  /// The cached value, or what `compute` returns.
  /// - Parameter isRepeatable: Whether the same key gives this value at any time; a value that is not repeatable is
  ///   returned and not stored.
  package func value(
    for key: ContentHash, isRepeatable: (Value) -> Bool = { _ in true }, compute: () async throws -> Value
  ) async throws -> Value {
    if let value = value(for: key) { return value }
    let value = try await compute()
    if isRepeatable(value) { store(value, for: key) }
    return value
  }

  /// The cached value; `nil` when there is none.
  package func value(for key: ContentHash) -> Value? {
    let path = path(of: key)
    guard let data = FileManager.default.contents(atPath: path.string) else { return nil }
    guard let value = try? JSONDecoder().decode(Value.self, from: data) else { return nil }
    utimes(path.string, nil)
    return value
  }

  /// Errors are ignored: without the entry, the value is computed again.
  package func store(_ value: Value, for key: ContentHash) { try? write(value, to: path(of: key)) }

  private func path(of key: ContentHash) -> FilePath { folder.appending("\(key).json") }

  private func write(_ value: Value, to path: FilePath) throws {
    try folder.makeDirectory()
    try JSONEncoder().encode(value).write(to: path.url, options: .atomic)
    CacheDirectory.removeOldest(in: folder, above: 5_000)
  }
}
