import CourseModel
import LessonParsing
import Testing

@Suite struct LessonTests {
  @Test func theFrontMatterDescribesTheLesson() {
    let (lesson, problems) = readFile(
      "---\nformat: 1\ntitle: Other\nsummary: >-\n  Two\n  lines.\nswift: [5, \"4.2\"]\norder: 7\n---\n# The `title`\n")
    #expect(problems == [])
    #expect(lesson.title == "The title")
    #expect(lesson.summary == "Two lines.")
    #expect(lesson.languageModes == [.swift5, .swift4_2])
    #expect(lesson.order == 7)
    #expect(lesson.id == "01-lesson")
  }

  @Test func headingsOfTheSecondLevelAreSteps() {
    let (lesson, _) = read(
      "Intro.\n\n## Read it!\n\nOne.\n\n### Deeper\n\n## Write\n<!-- step id=w points=3 -->\n\n## Read it!\n")
    #expect(
      lesson.steps.map { "\($0.location) \($0.id) \($0.title) \($0.points) \($0.blocks.count)" } == [
        "lesson.md:7:1 read-it Read it! 1 2", "lesson.md:13:1 w Write 3 0", "lesson.md:16:1 read-it-2 Read it! 1 0",
      ])
    #expect(lesson.introduction.count == 1)
  }

  @Test func anIdThatIsWrittenIsNotGivenToAnotherHeading() {
    let (lesson, _) = read("## Read\n\n## Other\n<!-- step id=read -->\n")
    #expect(lesson.steps.map(\.id) == ["read-2", "read"])
  }

  @Test(arguments: [
    (
      "<details><summary>Hint</summary>\n\nLook here.\n\n<details><summary>Solution</summary>\n\nForty-two.\n\n</details>\n\n</details>\n",
      "lesson.md:9:1 error nested-details: A solution stands in a hint; move its <details> behind the hint."
    ),
    (
      "- Try.\n\n  <details><summary><b>Solution</b></summary>\n\n  Forty-two.\n\n  </details>\n",
      "lesson.md:7:3 error nested-details: A solution stands in a list or a quote, where it is text like any other; move its <details> to the left margin."
    ),
    (
      "> <details><summary>hint: where</summary>\n>\n> Here.\n>\n> </details>\n",
      "lesson.md:5:3 error nested-details: A hint stands in a list or a quote, where it is text like any other; move its <details> to the left margin."
    ), ("- <details><summary>More</summary>\n\n  Here.\n\n  </details>\n", ""),
  ])
  func hintsAndSolutionsStandByThemselves(text: String, problem: String) {
    let (lesson, found) = read(text)
    #expect(found.map(\.line).joined() == problem)
    let hints = lesson.introduction.compactMap { block -> Hint? in if case .hint(let hint) = block { hint } else { nil }
    }
    #expect(!hints.flatMap(\.content).map(\.plainText).joined().contains("Forty-two"))
    #expect(problems("## Step", answers: "## Step\n\n" + text).allSatisfy { !$0.contains("nested-details") })
  }

  @Test func everyAttributeReachesItsSnippet() {
    let (lesson, _) = read(
      """
      ## S
      ```swift role=starter file=My+Cell.swift id=a
      A
      ```
      ```swift role=check id=c title="Say \\"hi\\" \\\\ &amp;" needs=b,d hidden points=2 timeout=1.5
      B
      ```
      ```swift role=wrong in=Outer.Inner fails=c hint=2
      C
      ```
      ```swift compile-fail="no" traps no-run
      D
      ```
      """)
    #expect(
      lesson.snippets.map(\.summary) == [
        #"lesson.md:7:1 starter file=My+Cell.swift id=a "A\n""#,
        #"lesson.md:10:1 check id=c title="Say \"hi\" \\ &amp;" needs=b,d timeout=1.5 points=2 hidden "B\n""#,
        #"lesson.md:13:1 wrong in=Outer.Inner fails=c hint=2 "C\n""#,
        #"lesson.md:16:1 example compile-fail="no" traps no-run "D\n""#,
      ])
    #expect(lesson.snippets.map(\.fence.position.line) == [6, 9, 12, 15])
  }

  @Test func hintsKeepTheirMarks() {
    let (lesson, problems) = read(
      "## S\n<details><summary>Hint: <b>who</b> &amp; why</summary>\n\nThe *first*\n`responder`.\n\n- a\n\n</details>\n<details>\n<summary>hint</summary>\n\nTwo.\n\n</details>\n"
    )
    #expect(problems == [])
    #expect(lesson.steps[0].hints.map(\.summary) == ["Hint: who & why", "hint"])
    #expect(lesson.steps[0].hints.map(\.text) == ["The *first*\n`responder`.\n\n- a", "Two."])
    #expect(lesson.steps[0].hints.map(\.location.description) == ["lesson.md:6:1", "lesson.md:14:1"])
  }

  @Test func detailsMayHoldCodeAndOtherDetails() {
    let (lesson, problems) = read(
      """
      ## S
      <details><summary>Solution</summary>

      ```swift role=solution file=A.swift
      A
      ```

      <details><summary>Hint</summary>

      Inner.

      </details>

      ## Not a step

      </details>

      """)
    #expect(problems == [])
    #expect(lesson.steps.map(\.title) == ["S"])
    #expect(lesson.steps[0].solutions.map(\.snippets.count) == [1])
    #expect(lesson.steps[0].hints.map(\.text) == ["Inner."])
    guard case .disclosure("Solution", let blocks) = lesson.steps[0].blocks.first else {
      return #expect(Bool(false), "\(lesson.steps[0].blocks)")
    }
    #expect(blocks.count == 3)
  }

  @Test func fencesOfARoleWithOneIdAreOneAnswer() {
    let (lesson, _) = read(
      "## S\n```swift role=solution file=A.swift id=x\nA\n```\n```swift role=solution file=A.swift\nB\n```\n```swift role=solution file=B.swift id=x\nC\n```\n"
    )
    #expect(lesson.steps[0].solutions.map { $0.snippets.map(\.code) } == [["A\n", "C\n"], ["B\n"]])
  }

  @Test func partsComeFromFilesOfTheirOwn() {
    let (lesson, problems) = read(
      "## S\n<!-- scene file=Scene.swift -->\n<!--\n  starter\n  file=Parts/Cell.swift\n-->\n<!-- solution file=Parts/Members.swift in=Cell -->\n<!-- a remark file=x -->\n",
      parts: ["Scene.swift": "show()\n", "Parts/Cell.swift": "class Cell {}\n", "Parts/Members.swift": "var a = 1\n"])
    #expect(problems == [])
    #expect(
      lesson.snippets.map(\.summary) == [
        #"Scene.swift:1:1 scene "show()\n""#,
        #"Parts/Cell.swift:1:1 starter file=Cell.swift "class Cell {}\n""#,
        #"Parts/Members.swift:1:1 solution in=Cell "var a = 1\n""#,
      ])
    #expect(lesson.snippets.map(\.fence.file) == ["lesson.md", "lesson.md", "lesson.md"])
  }

  @Test func answersAreAddedToTheStepsOfTheSameId() {
    let (lesson, problems) = read(
      "## One\n\n## Two words\n<!-- step id=two -->\n```swift role=check id=c\nA\n```\n",
      answers:
        "# Secret\n\n```swift role=probe\nP\n```\n\n## Whatever\n<!-- step id=two -->\nProse.\n\n```swift role=wrong file=A.swift fails=c\nB\n```\n\n## One\n\n<details><summary>Hint</summary>\n\nH\n\n</details>\n"
    )
    #expect(problems == [])
    #expect(lesson.introduction.snippets.map(\.summary) == [#"answers.md:4:1 probe "P\n""#])
    #expect(lesson.steps[1].blocks.snippets.map(\.summary).last == #"answers.md:12:1 wrong file=A.swift fails=c "B\n""#)
    #expect(lesson.steps[0].hints.map(\.location.description) == ["answers.md:17:1"])
    #expect(lesson.steps[0].blocks.count == 1)
  }

  @Test func fencesInListsAndQuotesAreExamplesThatTheProseShows() {
    let (lesson, problems) = read(
      "- a\n\n  ```swift\n  let a = 1\n  ```\n\n> ~~~ Swift\n> b\n> ~~~\n\n```\nplain\n```\n\n```objc\nc\n```\n")
    #expect(problems == [])
    #expect(
      lesson.snippets.map(\.summary) == [
        #"lesson.md:8:3 example in prose "let a = 1\n""#, #"lesson.md:12:3 example in prose "b\n""#,
      ])
    #expect(lesson.introduction.count == 6)
  }

  @Test func aTextThatWasNotWrittenForUsIsReadWithoutComplaint() {
    let (lesson, problems) = readFile(
      "---\nlayout: post\ntitle: Foreign\n{% raw %}: [\n---\n# Title\n\n# Another\n\n## Step\n\n```SWIFT role title=\"\na\n```\n\n- ```swifttest\n  b\n  ```\n\n</details>\n\n|a|b|\n|-|-|\n\n<!-- sten id=a -->\n"
    )
    #expect(problems == [])
    #expect(lesson.format == 0)
    #expect(lesson.title == "Title")
    #expect(
      lesson.snippets.map(\.summary) == [
        #"lesson.md:13:1 example "a\n""#, #"lesson.md:17:3 example language=swifttest in prose "b\n""#,
      ])
  }
}
