internal import Foundation

/// A directory that is there whole or not at all, however many graders make it at once and wherever they are stopped.
package enum CacheDirectory {
  /// Lets `fill` write into a draft beside `path`, and puts that in place. Does nothing when another was faster.
  package static func make(_ path: String, fill: (_ draft: String) async throws -> Void) async throws {
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    var template = Array((path + ".XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    let draft = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try await fill(draft)
    if rename(draft, path) != 0, errno != EEXIST, errno != ENOTEMPTY {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }

  /// Leaves the half of the entries that was used last, when there are more than `limit`.
  package static func removeOldest(in folder: String, above limit: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > limit else { return }
    let used = names.map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for entry in used.sorted(by: { $0.date < $1.date }).prefix(names.count - limit / 2) {
      try? FileManager.default.removeItem(atPath: folder + "/" + entry.name)
    }
  }
}
