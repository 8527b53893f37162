import CourseModel
import LessonParsing
import Testing

/// `<!-- ignore rule=… reason="…" -->`
@Suite struct SuppressionTests {
  static let table = """
    | a | b |
    |---|---|
    | 1 | 2 |
    """

  @Test func aRuleIsSilentAboutWhatStandsUnderTheComment() {
    #expect(problems("\n\(Self.table)\n").map { $0.prefix(28) } == ["lesson.md:6:1 note table: A "])
    #expect(problems("\n<!-- ignore rule=table reason=\"For GitHub.\" -->\n\(Self.table)\n") == [])
    #expect(problems("\n<!-- ignore rule=table reason=\"For GitHub.\" -->\n\n\(Self.table)\n") == [])
  }

  @Test func aRuleSpeaksOfWhatStandsFurtherDown() {
    let text = "\n<!-- ignore rule=table reason=\"For GitHub.\" -->\n\nProse.\n\n\(Self.table)\n"
    #expect(problems(text).map { $0.prefix(29) } == ["lesson.md:10:1 note table: A "])
    #expect(read(text).0.suppressions.map(\.isUsed) == [false])
  }

  @Test func commentsMayStandAboveEachOther() {
    let text = """

      <!-- ignore rule=table reason="For GitHub." -->
      <!-- ignore rule=alt-text reason="There is none." -->
      \(Self.table)

      """
    let (lesson, problems) = read(text)
    #expect(problems == [])
    #expect(
      lesson.suppressions.map { "\($0.rule) \($0.lines) \($0.isUsed) \($0.reason)" } == [
        "table 6...10 true For GitHub.", "alt-text 7...10 false There is none.",
      ])
  }

  @Test func theWholeOfADisclosureIsMeant() {
    let text = """

      <!-- ignore rule=table reason="For GitHub." -->
      <details><summary>More</summary>

      \(Self.table)

      </details>

      """
    #expect(read(text).0.suppressions.map(\.lines) == [6...13])
  }

  @Test func onlyMessagesWithTheTextAreMeant() {
    let text = "\n<!-- ignore rule=table about=sausage reason=\"For GitHub.\" -->\n\(Self.table)\n"
    #expect(problems(text).count == 1)
  }

  @Test func aCommentThatSaysTooLittleIsTold() {
    #expect(
      problems("\n<!-- ignore rule=table -->\nProse.\n") == [
        "lesson.md:6:5 error missing-reason: The comment does not say why 'table' is to be ignored; write reason=\"…\"."
      ])
    #expect(
      problems("\n<!-- ignore reason=x -->\nProse.\n") == [
        "lesson.md:6:5 error missing-value: The comment names no rule; write rule=name-of-a-rule."
      ])
    #expect(
      problems("\n<!-- ignore rule=tabel reason=x -->\nProse.\n") == [
        "lesson.md:6:18 error unknown-rule: There is no rule 'tabel'; did you mean 'table'?"
      ])
    #expect(
      problems("\nProse.\n\n<!-- ignore rule=table reason=x -->\n") == [
        "lesson.md:8:5 error stray-ignore: Nothing stands under this comment; put it right above what it is about."
      ])
    #expect(
      problems("\n<!-- ignore rule=table reason=x id=y -->\nProse.\n") == [
        "lesson.md:6:33 error misplaced-attribute: Attribute 'id' is not for 'ignore'; it has 'rule', 'reason' and 'about'."
      ])
  }
}
