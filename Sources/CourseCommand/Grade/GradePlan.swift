internal import CourseModel
internal import Grading
internal import LessonParsing

/// What a run is to grade, known before anything runs.
struct GradePlan: Sendable {
  struct Item: Sendable {
    var lesson: Lesson
    var submission: SubmissionPlace
  }

  var items: [Item]
  /// Ids of the steps to grade; `nil` for all.
  var steps: Set<String>?

  /// - Parameter steps: As named on the command line; none means all.
  init(_ found: CourseFinder, path: String, submissions: [String], steps: [String]) throws {
    let lessons = found.course.lessons
    let known = lessons.flatMap(\.steps).map(\.id)
    for step in steps where !known.contains(step) {
      throw UsageError(
        "\(path) has no step '\(step)'" + NearestWord.remedy(step, among: known))
    }
    for submission in submissions { try CourseFinder.requireThere(submission) }
    let wanted = steps.isEmpty ? nil : Set(steps)
    self.steps = wanted
    items = lessons.flatMap { lesson -> [Item] in
      if let wanted, wanted.isDisjoint(with: lesson.steps.map(\.id)) { return [] }
      return SubmissionFinder.places(for: lesson, named: submissions, started: found.started).map {
        Item(lesson: lesson, submission: $0)
      }
    }
    if items.isEmpty, !lessons.isEmpty {
      throw UsageError(
        "\(path) brings no submissions; name a learner's folder with '--submission', or begin one with 'coursemark start'."
      )
    }
  }
}
