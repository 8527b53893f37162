internal import CourseModel

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
      earlierWords: story.earlier > 0 ? strings.count("eventsBefore", story.earlier) : nil)
  }
}
