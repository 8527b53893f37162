import MarkdownTree
import Testing

@testable import PageRendering

@Suite struct MarkdownHTMLTests {
  @Test func aTightListHasNoParagraphs() {
    let item = Sample.node(.item, Sample.paragraph(Sample.text("one")))
    #expect(
      Sample.html(Sample.node(.list(ordered: false, start: 0, tight: true), item)) == "<ul>\n<li>one</li>\n</ul>\n")
  }

  @Test func anOrderedListStartsWhereItSays() {
    let item = Sample.node(.item, Sample.paragraph(Sample.text("three")))
    #expect(
      Sample.html(Sample.node(.list(ordered: true, start: 3, tight: false), item))
        == "<ol start=\"3\">\n<li><p>three</p>\n</li>\n</ol>\n")
  }

  @Test func headingsStayBelowThatOfTheStep() {
    #expect(Sample.html(Sample.node(.heading(level: 1), Sample.text("Why"))) == "<h3>Why</h3>\n")
  }

  @Test func inlineMarksBecomeElements() {
    let html = Sample.html(
      Sample.paragraph(
        Sample.node(.emphasis, Sample.text("a")), Sample.node(.strong, Sample.text("b")), Sample.node(.code("c<d")),
        Sample.node(.lineBreak), Sample.text("e"), Sample.node(.softBreak), Sample.text("f")))
    #expect(html == "<p><em>a</em><strong>b</strong><code>c&lt;d</code><br>\ne\nf</p>\n")
  }

  @Test func linesThatEndAsOnWindowsAreLines() {
    #expect(
      Sample.html(Sample.node(.codeBlock(info: nil, literal: "a\r\nb\r\n\nc\rd\r\re")))
        == "<pre tabindex=\"0\"><code>a\nb\n\nc\nd\n\ne</code></pre>\n")
  }

  @Test func aPictureThatIsOnlyLinkedToIsAFileOfTheSiteToo() {
    var markdown = MarkdownHTML(links: LinkPolicy(lesson: Sample.course().lessons[0], in: Sample.course()))
    let html = markdown.html([
      Sample.paragraph(Sample.node(.link(destination: "big.png", title: ""), Sample.text("A"))),
      Sample.paragraph(
        Sample.node(.inlineHTML("<a href=\"../pictures/b.png\">")), Sample.text("B"), Sample.node(.inlineHTML("</a>"))),
      Sample.paragraph(Sample.node(.link(destination: "scripts.svg", title: ""), Sample.text("C"))),
      Sample.paragraph(
        Sample.node(.inlineHTML("<a href=\"scripts.SVG\">")), Sample.text("D"), Sample.node(.inlineHTML("</a>"))),
    ])
    #expect(
      html
        == "<p><a href=\"../01-first/big.png\">A</a></p>\n<p><a href=\"../pictures/b.png\">B</a></p>\n<p>C</p>\n<p><a>D</a></p>\n"
    )
    #expect(markdown.pictures.map(\.path) == ["01-first/big.png", "pictures/b.png"])
  }

  @Test func codeOfAnotherLanguageIsPlain() {
    #expect(
      Sample.html(Sample.node(.codeBlock(info: "sh extra", literal: "ls let\n")))
        == "<pre tabindex=\"0\"><code class=\"language-sh\">ls let\n</code></pre>\n")
  }
}
