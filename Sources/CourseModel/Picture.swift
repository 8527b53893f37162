/// A screen of an app as it was drawn, and the same in words.
package struct Picture: Sendable, Codable, Hashable {
  /// An `<svg>` element: every text of the app is escaped in it, and it holds no style, script or link.
  package var svg: String
  /// Plain text that says what the picture shows.
  package var alternative: String

  package init(svg: String, alternative: String) {
    self.svg = svg
    self.alternative = alternative
  }
}

/// The screen at which a check did not pass, and the one that it should have been.
package struct CheckPictures: Sendable, Codable, Hashable {
  /// What the learner's app showed last.
  package var seen: Picture
  /// What the app of the lesson's solution shows then; `nil` for hidden checks, where it is not known, and where it looks the
  /// same.
  package var expected: Picture?

  package init(seen: Picture, expected: Picture? = nil) {
    self.seen = seen
    self.expected = expected
  }
}
