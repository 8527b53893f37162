import CourseModel
import MarkdownTree
import Testing

@testable import PageRendering

@Suite struct ProseStyleTests {
  private static func html(
    _ text: String, language: String = "en", glossary: Glossary? = nil, types: Set<String> = []
  ) -> String {
    var course = Sample.course(steps: [Sample.step()])
    course.glossary = glossary
    var style = ProseStyle()
    style.punctuation = SmartPunctuation(language: language)
    style.documentedTypes = types
    style.terms = glossary.map(GlossaryTerms.init)
    var markdown = MarkdownHTML(links: LinkPolicy(lesson: course.lessons[0], in: course), style: style)
    return markdown.html(MarkdownDocument.parse(text).children)
  }

  @Test(arguments: [
    ("\"Say it\", he said.", "“Say it”, he said."), ("It's the users' own.", "It’s the users’ own."),
    ("(\"*so*\")", "(“<em>so</em>”)"), ("\"`a`\" and `\"a\"`", "“<code>a</code>” and <code>&quot;a&quot;</code>"),
    ("Read 'one' of them, don't stop.", "Read ‘one’ of them, don’t stop."), ("In the '90s", "In the ’90s"),
    ("1--2 --- or... more....", "1–2 — or… more...."), ("Write --format, -v.", "Write --format, -v."),
    ("<kbd>\"</kbd> \"x\"", "<kbd>&quot;</kbd> “x”"), ("a\n\"b\"", "a\n“b”"),
  ])
  func punctuationIsThatOfPrinters(text: String, html: String) {
    #expect(Self.html(text) == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    ("de", "„Ja“, 's ist ‚so‘."), ("de-CH", "«Ja», 's ist ‹so›."),
    ("fr", "«\u{202F}Ja\u{202F}», 's ist ‹\u{202F}so\u{202F}›."),
  ])
  func aLanguageHasItsOwnQuotes(language: String, text: String) {
    let expected = text.replacing("'", with: "’")
    #expect(
      Self.html("\"Ja\", s ist 'so'.", language: language) == "<p>\(expected.replacing("’s ist", with: "s ist"))</p>\n")
  }

  @Test func aTypeLeadsToItsPageOnceInEachStep() {
    let link = "<a href=\"https://developer.apple.com/documentation/uikit/uitextfield\"><code>UITextField</code></a>"
    #expect(
      Self.html(
        "### `UITextField`\n\n[`UITextField`](https://a.b) `UITextField` `UITextField` `Own`\n", types: ["UITextField"])
        == "<h3>\n".replacing("\n", with: "")
        + "<code>UITextField</code></h3>\n<p><a href=\"https://a.b\"><code>UITextField</code></a> \(link) <code>UITextField</code> <code>Own</code></p>\n"
    )
  }

  @Test func aTermLeadsToTheGlossaryWhereItIsFirst() {
    let glossary = Glossary(
      introduction: CourseText(file: "glossary.md", content: []),
      entries: [
        Glossary.Entry(term: "First responder", otherForms: ["first responders"], definition: []),
        Glossary.Entry(term: "responder", definition: []),
      ])
    let term = { (anchor: String, words: String) in
      "<a class=\"term\" href=\"../glossary.html#at-\(anchor)\">\(words)</a>"
    }
    #expect(
      Self.html(
        "# Responder\n\nThe \"first responders\", a responder; first responder. Responders?", glossary: glossary)
        == "<h3>Responder</h3>\n<p>The “\(term("first-responder", "first responders"))”, a \(term("responder", "responder")); first responder. Responders?</p>\n"
    )
  }

  @Test func theGlossaryIsAPage() throws {
    var course = Sample.course()
    course.glossary = Glossary(
      introduction: CourseText(file: "course/glossary.md", content: []),
      entries: [
        Glossary.Entry(
          term: "Key", otherForms: ["keys"], definition: MarkdownDocument.parse("It's *pressed*.").children)
      ])
    let files = try SiteRenderer(templates: Sample.templates).courseFiles(of: course, searchTexts: [])
    let page = try #require(
      files.first { $0.path == "glossary.html" }?.bytes.map { String(decoding: $0, as: UTF8.self) })
    #expect(
      page.contains(
        "<dt id=\"at-key\"><dfn>Key</dfn> <span class=\"forms\">keys</span></dt>\n<dd>\n<p>It’s <em>pressed</em>.</p>"))
    #expect(try Sample.page(course).contains("<a href=\"../glossary.html\">Glossary</a>"))
  }
}
