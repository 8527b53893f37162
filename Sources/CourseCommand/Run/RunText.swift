internal import CourseModel
internal import Grading
internal import Reporting

/// What came of an app, for people.
struct RunText {
  let terminal: Terminal

  /// - Parameter launch: What the app was begun with: `AppDelegate and SceneDelegate`.
  func render(_ run: AppRun, app: String, launch: String, isMonkey: Bool, isOfScript: Bool) -> String {
    let messages = run.messages.filter { !$0.isOfLaunch }
    let lines = messages.map { message in
      (message.location.map { "\($0): " } ?? "") + "\(message.kind.rawValue): \(message.message)\n"
    }
    let screens = visible(LookedScreenText.render(run.screens.map(\.screen)))
    return visible(lines.joined()) + screens + (screens.isEmpty ? "" : "\n")
      + ending(run, app: app, launch: launch, isMonkey: isMonkey, isOfScript: isOfScript)
  }

  private func ending(_ run: AppRun, app: String, launch: String, isMonkey: Bool, isOfScript: Bool) -> String {
    var layout = TextLayout(terminal)
    let outcome = run.outcome
    let fine =
      isMonkey
      ? "was used at random in \(run.runs) \(run.runs == 1 ? "round" : "rounds"), and neither crashed nor fell silent."
      : "did all of it."
    let place =
      isOfScript && outcome.verdict == .fail ? "\(outcome.location.file):\(outcome.location.position.line): " : ""
    layout.paragraph(
      [Span("\(outcome.verdict.mark) \(outcome.verdict.word)", outcome.verdict.style)]
        + [Span(": " + place + (outcome.reason ?? "\(app), begun with \(launch), \(fine)"))], hanging: 2)
    let isFine = outcome.verdict == .pass
    if !isFine { add(outcome.story, to: &layout) }
    if !isFine || !isMonkey { add(output: run.output, to: &layout) }
    if !isFine, isMonkey, outcome.events != nil { layout.paragraph("Again: --seed \(run.seed)", .quiet, indent: 2) }
    return layout.text
  }

  private func add(_ story: [String], to layout: inout TextLayout) {
    if !story.isEmpty { layout.paragraph("What the user did:", indent: 2) }
    for (index, event) in story.enumerated() {
      let number = "\(index + 1). "
      layout.paragraph(number + event, indent: 4, hanging: 4 + number.count)
    }
  }

  /// All of it: who runs an app wants to read what it prints.
  private func add(output: String, to layout: inout TextLayout) {
    guard !output.isEmpty else { return }
    layout.paragraph("What the app printed:", indent: 2)
    layout.verbatim(output, prefix: "  | ", length: .max)
  }
}
