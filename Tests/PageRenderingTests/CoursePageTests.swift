import CourseModel
import Foundation
import MarkdownTree
import Testing

@testable import PageRendering

@Suite struct CoursePageTests {
  private static func files(
    _ course: Course, options: SiteOptions = SiteOptions(), cover: CoursePictures.Frame? = nil
  ) throws -> [String: String] {
    let files = try SiteRenderer(templates: Sample.templates).courseFiles(
      of: course, searchTexts: [], cover: cover, options: options)
    return files.reduce(into: [:]) { result, file in
      if case .text(let text) = file.content { result[file.path] = text }
    }
  }

  private static func course(_ text: String) -> Course {
    var course = Sample.course(steps: [Sample.step()])
    course.introduction = CourseText(file: "course/course.md", content: MarkdownDocument.parse(text).children)
    return course
  }

  @Test func whatTheCourseSaysOfItselfStandsOnItsPage() throws {
    let page = try #require(
      Self.files(Self.course("You *need* [the first](01-first/lesson.md#read-what-was-typed).\n\n## How\n"))[
        "index.html"])
    #expect(page.contains("<p>You <em>need</em> <a href=\"01-first/index.html#step-read\">the first</a>.</p>"))
    #expect(page.contains("<h2 id=\"at-how\">How</h2>"))
    #expect(page.contains("<meta name=\"description\" content=\"You need the first. How\">"))
  }

  @Test func itsLinksAndPicturesAreUnderTheRulesOfLessons() throws {
    let course = Self.course(
      "![App](01-first/app.png) ![Far](https://x.org/a.png) [No](../secret.txt) [Bad](javascript:x)\n")
    let files = try SiteRenderer(templates: Sample.templates).courseFiles(of: course, searchTexts: [])
    let page = try #require(files.first { $0.path == "index.html" }?.bytes.map { String(decoding: $0, as: UTF8.self) })
    #expect(
      page.contains(
        "<p><img src=\"01-first/app.png\" alt=\"App\"> <a href=\"https://x.org/a.png\">Far</a> No Bad</p>"))
    #expect(
      files.first { $0.path == "01-first/app.png" }?.content == .copy(of: "course/01-first/app.png", in: "course"))
  }

  @Test func codeForTheGraderIsNotOnIt() throws {
    let page = try #require(Self.files(Self.course("```swift role=check\nsecret()\n```\n"))["index.html"])
    #expect(!page.contains("secret"))
  }

  @Test func aPictureOfTheAppStandsBesideIt() throws {
    let frame = CoursePictures.Frame(svg: "<svg id=\"app\"></svg>", alternative: "A table")
    #expect(try #require(Self.files(Self.course("Hello."), cover: frame)["index.html"]).contains("<svg id=\"app\">"))
    #expect(try #require(Self.files(Sample.course(), cover: frame)["index.html"]).contains("<svg") == false)
  }

  @Test func startLeadsToTheFirstLesson() throws {
    let page = try #require(Self.files(Sample.course())["index.html"])
    #expect(page.contains("<a data-go-on href=\"01-first/index.html\">Start</a>"))
  }

  @Test func onlyASiteWithAnAddressNamesIt() throws {
    let without = try Self.files(Sample.course())
    #expect(without.keys.sorted() == ["index.html", "search-index.js"])
    #expect(without["index.html"]?.contains("canonical") == false)

    var served = SiteOptions()
    served.isServed = true
    let page = try Self.files(Sample.course(), options: served)["404.html"]
    #expect(page?.contains("href=\"/style.css\"") == true && page?.contains("href=\"/index.html\"") == true)
    let with = try Self.files(Sample.course(), options: SiteOptions(address: "https://example.org/a course"))
    #expect(with.keys.sorted() == ["404.html", "index.html", "search-index.js", "sitemap.xml"])
    #expect(with["sitemap.xml"]?.contains("<loc>https://example.org/a course/02-second/</loc>") == true)
    #expect(with["404.html"]?.contains("<link rel=\"stylesheet\" href=\"/a course/style.css\">") == true)
  }

  @Test func aPageNamesItsAddress() throws {
    let page = try Sample.page(Sample.course(), options: SiteOptions(address: "https://example.org/"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/01-first/\">"))
    #expect(page.contains("<meta property=\"og:url\" content=\"https://example.org/01-first/\">"))
  }

  @Test func aLessonLeadsToWhereItCanBeEdited() throws {
    var course = Sample.course()
    course.pages.editPattern = "https://example.org/edit/{path}"
    course.lessons[0].courseFile = "course/course.yml"
    #expect(
      try Sample.page(course).contains("<a href=\"https://example.org/edit/01-first/lesson.md\">Improve this page</a>"))
  }

  @Test func bothWaysToDarkHaveTheSameColours() throws {
    let style = try String(decoding: #require(Sample.templates.assets["style.css"]), as: UTF8.self)
    let system = try #require(style.firstMatch(of: /data-theme="light"\]\) \{\n([^}]*)\}/)).1
    let chosen = try #require(style.firstMatch(of: /data-theme="dark"\] \{\n  color-scheme: dark;\n([^}]*)\}/)).1
    #expect(
      system.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        == chosen.split(separator: "\n").map { $0.drop { $0 == " " } })
  }
}
