import CourseModel
import LessonParsing
import Testing
import Verification

/// What the rules about a lesson's text say; nothing is run here.
@Suite struct TextRuleTests {
  /// The text stands under the title, on line 5.
  static func found(_ rule: some Rule, _ text: String) -> [String] {
    let (lesson, _) = LessonParser.parse(
      "---\nformat: 1\n---\n# T\n" + text, file: "lesson.md", directory: "c/01-lesson")
    return rule.diagnostics(of: lesson).map { "\($0.location!.position.line) \($0.message)" }
  }

  @Test func aHeadingThatSkipsALevelIsReported() {
    #expect(
      Self.found(HeadingOrder(), "## A\n### B\n##### C\n## D\n#### E\n") == [
        "7 'C' is a heading of level 5 under one of level 3; write '#### C'.",
        "9 'E' is a heading of level 4 under one of level 2; write '### E'.",
      ])
    #expect(Self.found(HeadingOrder(), "## A\n### B\n#### C\n## D\n### E\n") == [])
    // A heading of the second level would be a step.
    #expect(Self.found(HeadingOrder(), "### Before you start\n## A\n") == [])
  }

  @Test func codeThatIsWiderThanTheLessonSaysIsReported() {
    let line = "let a = " + String(repeating: "b", count: 23)
    func found(_ role: String, width: String = "code-width: 30\n") -> [String] {
      let (lesson, _) = LessonParser.parse(
        "---\nformat: 1\n\(width)---\n# T\n\n```swift \(role)\nlet short = 1\n\(line)\n\tlet b = \(String(repeating: "1", count: 19))\n```\n",
        file: "lesson.md", directory: "c/01-lesson")
      return CodeWidth().diagnostics(of: lesson).map { "\($0.location!.position.line) \($0.message)" }
    }
    #expect(
      found("role=display") == [
        "9 The line has 31 characters, and code of this lesson is to have 30 at most; break it.",
        "10 The line has 31 characters, and code of this lesson is to have 30 at most; break it.",
      ])
    // What readers do not see, and where nobody has said how wide code may be.
    #expect(found("role=scene") == [])
    #expect(found("role=display", width: "") == [])
  }

  @Test func twoPlacesWithOneNameAreReported() {
    #expect(
      Self.found(RepeatedAnchor(), "## A\n<!-- step id=a -->\n### B c!\n## D\n### b C\n<a id=\"a\"></a>\n") == [
        "9 The place '#b-c' is at lesson.md:7:1 already; change the words of one heading, or the id.",
        "10 The place '#a' is at lesson.md:5:1 already; change the words of one heading, or the id.",
      ])
  }

  @Test func aPictureWithoutWordsIsReported() {
    #expect(
      Self.found(
        AlternativeText(), "![](a.png) ![ ](b.png) ![A key](c.png)\n\n<p><img src=\"d.png\">\n<img src=e alt=x></p>\n")
        == [
          "5 The picture 'a.png' has no alternative text; say in the brackets what it shows.",
          "5 The picture 'b.png' has no alternative text; say in the brackets what it shows.",
          "7 The picture 'd.png' has no alternative text; say in the brackets what it shows.",
        ])
  }

  @Test func aLinkThatDoesNotSayWhereItLeadsIsReported() {
    #expect(
      Self.found(
        VagueLink(), "[Here](a.md), [click here!](b.md), [](c.md), [the keyboard](d.md), [![A key](k.png)](e.md)\n")
        == [
          "5 The link 'Here' does not say where it leads; name what 'a.md' is about.",
          "5 The link 'click here!' does not say where it leads; name what 'b.md' is about.",
          "5 The link to 'c.md' has no words; write in the brackets where it leads.",
        ])
  }

  @Test func linksInsideOfTheCourseLeadSomewhere() {
    let texts = ["c/01-lesson/../02-next/lesson.md": "# Next\n## The end\n## The end\n<a id=\"here\"></a>\n"]
    let files = CourseFiles(exists: { texts[$0] != nil || $0 == "c/01-lesson/a b.png" }, text: { texts[$0] })
    let text = """
      ![x](a%20b.png) ![x](gone.png) [a](#part) [b](#gone) [c](../02-next/lesson.md#the-end-1) [d](/root.md) [e]()
      [f](../02-next/lesson.md#start) [g](https://example.com/#x) [h](mailto:a@example.com) [i](#s) [j](../02-next/lesson.md#here)
      ## Part
      <!-- step id=s -->
      """
    #expect(
      Self.found(BrokenLink(files: files), text) == [
        "5 The link '#gone' names a place that this lesson does not have; correct the name behind '#'.",
        "5 The link '/root.md' starts at the root of a server; write the way from this lesson's folder.",
        "5 The link '' leads nowhere; write where it leads.",
        "6 The link '../02-next/lesson.md#start' names a place that '../02-next/lesson.md' does not have; correct the name behind '#'.",
        "5 The picture 'gone.png' leads to a file that is not there; correct the path, or add the file.",
      ])
  }

  @Test func aPictureIsOfAKindThatPagesShow() {
    let files = CourseFiles(exists: { _ in true }, text: { _ in nil })
    #expect(
      Self.found(
        BrokenLink(files: files), "![x](a.heic) ![x](a.PNG) ![x](https://example.com/a.heic) ![x](//example.com/a)")
        == [
          "5 The picture 'a.heic' is of a kind that pages do not show; save it as one of png, jpg, jpeg, gif, webp, avif, svg."
        ])
  }
}
