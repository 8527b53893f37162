package import CourseModel

/// The XML that continuous integration servers read as test results: of a grading run a test case is a check, of a
/// verification it is a rule.
package enum JUnitReport {
  /// A test suite for each submission to each lesson.
  package static func render(_ report: Report) -> String {
    document(
      report.lessons.map { lesson in
        let cases = lesson.steps.flatMap { step in
          step.checks.map { check in
            TestCase(
              className: "\(lesson.lesson).\(step.step)", name: check.title, file: check.location.file,
              line: check.location.position.line, seconds: check.seconds, outcomes: outcomes(of: check, in: lesson),
              output: check.output)
          }
        }
        return Suite(name: "\(lesson.lesson): \(lesson.submission)", cases: cases, seconds: lesson.seconds)
      })
  }

  /// A test suite for each lesson, and one for what belongs to none.
  package static func render(_ report: VerificationReport) -> String {
    var suites = report.lessons.map { lesson in
      suite(lesson.lesson, file: lesson.file, report.rules, report.diagnostics(of: lesson))
    }
    let others = report.diagnosticsOfNoLesson
    if !others.isEmpty { suites.append(suite(report.course, file: nil, report.rules, others)) }
    return document(suites)
  }

  private static func suite(_ name: String, file: String?, _ rules: [RuleID], _ diagnostics: [Diagnostic]) -> Suite {
    let cases = rules.map { rule in
      let found = diagnostics.filter { $0.rule == rule }
      return TestCase(
        className: name, name: rule.rawValue, file: found.first?.location?.file ?? file,
        line: found.first?.location?.position.line,
        outcomes: found.filter { $0.severity == .error }.map { diagnostic in
          let lines = [diagnostic.line] + diagnostic.details
          return TestCase.Outcome(.failure, type: rule.rawValue, diagnostic.message, lines.joined(separator: "\n"))
        },
        output: found.filter { $0.severity != .error }.map(\.line).joined(separator: "\n"))
    }
    return Suite(name: name, cases: cases)
  }

  private static func outcomes(of check: CheckReport, in lesson: LessonReport) -> [TestCase.Outcome] {
    let reason = check.reason ?? check.verdict.rawValue
    var details = [reason]
    if !check.story.isEmpty { details.append("The user: " + check.story.joined(separator: "; ")) }
    if let expected = check.expected { details.append("Expected: \(expected)") }
    if let seen = check.seen { details.append("Seen: \(seen)") }
    if check.verdict == .doesNotCompile || check.verdict == .unsupported {
      details += lesson.messages.map { message in
        (message.location.map { "\($0.description): " } ?? "") + "\(message.kind.rawValue): \(message.message)"
      }
    }
    let kind: TestCase.Outcome.Kind
    switch check.verdict {
    case .pass: return []
    case .skipped: kind = .skipped
    case .unsupported, .fault: kind = .error
    case .fail, .missing, .doesNotCompile, .crash, .timeout, .limit: kind = .failure
    }
    return [TestCase.Outcome(kind, type: check.verdict.rawValue, reason, details.joined(separator: "\n"))]
  }

  // MARK: XML

  private struct Suite {
    var name: String
    var cases: [TestCase]
    var seconds: Double?

    func count(_ kind: TestCase.Outcome.Kind) -> Int { cases.count { $0.outcomes.contains { $0.kind == kind } } }
  }

  private struct TestCase {
    struct Outcome {
      enum Kind: String { case failure, error, skipped }
      var kind: Kind
      var type: String
      var message: String
      var details: String

      init(_ kind: Kind, type: String, _ message: String, _ details: String) {
        self.kind = kind
        self.type = type
        self.message = message
        self.details = details
      }
    }

    var className: String
    var name: String
    var file: String?
    var line: Int?
    var seconds: Double?
    var outcomes: [Outcome]
    var output = ""
  }

  private static func document(_ suites: [Suite]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(counts(suites))>\n"
    for suite in suites {
      text += "  <testsuite\(attribute("name", suite.name))\(counts([suite]))\(seconds(suite.seconds))>\n"
      for testCase in suite.cases { add(testCase, to: &text) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ suites: [Suite]) -> String {
    func sum(_ count: (Suite) -> Int) -> String { "\(suites.map(count).reduce(0, +))" }
    return attribute("tests", sum { $0.cases.count }) + attribute("failures", sum { $0.count(.failure) })
      + attribute("errors", sum { $0.count(.error) }) + attribute("skipped", sum { $0.count(.skipped) })
  }

  private static func add(_ testCase: TestCase, to text: inout String) {
    text += "    <testcase" + attribute("classname", testCase.className) + attribute("name", testCase.name)
    if let file = testCase.file { text += attribute("file", file) }
    if let line = testCase.line { text += attribute("line", "\(line)") }
    text += seconds(testCase.seconds)
    if testCase.outcomes.isEmpty, testCase.output.isEmpty {
      text += "/>\n"
      return
    }
    text += ">\n"
    for outcome in testCase.outcomes {
      let message = attribute("message", outcome.message)
      if outcome.kind == .skipped {
        text += "      <skipped\(message)/>\n"
      } else {
        let type = attribute("type", outcome.type)
        text +=
          "      <\(outcome.kind.rawValue)\(message)\(type)>\(escaped(outcome.details))</\(outcome.kind.rawValue)>\n"
      }
    }
    if !testCase.output.isEmpty { text += "      <system-out>\(escaped(testCase.output))</system-out>\n" }
    text += "    </testcase>\n"
  }

  private static func seconds(_ seconds: Double?) -> String {
    seconds.map { attribute("time", "\(($0 * 1000).rounded() / 1000)") } ?? ""
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value).replacing("\n", with: "&#10;"))\""
  }

  /// XML has no place for most control characters: ``visible(_:)`` has spelled them out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in visible(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
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
  fileprivate func diagnostics(of lesson: VerifiedLesson) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      guard let file = diagnostic.location?.file else { return false }
      return self.lesson(ofFile: file) == lesson.file
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
