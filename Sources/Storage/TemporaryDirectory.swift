internal import Foundation

/// An empty directory that goes away with all that was put into it.
package struct TemporaryDirectory: Sendable {
  package let path: String

  package init() throws {
    var template = Array((NSTemporaryDirectory() + "/coursemark.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: NSTemporaryDirectory()])
    }
    path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  package func remove() { DirectoryRemoval.remove(path) }
}
