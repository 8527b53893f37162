internal import ArgumentParser
internal import CourseModel
internal import LessonParsing
internal import Reporting

/// `coursemark hint`
struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Show a step's hints, one at a time.",
    discussion: """
      In a folder that 'coursemark start' made, each call shows the next hint. Without '--step', lists what hints there are.

      Examples:
        coursemark hint mine --step trim
        coursemark hint lessons/01-task-list --step trim --number 2
      """)

  @Argument(help: "A folder that 'coursemark start' made, or a lesson's folder.")
  var path = "."

  @Option(help: ArgumentHelp("The step that you are at.", valueName: "id"))
  var step: String?

  @Option(help: ArgumentHelp("Show this hint, counted from 1.", valueName: "n"))
  var number: Int?

  @OptionGroup var reading: OutputOptions

  func run() async throws {
    let found = try CourseFinder(path: path)
    _ = found.printDiagnostics(noColour: reading.noColour)
    let lesson = try found.onlyLesson(for: "hint", path: path)
    var layout = TextLayout(Console.terminal(.standardOutput, noColour: reading.noColour))
    if let step = try chosenStep(of: lesson) {
      let shown = found.started?.record.hints?[step.id] ?? 0
      let index = try Self.index(in: step, number: number, shown: shown)
      let hint = step.hints[index - 1]
      layout.paragraph([Span("\(step.title): hint \(index) of \(step.hints.count)", .strong)])
      layout.markdown(hint.text)
      try remember(index, of: step, in: found.started)
      if index < step.hints.count {
        let next = found.started == nil || number != nil ? " --number \(index + 1)" : ""
        layout.paragraph("The next one: coursemark hint \(path) --step \(step.id)\(next)", .quiet)
      }
    } else {
      list(lesson, found.started, in: &layout)
    }
    Console.write(layout.text)
  }

  /// - Returns: `nil` when neither `--step` nor the work says which one.
  private func chosenStep(of lesson: Lesson) throws -> Step? {
    let steps = lesson.steps.filter { !$0.hints.isEmpty }
    guard let step else { return steps.count == 1 ? steps[0] : nil }
    if let found = steps.first(where: { $0.id == step }) { return found }
    if lesson.steps.contains(where: { $0.id == step }) { throw UsageError("Step '\(step)' has no hints.") }
    throw UsageError(
      "\(lesson.file) has no step '\(step)'" + SpellingSuggestion.remedy(step, among: lesson.steps.map(\.id)))
  }

  /// The 1-based number of the hint to show: the one asked for, or the one after those shown; the last stays.
  static func index(in step: Step, number: Int?, shown: Int) throws -> Int {
    guard let number else { return min(max(shown, 0) + 1, step.hints.count) }
    guard (1...step.hints.count).contains(number) else {
      throw UsageError("Step '\(step.id)' has no hint \(number); it has \(step.hints.count).")
    }
    return number
  }

  private func remember(_ index: Int, of step: Step, in started: StartedFolder?) throws {
    guard var started, index > started.record.hints?[step.id] ?? 0 else { return }
    started.record.hints = (started.record.hints ?? [:]).merging([step.id: index]) { $1 }
    try started.write()
  }

  private func list(_ lesson: Lesson, _ started: StartedFolder?, in layout: inout TextLayout) {
    let steps = lesson.steps.filter { !$0.hints.isEmpty }
    if steps.isEmpty { return layout.paragraph("\(lesson.title) has no hints.") }
    layout.paragraph([Span("Hints of \(lesson.title)", .strong)])
    for step in steps {
      let shown = started?.record.hints?[step.id].map { ", \($0) shown" } ?? ""
      layout.paragraph("\(step.id): \(step.title) (\(step.hints.count)\(shown))", indent: 3, hanging: 5)
    }
    layout.paragraph("Choose a step: coursemark hint \(path) --step \(steps[0].id)", .quiet)
  }
}
