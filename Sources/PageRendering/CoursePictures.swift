package import CourseModel

/// The pictures of a course's apps, made elsewhere: drawing them means running the apps, and rendering runs nothing.
///
///     var pictures = CoursePictures()
///     pictures.frames[snippet.fence] = [.init(svg: "<svg …>", caption: "Before", alternative: "A table with …")]
package struct CoursePictures: Hashable, Sendable {
  /// One picture of a figure.
  package struct Frame: Hashable, Sendable, Codable {
    /// An `<svg>` element as it goes into the page: of our own drawing, with every text of the app escaped, without styles
    /// or scripts. It says by itself what screen readers read: ``alternative``.
    package var svg: String
    /// Plain text under the picture: `Before`; `nil` for none.
    package var caption: String?
    /// Plain text that says what the picture shows.
    package var alternative: String
    /// Which moment of the app it shows, where a reader can go on from there.
    package var moment: PicturedMoment?

    package init(svg: String, caption: String? = nil, alternative: String, moment: PicturedMoment? = nil) {
      self.svg = svg
      self.caption = caption
      self.alternative = alternative
      self.moment = moment
    }
  }

  /// What a user does in a check that readers see, told with the app of the lesson's solution.
  package struct Story: Hashable, Sendable, Codable {
    /// The screens on which something was done, each with that as its caption: `tap the button "Add"`.
    package var moments: [Frame]
    /// How many things were done before them.
    package var earlier: Int
    /// What the app shows after all of it.
    package var end: Frame

    package init(moments: [Frame], earlier: Int = 0, end: Frame) {
      self.moments = moments
      self.earlier = earlier
      self.end = end
    }
  }

  /// By the place of the fence whose figure they are (``Snippet/fence``); in the order in which a reader sees them.
  package var frames: [SourceLocation: [Frame]]

  /// By the place of the check's fence.
  package var stories: [SourceLocation: Story]

  package init(frames: [SourceLocation: [Frame]] = [:], stories: [SourceLocation: Story] = [:]) {
    self.frames = frames
    self.stories = stories
  }

  func figure(of snippet: Snippet, _ strings: PageStrings) -> ScreenFigure? {
    guard let frames = frames[snippet.fence], !frames.isEmpty else { return nil }
    return ScreenFigure(frames, strings)
  }
}
