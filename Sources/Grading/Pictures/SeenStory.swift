internal import AppProtocol
internal import CourseModel
internal import ScreenDrawing

/// What was seen of the story of a check that passes, before anything of it is drawn.
struct SeenStory: Sendable, Codable {
  /// The last things that the user did, each with the screen before it.
  var moments: [SeenScreens.Moment]
  /// How many things the user did before them.
  var earlier: Int
  /// What the app showed at the end.
  var last: Screen

  /// Of a check that has none: one that does not pass.
  static let untold = SeenStory(SeenScreens(requests: 0, last: Screen(size: Size(width: 0, height: 0))))

  init(_ screens: SeenScreens) {
    moments = screens.moments
    earlier = screens.earlierMoments
    last = screens.last
  }
}

extension LessonPictures.Story {
  /// `nil` where the user did nothing.
  init?(_ seen: SeenStory) {
    guard let pictures = StoryPictures(seen: seen.moments, earlier: seen.earlier) else { return nil }
    self.init(pictures: pictures, end: Picture(ScreenDrawing(seen.last)))
  }
}
