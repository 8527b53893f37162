package import CourseModel

/// What `verify` found, for a terminal: each diagnostic with its line, then what it comes to.
package struct VerificationText {
  package var diagnostics: DiagnosticText
  /// Whether each address outside of the course is listed, and not only their number.
  package var listsLinks: Bool

  package init(_ diagnostics: DiagnosticText, listsLinks: Bool = false) {
    self.diagnostics = diagnostics
    self.listsLinks = listsLinks
  }

  package func render(_ report: VerificationReport) -> String {
    var layout = TextLayout(diagnostics.terminal)
    if listsLinks {
      for link in report.externalLinks { layout.paragraph("\(link.location.description): \(link.address)", hanging: 2) }
    }
    for line in Self.summary(of: report, listsLinks: listsLinks) { layout.paragraph(line) }
    return diagnostics.render(report.diagnostics) + layout.text
  }

  /// `42 found: 30 alt-text, 12 broken-link.`, the most frequent first; `nil` when nothing was.
  package static func counts(_ diagnostics: [Diagnostic]) -> String? {
    guard !diagnostics.isEmpty else { return nil }
    let counts = Dictionary(grouping: diagnostics, by: \.rule).mapValues(\.count)
    let sorted = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return "\(diagnostics.count) found: " + sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ") + "."
  }

  /// What the report comes to, in a line or two.
  package static func summary(of report: VerificationReport, listsLinks: Bool = false) -> [String] {
    let lessons = counted(report.lessons.count, "lesson")
    let errors = report.count(.error)
    let warnings = report.count(.warning)
    let doubts = warnings == 0 ? "" : ", " + counted(warnings, "warning")
    var lines: [String] = []
    if errors == 0 {
      let parts = [
        counted(sum(report, \.steps), "step"), counted(sum(report, \.checks), "check"),
        counted(sum(report, \.solutions), "solution"), counted(sum(report, \.wrongAnswers), "wrong answer"),
      ]
      lines.append("\(lessons) verified: \(parts.joined(separator: ", "))\(doubts).")
    } else {
      lines.append("\(lessons) read, \(counted(errors, "error"))\(doubts).")
    }
    lines += report.lessons.flatMap { [rewrites(of: $0), mutants(of: $0)].compactMap(\.self) }
    if report.rules.contains(.mutantSurvives), report.lessons.contains(where: \.missesMutants) {
      lines.append("Whether the checks notice small changes of the solutions is tried when a lesson has no errors.")
    }
    if report.rules.contains(.overStrict), report.lessons.contains(where: \.missesRewrites) {
      lines.append("Whether the checks pass the solutions in other words is tried when a lesson has no errors.")
    }
    let addresses = Set(report.externalLinks.map(\.address)).count
    if addresses > 0 {
      let links = "\(counted(addresses, "address", "addresses")) outside of the course"
      lines.append(
        report.rules.contains(.deadLink)
          ? "\(links), each asked for."
          : "\(links), not asked for: '--follow-links' does\(listsLinks ? "" : ", '--list-links' shows them").")
    }
    return lines
  }

  /// `01-task-list: the checks notice 40 of 41 small changes of the solutions (97 %).`
  private static func mutants(of lesson: VerifiedLesson) -> String? {
    let counted = lesson.strengths.map(\.counted).reduce(0, +)
    let noticed = lesson.strengths.map(\.noticed).reduce(0, +)
    let suppressed = lesson.strengths.map(\.suppressed).reduce(0, +)
    guard counted > 0 else { return nil }
    let others = suppressed > 0 ? ", \(suppressed) more ignored" : ""
    return
      "\(lesson.lesson): the checks notice \(noticed) of \(counted) small changes of the solutions (\(noticed * 100 / counted) %\(others))."
  }

  /// `01-task-list: 64 rewrites of the solutions, all pass (2 more do not compile: 2 lazy property).`
  private static func rewrites(of lesson: VerifiedLesson) -> String? {
    let tried = lesson.rewrites.map(\.tried).reduce(0, +)
    let passed = lesson.rewrites.map(\.passed).reduce(0, +)
    let suppressed = lesson.rewrites.map(\.suppressed).reduce(0, +)
    let counts = lesson.rewrites.flatMap(\.counts)
    let others = [
      suppressed > 0 ? "\(suppressed) more ignored" : nil,
      untried(counts, \.uncompiled, "does not compile", "do not compile"),
      untried(counts, \.undecided, "needs what Coursemark lacks", "need what Coursemark lacks"),
    ].compactMap(\.self)
    guard tried > 0 || !others.isEmpty else { return nil }
    let result =
      passed == tried ? "all pass" : "\(tried - passed) of them \(tried - passed == 1 ? "does" : "do") not pass"
    let more = others.isEmpty ? "" : " (\(others.joined(separator: "; ")))"
    return "\(lesson.lesson): \(counted(tried, "rewrite")) of the solutions, \(result)\(more)."
  }

  /// `3 more do not compile: explicit type, 2 lazy property`
  private static func untried(
    _ counts: [RewriteScore.Count], _ part: (RewriteScore.Count) -> Int, _ one: String, _ several: String
  ) -> String? {
    var kinds: [(kind: String, count: Int)] = []
    for count in counts where part(count) > 0 {
      if let index = kinds.firstIndex(where: { $0.kind == count.kind }) {
        kinds[index].count += part(count)
      } else {
        kinds.append((count.kind, part(count)))
      }
    }
    guard !kinds.isEmpty else { return nil }
    let list = kinds.map { $0.count == 1 ? $0.kind : "\($0.count) \($0.kind)" }.joined(separator: ", ")
    let sum = kinds.map(\.count).reduce(0, +)
    return "\(sum) more \(sum == 1 ? one : several): \(list)"
  }

  private static func sum(_ report: VerificationReport, _ part: (VerifiedLesson) -> Int) -> Int {
    report.lessons.map(part).reduce(0, +)
  }
}
