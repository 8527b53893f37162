package import CourseModel

/// What a site shows of its course, beyond what the course itself says.
package struct SiteOptions: Hashable, Sendable {
  /// Otherwise solutions, and what shows them (the changes from step to step), are not in the files at all.
  package var showsSolutions: Bool
  /// Where the pages are to be found, in place of what `course.yml` says; `nil` for that.
  package var address: String?
  /// Whether bitmaps are made of ``SharePicture``s; pages that have one name it. They need an ``address`` for that.
  package var sharesPictures = false

  /// Whether a server gives the site out from its root. Then it has a page for what is missing, whatever its address.
  package var isServed = false

  package init(showsSolutions: Bool = true, address: String? = nil) {
    self.showsSolutions = showsSolutions
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  package func address(of course: Course) -> String? { address ?? course.pages.address }
}
