import SwiftSource
import Testing

/// What of a text makes no difference to the program.
@Suite struct CommentFreeCodeTests {
  @Test func commentsIndentationAndBlankLinesAreLeftOut() {
    let code = """
      // What it is.
      struct City {\t
          let name = "https://a.b"  // a URL

          var line: String { "In \\(name), \\"here\\"" } // said
      }

      """
    let rest = """
      struct City {
      let name = "https://a.b"
      var line: String { "In \\(name), \\"here\\"" }
      }

      """
    #expect(CommentFreeCode(code).text == rest)
    #expect(CommentFreeCode(code).isCertain)
  }

  /// Statements end at line ends, and operators are told apart by the blanks around them.
  @Test(arguments: [("a\nb", "a b"), ("a - b", "a -b"), ("\"a  b\"", "\"a b\""), ("\"// a\"", "\"// b\"")])
  func whatIsAnotherProgramStaysOne(one: String, other: String) {
    #expect(CommentFreeCode(one).text != CommentFreeCode(other).text)
  }

  @Test(arguments: [
    "let a = \"\"\"\n  a\n  \"\"\"", "/* a */ let b = 1", "let a = #\"// a\"#", "let a = #/ // a/#", "print(#line)",
    "print(#fileID) // a", "let a = b / c // d", "let a = /\"/ // b", "let a = \"\\(b[\"// c\"])\"", "let a = \"b",
    "let a = \"\\(b\n  + c)\"", "a\r// b", "/*\u{301} a\n*/",
  ])
  func whatIsNotCertainStaysAsItIs(code: String) {
    #expect(CommentFreeCode(code).text == code)
    #expect(!CommentFreeCode(code).isCertain)
  }
}
