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

    package init(svg: String, caption: String? = nil, alternative: String) {
      self.svg = svg
      self.caption = caption
      self.alternative = alternative
    }
  }

  /// By the place of the fence whose figure they are (``Snippet/fence``); in the order in which a reader sees them.
  package var frames: [SourceLocation: [Frame]]

  package init(frames: [SourceLocation: [Frame]] = [:]) {
    self.frames = frames
  }

  func figure(of snippet: Snippet) -> ScreenFigure? {
    guard let frames = frames[snippet.fence], !frames.isEmpty else { return nil }
    return ScreenFigure(frames)
  }
}
