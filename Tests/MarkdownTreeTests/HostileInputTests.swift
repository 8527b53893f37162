import Foundation
import MarkdownTree
import Testing

@Suite struct HostileInputTests {
  @Test func aByteOrderMarkHasNoColumn() {
    #expect(
      MarkdownDocument.parse("\u{FEFF}# A").debugDescription == """
        document 1:1-1:4
          heading 1:1-1:4 level 1
            text 1:3-1:4 "A"
        """)
  }

  @Test func bytesThatAreNotTextBecomeReplacementCharacters() {
    #expect(MarkdownDocument.parse([0x61, 0xFF, 0x00, 0xC3, 0x62]).plainText == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test(arguments: ["> ", "- ", "1) ", "[", "*a ", "**a_", "![", "<b>", "`` ", "((", "<!--"])
  func hundredThousandLevelsAreSurvived(mark: String) {
    let tree = MarkdownDocument.parse(String(repeating: mark, count: 100_000) + "end")
    #expect(depth(tree) <= MarkdownDocument.maximumDepth + 1)
    #expect(tree.debugDescription.contains("end"))
  }

  /// Each took libcmark minutes. The bound is of this thread's processor time, which hardly depends on what else runs.
  @Test(arguments: ["- ", "> ", "1. ", "-\t", "* > 7) "])
  func deepNestingAboveManyLinesTakesNoTime(mark: String) {
    let text = String(repeating: mark, count: 30_000) + "x\n" + String(repeating: "\n", count: 30_000) + "end\n"
    let start = secondsOfThisThread()
    let tree = MarkdownDocument.parse(text, readsLinks: false)
    #expect(secondsOfThisThread() - start < 20)
    #expect(tree.debugDescription.contains("end"))
  }

  @Test func asManyMarksAsPeopleWriteStayMarks() {
    let tree = MarkdownDocument.parse(String(repeating: "> ", count: 60) + "- a\n\n- - - -\n***\n12. b\n")
    #expect(tree.debugDescription.contains("list") && tree.debugDescription.contains("thematicBreak"))
    #expect(!tree.plainText.contains("x"))
  }

  @Test func whatIsLaidFlatIsNotLost() {
    let depth = MarkdownDocument.maximumDepth + 20
    let tree = MarkdownDocument.parse(String(repeating: "> ", count: depth) + "# deep\n\nafter")
    #expect(tree.plainText == "deepafter")
    #expect(tree.children.last?.debugDescription.hasPrefix("paragraph 3:1-3:6") == true)
  }

  @Test func linksCanBeLeftUnread() {
    #expect(
      MarkdownDocument.parse("[a](b) `[c]` [d]\n\n```[x]\n[e]\n```\n\n[d]: /u\n", readsLinks: false).debugDescription
        == """
        document 1:1-7:8
          paragraph 1:1-1:17
            text 1:1-1:8 "[a](b) "
            code 1:9-1:12 "[c]"
            text 1:13-1:17 " [d]"
          codeBlock 3:1-5:4 info="[x]" "[e]\\n"
          paragraph 7:1-7:8
            text 7:1-7:8 "[d]: /u"
        """)
  }

  @Test func manyUnfinishedImagesTakeLinearTimeWhenLinksAreNotRead() {
    let text = String(repeating: "![[]()", count: 200_000)
    #expect(MarkdownDocument.parse(text, readsLinks: false).plainText == text)
  }

  /// libcmark needs quadratic time for these: the second took it more than a minute.
  @Test(arguments: [100_000, 400_000]) func manyUnfinishedImagesTakeLinearTime(count: Int) {
    let start = secondsOfThisThread()
    let tree = MarkdownDocument.parse(String(repeating: "![[]()", count: count))
    #expect(secondsOfThisThread() - start < 20)
    #expect(tree.range.end.column > count)
  }

  @Test func imagesThatEndAreNeverTooMany() {
    let text = String(repeating: "![a [b] c](d.png)\n", count: 1000)
    let images = MarkdownDocument.parse(text).children[0].children.count { node in
      if case .image = node.kind { true } else { false }
    }
    #expect(images == 1000)
    #expect(!MarkdownDocument.parse(text).plainText.contains("x"))
  }

  @Test func anEmptyTextIsADocument() {
    #expect(MarkdownDocument.parse("").debugDescription == "document 1:1-1:1")
  }

  private func depth(_ node: MarkdownNode) -> Int { 1 + (node.children.map(depth).max() ?? 0) }

  /// What the processor did for this thread, in seconds; other tests of the process are not in it.
  private func secondsOfThisThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
