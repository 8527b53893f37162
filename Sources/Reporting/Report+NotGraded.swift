internal import CourseModel

extension Report {
  /// A line for each submission that a run was stopped before: `work/ada (01-task-list)`; of many the first.
  var shownNotGraded: [String] {
    let left = notGraded ?? []
    let more = left.count - 50
    return left.prefix(50).map { "\($0.submission) (\($0.lesson))" } + (more > 0 ? ["and \(more) more"] : [])
  }
}
