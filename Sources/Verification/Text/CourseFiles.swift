internal import Foundation

/// The files of a course, as far as a rule has to know them.
package struct CourseFiles: Sendable {
  package var exists: @Sendable (_ path: String) -> Bool
  /// `nil` when there is no such text.
  package var text: @Sendable (_ path: String) -> String?

  package init(
    exists: @escaping @Sendable (String) -> Bool, text: @escaping @Sendable (String) -> String?
  ) {
    self.exists = exists
    self.text = text
  }

  package static let onDisk = CourseFiles(
    exists: { FileManager.default.fileExists(atPath: $0) },
    text: { path in FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } })
}
