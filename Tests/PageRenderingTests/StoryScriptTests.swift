import CourseModel
import Foundation
import Testing

@testable import PageRendering

/// What a user does in a check, beside the page and not in it.
@Suite struct StoryScriptTests {
  private static let hostile = "type \"</script><b>\u{2028}\u{202E}\""

  private static func check(_ line: Int, id: String? = nil, title: String) -> Block {
    .snippet(
      Snippet(
        role: .check, code: "app.buttons[\"More\"].tap()", location: SourceLocation(file: Sample.file, line: line),
        id: id, title: title))
  }

  private static let course = Sample.course(steps: [
    Sample.step([check(10, id: "twice", title: "Twice"), check(20, title: "Never"), check(30, title: "Often")])
  ])

  private static let pictures: CoursePictures = {
    func frame(_ id: String, _ caption: String? = nil) -> CoursePictures.Frame {
      .init(svg: "<svg id=\"\(id)\"></svg>", caption: caption, alternative: id)
    }
    return CoursePictures(stories: [
      SourceLocation(file: Sample.file, line: 10): .init(
        moments: [frame("a", "tap the button \"More\""), frame("b", hostile)], end: frame("c\u{2028}")),
      SourceLocation(file: Sample.file, line: 30): .init(moments: [frame("d", "tap")], earlier: 12, end: frame("e")),
    ])
  }()

  private static func files(
    _ course: Course = Self.course, _ options: SiteOptions = SiteOptions()
  ) throws -> [String: String] {
    let files = try SiteRenderer(templates: Sample.templates).render(course, options: options, pictures: pictures)
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, $0.bytes.map { String(decoding: $0, as: UTF8.self) } ?? "") })
  }

  /// The strips by the names of their checks, as the page's script sees them.
  private static func strips(_ files: [String: String]) throws -> [String: String] {
    let script = try #require(files["01-first/stories.js"])
    let json = try #require(script.wholeMatch(of: /window\.coursemarkStories = (\{.*\});\n/)?.output.1)
    return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
  }

  @Test func aStoryStandsBesideThePageAndThePageNamesItsCheck() throws {
    let files = try Self.files()
    let page = try #require(files["01-first/index.html"])
    #expect(page.contains("data-stories=\"stories.js\""))
    #expect(page.contains("<li><details data-story=\"read.twice\"><summary>Twice</summary>"))
    #expect(page.contains("<li><details><summary>Never</summary>"))
    #expect(page.contains("<li><details data-story=\"read.check-3\"><summary>Often</summary>"))
    #expect(!page.contains("<svg"))
    let strips = try Self.strips(files)
    #expect(strips.keys.sorted() == ["read.check-3", "read.twice"])
    #expect(
      strips["read.check-3"] == """
        <div class="strip" tabindex="0" role="group" aria-label="What the user does, in pictures">
        <p class="earlier">… 12 events before</p>
        <ol>
        <li value="13">
        <p class="moment"><span class="number" aria-hidden="true">13</span> tap</p>
        <div class="picture"><svg id="d"></svg></div>
        </li>
        <li class="end">
        <p class="moment">What the app shows then</p>
        <div class="picture"><svg id="e"></svg></div>
        </li>
        </ol>
        </div>

        """)
  }

  @Test func whatAnAppSaysEndsNoScriptAndIsNoTag() throws {
    let files = try Self.files()
    let script = try #require(files["01-first/stories.js"])
    #expect(!script.contains("<") && !script.unicodeScalars.contains("\u{2028}"))
    let strip = try #require(try Self.strips(files)["read.twice"])
    #expect(strip.contains("tap the button “More”</p>"))
    #expect(strip.contains("c\u{2028}"))
    #expect(strip.contains("type “&lt;/script&gt;&lt;b&gt;\u{FFFD}\u{FFFD}”</p>"))
  }

  @Test func aStoryIsToldInThePagesLanguage() throws {
    var course = Self.course
    course.pages.language = "de"
    let strip = try #require(try Self.strips(try Self.files(course))["read.check-3"])
    #expect(strip.contains("aria-label=\"Was man in der App tut, in Bildern\""))
    #expect(strip.contains("… 12 Ereignisse davor") && strip.contains("Was die App danach zeigt"))
    let twice = try #require(try Self.strips(try Self.files(course))["read.twice"])
    #expect(twice.contains("Taste „More“ antippen</p>"))
  }

  @Test func withoutSolutionsThereIsNoStory() throws {
    let files = try Self.files(Self.course, SiteOptions(showsSolutions: false))
    #expect(files["01-first/stories.js"] == nil)
    #expect(files["01-first/index.html"]?.contains("data-stor") == false)
  }

  @Test func aCheckThatReadersDoNotSeeHasNoStory() throws {
    let hidden = Block.snippet(
      Snippet(
        role: .check, code: "app.buttons[\"More\"].tap()", location: SourceLocation(file: Sample.file, line: 10),
        isHidden: true))
    #expect(try Self.files(Sample.course(steps: [Sample.step([hidden])]))["01-first/stories.js"] == nil)
  }
}
