package import CourseModel

/// The pictures of a lesson: what its screens in Swift drive the app to, and the stories of its checks.
package struct LessonPictures: Sendable, Equatable {
  /// A picture with what stands under it.
  package struct Frame: Sendable, Equatable {
    /// `nil` when it says enough by itself.
    package var caption: String?
    package var picture: Picture
    /// Which one it is, for whoever goes on from there; `nil` where the way there is too long.
    package var moment: PicturedMoment?

    package init(caption: String? = nil, picture: Picture, moment: PicturedMoment? = nil) {
      self.caption = caption
      self.picture = picture
      self.moment = moment
    }
  }

  /// What a user does in a check, and what the solution's app shows.
  package struct Story: Sendable, Equatable {
    package var pictures: StoryPictures
    /// What the app shows after all that was done.
    package var end: Picture

    package init(pictures: StoryPictures, end: Picture) {
      self.pictures = pictures
      self.end = end
    }
  }

  /// By the place of the fence (``Snippet/fence``), in the order in which readers see them.
  package var frames: [SourceLocation: [Frame]] = [:]
  /// By the place of the check's fence.
  package var stories: [SourceLocation: Story] = [:]
  /// Why others could not be drawn.
  package var diagnostics: [Diagnostic] = []
  /// Whether the same lesson gives the same pictures at any time; a run that took too long may have been unlucky.
  package var isRepeatable = true

  package init() {}
}
