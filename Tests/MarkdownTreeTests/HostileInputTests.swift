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

  @Test func whatIsLaidFlatIsNotLost() {
    let depth = MarkdownDocument.maximumDepth + 20
    let tree = MarkdownDocument.parse(String(repeating: "> ", count: depth) + "# deep\n\nafter")
    #expect(tree.plainText == "deepafter")
    #expect(tree.children.last?.debugDescription.hasPrefix("paragraph 3:1-3:6") == true)
  }

  @Test func anEmptyTextIsADocument() {
    #expect(MarkdownDocument.parse("").debugDescription == "document 1:1-1:1")
  }

  private func depth(_ node: MarkdownNode) -> Int { 1 + (node.children.map(depth).max() ?? 0) }
}
