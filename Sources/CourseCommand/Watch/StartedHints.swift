internal import CourseModel
internal import LessonParsing

/// Where hints come from, one after the other.
protocol HintSource: Sendable {
  /// How many were shown.
  func shown(of step: Step) -> Int
  /// The one after those shown, or the last again; `nil` for a step without hints.
  func next(of step: Step) throws -> (text: String, number: Int)?
}

/// The hints of a started folder, counted in its `.coursemark`, as `coursemark hint` does it.
struct StartedHints: HintSource {
  var folder: String

  func shown(of step: Step) -> Int { (try? StartedFolder(at: folder))?.record.hints?[step.id] ?? 0 }

  func next(of step: Step) throws -> (text: String, number: Int)? {
    guard !step.hints.isEmpty, var started = try StartedFolder(at: folder) else { return nil }
    let shown = started.record.hints?[step.id] ?? 0
    let number = try HintCommand.index(in: step, number: nil, shown: shown)
    if number > shown {
      started.record.hints = (started.record.hints ?? [:]).merging([step.id: number]) { $1 }
      try started.write()
    }
    return (step.hints[number - 1].text, number)
  }
}
