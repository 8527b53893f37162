package import CourseModel
internal import MarkupText

/// What `coursemark watch` shows a learner: the one thing to mend now, and nothing of the rest.
package struct LearnerText {
  private let terminal: Terminal
  private let source: (String) -> [String]?

  /// More errors of the compiler mostly follow from the first.
  private static let shownMessages = 3

  package init(terminal: Terminal, source: @escaping (String) -> [String]? = { _ in nil }) {
    self.terminal = terminal
    self.source = source
  }

  /// A step with something to mend: the compiler's messages, the first check that does not pass, and what the screen showed.
  /// - Parameters:
  ///   - showsHint: Whether the hint for what fails is shown, too.
  ///   - footer: What the learner can do now, a line each.
  package func unfinished(
    _ step: StepReport, of lesson: LessonReport, showsHint: Bool = false, footer: [String]
  ) -> String {
    var layout = begun()
    add(lesson.messages, to: &layout)
    layout.paragraph([Span(step.title, .strong), Span(" (\(step.step))", .quiet)], hanging: 3)
    let failed = step.checks.filter(\.verdict.isMistake)
    if var check = failed.first {
      if !showsHint { check.hint = nil }
      var said: Set<String> = []
      CheckText(check: check, wordWidth: columns(check.verdict.word)).add(to: &layout, said: &said)
      add(check.pictures, to: &layout)
    }
    let passed = step.checks.count { $0.verdict == .pass }
    let others = failed.count > 1 ? ", \(failed.count - 1) more not yet" : ""
    layout.paragraph(
      "\(passed) of \(counted(step.checks.count, "check")) of this step passed\(others).", .quiet, indent: 3)
    layout.blank()
    for line in footer { layout.paragraph(line, .quiet) }
    return layout.text
  }

  package func finished(_ step: StepReport) -> String {
    var layout = begun()
    if step.hasPassed {
      layout.paragraph([Span("✓ \(step.title)", .good), ": passed."])
    } else {
      layout.paragraph([Span("! \(step.title)", .doubt), ": not judged, which is no mistake of yours."], hanging: 2)
      for reason in step.checks.filter(\.isUndecided).compactMap(\.reason).prefix(1) {
        layout.paragraph(reason, indent: 2)
      }
    }
    return layout.text
  }

  /// Nothing is left for the learner to do, but perhaps an error in a file that no step needs.
  package func over(_ lesson: LessonReport) -> String {
    var layout = begun()
    add(lesson.messages.filter { $0.kind == .error }, to: &layout)
    let open = lesson.openSteps
    if lesson.hasPassed {
      layout.paragraph([Span("✓ All \(counted(lesson.gradedSteps, "step")) of \(lesson.title) passed.", .good)])
    } else if open > 0 {
      layout.paragraph([Span("✓ All that can be judged has passed", .good), "; \(counted(open, "step")) not judged."])
    } else {
      layout.paragraph([Span("All steps passed, but a file has the errors above.", .doubt)])
    }
    layout.paragraph(lesson.pointWords + ".", .quiet)
    return layout.text
  }

  package func hint(_ text: String, number: Int, count: Int, of title: String) -> String {
    var layout = begun()
    layout.paragraph([Span("\(title): hint \(number) of \(count)", .strong)])
    layout.markdown(text)
    return layout.text
  }

  package func waiting(for folder: String, keys: String) -> String {
    note("Watching \(folder): save a file to be graded again. \(keys)")
  }

  package func note(_ words: String) -> String {
    var layout = TextLayout(terminal)
    layout.paragraph(words, .quiet)
    return layout.text
  }

  /// A line between what was shown before and this.
  private func begun() -> TextLayout {
    var layout = TextLayout(terminal)
    layout.paragraph(String(repeating: "─", count: min(40, terminal.width)), .quiet)
    return layout
  }

  private func add(_ messages: [SubmissionMessage], to layout: inout TextLayout) {
    let ordered = messages.filter { $0.kind == .error } + messages.filter { $0.kind != .error }
    let report = TextReport(terminal: terminal, source: source)
    for message in ordered.prefix(Self.shownMessages) { report.add(message, to: &layout) }
    let left = ordered.count - Self.shownMessages
    if left > 0 { layout.paragraph("… and \(counted(left, "more message", "more messages")).", .quiet) }
    if !ordered.isEmpty { layout.blank() }
  }

  private func add(_ pictures: CheckPictures?, to layout: inout TextLayout) {
    guard let pictures else { return }
    if let seen = pictures.seen.characters, Self.pictureMargin + self.width(of: seen) <= terminal.width {
      return draw(seen, pictures.expected?.characters, to: &layout)
    }
    layout.paragraph("On the screen: \(pictures.seen.alternative)", indent: 5, hanging: 7)
    if let expected = pictures.expected {
      layout.paragraph("It should show: \(expected.alternative)", indent: 5, hanging: 7)
    }
  }

  /// The two screens beside each other, or one below the other where the terminal is too narrow for that.
  private func draw(_ seen: [String], _ expected: [String]?, to layout: inout TextLayout) {
    let left = ["Your app shows:"] + seen
    let right = expected.map { ["It should show:"] + $0 } ?? []
    let width = width(of: left)
    let isWide = Self.pictureMargin + width + Self.pictureGap + self.width(of: right) <= terminal.width
    let lines = isWide ? Self.beside(left, right, at: width + Self.pictureGap) : left + right
    layout.verbatim(lines.joined(separator: "\n"), prefix: String(repeating: " ", count: Self.pictureMargin))
  }

  private static func beside(_ left: [String], _ right: [String], at column: Int) -> [String] {
    (0..<max(left.count, right.count)).map { index in
      let first = index < left.count ? left[index] : ""
      guard index < right.count else { return first }
      return first + String(repeating: " ", count: column - columns(first)) + right[index]
    }
  }

  private func width(of lines: [String]) -> Int { lines.map { columns($0) }.max() ?? 0 }

  /// Columns before a picture, and between two.
  private static let pictureMargin = 5
  private static let pictureGap = 2
}
