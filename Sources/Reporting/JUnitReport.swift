package import CourseModel

/// The XML that continuous integration servers read as test results: of a grading run a test case is a check, of a
/// verification it is a rule.
package enum JUnitReport {
  /// A test suite for each submission to each lesson.
  package static func render(_ report: Report) -> String {
    var text = ""
    write(ClassReport(report), to: &text)
    return text
  }

  /// The same, one submission after the other. They are fetched twice, since their sums stand at the top.
  package static func write<Failure>(
    _ report: ClassReport<Failure>, to output: inout some TextOutputStream
  ) throws(Failure) {
    let others = remarks(report.head) + (report.head.isInterrupted ? [interruption(report.head)] : [])
    var counts = JUnitDocument.Counts()
    for index in report.indices { counts.add(suite(try report[index])) }
    for suite in others { counts.add(suite) }
    output.write(JUnitDocument.opening(counts))
    for index in report.indices { output.write(JUnitDocument.text(suite(try report[index]))) }
    for suite in others { output.write(JUnitDocument.text(suite)) }
    output.write(JUnitDocument.ending)
  }

  private static func suite(_ lesson: LessonReport) -> JUnitDocument.Suite {
    let cases = lesson.steps.flatMap { step in
      step.checks.map { check in
        JUnitDocument.TestCase(
          className: "\(lesson.lesson).\(step.step)", name: check.title, file: check.location.file,
          line: check.location.position.line, seconds: check.seconds, outcome: outcome(of: check, in: lesson),
          output: check.output)
      }
    }
    return JUnitDocument.Suite(name: "\(lesson.lesson): \(lesson.submission)", cases: cases, seconds: lesson.seconds)
  }

  /// What is said of the run as a whole, as the output of a test case that passes.
  private static func remarks(_ report: Report) -> [JUnitDocument.Suite] {
    guard let remarks = report.remarks else { return [] }
    let testCase = JUnitDocument.TestCase(
      className: "coursemark", name: "Remarks", output: remarks.joined(separator: "\n"))
    return [JUnitDocument.Suite(name: "remarks", cases: [testCase])]
  }

  /// Readers of this format know no report that is not whole: what is missing would not be missed.
  private static func interruption(_ report: Report) -> JUnitDocument.Suite {
    JUnitDocument.Suite(
      name: "interrupted",
      cases: [
        JUnitDocument.TestCase(
          className: "coursemark", name: "The run was stopped before everything was graded",
          outcome: JUnitDocument.Outcome(
            .error, type: "interrupted", "The run was stopped before everything was graded.",
            (["Not graded:"] + report.shownNotGraded).joined(separator: "\n")))
      ])
  }

  /// A test suite for each lesson, one for what belongs to none, and one for each text that was not written for
  /// Coursemark and has listings.
  /// - Parameter isStrict: Whether a listing of such a text fails that does not compile; otherwise it is told as output.
  package static func render(_ report: VerificationReport, isStrict: Bool = false) -> String {
    var suites = report.lessons.map { lesson in
      var suite = suite(lesson.lesson, file: lesson.file, report.rules, report.diagnostics(of: lesson))
      if lesson.missesMutants { suite.skip([.mutantSurvives, .mutationScore]) }
      if lesson.missesRewrites { suite.skip([.overStrict]) }
      return suite
    }
    let others = report.diagnosticsOfNoLesson
    if !others.isEmpty { suites.append(suite(report.course, file: nil, report.rules, others)) }
    suites += report.survey?.files.filter { !$0.listings.isEmpty }.map { suite($0, isStrict: isStrict) } ?? []
    return JUnitDocument(suites: suites).text
  }

  /// A test case for each listing, named by its line.
  private static func suite(_ file: SurveyedFile, isStrict: Bool) -> JUnitDocument.Suite {
    let cases = file.listings.map { listing in
      var testCase = JUnitDocument.TestCase(
        className: file.file, name: "listing at line \(listing.location.position.line)", file: file.file,
        line: (listing.place ?? listing.location).position.line)
      let words = listing.message ?? listing.cause?.rawValue ?? listing.outcome.rawValue
      switch listing.outcome {
      case .compiles, .compilesInContext: break
      case .fails where listing.isKnown: testCase.output = "Broken as the baseline has it: \(words)"
      case .unsupported, .unread, .untried, .notSelfContained, .ignored:
        testCase.outcome = JUnitDocument.Outcome(.skipped, type: listing.outcome.rawValue, words, "")
      case .fails:
        let explanation = "\((listing.place ?? listing.location).description): \(words)"
        if isStrict {
          let type = listing.cause?.rawValue ?? listing.outcome.rawValue
          testCase.outcome = JUnitDocument.Outcome(.failure, type: type, words, explanation)
        } else {
          testCase.output = "This listing does not compile: " + explanation
        }
      }
      return testCase
    }
    return JUnitDocument.Suite(name: file.file, cases: cases)
  }

  private static func suite(
    _ name: String, file: String?, _ rules: [RuleID], _ diagnostics: [Diagnostic]
  ) -> JUnitDocument.Suite {
    let byRule = Dictionary(grouping: diagnostics, by: \.rule)
    // A rule that spoke is a test case, whether or not it is in the list of those that were asked.
    let others = byRule.keys.filter { !rules.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    let cases = (rules + others).map { rule in
      let found = byRule[rule] ?? []
      return JUnitDocument.TestCase(
        className: name, name: rule.rawValue, file: found.first?.location?.file ?? file,
        line: found.first?.location?.position.line, outcome: outcome(of: rule, found),
        output: lines(of: found.filter { $0.severity != .error }) { [$0.line] })
    }
    return JUnitDocument.Suite(name: name, cases: cases)
  }

  /// All that broke a rule is one failure: readers of this format know no more of a test case.
  private static func outcome(of rule: RuleID, _ diagnostics: [Diagnostic]) -> JUnitDocument.Outcome? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else { return nil }
    let message = errors.count == 1 ? first.message : "\(errors.count) times; first: \(first.message)"
    return JUnitDocument.Outcome(
      rule == .undecided ? .error : .failure, type: rule.rawValue, message,
      lines(of: errors) { [$0.line] + $0.details })
  }

  /// Of many in a file the first ones, and how many there are besides.
  private static func lines(of diagnostics: [Diagnostic], _ words: (Diagnostic) -> [String]) -> String {
    let capped = CappedMessages(diagnostics)
    let rest = capped.rest.map { kind, count in
      (kind.file.isEmpty ? "" : "\(kind.file): ") + CappedMessages<Diagnostic>.Kind.words(count)
    }
    return (capped.shown.flatMap(words) + rest).joined(separator: "\n")
  }

  private static func outcome(of check: CheckReport, in lesson: LessonReport) -> JUnitDocument.Outcome? {
    let kind: JUnitDocument.Outcome.Kind
    switch check.verdict {
    case .pass: return nil
    case .skipped: kind = .skipped
    case .unsupported, .fault: kind = .error
    case .fail, .missing, .doesNotCompile, .crash, .timeout, .limit: kind = .failure
    }
    let isOpen = check.verdict.owner == .grader
    let reason = (isOpen ? "Not judged: " : "") + (check.reason ?? check.verdict.rawValue)
    var details = [reason] + check.explanation
    if check.verdict == .doesNotCompile || check.verdict == .unsupported {
      details += lesson.messages.map { message in
        (message.location.map { "\($0.description): " } ?? "") + "\(message.kind.rawValue): \(message.message)"
      }
    }
    return JUnitDocument.Outcome(kind, type: check.verdict.rawValue, reason, details.joined(separator: "\n"))
  }
}

extension JUnitDocument.Suite {
  /// What was not tried has not passed.
  fileprivate mutating func skip(_ rules: [RuleID]) {
    let names = rules.map(\.rawValue)
    for index in cases.indices where names.contains(cases[index].name) && cases[index].outcome == nil {
      cases[index].outcome = JUnitDocument.Outcome(
        .skipped, type: cases[index].name, "Not tried: the lesson has errors.", "")
    }
  }
}

extension Diagnostic {
  /// `lesson.md:42:9: error: …`
  fileprivate var line: String {
    (location.map { "\($0.description): " } ?? "") + "\(severity.rawValue): \(message)"
  }
}

extension VerificationReport {
  /// Those in the lesson's folder.
  func diagnostics(of lesson: VerifiedLesson) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      diagnostic.location.flatMap { self.lesson(ofFile: $0.file) } == lesson.file
    }
  }

  fileprivate var diagnosticsOfNoLesson: [Diagnostic] {
    diagnostics.filter { diagnostic in diagnostic.location.flatMap { lesson(ofFile: $0.file) } == nil }
  }

  /// The file itself is a lesson's, or stands in the folder of one.
  private func lesson(ofFile file: String) -> String? {
    if lessons.contains(where: { $0.file == file }) { return file }
    return lessons.map(\.file).filter { path in
      guard path.lowercased().hasSuffix("/lesson.md") else { return path.lowercased() == "lesson.md" }
      return file.hasPrefix(path.dropLast("lesson.md".count))
    }.max { $0.count < $1.count }
  }
}
