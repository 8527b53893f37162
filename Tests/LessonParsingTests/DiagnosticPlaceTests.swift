import CourseModel
import LessonParsing
import Testing

/// Messages, word for word, at the author's line and column. Which text gives which rule is in the examples of
/// `Documentation/LessonFormat.md`.
@Suite struct DiagnosticPlaceTests {
  @Test func aRoleIsBlamedAtItsName() {
    #expect(
      problems("```swift role=soluton file=A.swift\nA\n```\n") == [
        "lesson.md:5:15 error unknown-role: Fence names role 'soluton'; did you mean 'solution'?"
      ])
    #expect(
      problems("```swift role=xyzzy\nA\n```\n") == [
        "lesson.md:5:15 error unknown-role: Fence names role 'xyzzy'; the roles are 'starter', 'solution', 'scene', "
          + "'check', 'probe', 'model', 'wrong', 'screen', 'example', 'output', 'display'."
      ])
  }

  @Test func anAttributeIsBlamedWhereverItsFenceStands() {
    #expect(
      problems("## S\n   ~~~~   swift  role=check id=a  hiden\n   A\n   ~~~~\n") == [
        "lesson.md:6:35 error unknown-attribute: Attribute 'hiden' is unknown; did you mean 'hidden'?"
      ])
  }

  @Test func columnsAreBytes() {
    #expect(
      problems("## S\n```swift role=check id=a title=\"é\" hiden\nA\n```\n") == [
        "lesson.md:6:37 error unknown-attribute: Attribute 'hiden' is unknown; did you mean 'hidden'?"
      ])
  }

  @Test func anAttributeOfACommentIsBlamedInItsLine() {
    #expect(
      problems("## S\n <!-- step\n  id=a\n  pionts=2 -->\n") == [
        "lesson.md:8:3 error unknown-attribute: Attribute 'pionts' is unknown; did you mean 'points'?"
      ])
    #expect(
      problems("<!-- note --><!-- scene file=None.swift -->\n") == [
        "lesson.md:5:30 error part-not-found: There is no readable file 'None.swift' beside the lesson; add it, or correct the name."
      ])
  }

  @Test func aKeyOfTheFrontMatterIsBlamedAtItsLine() {
    #expect(
      readFile("---\nformat: 1\n\nsummry: a\nswift:\n  - 5\n  - 5.1\n---\n# T\n").1.map(\.line) == [
        "lesson.md:4:1 error unknown-key: Key 'summry' is unknown; did you mean 'summary'?",
        "lesson.md:7:5 error unknown-mode: Swift '5.1' is not a language mode; write one of 4, 4.2, 5, 6.",
      ])
  }

  @Test func allMistakesAreToldAtOnceInTheOrderOfTheFile() {
    #expect(
      problems(
        "## S\n```swift role=check title=\"a\nA\n```\n```swift role=chek id=b\nB\n```\n</details>\n",
        answers: "## S\n```swift role=wrong fails=b,c\nC\n```\n"
      ).map { $0.prefix { $0 != " " } + String($0.drop { $0 != " " }.prefix { $0 != "." && $0 != ";" && $0 != "," }) }
        == [
          "lesson.md:6:1 error missing-id: A check has no id",
          "lesson.md:6:27 error attribute-syntax: A quoted value does not end on this line",
          "lesson.md:9:15 error unknown-role: Fence names role 'chek'",
          "lesson.md:12:1 error stray-details: </details> closes nothing",
          "answers.md:2:1 error missing-place: A wrong answer does not say where its code belongs",
          "answers.md:2:1 error unknown-check: 'fails' names the check 'b'",
          "answers.md:2:1 error unknown-check: 'fails' names the check 'c'",
        ])
  }

  @Test func aLearnersMistakeIsToldInTheLearnersFile() {
    let (snippets, problems) = SubmissionParser.parse(
      "- ```swift file=../A.swift\n  a\n  ```\n\n```swift in=Cell\nb\n```\n\n``` file=B.swift\nc\n```\n\n```swift role=check id=x\nd\n```\n\n```swift in=List role=solution\ne",
      file: "mine.md")
    #expect(
      snippets.map(\.summary) == [#"mine.md:6:1 solution in=Cell "b\n""#, #"mine.md:18:1 solution in=List "e\n""#])
    #expect(
      problems.map(\.line) == [
        "mine.md:1:17 error file-name: '../A.swift' is a path; write a name like Cell.swift.",
        "mine.md:9:1 warning not-swift: This code is left out, because its fence is not marked as Swift; write 'swift' before its attributes.",
        "mine.md:17:1 warning open-fence: The fence is never closed, so that everything below belongs to it; close it with the same marks.",
      ])
  }
}
