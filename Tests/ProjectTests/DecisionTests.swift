import Testing

/// All decisions have one form, and the index names each.
@Suite struct DecisionTests {
  private static let folder = "Documentation/Decisions"
  static let files = ((try? Repository.files(under: folder)) ?? []).filter { !$0.hasSuffix("/README.md") }

  @Test(arguments: files) func aDecisionHasContextChoiceAndConsequence(file: String) throws {
    let text = try Repository.text(file)
    let name = file.dropFirst(Self.folder.count + 1)
    #expect(text.hasPrefix("# \(name.prefix(3)) "))
    let parts = ["**Context.**", "**Choice.**", "**Consequence.**"].map { text.firstRange(of: $0)?.lowerBound }
    #expect(!parts.contains(nil))
    #expect(parts.compactMap(\.self).sorted() == parts.compactMap(\.self))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("#") }.count == 1, "a decision has no sections")
  }

  @Test(arguments: files) func theIndexNamesTheDecisionByItsTitle(file: String) throws {
    let title = try #require(Repository.text(file).split(separator: "\n").first).dropFirst("# 000 ".count)
    let name = file.dropFirst(Self.folder.count + 1)
    #expect(try Repository.text("\(Self.folder)/README.md").contains("| \(name.prefix(3)) | [\(title)](\(name))"))
  }

  @Test func decisionsAreNumberedWithoutAGap() {
    let numbers = Self.files.compactMap { Int($0.dropFirst(Self.folder.count + 1).prefix(3)) }.sorted()
    #expect(numbers == numbers.indices.map { $0 + 1 })
  }
}
