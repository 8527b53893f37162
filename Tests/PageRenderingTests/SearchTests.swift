import CourseModel
import MarkdownTree
import Testing

@testable import PageRendering

@Suite struct SearchTests {
  @Test func theIndexHasTitlesAndTheWordsOfTheProse() {
    let course = Sample.course(
      introduction: [Sample.prose("Prose  and\nmore.")], steps: [Sample.step([Sample.prose("Read `text`.")])])
    #expect(
      course.lessons.flatMap(SearchIndex.entries) == [
        .init(
          link: "01-first/index.html", lesson: "The first lesson", step: "", number: 0,
          text: "What it is about. Prose and more.", code: ""),
        .init(
          link: "01-first/index.html#step-read", lesson: "The first lesson", step: "Read what was typed",
          number: 1, text: "Read `text`.", code: ""),
        .init(link: "02-second/index.html", lesson: "The second", step: "", number: 0, text: "", code: ""),
      ])
  }

  @Test func theCoursesPageAndItsGlossaryAreInTheIndex() {
    var course = Sample.course()
    course.introduction = CourseText(
      file: "course/course.md", content: [Sample.paragraph(Sample.text("How it works."))])
    course.glossary = Glossary(
      introduction: CourseText(file: "course/glossary.md", content: []),
      entries: [
        Glossary.Entry(
          term: "responder", otherForms: ["responders"],
          definition: [Sample.paragraph(Sample.text("Who answers."))])
      ])
    #expect(
      SearchIndex.entries(of: course, glossary: "Words") == [
        .init(link: "index.html", lesson: "A course", step: "", number: 0, text: "How it works.", code: ""),
        .init(link: "glossary.html", lesson: "Words", step: "", number: 0, text: "responder", code: ""),
        .init(
          link: "glossary.html#at-responder", lesson: "Words", step: "responder", number: 0,
          text: "(responders) Who answers.", code: ""),
      ])
  }

  @Test func namesOfOpenCodeAreInTheIndexOnce() {
    let blocks = [
      Sample.snippet(.starter, "let caption = caption(of: x)  // \"ü\""), Sample.snippet(.example, "caption.isEmpty"),
      Sample.snippet(.output, "printed"),
    ]
    let entries = Sample.course(steps: [Sample.step(blocks)]).lessons.flatMap(SearchIndex.entries)
    #expect(entries[1].code == "let caption of isEmpty")
  }

  @Test func nothingPrivateAndNoAnswerIsInTheIndex() throws {
    let answers = "course/01-first/answers.md"
    let blocks: [Block] = [
      Sample.hint("secret"), Sample.snippet(.scene, "secret", title: "secret"),
      Sample.snippet(.check, "secret", title: "secret", hidden: true), Sample.snippet(.solution, "secret"),
      .disclosure(summary: "secret", blocks: [Sample.snippet(.wrong, "secret"), Sample.prose("secret")]),
      .disclosure(
        summary: "secret", blocks: [Sample.snippet(.example, "secret", file: answers), Sample.prose("secret")]),
      .disclosure(summary: "secret", blocks: [Sample.snippet(.solution, "secret"), Sample.prose("secret")]),
      .disclosure(summary: "Solution in words", blocks: [Sample.prose("secret")]),
      .prose(Sample.node(.codeBlock(info: nil, literal: "secret"))),
      .prose(Sample.node(.htmlBlock("<!-- secret -->"))),
      .prose(Sample.paragraph(Sample.node(.inlineHTML("<!-- secret -->")))),
    ]
    let files = try SiteRenderer(templates: Sample.templates).render(Sample.course(steps: [Sample.step(blocks)]))
    let index = try #require(files.first { $0.path == "search-index.js" })
    guard case .text(let script) = index.content else { return }
    #expect(!script.contains("secret") && !script.contains("Solution"))
  }

  @Test func hostileProseStaysATextInTheScript() throws {
    let entry = SearchIndex.Entry(
      link: "a", lesson: "\"</script>", step: "\\\u{2028}", number: 0, text: "<!--", code: "<")
    #expect(
      try SearchIndex.file(of: [SearchIndex.text(of: [entry])]).content
        == .text(
          "window.coursemarkSearchIndex = [\n"
            + #"{"code":"\u003C","lesson":"\"\u003C/script>","link":"a","number":0,"step":"\\\u2028","text":"\u003C!--"},"#
            + "\n];\n"))
  }

  @Test(arguments: [
    ("one two three", 20, "one two three"), ("one two three", 9, "one two…"), ("onetwothree", 4, "onet…"),
  ])
  func descriptionsAreCutBetweenWords(text: String, length: Int, excerpt: String) {
    #expect(SearchText.excerpt(text, length: length) == excerpt)
  }
}
