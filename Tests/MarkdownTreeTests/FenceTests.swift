import MarkdownTree
import Testing

@Suite struct FenceTests {
  /// The code blocks of a text, one a line.
  private func fences(_ text: String) -> [String] {
    func all(_ node: MarkdownNode) -> [MarkdownNode] { [node] + node.children.flatMap(all) }
    return all(MarkdownDocument.parse(text)).compactMap { node in
      guard case .codeBlock(let info, let literal) = node.kind else { return nil }
      let start = "\(node.range.start.line):\(node.range.start.column)"
      return
        "\(start) \(info.map { "[\($0)]" } ?? "indented") \(literal.debugDescription)\(node.isClosedFence(in: SourceLines(text)) ? "" : " open")"
    }
  }

  @Test func theInfoStringIsReadAsItStands() {
    #expect(
      fences("```swift title=\"a \\\" &amp; \\b\"  \nx\n```") == [#"1:1 [swift title="a \" &amp; \b"] "x\n""#])
  }

  @Test func fencesOfManyBackticksAndTildes() {
    #expect(fences("`````swift\n```\nx\n`````") == [#"1:1 [swift] "```\nx\n""#])
    #expect(fences("~~~ swift `a`\nx\n~~~") == [#"1:1 [swift `a`] "x\n""#])
  }

  @Test func indentedFencesKeepTheirColumn() {
    #expect(fences("   ```swift\n   x\n  y\n     z\n   ```") == [#"1:4 [swift] "x\ny\n  z\n""#])
  }

  @Test func fencesInsideListsAndQuotes() {
    #expect(
      fences("- ```swift\n  x\n  ```\n\n> ```swift\n> y\n> ```\n") == [#"1:3 [swift] "x\n""#, #"5:3 [swift] "y\n""#])
    #expect(fences("-\t```swift\n\tx\n\t```") == [#"1:3 [swift] "x\n""#])
  }

  @Test(arguments: ["```swift\nx", "```swift\nx\n", "> ```swift\n> x\n\ny", "- ```swift\n  x\n\ny"])
  func fencesThatNeverCloseAreOpen(text: String) {
    #expect(fences(text).allSatisfy { $0.hasSuffix("open") } && fences(text).count == 1, "\(fences(text))")
  }

  @Test(arguments: ["```", "```\n", "```\n\n"])
  func anOpenFenceMayBeEmpty(text: String) {
    #expect(fences(text).count == 1 && fences(text)[0].hasSuffix("open"))
  }

  @Test func anIndentedBlockThatShowsAFenceIsNoFence() {
    #expect(fences("    ```\n    x\n    ```\n") == ["1:5 indented \"```\\nx\\n```\\n\" open"])
    #expect(fences("\t```swift\n\tx\n") == ["1:2 indented \"```swift\\nx\\n\" open"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyEndOfLineEndsALine(end: String) {
    #expect(
      fences(["", "```swift a=1", "x", "```", ""].joined(separator: end)) == [#"2:1 [swift a=1] "x\n""#])
  }
}
