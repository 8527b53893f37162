internal import Foundation
package import SystemPackage

/// Programs that are kept on disk to be started another time, and proof that they are what the grader has put there.
///
/// How this works: beside the files of an entry lies `seal`, a hash of their names and bytes and of the entry's own name, keyed by
/// the grader's secret; so is the name itself. Whoever can write to the cache and does not have the secret can neither seal a
/// program of his own, nor put one sealed entry in another's place, nor make an entry that is looked for later. What is
/// returned is held open, and it is told when it is touched after that.
package struct SealedCache: Sendable {
  /// The folder of the entries.
  package let folder: FilePath
  private let key: [UInt8]
  private let notice: @Sendable (String) -> Void

  private static let sealName = "seal"

  /// - Parameters:
  ///   - secret: 32 bytes.
  ///   - notice: Called with a sentence when an entry is not what was put there.
  package init(folder: FilePath, secret: [UInt8], notice: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    key = ContentHash(["seal of the cache"], key: secret).bytes
    self.notice = notice
  }

  /// The files of an entry, by name.
  package struct Entry: Sendable {
    package let folder: FilePath
    private let files: [String: HeldFile]

    fileprivate init(_ folder: FilePath, _ files: [String: HeldFile]) {
      self.folder = folder
      self.files = files
    }

    package subscript(name: String) -> HeldFile? { files[name] }
  }

  /// The entry, which `fill` makes when there is none, or none that can be trusted.
  /// - Parameter identity: Of all that decides what is made.
  package func entry(
    for identity: ContentHash, fill: (_ draft: FilePath) async throws -> Void
  ) async throws -> Entry {
    if let entry = entry(for: identity) { return entry }
    let path = path(of: identity)
    try await CacheDirectory.make(path) { draft in
      try await fill(draft)
      try seal(draft, for: identity)
    }
    guard let entry = entry(for: identity) else { throw HostError(changed: path) }
    return entry
  }

  /// The entry; `nil` when there is none. One that is not as it was made is removed.
  package func entry(for identity: ContentHash) -> Entry? {
    let path = path(of: identity)
    guard path.exists else { return nil }
    if let files = open(path, identity) {
      utimes(path.string, nil)
      return Entry(path, files)
    }
    notice(
      """
      \(path) is not what Coursemark has put there, so it is made anew. Nothing but Coursemark should write to its cache: if you \
      did not change it, find out what did.
      """)
    CacheDirectory.remove(path)
    return nil
  }

  /// Makes an entry of what cannot be made again, unless it is there.
  package func store(_ identity: ContentHash, fill: (_ draft: FilePath) throws -> Void) async throws {
    try await CacheDirectory.make(path(of: identity)) { draft in
      try fill(draft)
      try seal(draft, for: identity)
    }
  }

  func path(of identity: ContentHash) -> FilePath {
    folder.appending(ContentHash([identity.description], key: key).description)
  }

  private func seal(_ folder: FilePath, for identity: ContentHash) throws {
    let files = try Self.files(in: folder)
    try folder.appending(Self.sealName).write(try mac(files, identity).description)
  }

  /// `nil` when it is not sealed, or sealed with other contents or for another place.
  private func open(_ folder: FilePath, _ identity: ContentHash) -> [String: HeldFile]? {
    guard let files = try? Self.files(in: folder), let mac = try? mac(files, identity),
      let seal = try? HeldFile(folder.appending(Self.sealName)).contents(), seal == Array(mac.description.utf8)
    else { return nil }
    return files
  }

  private func mac(_ files: [String: HeldFile], _ identity: ContentHash) throws -> ContentHash {
    let parts = try files.sorted { $0.key < $1.key }.flatMap {
      [$0.key, ContentHash(content: try $0.value.contents()).description]
    }
    return ContentHash([folder.lastComponent?.string ?? "", identity.description] + parts, key: key)
  }

  private static func files(in folder: FilePath) throws -> [String: HeldFile] {
    var files: [String: HeldFile] = [:]
    for name in folder.entries where name != sealName { files[name] = try HeldFile(folder.appending(name)) }
    return files
  }
}
