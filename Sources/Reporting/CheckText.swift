internal import CourseModel
internal import MarkupText

/// A check in a text report: its line, and under it what helps when it did not pass.
struct CheckText {
  var check: CheckReport
  /// The width of the longest verdict of the step, so that titles stand under each other.
  var wordWidth: Int

  /// A story from generated events can have hundreds; the last ones tell.
  private static let shownEvents = 12
  private static let shownOutputLines = 20
  private static let indent = 5

  /// - Parameter said: What stands above already, and need not be said again.
  func add(to layout: inout TextLayout, said: inout Set<String>) {
    let word = check.verdict.word
    layout.paragraph(
      [
        Span("\(check.verdict.mark) \(word)", check.verdict.style),
        // Spaces that are not broken at: they align the title.
        Span(String(repeating: " ", count: wordWidth - columns(word) + 2) + check.title),
      ], indent: 3, hanging: Self.indent)
    if check.verdict == .pass {
      addLeaks(to: &layout, said: &said)
      return addAssumptions(to: &layout, said: &said)
    }
    let compiles = check.verdict != .doesNotCompile
    if let reason = check.reason, compiles || said.insert(reason).inserted {
      layout.paragraph(reason, indent: Self.indent)
    }
    // The compiler's words help more than a hint, and no check has decided anything.
    if check.verdict == .skipped || !compiles { return }
    addStory(to: &layout)
    addComparison(to: &layout)
    addOutput(to: &layout)
    addAssumptions(to: &layout, said: &said)
    layout.paragraph("The check: \(check.location.description)", .quiet, indent: Self.indent)
    if let replay = check.replay {
      layout.paragraph("Event by event: \(replay)", .quiet, indent: Self.indent, hanging: Self.indent + 2)
    }
    if let hint = check.hint, said.insert(hint).inserted {
      layout.markdown(hint, label: [Span("Hint:", .strong)], indent: Self.indent)
    }
  }

  private func addLeaks(to layout: inout TextLayout, said: inout Set<String>) {
    for clause in check.leaks ?? [] where said.insert(clause).inserted {
      layout.paragraph("Not freed after it has left the screen: \(clause).", .quiet, indent: Self.indent)
    }
  }

  private func addAssumptions(to layout: inout TextLayout, said: inout Set<String>) {
    for clause in check.assumptions where said.insert(clause).inserted {
      layout.paragraph("Rests on an assumption about UIKit: \(clause).", .quiet, indent: Self.indent)
    }
  }

  private func addStory(to layout: inout TextLayout) {
    guard !check.story.isEmpty else { return }
    layout.paragraph("What the user did:", indent: Self.indent)
    let first = max(0, check.story.count - Self.shownEvents)
    if first > 0 { layout.paragraph("… \(counted(first, "event")) before", .quiet, indent: Self.indent + 2) }
    for (index, event) in check.story.enumerated().dropFirst(first) {
      let number = "\(index + 1). "
      layout.paragraph(number + event, indent: Self.indent + 2, hanging: Self.indent + 2 + number.count)
    }
  }

  private func addComparison(to layout: inout TextLayout) {
    if check.isComparisonInReason { return }
    for (label, value) in [("Expected: ", check.expected), ("Seen:     ", check.seen)] {
      guard let value else { continue }
      layout.paragraph(label + value, indent: Self.indent, hanging: Self.indent + label.count)
    }
  }

  private func addOutput(to layout: inout TextLayout) {
    guard !check.output.isEmpty else { return }
    layout.paragraph("What the program printed:", indent: Self.indent)
    let prefix = String(repeating: " ", count: Self.indent) + "| "
    layout.verbatim(check.output, prefix: prefix, limit: Self.shownOutputLines)
  }
}
