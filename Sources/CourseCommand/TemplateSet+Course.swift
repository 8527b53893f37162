internal import CourseModel
internal import Foundation
package import PageRendering
package import Storage

extension TemplateSet {
  /// The templates for a course: ours, and its own in their place.
  init(_ course: Course, home: Home) throws { try self.init(ofCourseAt: course.directory, home: home) }

  /// The same for a course that has not been read.
  package init(ofCourseAt path: String, home: Home) throws {
    let folder = URL(fileURLWithPath: path).appendingPathComponent("templates")
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
    try self.init(directory: URL(fileURLWithPath: home.templates), overrides: isThere ? folder : nil)
  }
}
