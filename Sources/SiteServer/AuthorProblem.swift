internal import Foundation

/// Something that keeps a page, or a picture on it, from being renewed: an author's mistake, with its place.
package struct AuthorProblem: Hashable, Sendable, Codable {
  /// `lessons/01-task-list/lesson.md:42:3`; `nil` when it has no place.
  package var place: String?
  package var message: String

  package init(place: String?, message: String) {
    self.place = place
    self.message = message
  }
}
