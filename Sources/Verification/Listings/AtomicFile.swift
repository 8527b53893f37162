internal import Foundation

/// A file that is replaced as a whole, with the rights that it had.
package enum AtomicFile {
  package static func replace(_ path: String, with bytes: [UInt8]) throws {
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    let draft = path + ".coursemark-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try Data(bytes).write(to: URL(fileURLWithPath: draft))
    if let rights { try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: draft) }
    guard rename(draft, path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }
}
