import CourseModel
import Foundation
import PageRendering
import Testing

/// The page of a report: one file, in which nothing of a learner's is more than text.
@Suite struct ReportPageTests {
  private func renderer() throws -> ReportRenderer {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ReportRenderer(templates: try TemplateSet(directory: root.appendingPathComponent("templates")))
  }

  private func report(_ checks: [CheckReport], submission: String = "work/ada", title: String = "Notes") -> Report {
    let step = StepReport(step: "trim", title: title, checks: checks, points: 0, possiblePoints: 2)
    return Report(
      generator: "coursemark 1", isolation: .init(tier: "process", notice: "A process of its own."),
      lessons: [
        LessonReport(
          lesson: "01-notes", title: title, file: "lesson.md", submission: submission, languageMode: .swift5,
          seed: "5eed",
          messages: [], steps: [step], points: 0, possiblePoints: 2, seconds: 1)
      ])
  }

  private func check(
    _ verdict: Verdict = .fail, _ text: String = "Words", pictures: CheckPictures? = nil
  ) -> CheckReport {
    var check = CheckReport(
      check: "trims", title: text, verdict: verdict, reason: verdict == .pass ? nil : text,
      location: SourceLocation(file: "lesson.md", line: 4))
    check.pictures = pictures
    return check
  }

  /// What a reader without styles reads, a line for each piece of text.
  private func words(_ page: String) -> [String] {
    let body = page.drop(upTo: "<main").replacing(/<svg.*?<\/svg>/.dotMatchesNewlines(), with: "")
    return body.replacing(/<[^>]*>/, with: "\n").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test func nothingOfAReportReachesThePageRaw() throws {
    let controls = String(String.UnicodeScalarView((0...0x9F).compactMap(Unicode.Scalar.init).filter { $0 != "\n" }))
    let text =
      controls + "\u{202E}\u{2066}\u{200F}\u{2028}\u{FEFF}\u{FFFE}\u{E0041}</pre><script>alert(1)</script>\" onload=\"x"
    var failed = check(.fail, text)
    (failed.expected, failed.seen, failed.output, failed.hint) = (text, text, text, text)
    (failed.story, failed.assumptions, failed.replay) = ([text], [text], text)
    failed.location = SourceLocation(file: text, line: 1)
    var hostile = report([failed], submission: text, title: text)
    hostile.lessons[0].messages = [SubmissionMessage(.error, at: failed.location, text)]
    hostile.lessons[0].seed = text
    hostile.isInterrupted = true
    hostile.notGraded = [.init(lesson: text, submission: text)]
    let page = try renderer().render(hostile)
    let raw = page.unicodeScalars.filter { scalar in
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7F...0x9F).contains(scalar.value)
        || [0x202E, 0x2066, 0x200F, 0x2028, 0xFEFF, 0xFFFE, 0xE0041].contains(scalar.value)
    }
    #expect(raw.isEmpty, "\(Set(raw).map { String($0.value, radix: 16) })")
    #expect(!page.contains("<script") && !page.contains("onload=\""))
  }

  @Test func saysWhatBecameOfEachStepAndCheck() throws {
    var failed = check(.fail, "Blanks are dropped")
    failed.reason = "The note is \" tea\"."
    (failed.expected, failed.seen) = ("\"tea\"", "\" tea\"")
    failed.story = ["type \" tea\"", "press Done"]
    failed.hint = "Look at `trimmingCharacters(in:)`, *not* at [this](answers.md) <script>."
    failed.output = "hello\n"
    let page = try renderer().render(
      report([check(.pass, "It is read"), failed, check(.skipped, "Blanks are refused")]))
    #expect(
      words(page) == [
        "A report on ada", "work/ada", "Notes", "0 of 1 step", "passed", "·", "0 of 2 points", "Notes",
        "not passed yet", "Step 1", "·", "not passed yet", "Notes", "✓", "It is read", "passed", "✗",
        "Blanks are dropped",
        "not so yet", "The note is “ tea”.", "What the user did", "type “ tea”", "press Done",
        "Expected", "“tea”", "Seen", "“ tea”", "What the program printed", "hello", "A hint",
        "Look at", "trimmingCharacters(in:)", ",", "not", "at this &lt;script&gt;.", "–",
        "Blanks are refused", "not run",
        "Blanks are refused", "Swift 5, seed", "5eed", "A process of its own.",
        "Made by coursemark 1.",
      ])
  }

  @Test func aSubmissionThatWasNotJudgedHasNoScore() throws {
    let page = try renderer().render(report([check(.unsupported), check(.skipped)]))
    #expect(page.contains("<strong>Not judged</strong>") && !page.contains("0 of 1"))
  }

  @Test func aMessageStandsWithTheLinesThatTheLearnerWrote() throws {
    var wrong = report([check()])
    wrong.lessons[0].messages = [
      SubmissionMessage(.error, at: SourceLocation(file: "work/ada/A.swift", line: 4), "Cannot find 'tas'."),
      SubmissionMessage(.error, at: SourceLocation(file: "work/ada/Gone.swift", line: 4), "Missing."),
      SubmissionMessage(.error, at: SourceLocation(file: "work/ada/A.swift", line: 40), "Behind the end."),
    ]
    let page = try renderer().render(wrong) { path in
      path == "work/ada/A.swift" ? ["one", "two", "three", "tas<b>\u{202E}", "five", "six"] : nil
    }
    #expect(
      page.contains(
        "<span class=\"excerpt-line meant\"><span class=\"line-number\">4</span>tas&lt;b&gt;\u{FFFD}\n</span>"))
    #expect(
      page.contains("<span class=\"line-number\">2</span>two\n")
        && page.contains("<span class=\"line-number\">5</span>five\n"))
    #expect(!page.contains(">one\n") && !page.contains(">six\n"))
    #expect(page.matches(of: /class="excerpt"/).count == 1)
  }

  @Test func aCourseThatIsPublishedIsLedTo() throws {
    let templates = try renderer().templates
    let page = try ReportRenderer(templates: templates, address: "https://example.org/ios/").render(report([check()]))
    #expect(page.contains("<a href=\"https://example.org/ios/01-notes/index.html#step-trim\">"))
    #expect(try !renderer().render(report([check()])).contains("The step in the lesson"))
  }

  @Test func isAboutTheLearnerOrTheFolder() throws {
    func title(_ submission: String, learner: Learner? = nil) throws -> String? {
      var own = report([check()], submission: submission)
      own.lessons[0].learner = learner
      return try renderer().render(own).firstMatch(of: /<title>(.*)<\/title>/).map { String($0.output.1) }
    }
    #expect(try title("../class/ada/") == "A report on ada")
    #expect(try title(".") == "A report on .")
    #expect(try title("ada.zip") == "A report on ada.zip")
    #expect(try title("a/b", learner: Learner(name: "Ada L.")) == "A report on Ada L.")
  }

  @Test func showsTheScreensBesideEachOther() throws {
    let pictures = CheckPictures(
      seen: Picture(svg: "<svg id=\"seen\"></svg>", alternative: "Seen"),
      expected: Picture(svg: "<svg id=\"expected\"></svg>", alternative: "Expected"))
    let page = try renderer().render(report([check(pictures: pictures)]))
    let figure = page.drop(upTo: "<figure").prefix { $0 != "F" }
    #expect(figure.contains("<figure class=\"screen several\">"))
    #expect(page.contains("<svg id=\"seen\"></svg></div>\n<p class=\"frame-caption\">What the app showed</p>"))
    #expect(page.contains("<svg id=\"expected\"></svg></div>\n<p class=\"frame-caption\">What was expected</p>"))
  }

  @Test func theWayToASubmissionIsLeftOutAndAStarterThatStandsInIsSaidAtTheEnd() throws {
    var report = report([check(.fail, "It is read")], submission: "/srv/class/ada")
    report.lessons[0].messages = [
      SubmissionMessage(.note, at: SourceLocation(file: "/srv/class/ada", line: 1), "B.swift was not handed in."),
      SubmissionMessage(.note, at: SourceLocation(file: "/srv/class/ada/A.swift", line: 3), "A note at its line."),
    ]
    let said = words(try renderer().render(report))
    #expect(said.contains("ada") && !said.contains { $0 == "/srv/class/ada" })
    let places = ["A note at its line.", "It is read", "B.swift was not handed in."].map { said.firstIndex(of: $0) }
    #expect(places.compactMap(\.self).count == 3 && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    // Of a submission that is one file, notes have its name, and stay where they are.
    report.lessons[0].submission = "/srv/class/ada/A.swift"
    let alone = words(try renderer().render(report))
    let note = try #require(alone.firstIndex(of: "A note at its line."))
    #expect(try note < #require(alone.firstIndex(of: "It is read")))
  }

  @Test func aStoryInPicturesTakesThePlaceOfItsWordsAndOfTheFigure() throws {
    func picture(_ id: String) -> Picture { Picture(svg: "<svg id=\"\(id)\"></svg>", alternative: id) }
    func page(earlier: Int) throws -> String {
      let story = StoryPictures([.init(words: "tap \"<b>\"", picture: picture("tapped"))], earlier: earlier)
      var failed = check(pictures: CheckPictures(seen: picture("seen"), expected: picture("wanted"), story: story))
      failed.story = ["tap \"<b>\""]
      return try renderer().render(report([failed]))
    }
    let whole = try page(earlier: 0)
    #expect(!whole.contains("<figure class=\"screen") && !whole.contains("What the user did</p>"))
    #expect(whole.contains("</span> tap “&lt;b&gt;”</p>\n<div class=\"picture\"><svg id=\"tapped\">"))
    let ends = whole.matches(of: /<p class="moment">([^<]*)<\/p>\n<div class="picture"><svg id="(\w+)">/)
    #expect(ends.map { String($0.output.1) } == ["What the app showed", "What was expected"])
    #expect(ends.map { String($0.output.2) } == ["seen", "wanted"])
    let part = try page(earlier: 12)
    #expect(part.contains("… 12 events before") && part.contains("<li value=\"13\">"))
    #expect(part.contains("What the user did</p>"))
  }

  @Test func isOneFileThatAsksForNothing() throws {
    let page = try renderer().render(report([check()]))
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"))
    #expect(page.contains("--screen-paper"))
    for word in ["<link", "<script", " src=", "@import", "url("] { #expect(!page.contains(word), "\(word)") }
  }

  @Test func aStyleSheetCannotEndItsElement() throws {
    let templates = try TemplateSet(files: [
      "report.mustache": "<style>{{{styleCSS}}}</style>", "style.css": "/* </style><script> */",
    ])
    #expect(try ReportRenderer(templates: templates).render(report([])) == "<style>/* <\\/style><script> */</style>")
  }

  @Test func anAssumptionIsSaidOnceInAStep() throws {
    var (passed, failed) = (check(.pass, "It is read"), check(.fail, "Blanks are dropped"))
    passed.assumptions = ["rows come in order"]
    failed.assumptions = ["rows come in order", "keys slide in"]
    let said = words(try renderer().render(report([passed, failed]))).filter { $0.hasPrefix("Rests on") }
    #expect(
      said == [
        "Rests on an assumption about UIKit: rows come in order.", "Rests on an assumption about UIKit: keys slide in.",
      ])
  }

  @Test func aHintIsGivenOnceInAStep() throws {
    var checks = [check(.fail, "It is read"), check(.fail, "Blanks are dropped"), check(.fail, "It is kept")]
    (checks[0].hint, checks[1].hint, checks[2].hint) = ("Look at `text`.", "Look at `text`.", "Then at it.")
    #expect(words(try renderer().render(report(checks))).filter { $0 == "A hint" }.count == 2)
  }

  @Test func whatTheReasonSaysIsNotSaidAgain() throws {
    var failed = check(.fail, "Blanks are dropped")
    failed.reason = "fetchedCaption() is an empty text; expected nil."
    (failed.expected, failed.seen) = ("nil", "fetchedCaption() is an empty text")
    let said = words(try renderer().render(report([failed])))
    #expect(said.contains(failed.reason ?? "") && !said.contains("Expected") && !said.contains("Seen"))
  }

  @Test func whatTheCompilerSaysIsNotRepeatedUnderEachCheck() throws {
    let message = "cannot find txt in scope"
    var (first, second) = (check(.doesNotCompile, "It is read"), check(.doesNotCompile, "Blanks are dropped"))
    first.reason = "ada/Cell.swift:26:26: \(message)"
    second.reason = "Other files of the app do not compile: Cell.swift:9:1: something else."
    var broken = report([first, second])
    broken.lessons[0].messages = [
      SubmissionMessage(.error, at: SourceLocation(file: "ada/Cell.swift", line: 26), message)
    ]
    let said = words(try renderer().render(broken))
    #expect(said.filter { $0.contains(message) } == [message])
    #expect(said.contains(second.reason ?? ""), "what stands nowhere else stays")
  }

  @Test(arguments: [
    "</p></main><script>alert(1)</script>", "\" onload=\"alert(1)", "' onload='alert(1)", "<!-- ", "]]>",
    "\u{202E}gnp.exe",
    "{{{styleCSS}}}", "`<b>` and `", "\"\u{301} onclick=x", "\u{1B}[31mred\u{1B}[0m\u{0}",
  ])
  func nothingThatALearnerWroteIsMarkup(text: String) throws {
    var failed = check(.fail, text)
    failed.story = Array(repeating: text, count: 30)
    failed.assumptions = [text]
    (failed.expected, failed.seen, failed.hint, failed.output, failed.replay) = (text, text, text, text, text)
    failed.location.file = text
    var hostile = report([failed], submission: text, title: text)
    hostile.lessons[0].messages = [SubmissionMessage(.error, at: failed.location, text)]
    let page = try renderer().render(hostile)
    // As many tags and quotes as with plain words.
    let plain = try renderer().render(
      {
        var report = hostile
        func set(_ check: inout CheckReport) {
          check.title = "w"
          check.reason = "w"
          check.story = check.story.map { _ in "w" }
          check.assumptions = ["w"]
          (check.expected, check.seen, check.output, check.replay) = ("w", "w", "w", "w")
          check.location.file = "w"
        }
        set(&report.lessons[0].steps[0].checks[0])
        report.lessons[0].steps[0].title = "w"
        report.lessons[0].title = "w"
        report.lessons[0].submission = "w"
        report.lessons[0].messages[0].message = "w"
        report.lessons[0].messages[0].location?.file = "w"
        return report
      }())
    for mark in ["\"", "'"] as [Unicode.Scalar] {
      #expect(page.unicodeScalars.count { $0 == mark } == plain.unicodeScalars.count { $0 == mark })
    }
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>"))
    let control = page.unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n") || (0x202A...0x202E).contains($0.value)
    }
    #expect(!control)
  }
}

extension String {
  fileprivate func drop(upTo word: String) -> String {
    range(of: word).map { String(self[$0.lowerBound...]) } ?? ""
  }
}
