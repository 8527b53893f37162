import CourseModel
import Foundation
import Testing
import TestSupport
@testable import PageRendering

@Suite struct PageTests {
  @Test func theLessonPageIsTheOneInTheSnapshot() throws {
    let page = try Sample.page(Self.wholeCourse)
    let snapshot = Snapshot(at: "Tests/PageRenderingTests/Snapshots/lesson.html")
    #expect(page == (try snapshot.text(updatedWith: page)))
  }

  @Test func aCourseBecomesAnIndexAPageForEachLessonAndWhatTheyNeed() throws {
    let files = try SiteRenderer(templates: Sample.templates).render(Sample.course())
    #expect(
      files.map(\.path) == [
        "01-first/index.html", "02-second/index.html", "icon.svg", "index.html", "search-index.js", "site.js",
        "style.css", "theme.js",
      ])
  }

  @Test func theIndexNamesEachLessonWithItsSummaryAndStepCount() throws {
    let templates = try TemplateSet(files: [
      "course.mustache": "{{#lessons}}{{number}} {{title}} {{link}} ({{summary}}, {{steps}})\n{{/lessons}}",
      "lesson.mustache": "", "strings.yml": "steps: { one: '{count} step', other: '{count} steps' }",
    ])
    let course = Sample.course(steps: [Sample.step()])
    let index = try SiteRenderer(templates: templates).render(course).first { $0.path == "index.html" }?.content
    #expect(
      index
        == .text(
          """
          1 The first lesson 01-first/index.html (What it is about., 1 step)
          2 The second 02-second/index.html (, )

          """))
  }

  @Test func aLessonLeadsToItsNeighbours() throws {
    let templates = try TemplateSet(files: [
      "course.mustache": "", "lesson.mustache": "{{#previous}}< {{link}}{{/previous}}{{#next}}> {{link}}{{/next}}",
    ])
    let pages = try SiteRenderer(templates: templates).render(Sample.course()).prefix(2).map(\.content)
    #expect(pages == [.text("> ../02-second/index.html"), .text("< ../01-first/index.html")])
  }

  /// What there is to do in a step has its links; without code to write there is nothing to type.
  @Test func stepsSayWhatToTypeWhereThereIsSomethingToDo() throws {
    func links(_ blocks: [Block]) throws -> [Substring] {
      try Sample.page(Sample.course(steps: [Sample.step(blocks)]))
        .matches(of: /data-hands-on="\w+"|<code[^>]*>coursemark [^<]*/).map(\.output)
    }
    let (scene, check) = (Sample.snippet(.scene, "show(view)"), Sample.snippet(.check, "expect(1, is: 1)"))
    #expect(try links([Sample.prose("Read.")]) == [])
    #expect(
      try links([check]) == [
        "<code>coursemark serve 01-first", "<code>coursemark serve 01-first", "data-hands-on=\"code\"",
      ])
    #expect(try links([scene, check]).suffix(2) == ["data-hands-on=\"app\"", "data-hands-on=\"code\""])
    #expect(
      try Sample.page(Sample.course(steps: [Sample.step([scene, check])])).contains("data-work=\"app code checks\""))
  }

  @Test func aLessonListsThoseAroundIt() throws {
    let templates = try TemplateSet(files: [
      "course.mustache": "",
      "lesson.mustache":
        "{{#hasOtherLessons}}{{#lessons}}{{title}}{{#isCurrent}}!{{/isCurrent}} {{/lessons}}{{#hasMoreLessons}}…{{/hasMoreLessons}}{{/hasOtherLessons}}",
    ])
    func pages(_ count: Int) throws -> [SiteFile.Content] {
      var course = Sample.course()
      course.lessons = (1...count).map {
        Lesson(id: "lesson-\($0)", title: "L\($0)", directory: "course/\($0)", file: "course/\($0)/lesson.md")
      }
      let renderer = SiteRenderer(templates: templates)
      return try course.lessons.indices.map { try renderer.lesson(at: $0, of: course).page.content }
    }
    #expect(try pages(1) == [.text("")])
    #expect(try pages(2) == [.text("L1! L2 "), .text("L1 L2! ")])
    let many = try pages(30)
    #expect(many[0] == .text("L1! " + (2...11).map { "L\($0) " }.joined() + "…"))
    #expect(
      many[15] == .text((6...15).map { "L\($0) " }.joined() + "L16! " + (17...26).map { "L\($0) " }.joined() + "…"))
  }

  @Test func anAuthorsTemplateTakesThePlaceOfOursFileByFile() throws {
    let own = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: own) }
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data("Own: {{title}}".utf8).write(to: own.appendingPathComponent("course.mustache"))
    let templates = try TemplateSet(directory: Sample.project.appendingPathComponent("templates"), overrides: own)
    let files = try SiteRenderer(templates: templates).render(Sample.course(title: "A & B"))
    #expect(files.first { $0.path == "index.html" }?.content == .text("Own: A &amp; B"))
    #expect(files.contains { $0.path == "style.css" })
  }

  @Test(arguments: ["index.html", "search-index.js", "01-first/index.html"])
  func noFileTakesThePlaceOfAPage(path: String) throws {
    let templates = try TemplateSet(files: ["course.mustache": "", "lesson.mustache": "", path: "own"])
    #expect(throws: TemplateSet.Problem.takesPlace(path: path)) {
      try SiteRenderer(templates: templates).render(Sample.course())
    }
  }

  @Test func aTemplateThatNamesOneThatIsNotThereIsNamed() {
    #expect(throws: TemplateSet.Problem.noSuch(place: "lesson.mustache", name: "pieces")) {
      try TemplateSet(files: ["lesson.mustache": "{{#a}}{{> pieces}}{{/a}}{{>*dynamic}}"])
    }
  }

  @Test(arguments: [
    "{{>*verdict}}", "{{! was {{>old}} here }}", "{{=<% %>=}}<%>other%> {{>shown}}", "{{$block}}a{{/block}}",
  ])
  func whatNamesNoTemplateIsNotTakenForOne(text: String) throws {
    _ = try TemplateSet(files: ["lesson.mustache": text, "other.mustache": ""])
  }

  @Test func anAuthorsTemplateThatNothingUsesIsNamed() throws {
    let own = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: own) }
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    func read() throws -> TemplateSet {
      try TemplateSet(directory: Sample.project.appendingPathComponent("templates"), overrides: own)
    }
    try Data("{{>notice}}".utf8).write(to: own.appendingPathComponent("course.mustache"))
    try Data("A notice".utf8).write(to: own.appendingPathComponent("notice.mustache"))
    #expect(try read().unused == [])
    try Data("{{title}}".utf8).write(to: own.appendingPathComponent("lessn.mustache"))
    #expect(try read().unused == ["lessn.mustache"])
  }

  @Test func aFileThatIsNoTextIsPublishedAsItIs() throws {
    let bytes = Data([0x89, 0x50, 0xFF])
    let templates = try TemplateSet(files: [
      "course.mustache": Data(), "lesson.mustache": Data(), "images/logo.png": bytes,
    ])
    let files = try SiteRenderer(templates: templates).render(Sample.course())
    #expect(files.first { $0.path == "images/logo.png" }?.bytes == bytes)
  }

  @Test(arguments: [
    ("a\n{{#open}}", "2:10", "a section is not closed"),
    ("{{#a}}{{/b}}", "1:10", "a section is closed by another name than it was opened"),
    ("a{{b", "1:5", "it ends in the middle of a name; write '}}' behind it"),
  ])
  func aTemplateWithAMistakeIsNamedWithItsPlace(text: String, position: String, reason: String) {
    #expect(throws: TemplateSet.Problem.malformed(place: "lesson.mustache:\(position)", reason: reason)) {
      try TemplateSet(files: ["lesson.mustache": text])
    }
  }

  @Test func aTemplateThatIsNoTextIsNamed() {
    #expect(throws: TemplateSet.Problem.malformed(place: "course.mustache", reason: "it is not written in UTF-8")) {
      try TemplateSet(files: ["course.mustache": Data([0xFF])])
    }
  }

  @Test func aLinkLeadsToTheFirstHeadingOfItsName() throws {
    let heading = Block.prose(Sample.node(.heading(level: 3), Sample.text("Why not?")))
    let link = Sample.node(.link(destination: "#why-not", title: ""), Sample.text("here"))
    let page = try Sample.page(Sample.course(steps: [Sample.step([heading, heading, .prose(Sample.paragraph(link))])]))
    #expect(
      page.contains("<h3 id=\"at-why-not\">Why not?</h3>\n<h3>Why not?</h3>\n<p><a href=\"#at-why-not\">here</a></p>"))
  }

  @Test func hintsAreNumberedWithinTheirStep() throws {
    let page = try Sample.page(
      Sample.course(steps: [
        Sample.step([Sample.hint("a"), Sample.hint("b")], id: "a"), Sample.step([Sample.hint("c")], id: "b"),
      ]))
    #expect(
      page.matches(of: /Hint[0-9a-z ]*(?=<)/).map { String($0.output) } == ["Hint 1 of 2", "Hint 2 of 2", "Hint"])
  }

  @Test(arguments: [
    ("Hint: where the text is", Disclosure.Kind.hint, "where the text is"), ("Hint: nil", .hint, "nil"),
    ("Hint", .hint, ""),
    ("Hints", .hint, "Hints"),
    ("Solution – ours", .solution, "ours"), ("Our way", .solution, "Our way"), ("Hint: more", .more, "Hint: more"),
  ])
  func theTopicIsWhatTheSummarySaysBeyondItsFirstWord(summary: String, kind: Disclosure.Kind, topic: String) {
    #expect(Disclosure(kind, summary: summary, word: "", pieces: []).topic == topic)
  }

  @Test func aMissingTemplateIsNamed() throws {
    let templates = try TemplateSet(files: ["course.mustache": ""])
    #expect(throws: TemplateSet.Problem.missing(name: "lesson")) {
      try SiteRenderer(templates: templates).render(Sample.course())
    }
  }

  /// One of everything that a page can show, and of everything that it must not.
  static let wholeCourse = Sample.course(
    introduction: [Sample.prose("Prose & more.")],
    steps: [
      Sample.step([
        Sample.prose("Read the field."),
        Sample.snippet(
          .starter, "import UIKit\n\nclass NewTaskCell {\n    var caption = \"\"\n}\n",
          placement: .file("NewTaskCell.swift")),
        .snippet(
          Snippet(
            role: .example, code: "let text = 1\ntext = 2\n", location: SourceLocation(file: Sample.file, line: 20),
            compileFail: "is a 'let'", highlights: [2...2])),
        Sample.snippet(.scene, "secretScene()"),
        Sample.snippet(.check, "expect(app.keyboard.exists, is: false)\n", title: "Done hides the keyboard"),
        Sample.snippet(.probe, "func secretProbe() {}"),
        Sample.snippet(.check, "expect(app.buttons[\"add\"].isEnabled, is: false)\n", title: "Add is disabled"),
        Sample.snippet(.check, "secretCheck()", title: "A secret title", hidden: true),
        Sample.hint("Who owns the keyboard?"),
        .disclosure(
          summary: "Solution",
          blocks: [
            Sample.snippet(.solution, "var caption = \"milk\" // <b>\n", placement: .members(of: "NewTaskCell")),
            Sample.prose("Why it works."),
          ]),
        Sample.snippet(.wrong, "secretWrongAnswer()"),
      ])
    ])
}
