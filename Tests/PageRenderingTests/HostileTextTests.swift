import CourseModel
import MarkdownTree
import Testing

@testable import PageRendering

@Suite struct HostileTextTests {
  @Test func textOfEveryKindIsEscaped() throws {
    let hostile = "</code><script>alert('x')</script>\" onload=\"x"
    let blocks: [Block] = [
      Sample.prose(hostile), Sample.hint(hostile),
      Sample.snippet(.starter, hostile, placement: .file(hostile), title: hostile),
      Sample.snippet(.check, hostile, title: hostile),
      .disclosure(summary: hostile, blocks: [Sample.prose(hostile)]),
      .prose(Sample.node(.codeBlock(info: hostile, literal: hostile))),
      .prose(Sample.node(.heading(level: 2), Sample.text(hostile))),
    ]
    let page = try Sample.page(
      Sample.course(title: hostile, steps: [Sample.step(blocks, id: hostile, title: hostile)]))
    #expect(
      page.matches(of: /<script/).count
        == page.matches(of: /<script (?:src="..\/(?:site.js" defer|theme.js")|type="application\/json" id="strings")>/)
        .count)
    #expect(!page.contains("\" onload"))
  }

  @Test func aQuoteWithAnAccentDoesNotEndAnAttribute() throws {
    let page = try Sample.page(Sample.course(steps: [Sample.step(id: "x\"\u{301} onclick=\"y")]))
    #expect(page.contains("data-step-id=\"x&quot;\u{301} onclick=&quot;y\""))
    #expect(page.unicodeScalars.count { $0 == "\u{301}" } == 1)
    let templates = try TemplateSet(files: ["course.mustache": "<a title=\"{{title}}\">", "lesson.mustache": ""])
    let index = try SiteRenderer(templates: templates).render(Sample.course(title: "\"\u{301} onclick=y"))
    #expect(index.first { $0.path == "index.html" }?.content == .text("<a title=\"&quot;\u{301} onclick=y\">"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "java\nscript:alert(1)", "\u{1}javascript:alert(1)",
    " javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd",
  ])
  func linksOfOtherSchemesAreText(destination: String) {
    let link = Sample.node(.link(destination: destination, title: ""), Sample.text("here"))
    #expect(Sample.html(Sample.paragraph(link)) == "<p>here</p>\n")
  }

  @Test(arguments: [
    ("https://example.org/?a=1&b=\"", "<a href=\"https://example.org/?a=1&amp;b=&quot;\">here</a>"),
    ("../02-second/lesson.md", "<a href=\"../02-second/index.html\">here</a>"),
    ("#read-what-was-typed", "<a href=\"#step-read\">here</a>"),
    ("../../elsewhere.md", "here"), ("../03-missing/lesson.md", "here"), ("#nowhere", "here"),
  ])
  func linksLeadToPages(destination: String, html: String) {
    let link = Sample.node(.link(destination: destination, title: ""), Sample.text("here"))
    #expect(Sample.html(Sample.paragraph(link)) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("screen one.png", "<img src=\"../01-first/screen%20one.png\" alt=\"a screen\">"),
    ("../pictures/x.svg", "<img src=\"../pictures/x.svg\" alt=\"a screen\">"),
    ("https://example.org/x.png", "<a href=\"https://example.org/x.png\">a screen</a>"),
    ("../../x.png", "a screen"), ("/etc/x.png", "a screen"),
    ("lesson.md", "<a href=\"../01-first/index.html\">a screen</a>"),
    ("data:image/png;base64,x", "a screen"), (".git/x.png", "a screen"),
  ])
  func picturesComeFromTheCourseAlone(source: String, html: String) {
    let image = Sample.node(.image(source: source, title: ""), Sample.text("a screen"))
    #expect(Sample.html(Sample.paragraph(image)) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("<kbd>", "Return", "</kbd>", "<kbd>Return</kbd>"),
    ("<KBD class=x onclick='y'>", "Return", "</kbd>", "<kbd>Return</kbd>"),
    ("<kbd>", "Return", "", "<kbd>Return</kbd>"),
    ("", "Return", "</kbd></p></section>", "Return&lt;/p&gt;&lt;/section&gt;"),
    ("<script>", "x", "</script>", "&lt;script&gt;x&lt;/script&gt;"),
    ("<a href='javascript:x'>", "x", "</a>", "<a>x</a>"),
    ("<a href='https://x.org' onclick=y>", "x", "</a>", "<a href=\"https://x.org\">x</a>"),
    ("<img src='https://x.org/y.png' alt='a \"b\"' onerror=z>", "", "", "a &quot;b&quot;"),
    ("<!-- a comment -->", "x", "", "x"), ("<details>", "x", "</details>", "&lt;details&gt;x&lt;/details&gt;"),
  ])
  func inlineHTMLIsWrittenAnewFromAList(start: String, text: String, end: String, html: String) {
    let nodes = [Sample.node(.inlineHTML(start)), Sample.text(text), Sample.node(.inlineHTML(end))]
    let paragraph = MarkdownNode(.paragraph, range: Sample.place, children: nodes)
    #expect(Sample.html(paragraph) == "<p>\(html)</p>\n")
  }

  @Test func anElementMaySpanParagraphsAndIsClosedInTheEnd() {
    let html = Sample.html(
      Sample.node(.htmlBlock("<details open><summary>More &amp; more</summary>\n")),
      Sample.paragraph(Sample.text("inside")),
      Sample.node(.htmlBlock("</div>\n")))
    #expect(html == "<details open><summary>More &amp; more</summary>\n<p>inside</p>\n\n</details>")
  }

  @Test func listsNestedWithoutEndAreCutOff() {
    var node = Sample.paragraph(Sample.text("deep"))
    for _ in 0..<1_000 { node = Sample.node(.blockQuote, node) }
    #expect(!Sample.html(node).contains("deep"))
  }

  @Test func controlCharactersDoNotReachThePage() {
    #expect(HTMLText.escaped("a\u{0}b\u{1B}[31m\u{85}\tc\n") == "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}\tc\n")
  }
}
