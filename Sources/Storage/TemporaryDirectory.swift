internal import Foundation
package import SystemPackage

/// An empty directory that goes away with all that was put into it.
package struct TemporaryDirectory: Sendable {
  package let path: FilePath

  package init() throws {
    var template = Array(FilePath(NSTemporaryDirectory()).appending("coursemark.XXXXXX").string.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: NSTemporaryDirectory()])
    }
    path = FilePath(String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
  }

  package func remove() { DirectoryRemoval.remove(path) }
}
