internal import CourseModel
internal import Reporting
internal import Verification

/// The table of `coursemark verify --models`: a line for each wrong answer, with the story that shows it to be wrong.
struct ModelTableText {
  var terminal: Terminal

  func render(_ table: ModelTable) -> String {
    var layout = TextLayout(terminal)
    var lesson: String?
    var step: String?
    let width = table.rows.map(\.place.count).max() ?? 0
    for row in table.rows {
      if row.lesson != lesson { layout.blank() }
      if row.lesson != lesson || row.step != step {
        layout.paragraph([Span("\(row.lesson), step \(row.step)", .strong)])
      }
      (lesson, step) = (row.lesson, row.step)
      let place = row.place + String(repeating: " ", count: width - row.place.count + 2)
      layout.paragraph([Span(place, .quiet)] + words(row), indent: 3, hanging: width + 5)
    }
    layout.blank()
    layout.paragraph(Self.summary(table))
    return layout.text
  }

  private func words(_ row: ModelTable.Row) -> [Span] {
    guard let finding = row.finding else {
      return [Span(row.unseen.map { "– unseen: \($0)" } ?? "✗ not found", row.unseen == nil ? .bad : .quiet)]
    }
    let story = finding.story.isEmpty ? "at launch" : finding.story.joined(separator: ", ")
    let count = row.events.map { "\($0) event\($0 == 1 ? "" : "s")" } ?? ""
    return [Span("✓ \(count)", .good), Span(": \(story): \(finding.reason ?? finding.verdict.rawValue)")]
  }

  static func summary(_ table: ModelTable) -> String {
    let found = table.rows.filter { $0.finding != nil }
    let longest = found.compactMap(\.events).max() ?? 0
    let unseen = table.rows.count { $0.finding == nil && $0.unseen != nil }
    return "\(table.rows.count) wrong answers: \(found.count) found by a model alone, in \(longest) events at most; "
      + "\(unseen) that no model can see."
  }
}
