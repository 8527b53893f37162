internal import CourseModel
internal import Grading
internal import LessonParsing

/// What a run is to grade, known before anything runs.
struct GradePlan: Sendable {
  struct Item: Sendable {
    var lesson: Lesson
    var submission: SubmissionPlace
    /// Of a folder of submissions.
    var learner: Learner?
    var isLate = false
  }

  var items: [Item]
  /// Who is on the roster and handed in nothing.
  var absent: [Report.Absent] = []
  /// As ``Report/remarks``.
  var remarks: [String] = []
  /// Ids of the steps to grade; `nil` for all.
  var steps: Set<String>?
  /// Where this is a part of a class.
  var shard: Report.Shard?

  init(items: [Item], steps: Set<String>?) {
    self.items = items
    self.steps = steps
  }

  /// - Parameter steps: As named on the command line; none means all.
  /// - Parameter classFolder: Where a class's submissions are; `nil` where each is named, or the lesson brings its own.
  init(
    _ found: CourseFinder, path: String, submissions: [String], classFolder: ClassFolder? = nil, steps: [String]
  ) throws {
    let lessons = found.course.lessons
    let known = lessons.flatMap(\.steps).map(\.id)
    for step in steps where !known.contains(step) {
      throw UsageError(
        "\(path) has no step '\(step)'" + SpellingSuggestion.remedy(step, among: known))
    }
    for submission in submissions { try CourseFinder.requireThere(submission) }
    let wanted = steps.isEmpty ? nil : Set(steps)
    self.steps = wanted
    let asked = lessons.filter { lesson in wanted.map { !$0.isDisjoint(with: lesson.steps.map(\.id)) } ?? true }
    let chosen = [found.startedRemark].compactMap(\.self)
    if let classFolder {
      (items, absent, remarks) = try classFolder.items(for: asked)
      remarks = chosen + remarks
      return
    }
    remarks = chosen
    items = asked.flatMap { lesson in
      SubmissionFinder.places(for: lesson, named: submissions, started: found.started).map {
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
