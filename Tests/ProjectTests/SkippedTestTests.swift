import Testing

/// A test that does not run on this machine says why.
@Suite struct SkippedTestTests {
  @Test func everyConditionOfATestHasItsReason() throws {
    var found: [String] = []
    for path in try Repository.files(under: "Tests")
    where path.hasSuffix(".swift") && !path.hasSuffix("/SkippedTestTests.swift") {
      found += Self.silentConditions(in: try Repository.text(path)).map { "\(path): \($0)" }
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("@Test(.enabled(if: geteuid() == 0)) func a() {}", true),
    ("@Test(.enabled(if: geteuid() == 0, \"Only root can.\")) func a() {}", false),
    ("@Test(\n  .disabled(\n  if: a))", true), ("@Test(.disabled())", true), ("@Test(.disabled(\"Slow.\"))", false),
  ])
  func aConditionWithoutWordsIsFound(source: String, isFound: Bool) {
    #expect(Self.silentConditions(in: source).isEmpty != isFound)
  }

  /// The traits `.enabled` and `.disabled` whose arguments hold no text.
  private static func silentConditions(in source: String) -> [String] {
    source.matches(of: /\.(?:enabled|disabled)\((?:\s*if:)?/).compactMap { match in
      var depth = 1
      let arguments = source[match.range.upperBound...].prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      let isTrait = match.output.contains("if:") || source[..<match.range.lowerBound].hasSuffix("@Test(")
      // The comment is the last argument, behind a comma.
      return isTrait && arguments.firstMatch(of: /(?:,|^)\s*"[^"]+"\s*$/) == nil ? match.output + arguments + ")" : nil
    }.map(String.init)
  }
}
