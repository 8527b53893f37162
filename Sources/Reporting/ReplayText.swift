package import CourseModel

/// A replay for people: each event with what a user then saw, and a mark where the app is no longer as it should be.
package struct ReplayText {
  package var terminal: Terminal

  package init(terminal: Terminal) { self.terminal = terminal }

  package func render(_ replay: Replay) -> String {
    var layout = TextLayout(terminal)
    let check = replay.check
    layout.paragraph([Span(check.title, .strong), Span(" (\(check.check))", .quiet)])
    layout.paragraph("\(replay.lesson), \(replay.submission), seed \(replay.seed)", .quiet)
    layout.blank()
    for (number, event) in replay.events.enumerated() { add(event, number: number, to: &layout) }
    layout.blank()
    layout.paragraph(
      [Span("\(check.verdict.mark) \(check.verdict.word)", check.verdict.style)]
        + (check.reason.map { [Span(": \($0)")] } ?? [Span(": the app did what it should.")]), hanging: 2)
    for message in replay.messages where message.kind == .error {
      layout.paragraph((message.location.map { "\($0.description): " } ?? "") + message.message, indent: 2, hanging: 4)
    }
    return layout.text
  }

  private func add(_ event: Replay.Event, number: Int, to layout: inout TextLayout) {
    let title = event.words.isEmpty ? "The app is launched" : "\(number). \(event.words)"
    layout.paragraph([Span(title, .strong)], hanging: 3)
    for observation in event.observations { add(observation, isEnd: event.isFirstDifference, to: &layout) }
  }

  private func add(_ observation: Replay.Event.Observation, isEnd: Bool, to layout: inout TextLayout) {
    if let seen = observation.seen, observation.expected == nil || observation.expected == observation.seen {
      let isWrong = isEnd && observation.expected == nil
      return layout.paragraph(
        [Span(isWrong ? "✗ " : "  ", .bad), Span(seen, isWrong ? .bad : .plain)], indent: 3, hanging: 7)
    }
    layout.paragraph([Span("✗ seen:     ", .bad), Span(observation.seen ?? "nothing")], indent: 3, hanging: 15)
    layout.paragraph([Span("  expected: "), Span(observation.expected ?? "something else")], indent: 3, hanging: 15)
  }
}
