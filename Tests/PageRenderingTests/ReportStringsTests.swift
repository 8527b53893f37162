import CourseModel
import Foundation
import Testing

@testable import PageRendering

/// Reports and gradebooks in the language of the course that was graded.
@Suite struct ReportStringsTests {
  /// What the grader and the learners say, in no words that ours could be taken for.
  private static var report: Report {
    var report = Report(
      generator: "xx 1", isolation: .init(tier: "full", notice: "Xx."), isInterrupted: true,
      notGraded: [.init(lesson: "xx", submission: "work/xx")],
      lessons: (0..<5).map { lesson($0) } + [whole])
    report.absent = [.init(learner: Learner(name: "Zoë"), lesson: "01-xx")]
    report.remarks = ["Xxx."]
    return report
  }

  private static func lesson(_ number: Int) -> LessonReport {
    let verdicts: [Verdict] = number == 3 ? [.fail] : Verdict.allCases
    let steps = [
      StepReport(step: "a", title: "Aaa", checks: verdicts.map { check($0) }, points: 0, possiblePoints: 2),
      StepReport(step: "b", title: "Bbb", checks: [check(.pass)], points: 1, possiblePoints: 1),
      StepReport(step: "c", title: "Ccc", checks: [], points: 0, possiblePoints: 0),
      StepReport(step: "d", title: "Ddd", checks: failing(number), points: 0, possiblePoints: 1),
    ]
    let kinds: [SubmissionMessage.Kind] = [.error, .warning, .note, .unsupported]
    var report = lesson(steps, kinds.map { SubmissionMessage($0, at: nil, "Xxx.") })
    report.messages += Array(repeating: SubmissionMessage(.note, at: nil, "Yyy."), count: 60)
    report.learner = Learner(name: "Ada \(number)")
    report.isLate = number == 1 ? true : nil
    report.isUnreadable = number == 2 ? true : nil
    return report
  }

  /// More than are shown.
  private static func failing(_ number: Int) -> [CheckReport] {
    (0..<(number == 4 ? 1 : 16)).map { index in
      var failed = check(.fail)
      failed.check = "f\(index)"
      return failed
    }
  }

  /// Of somebody who is done.
  private static var whole: LessonReport {
    var report = lesson(
      ["a", "b", "c", "d"].map {
        StepReport(step: $0, title: "Aaa", checks: [check(.pass)], points: 1, possiblePoints: 1)
      },
      [])
    report.learner = Learner(name: "Eva")
    return report
  }

  private static func lesson(_ steps: [StepReport], _ messages: [SubmissionMessage]) -> LessonReport {
    LessonReport(
      lesson: "01-xx", title: "Zzz", file: "xx.md", submission: "work/xx", languageMode: .swift5, seed: "5",
      messages: messages, steps: steps, points: 0, possiblePoints: 4, seconds: 1)
  }

  private static func check(_ verdict: Verdict) -> CheckReport {
    var check = CheckReport(
      check: verdict.rawValue, title: "Ppp", verdict: verdict, location: SourceLocation(file: "xx.md", line: 1))
    guard verdict != .pass else { return check }
    (check.reason, check.expected, check.seen, check.output, check.hint) = ("Qqq.", "1", "2", "3", "Rrr")
    check.story = (1...30).map { "ttt \($0)" }
    (check.assumptions, check.leaks) = (["uuu"], ["vvv"])
    let picture = Picture(svg: "<svg></svg>", alternative: "www")
    let moments = [StoryPictures.Moment(words: "ttt", picture: picture)]
    check.pictures = CheckPictures(
      seen: picture, expected: picture, story: verdict == .crash ? nil : StoryPictures(moments, earlier: 29))
    return check
  }

  private func pages(in language: String) throws -> [String: String] {
    var pages: [String: String] = [:]
    let renderer = GradebookRenderer(
      templates: try Sample.templates, address: "https://a.b/", language: language)
    try renderer.render(Self.report) { file in
      if case .text(let text) = file.content, file.path.hasSuffix(".html") { pages[file.path] = text }
    }
    pages["report"] = try ReportRenderer(templates: Sample.templates, address: "https://a.b/", language: language)
      .render(Self.report)
    return pages
  }

  @Test func aGermanReportAndAGermanGradebookHaveNoEnglishWordOfOursLeft() throws {
    let pages = try pages(in: "de-AT")
    #expect(pages.keys.sorted() == ["index.html"] + (1...6).map { "learner-\($0).html" } + ["report"])
    for (path, page) in pages {
      #expect(page.contains("<html lang=\"de-AT\">"), "\(path)")
      #expect(
        try EnglishWords.left(on: page, length: 4) { name in
          !["script.", "serve.", "told."].contains { name.hasPrefix($0) }
        } == [],
        "\(path)")
    }
  }

  @Test func everyTextOfReportsAndGradebooksIsOnOneOfThem() throws {
    let pages = try pages(in: "en")
    let said = ["index.html", "report", "learner-1.html"].reduce(into: Set<String>()) { said, path in
      said.formUnion(EnglishWords.said(on: pages[path] ?? ""))
    }
    for (name, text) in try EnglishWords.texts("strings.yml")
    where name.hasPrefix("report.") || name.hasPrefix("gradebook.") {
      let isThere = EnglishWords.forms(of: text).contains { parts in
        said.contains { text in parts.allSatisfy { text.contains($0) } }
      }
      // The class has one lesson.
      #expect(isThere || name == "gradebook.titleOfSeveral", "\(name)")
    }
    #expect(!said.joined(separator: "\n").contains(/(?:report|gradebook)\.[a-z]/))
  }

  @Test func numbersStandInTheFormsOfTheLanguage() throws {
    let pages = try pages(in: "de")
    let (table, report) = (pages["index.html"] ?? "", pages["report"] ?? "")
    #expect(table.contains("<title>Notenbuch: Zzz</title>"))
    #expect(table.contains("<li>6 Abgaben</li>") && table.contains("<li>1 ohne Abgabe</li>"))
    #expect(table.contains("Die Hälfte der Bewerteten hat 2,5 oder mehr von 3 Schritten bestanden."))
    #expect(report.contains("<h1>Bericht zu 1 Abgabe</h1>"))
    #expect(report.contains("… 10 Ereignisse davor") && report.contains("… 29 Ereignisse davor"))
    #expect(report.contains("<strong>1 von 3 Schritten</strong> bestanden"))
  }

  @Test func whatIsWrittenFromRightToLeftIsLaidOutSo() throws {
    for (path, page) in try pages(in: "he") {
      #expect(page.contains("<html lang=\"he\" dir=\"rtl\">"), "\(path)")
      #expect(page.contains("Skip to the content"), "\(path)")
    }
  }

  @Test func anAuthorsTemplateOfBeforeFindsWhatItNames() throws {
    let templates = try TemplateSet(files: [
      "report.mustache":
        "{{generator}} {{#results}}{{#messages}}{{kind}} {{/messages}}{{#steps}}{{number}} {{stateWords}}: "
        + "{{#checks}}{{#leaks}}{{.}}{{/leaks}}{{#assumptions}}{{.}}{{/assumptions}} {{/checks}}{{/steps}}{{/results}}",
      "strings.yml": "report: { state-failed: not yet }",
    ])
    var failed = Self.check(.fail)
    failed.output = ""
    var report = Self.report
    report.lessons = [
      Self.lesson(
        [StepReport(step: "a", title: "Aaa", checks: [failed], points: 0, possiblePoints: 1)],
        [SubmissionMessage(.error, at: nil, "Xxx.")])
    ]
    #expect(try ReportRenderer(templates: templates).render(report) == "xx 1 error 1 not yet: vvvuuu ")
  }
}
