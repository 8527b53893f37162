internal import CourseModel
internal import Synchronization

/// The stories of a lesson's checks, for the script that shows them on the page: each a strip of pictures.
///
/// It is a script that sets one variable, as ``SearchIndex`` is, and is loaded when a reader plays the first of them: in the page,
/// they would make it several times as heavy.
enum StoryScript {
  static let name = "stories.js"

  /// What the checks of a lesson are called here and on the page, by their fences: `count.twice`, or `count.check-2`.
  static func keys(of lesson: Lesson) -> [SourceLocation: String] {
    var keys: [SourceLocation: String] = [:]
    var taken: Set<String> = []
    for step in lesson.steps {
      for (index, check) in step.checks.enumerated() {
        let key = "\(step.id).\(check.id ?? "check-\(index + 1)")"
        if taken.insert(key).inserted { keys[check.fence] = key }
      }
    }
    return keys
  }

  /// - Parameter strips: The HTML of each story, by the key of its check.
  /// - Returns: `nil` when there is nothing to show.
  static func file(of lesson: Lesson, _ strips: [String: String]) throws -> SiteFile? {
    guard !strips.isEmpty else { return nil }
    return SiteFile(
      path: "\(LessonPath(lesson).directory)/\(name)",
      content: .text("window.coursemarkStories = \(try ScriptData.json(strips));\n"))
  }
}

/// The stories of lessons as they were written last: a page that is made again mostly has a word of its prose changed, and they are several times
/// as long as it is.
final class KnownStories: Sendable {
  /// All that the file depends on beside the templates.
  struct Origin: Equatable, Sendable {
    /// By the keys of their checks.
    var stories: [String: CoursePictures.Story]
    /// What is around the page.
    var frame: [String]
  }

  private let known = Mutex<[String: (origin: Origin, file: SiteFile?)]>([:])
  /// Lessons; of more, all are forgotten.
  private static let most = 30

  /// - Parameter lesson: Its name.
  func file(of lesson: String, _ origin: Origin, make: () throws -> SiteFile?) rethrows -> SiteFile? {
    if let known = known.withLock({ $0[lesson] }), known.origin == origin { return known.file }
    let file = try make()
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[lesson] = (origin, file)
    }
    return file
  }
}

extension StoryStrip {
  /// Of a check on a lesson's page.
  init(_ story: CoursePictures.Story, _ strings: PageStrings) {
    let moments = story.moments.map { moment in
      CoursePictures.Frame(
        svg: moment.svg, caption: moment.caption.map(ReportText.plain), alternative: moment.alternative)
    }
    var end = story.end
    end.caption = strings.text("storyEnd")
    self.init(
      moments, earlier: story.earlier, ends: [end], stripWords: strings.text("storyStrip"),
      earlierWords: story.earlier > 0 ? strings.count("eventsBefore", story.earlier) : nil, strings)
  }
}
