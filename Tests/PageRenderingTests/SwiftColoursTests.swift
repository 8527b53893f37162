import Testing

@testable import PageRendering

@Suite struct SwiftColoursTests {
  @Test(arguments: [
    ("let a = 1", "<span class=\"keyword\">let</span> a = <span class=\"number\">1</span>"),
    ("f(in: default:", "f(in: <span class=\"keyword\">default</span>:"),
    ("x.self // <b>", "x.self <span class=\"comment\">// &lt;b&gt;</span>"),
    ("\"a \\(b[\"c\"]) d\" e", "<span class=\"string\">&quot;a \\(b[&quot;c&quot;]) d&quot;</span> e"),
    ("#\"a\"b\"# c", "<span class=\"string\">#&quot;a&quot;b&quot;#</span> c"),
    ("\"\"\"\na\"b\n\"\"\" c", "<span class=\"string\">&quot;&quot;&quot;\na&quot;b\n&quot;&quot;&quot;</span> c"),
    ("\"open\nnext", "<span class=\"string\">&quot;open</span>\nnext"),
    ("/* a /* b */ c */ d", "<span class=\"comment\">/* a /* b */ c */</span> d"),
    ("@objc UIView", "<span class=\"attribute\">@objc</span> <span class=\"type\">UIView</span>"),
    ("#selector(a)", "<span class=\"keyword\">#selector</span>(a)"),
    ("/* open", "<span class=\"comment\">/* open</span>"), ("\"", "<span class=\"string\">&quot;</span>"),
  ])
  func wordsGetTheirColours(code: String, html: String) {
    #expect(SwiftColours.html(code) == html)
  }
}
