internal import Foundation
internal import Storage
package import SystemPackage

/// ``RuntimeModules`` that are compiled while Coursemark itself is still being compiled, so that both processors have work.
///
/// How this works: they lie in the user's cache, in a folder with the name of their identity, until the first run of Coursemark
/// moves them into its runtime. The empty folder stays: it says that there is nothing left to do ahead.
package struct ModulesAhead: Sendable {
  private let folder: FilePath

  /// - Parameter cache: The user's cache, where the runtime will be, too: what is there can be moved.
  package init(cache: FilePath) { folder = cache.appending("modules") }

  /// Compiles them, unless they are there or were used up.
  package func compile(_ modules: RuntimeModules) async throws {
    let place = folder.appending("\(modules.identity)")
    try await locked {
      guard !place.exists else { return }
      try await CacheDirectory.make(place) { try await modules.compile(into: $0) }
    }
  }

  /// Moves them into a folder, and waits for whoever is compiling them.
  /// - Returns: Whether they were there.
  package func move(_ modules: RuntimeModules, into directory: FilePath) async throws -> Bool {
    let place = folder.appending("\(modules.identity)")
    return try await locked {
      defer {
        try? place.makeDirectory()
        CacheDirectory.removeOldest(in: folder, above: 20)
      }
      guard !place.entries.isEmpty else { return false }
      // All at once, so that what is left behind by a run that was stopped is never half of them.
      let taken = directory.appending("ahead")
      guard rename(place.string, taken.string) == 0 else { return false }
      for name in taken.entries {
        guard rename(taken.appending(name).string, directory.appending(name).string) == 0 else {
          throw HostError(code: errno, path: directory.appending(name).string) ?? CocoaError(.fileWriteUnknown)
        }
      }
      try FileManager.default.removeItem(atPath: taken.string)
      return true
    }
  }

  private func locked<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await FileLock.withLock(on: folder.appending("lock"), body)
  }
}
