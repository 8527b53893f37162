import CourseModel
import LessonParsing
import Testing

@Suite struct HostileTextTests {
  private static let lesson = """
    ---
    format: 1
    swift: 5
    ---
    # Title

    ## Step
    <!-- step id=a points=2 -->

    ```swift role=starter file=A.swift
    class A {}
    ```

    ```swift role=check id=c title="A \\"quoted\\" word" hidden
    \texpect(1, is: 1)
    ```

    - ````swift
      let a = 1
      ````

    > ~~~
    > quote

    <details><summary>Hint</summary>

    Words.

    </details>

    ```swift role=wrong in=A fails=c hint=1
    var a = 1
    ```

    """

  private func summary(_ text: String) -> [String] {
    let (lesson, problems) = readFile(text)
    return lesson.snippets.map(\.summary) + lesson.steps.map { "\($0.id) \($0.points) \($0.hints.map(\.text))" }
      + problems.map(\.line)
  }

  @Test(arguments: ["\r\n", "\r"]) func everyEndOfLineIsReadAlike(end: String) {
    #expect(summary(Self.lesson.replacing("\n", with: end)) == summary(Self.lesson))
    #expect(summary(Self.lesson).count == 5)
  }

  @Test func aByteOrderMarkIsLeftOut() {
    #expect(summary("\u{FEFF}" + Self.lesson) == summary(Self.lesson))
  }

  @Test func tabsInCodeAreKept() {
    #expect(summary(Self.lesson)[1].hasSuffix(#""\texpect(1, is: 1)\n""#))
  }

  @Test func bytesThatAreNotTextAreSurvived() {
    let bytes: [UInt8] =
      Array("---\nformat: 1\n---\n# T\n\n```swift\n".utf8) + [0x00, 0xFF, 0xC3, 0x0A] + Array("```\n".utf8)
    let (lesson, problems) = readFile(String(decoding: bytes, as: UTF8.self))
    #expect(problems == [])
    #expect(lesson.snippets.map(\.code) == ["\u{FFFD}\u{FFFD}\u{FFFD}\n"])
  }

  @Test func marksOfOursInsideCodeMeanNothing() {
    let (lesson, problems) = read(
      "## S\n````swift role=starter file=A.swift\n```swift role=check\n## Not a step\n<!-- step id=x -->\n<details>\n```\n````\n"
    )
    #expect(problems == [])
    #expect(lesson.steps.map(\.id) == ["s"])
    #expect(lesson.snippets.map(\.code) == ["```swift role=check\n## Not a step\n<!-- step id=x -->\n<details>\n```\n"])
  }

  @Test(arguments: [
    "---", "---\n", "---\nformat: 1", "---\n---\n", "---\nformat:\n---\n", "---\n[[[[\n---\n", "---\n? a\n---\n",
    "---\nformat: 1\nformat: 1\n---\n", "---\n- format\n---\n", "---\na: &a [*a]\n---\n", "---\nformat: {a: 1}\n---\n",
    "---\n\u{0}\n---\n", "---\n\tformat: 1\n---\n",
  ])
  func brokenFrontMatterIsSurvived(text: String) {
    #expect(readFile(text).0.file == "lesson.md")
  }

  @Test func frontMatterThatRepeatsItselfIsRefused() {
    let levels = (1...30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
    #expect(readFile("---\nformat: 1\na0: &a0 x\n\(levels)\n? *a30\n: x\n---\n# T\n").1.map(\.rule) == [.frontMatter])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "a: "])
  func deepFrontMatterIsRefused(mark: String) {
    let text = "---\nformat: 1\nx: " + String(repeating: mark, count: 10_000) + "\n---\n# T\n"
    #expect(readFile(text).1.map(\.rule) == [.frontMatter])
  }

  @Test(arguments: [
    "<details>\n\n", "<details><summary>Hint</summary>\n\n", "</details>\n\n", "<!-- step id=a -->\n\n", "## A\n\n",
    "```swift\n", "- ", "> ", "<!-- ", "<details><details>", "```swift role=check id=a needs=a\n```\n",
  ])
  func muchOfOneThingIsSurvived(piece: String) {
    let (lesson, _) = read(String(repeating: piece, count: 5_000))
    #expect(lesson.title == "T")
  }

  @Test func twoThousandRandomTextsNeverStopTheReader() {
    var random = Generator(state: 42)
    let original = Array(Self.lesson.utf8)
    let pieces = [
      "```", "\n", "\r", "\0", "<details>", "</details>", "<!--", "-->", "---\n", "\"", "=", "\\", "> ", "- ", "\t",
      "## ", "role=", "\u{FEFF}",
    ].map { Array($0.utf8) }
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<random.below(8) + 1 {
        let place = random.below(bytes.count + 1)
        switch random.below(4) {
        case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(20)))
        default:
          let end = min(bytes.count, place + random.below(60))
          bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let (lesson, problems) = readFile(text, answers: text)
      let places = lesson.snippets.flatMap { [$0.location, $0.fence] } + problems.compactMap(\.location)
      #expect(places.allSatisfy { (1...lines + 1).contains($0.position.line) && $0.position.column >= 1 }, "\(text)")
      _ = SubmissionParser.parse(text, file: "answer.md")
    }
  }

  /// The same numbers on every machine.
  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, bound)))
    }
  }
}
