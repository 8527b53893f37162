package import Storage

/// Where bytes are kept under names, for graders that know nothing of each other: a folder, or a web server.
///
/// A store is never needed: what is not in it, or can't be read, is made again. Nothing that comes out of it is believed for where it
/// was found; ``SealedStore`` says what is.
package protocol ByteStore: Sendable {
  /// Where it is, for messages.
  var place: String { get }

  /// - Returns: `nil` when there is nothing under the name.
  /// - Throws: ``StoreTrouble``
  func read(_ name: ContentHash) async throws -> [UInt8]?

  /// Keeps bytes under a name. They are there whole or not at all.
  /// - Throws: ``StoreTrouble``
  func write(_ bytes: [UInt8], to name: ContentHash) async throws
}

/// Why a store can't be used: a clause.
package struct StoreTrouble: Error, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// The largest value that is taken out of a store: more than any report has, less than what would fill the memory.
let largestValue = 64 << 20

extension ContentHash {
  /// Where the bytes of this name lie in a folder or below an address: `3f/3f9a…`. File systems and web servers are slow with a hundred
  /// thousand files in one folder.
  var placeInStore: (folder: String, file: String) { (String(description.prefix(2)), description) }
}
