import CourseModel
import Testing

@testable import PageRendering

@Suite struct PrivacyTests {
  @Test(arguments: [Role.scene, .probe, .model, .wrong])
  func privateRolesAreNotOnThePage(role: Role) throws {
    let page = try Sample.page(Sample.course(steps: [Sample.step([Sample.snippet(role, "secret", title: "secret")])]))
    #expect(!page.contains("secret"))
  }

  @Test func hiddenChecksAreNotOnThePageNotEvenTheirTitles() throws {
    let blocks = [Sample.snippet(.check, "secret()", title: "A secret title", hidden: true)]
    let page = try Sample.page(Sample.course(steps: [Sample.step(blocks)]))
    #expect(!page.contains("secret"))
    #expect(!page.contains("What is checked"))
  }

  @Test func privatePartsInsideOfDisclosuresAreNotOnThePage() throws {
    let inner = [Sample.snippet(.wrong, "secret()"), Sample.snippet(.check, "secret()", title: "secret", hidden: true)]
    let page = try Sample.page(
      Sample.course(steps: [Sample.step([.disclosure(summary: "secret", blocks: inner + [Sample.prose("secret")])])]))
    #expect(!page.contains("secret"))
  }

  @Test func whatStandsInAnotherFileThanTheLessonIsNotOnThePage() throws {
    let answers = "course/01-first/answers.md"
    let page = try Sample.page(
      Sample.course(
        steps: [
          Sample.step([
            .disclosure(summary: "Solution", blocks: [Sample.snippet(.solution, "secret()", file: answers)]),
            Sample.snippet(.check, "secret()", file: answers, title: "secret"),
            Sample.hint("secret", file: answers),
          ])
        ]))
    #expect(!page.contains("secret"))
    #expect(!page.contains(/<details(?! class="(?:place|course-lessons)")/))
  }

  @Test(arguments: ["swift role=probe", "swift id=a role = wrong", "text role=\"scene\""])
  func codeWithARoleThatIsNoSnippetIsNotOnThePage(info: String) throws {
    // In a list, or of an unknown role: a mistake that its author has silenced.
    let code = Sample.node(.codeBlock(info: info, literal: "secret()"))
    let list = Sample.node(.list(ordered: false, start: 0, tight: true), Sample.node(.item, code))
    let page = try Sample.page(Sample.course(steps: [Sample.step([.prose(code), .prose(list)])]))
    #expect(!page.contains("secret"))
  }

  @Test func aSolutionIsClosedEvenWhereTheAuthorLeftItOpen() throws {
    let page = try Sample.page(Sample.course(steps: [Sample.step([Sample.snippet(.solution, "answer")])]))
    let details = try #require(page.firstRange(of: "<details class=\"solution\">"))
    let answer = try #require(page.firstRange(of: "answer"))
    #expect(details.upperBound < answer.lowerBound)
  }

  @Test func linksToFilesThatAreNotPublishedAreText() {
    let link = Sample.node(.link(destination: "answers.md", title: ""), Sample.text("the answers"))
    #expect(Sample.html(Sample.paragraph(link)) == "<p>the answers</p>\n")
  }
}
