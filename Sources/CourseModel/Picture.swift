/// A screen of an app as it was drawn, and the same in words.
package struct Picture: Sendable, Codable, Hashable {
  /// An `<svg>` element: every text of the app is escaped in it, and it holds no style, script or link.
  package var svg: String
  /// Plain text that says what the picture shows.
  package var alternative: String
  /// The same in characters, for a terminal: a line each, all as wide as the first but for a mark at the end of some. `nil` where nothing but
  /// pages was to be made.
  package var characters: [String]?

  package init(svg: String, alternative: String, characters: [String]? = nil) {
    self.svg = svg
    self.alternative = alternative
    self.characters = characters
  }
}

/// The screen at which a check did not pass, and the one that it should have been.
package struct CheckPictures: Sendable, Codable, Hashable {
  /// What the learner's app showed last.
  package var seen: Picture
  /// What the app of the lesson's solution shows then; `nil` for hidden checks, where it is not known, and where it looks the
  /// same.
  package var expected: Picture?
  /// How the user came there; `nil` in a report that was made without, and where the user did nothing.
  package var story: StoryPictures?

  package init(seen: Picture, expected: Picture? = nil, story: StoryPictures? = nil) {
    self.seen = seen
    self.expected = expected
    self.story = story
  }
}

/// The last things that a user did, each with the screen on which it was done.
package struct StoryPictures: Sendable, Codable, Hashable {
  package struct Moment: Sendable, Codable, Hashable {
    /// `tap the button "Add"`
    package var words: String
    /// With a mark where the finger comes down.
    package var picture: Picture

    package init(words: String, picture: Picture) {
      self.words = words
      self.picture = picture
    }
  }

  package var moments: [Moment]
  /// How many things were done before.
  package var earlier: Int

  package init(_ moments: [Moment], earlier: Int = 0) {
    self.moments = moments
    self.earlier = earlier
  }
}
