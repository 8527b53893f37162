import MarkdownTree
import Testing

@Suite struct BlockTests {
  @Test func everyKindOfNodeHasItsPlace() {
    let text = """
      # A *b* `c`

      Hi **you**
      there\u{20}\u{20}
      you [l](u "t") ![i](s)

      > - a

      2. x

      3. <b>y</b>

      ---
      <div>
      """
    #expect(
      MarkdownDocument.parse(text).debugDescription == """
        document 1:1-14:6
          heading 1:1-1:12 level 1
            text 1:3-1:5 "A "
            emphasis 1:5-1:8
              text 1:6-1:7 "b"
            text 1:8-1:9 " "
            code 1:10-1:11 "c"
          paragraph 3:1-5:23
            text 3:1-3:4 "Hi "
            strong 3:4-3:11
              text 3:6-3:9 "you"
            softBreak 3:11-3:11
            text 4:1-4:8 "there"
            lineBreak 4:8-4:8
            text 5:1-5:5 "you "
            link 5:5-5:15 "u" "t"
              text 5:6-5:7 "l"
            text 5:15-5:16 " "
            image 5:16-5:23 "s"
              text 5:18-5:19 "i"
          blockQuote 7:1-7:6
            list 7:3-7:6 bulleted tight
              item 7:3-7:6
                paragraph 7:5-7:6
                  text 7:5-7:6 "a"
          list 9:1-12:1 ordered from 2 loose
            item 9:1-10:1
              paragraph 9:4-9:5
                text 9:4-9:5 "x"
            item 11:1-12:1
              paragraph 11:4-11:12
                inlineHTML 11:4-11:7 "<b>"
                text 11:7-11:8 "y"
                inlineHTML 11:8-11:12 "</b>"
          thematicBreak 13:1-13:4
          htmlBlock 14:1-14:6 "<div>\\n"
        """)
  }

  @Test func columnsAreBytesOfUTF8() {
    #expect(
      MarkdownDocument.parse("é *ü*").debugDescription == """
        document 1:1-1:8
          paragraph 1:1-1:8
            text 1:1-1:4 "é "
            emphasis 1:4-1:8
              text 1:5-1:7 "ü"
        """)
  }

  @Test func plainTextIsWhatAReaderSees() {
    #expect(MarkdownDocument.parse("# The `Return` *key*\n").plainText == "The Return key")
  }
}
