import CourseModel
import Testing

@testable import PageRendering

@Suite struct WithoutSolutionsTests {
  private let starter = Sample.snippet(.starter, "class Cell {\n}\n", placement: .file("Cell.swift"))
  private let solution = Sample.snippet(.solution, "var secret = 1", placement: .members(of: "Cell"), title: "secret")

  @Test func solutionsAreNotInTheFilesAtAll() throws {
    let course = Sample.course(steps: [
      Sample.step([
        starter, solution, .disclosure(summary: "Solution", blocks: [solution, Sample.prose("secret")]),
        .disclosure(summary: "Our way", blocks: [.disclosure(summary: "secret", blocks: [solution])]),
        .disclosure(summary: "Solution, told in words", blocks: [Sample.prose("secret")]),
      ])
    ])
    let renderer = SiteRenderer(templates: try Sample.templates)
    let files = try renderer.render(course, options: SiteOptions(showsSolutions: false))
    for file in files where file.path.hasSuffix(".html") || file.path == "search-index.js" {
      guard case .text(let text) = file.content else { continue }
      #expect(!text.contains("secret") && !text.contains("class=\"diff\""), "\(file.path)")
    }
    #expect(try Sample.page(course).contains("class=\"diff\""))
  }

  @Test(arguments: ["<details><summary>Solution</summary>\n", "<details>\n<summary><b>Our solution</b></summary>\n"])
  func aSolutionInAListIsNotThereEither(opening: String) throws {
    let html = Sample.node(.htmlBlock(opening))
    let list = Sample.node(
      .list(ordered: false, start: 0, tight: false), Sample.node(.item, html, Sample.paragraph(Sample.text("secret"))))
    let course = Sample.course(steps: [Sample.step([.prose(list), Sample.prose("Text.")])])
    for isShown in [true, false] {
      let options = SiteOptions(showsSolutions: isShown)
      #expect(try Sample.page(course, options: options).contains("secret") == isShown)
      let files = try SiteRenderer(templates: Sample.templates).render(course, options: options)
      let index = try #require(files.first { $0.path == "search-index.js" }?.bytes)
      #expect(!String(decoding: index, as: UTF8.self).contains("secret"))
    }
  }

  @Test func startersChecksAndHintsStay() throws {
    let course = Sample.course(steps: [
      Sample.step([
        starter, Sample.snippet(.check, "expect(1, is: 1)", title: "It is one"), Sample.hint("Count."), solution,
      ])
    ])
    let page = try Sample.page(course, options: SiteOptions(showsSolutions: false))
    #expect(page.contains("Cell.swift") && page.contains("It is one") && page.contains("Count."))
  }
}
