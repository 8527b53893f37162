internal import CourseModel
internal import Foundation
internal import Grading
internal import PageRendering

extension TemplateSet {
  /// The templates for a course: ours, and its own in their place.
  init(_ course: Course, home: Home) throws {
    try self.init(directory: URL(fileURLWithPath: home.templates), overrides: course.templates)
  }
}

extension Course {
  /// The author's own templates, if there are any.
  fileprivate var templates: URL? {
    let folder = URL(fileURLWithPath: directory).appendingPathComponent("templates")
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
      ? folder : nil
  }
}
