import SwiftSource
import Testing

@Suite struct CodeTextTests {
  @Test(arguments: [
    ("let a = b.c(d)", "let a b c d"), ("a // b\nc", "a c"), ("a /* b /* c */ d */ e", "a e"),
    ("a \"b\" c", "a c"), ("\"b \\(c(d)) e\" f", "c d f"), ("#\"b \\(c) \\#(d) \"e\" \"# f", "d f"),
    ("\"\"\"\nb \"c\" \\(d)\n\"\"\" e", "d e"), ("\"\\\"b\" c", "c"), ("\"b\nc", "c"),
    ("\"\\(a(\"b \\(c)\", d)) e\" f", "a c d f"), ("#selector(a) #if b", "selector a if b"), ("\"", ""), ("/*a", ""),
    ("`a`", "a"), ("\"http://x\" a", "a"), ("größe_2", "größe_2"),
  ])
  func namesStandOutsideOfCommentsAndStrings(code: String, words: String) {
    #expect(CodeText.words(in: code).joined(separator: " ") == words)
  }
}
