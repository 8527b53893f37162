internal import Foundation
package import SystemPackage

/// A directory that is there whole or not at all, however many graders make it at once and wherever they are stopped.
package enum CacheDirectory {
  /// Lets `fill` write into a draft beside `path`, and puts that in place. Does nothing when another was faster.
  package static func make(_ path: FilePath, fill: (_ draft: FilePath) async throws -> Void) async throws {
    try path.removingLastComponent().makeDirectory()
    var template = Array((path.string + ".XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw HostTrouble(code: errno, path: path.string) ?? CocoaError(.fileWriteUnknown)
    }
    let draft = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: draft) }
    // What root has made is run by another user.
    if geteuid() == 0 { chmod(draft, 0o755) }
    try await fill(FilePath(draft))
    if rename(draft, path.string) != 0, errno != EEXIST, errno != ENOTEMPTY {
      throw HostTrouble(code: errno, path: path.string) ?? CocoaError(.fileWriteUnknown)
    }
  }

  /// Leaves the half of the entries that was used last, when there are more than `limit`.
  package static func removeOldest(in folder: FilePath, above limit: Int) {
    let names = folder.entries
    guard names.count > limit else { return }
    let used = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.appending(name).string)
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for entry in used.sorted(by: { $0.date < $1.date }).prefix(names.count - limit / 2) {
      try? FileManager.default.removeItem(atPath: folder.appending(entry.name).string)
    }
  }
}
