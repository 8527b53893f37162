internal import CourseModel
internal import Foundation
package import PageRendering
package import Storage
internal import SystemPackage
internal import UIKitNames

extension TemplateSet {
  /// The templates for a course: ours, and its own in their place.
  init(_ course: Course, home: Home) throws { try self.init(ofCourseAt: course.directory, home: home) }

  /// The same for a course that has not been read.
  package init(ofCourseAt path: String, home: Home) throws {
    let folder = FilePath(path).appending("templates")
    try self.init(directory: home.templates.url, overrides: folder.isDirectory ? folder.url : nil)
    // Without the list, nothing but links is missing.
    if let names = try? String(contentsOfFile: home.data.appending("uikit-names.txt").string, encoding: .utf8) {
      documentedTypes = KnownNames.typeNames(in: names)
    }
  }
}
