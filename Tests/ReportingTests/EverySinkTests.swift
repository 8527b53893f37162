import CourseModel
import Foundation
import MarkupText
import Reporting
import Testing

/// Whatever a learner, a lesson or a program says, and in whatever place of a report: no format hands any of it on as it is.
@Suite struct EverySinkTests {
  @Test(arguments: [
    ("a\n::error::x", "a\n&#58;:error::x"), ("a\r\n \t::x", "a\n \t&#58;:x"), ("a::b", "a::b"), ("::b", "::b"),
    ("##[x] ##vso[y]", "#&#35;[x] #&#35;vso[y]"),
  ])
  func aLineOfAPageIsNoCommand(text: String, written: String) { #expect(MarkupText.html(text) == written) }

  // MARK: What is said

  /// Every character that does something to the text around it.
  private static let treacherous: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2064,
      0x2066...0x206F, 0xE000...0xE001, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0001...0xE0001,
      0xE0041...0xE0042, 0x10FFFF...0x10FFFF,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()

  private static let texts: [String] =
    [
      String(String.UnicodeScalarView(treacherous.flatMap { ["a", $0] })),
      // What invalid UTF-8 becomes when it is read.
      String(decoding: [0x41, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x0A, 0xF5], as: UTF8.self),
      "\n::error file=x,line=1::forged\n  ::stop-commands::x\n\t::set-output name=a::b",
      "##[error]forged ##vso[task.complete result=Succeeded]ok\r##[group]x",
      "\u{1B}]0;title\u{7}\u{1B}[2J\u{1B}[32mPASS\u{9B}31m\u{90}q\u{9C}",
      "]]></failure></testcase><testcase name=\"forged\"/><!-- ]]> & &amp; &#27; --",
      "</pre></samp><script>alert(1)</script><img src=x onerror=alert(1)> \" ' ` onload=",
      "=cmd|' /C calc'!A0\n+1\n-1\n@SUM(A1)\t|x|y|\n| --- | **bold** [a](javascript:x) ``` <!-- step -->",
      "{\"verdict\":\"pass\"}\\u001b\\n\"",
      "%0A::error::x%25",
    ] + treacherous.map { "\($0)::error::x\($0)##[x]" }

  // MARK: Where it is said

  /// A report with the text in every place that somebody else fills.
  private func report(_ text: String) -> Report {
    let place = SourceLocation(file: text, line: 3, column: 7)
    var checks = [Verdict.fail, .doesNotCompile, .unsupported, .fault, .skipped, .pass].map { verdict in
      CheckReport(
        check: text, title: text, verdict: verdict, reason: text, story: [text, text], expected: text, seen: text,
        assumptions: [text], location: place, hint: text, output: text)
    }
    checks[0].replay = text
    checks[0].events = 3
    let lesson = LessonReport(
      lesson: text, title: text, file: text, submission: text, languageMode: .swift5, seed: "5eed",
      messages: [SubmissionMessage.Kind.error, .warning, .note, .unsupported].map {
        SubmissionMessage($0, at: place, text)
      },
      steps: [StepReport(step: text, title: text, checks: checks, points: 0, possiblePoints: 1)], points: 0,
      possiblePoints: 1, seconds: 0)
    var report = Report(
      generator: "coursemark", isolation: .init(tier: "process", notice: "Isolation."), isInterrupted: true,
      notGraded: [.init(lesson: text, submission: text)], lessons: [lesson, lesson])
    report.remarks = [text]
    return report
  }

  private func verification(_ text: String) -> VerificationReport {
    let place = SourceLocation(file: text, line: 3, column: 7)
    return VerificationReport(
      generator: "coursemark", course: text, lessons: [],
      diagnostics: [Diagnostic(.unknownRole, at: place, text, details: [text])], rules: [])
  }

  // MARK: Where it goes

  private static let formats: [(String, @Sendable (Report, VerificationReport) throws -> String)] = [
    ("text", { report, _ in TextReport(terminal: Terminal()) { _ in nil }.render(report) }),
    (
      "text in colours",
      { report, _ in
        TextReport(terminal: Terminal(width: 60, hasColour: true)) { file in Array(repeating: file, count: 9) }
          .render(report)
      }
    ),
    ("json", { report, _ in try JSONReport.encode(report) }),
    ("junit", { report, _ in JUnitReport.render(report) }),
    ("github", { report, _ in GitHubAnnotations().render(report) }),
    (
      "diagnostics",
      { _, found in
        DiagnosticText(terminal: Terminal()) { file in Array(repeating: file, count: 9) }.render(found.diagnostics)
      }
    ),
    ("json of verify", { _, found in try JSONReport.encode(found) }),
    ("junit of verify", { _, found in JUnitReport.render(found) }),
    ("github of verify", { _, found in GitHubAnnotations().render(found) }),
  ]

  @Test(arguments: formats.map(\.0))
  func nothingComesOutRaw(format: String) throws {
    let render = try #require(Self.formats.first { $0.0 == format }?.1)
    for text in Self.texts {
      var output = try render(report(text), verification(text))
      // What Coursemark itself says to a terminal.
      output.replace(/\u{1B}\[[0-9;]*m/, with: "")
      let raw = output.unicodeScalars.filter { scalar in
        switch ScalarClass(scalar) {
        case .plain, .lineFeed: false
        default: true
        }
      }
      #expect(raw.isEmpty, "\(format): \(Set(raw).map { String($0.value, radix: 16) }) of \(text.debugDescription)")
      #expect(!output.contains(/##[A-Za-z]*\[/), "\(format): \(text.debugDescription)")
      let own = /::(error|warning|notice) (file=|title=interrupted::|title=remark::).*/
      for line in output.split(separator: "\n") where line.drop(while: \.isWhitespace).hasPrefix("::") {
        #expect(format.hasPrefix("github") && line.wholeMatch(of: own) != nil, "\(format): \(line.debugDescription)")
      }
    }
  }

  /// A command for each message and each check that did not pass, and none besides.
  @Test func annotationsAreAsManyAsThereAreThingsToSay() {
    for text in Self.texts {
      let lines = GitHubAnnotations().render(report(text)).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.hasPrefix("::") }.count == 20, "\(text.debugDescription)")
    }
  }

  @Test func whatAReaderOfJSONSeesIsWhatWasSaid() throws {
    for text in Self.texts {
      let report = report(text)
      #expect(try JSONReport.decode(JSONReport.encode(report)) == report)
    }
  }

  @Test func theClassesCoverWhatIsTreacherous() {
    for scalar in Self.treacherous where ScalarClass(scalar) == .plain {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
    for scalar in "aé€漢😀שع\u{301}\u{200D}".unicodeScalars { #expect(ScalarClass(scalar) == .plain) }
  }
}
