import Testing

@testable import PageRendering

@Suite struct SyntaxHighlighterTests {
  @Test(arguments: [
    ("let a = 1", "{keyword let} a = {number 1}"),
    ("f(in: default)", "{call f}(in: {keyword default})"),
    ("a.b.load(c)", "a.b.{call load}(c)"),
    ("UILabel().text", "{type UILabel}().text"),
    ("let a: Set<Int>", "{keyword let} a: {type Set}&lt;{type Int}&gt;"),
    ("func go() {}", "{keyword func} {declared go}() {}"),
    ("class Cell: UIView {}", "{keyword class} {type Cell}: {type UIView} {}"),
    ("@objc func a() {}", "{attribute @objc} {keyword func} {declared a}() {}"),
    ("@IBOutlet weak var a: A!", "{attribute @IBOutlet} {keyword weak} {keyword var} a: {type A}!"),
    ("#selector(a)", "{keyword #selector}(a)"),
    ("#if DEBUG\n#endif", "{keyword #if} {type DEBUG}\n{keyword #endif}"),
    ("x // <b>", "x {comment // &lt;b&gt;}"),
    ("/* a /* b */ c */ d", "{comment /* a /* b */ c */} d"),
    (
      "\"a \\(b[\"c\"]) d\"",
      "{string &quot;a }{interpolation \\(}b[{string &quot;c&quot;}]{interpolation )}{string  d&quot;}"
    ),
    ("#\"a\"b\"#", "{string #&quot;a&quot;b&quot;#}"),
    ("\"\"\"\na\"b\n\"\"\"", "{string &quot;&quot;&quot;}\n{string a&quot;b}\n{string &quot;&quot;&quot;}"),
  ])
  func tokensHaveTheColoursOfWhatTheyAre(code: String, colours: String) {
    #expect(Self.brief(SyntaxHighlighter.html(code)) == colours)
  }

  @Test(arguments: [
    "\"open\nnext", "/* open", "\"", "#", "@", "`", "func (", "class {{{", "}}}} let", "let a = \u{0}\u{1}é👩‍👩‍👧",
    "a\r\nb\r\n", "field.delegate = …", "case .a: }", "\"\\(", "#\"\\#(a\"#", "<<<<<<< HEAD", "\u{FEFF}let a = 1",
    String(repeating: "(", count: 5_000), String(repeating: "if a {\n} else ", count: 3_000),
    String(repeating: "let a = 1\n", count: 20_000),
  ])
  func whateverTheCodeIsItsLettersStay(code: String) {
    let html = SyntaxHighlighter.html(code)
    #expect(html.replacing(/<span class="[a-z]+">|<\/span>/, with: "") == HTMLText.escaped(code))
  }

  @Test func brokenCodeHasColoursToo() {
    #expect(
      Self.brief(SyntaxHighlighter.html("func ( {\n let a = \"b\"")).contains(
        "{keyword let} a = {string &quot;b&quot;}"))
  }

  @Test func anElementEndsWithItsLine() {
    #expect(
      SyntaxHighlighter.lines("/* a\r\n b */ let\n").map(Self.brief) == [
        "{comment /* a}", "{comment  b */} {keyword let}",
      ])
  }

  @Test func markedLinesAreMarkedAndTheCodeIsTheSame() {
    let html = CodeHTML.html("a\n\n/* b\nc */\n", language: "swift", marks: [2...3])
    #expect(
      Self.brief(html) == "a\n<mark>\n</mark><mark>{comment /* b}\n</mark>{comment c */}\n")
    #expect(CodeHTML.html("<a>\nb", language: "text", marks: [1...1]) == "<mark>&lt;a&gt;\n</mark>b\n")
  }

  @Test(arguments: [
    ([2...2], "Line 2 is marked."), ([2...4], "Lines 2 to 4 are marked."),
    ([1...1, 3...3, 5...6], "Lines 1, 3 and 5 to 6 are marked."),
  ])
  func theMarkedLinesAreNamed(marks: [ClosedRange<Int>], words: String) throws {
    #expect(try CodeHTML.words(for: marks, Sample.strings) == words)
  }

  /// `{keyword let}` for `<span class="keyword">let</span>`.
  private static func brief(_ html: String) -> String {
    html.replacing(/<span class="([a-z]+)">/, with: { "{\($0.1) " }).replacing("</span>", with: "}")
  }
}
