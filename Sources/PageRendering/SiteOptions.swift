/// What a site shows of its course, beyond what the course itself says.
package struct SiteOptions: Hashable, Sendable {
  /// Otherwise solutions, and what shows them (the changes from step to step), are not in the files at all.
  package var showsSolutions: Bool

  package init(showsSolutions: Bool = true) {
    self.showsSolutions = showsSolutions
  }
}
