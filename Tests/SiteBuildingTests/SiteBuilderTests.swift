import CourseModel
import Foundation
import PageRendering
import SystemPackage
import TestSupport
import Testing

@testable import SiteBuilding

/// What is made again after a change, and what is not.
@Suite struct SiteBuilderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, words) in [("01-a", "Ant"), ("02-b", "Bee"), ("03-c", "Cow"), ("04-d", "Dog")] {
      try folder.write(lesson(words), to: "\(name)/lesson.md")
    }
  }

  private func lesson(_ title: String, _ text: String = "Text.") -> String {
    "---\nformat: 1\nsummary: Of it.\n---\n# \(title)\n\n## Look\n<!-- step id=look -->\n\n\(text)\n"
  }

  private func builder(templates: [String: String] = [:], identity: [String] = []) throws -> SiteBuilder {
    let files = [
      "course.mustache": "{{title}}:{{#lessons}} {{title}}{{/lessons}}",
      "lesson.mustache":
        "{{#previous}}<{{title}} {{/previous}}{{title}}{{#next}} >{{title}}{{/next}}:{{#steps}}{{#pieces}}{{{proseHTML}}}{{/pieces}}{{/steps}}",
    ]
    let set = try TemplateSet(files: files.merging(templates) { _, new in new })
    return SiteBuilder(path: folder.path, renderer: SiteRenderer(templates: set), identity: identity)
  }

  /// The paths of what was made, without the files of the course.
  private func made(_ build: SiteBuild) -> [String] { build.files.map(\.path).filter { $0.hasSuffix("/index.html") } }

  private func text(_ path: String, _ build: SiteBuild) -> String? {
    guard case .text(let text)? = build.files.first(where: { $0.path == path })?.content else { return nil }
    return text
  }

  /// Builds once, does something, and builds again.
  private func again(
    _ change: (inout SiteBuilder) throws -> Void, mistakes: SiteBuilder.MistakeHandling = .keepGood
  ) async throws -> SiteBuild {
    var builder = try builder()
    _ = try await builder.build(.leaveOut)
    try change(&builder)
    return try await builder.build(mistakes)
  }

  private static let all = ["01-a/index.html", "02-b/index.html", "03-c/index.html", "04-d/index.html"]

  @Test func theFirstTimeEverythingIsMade() async throws {
    var builder = try builder()
    let build = try await builder.build(.leaveOut)
    #expect(made(build) == Self.all)
    #expect(text("02-b/index.html", build) == "<Ant Bee >Cow:<p>Text.</p>\n")
  }

  @Test func withoutAChangeNoPageIsMade() async throws {
    let build = try await again { _ in }
    #expect(made(build) == [])
    #expect(build.kept == Self.all)
    #expect(text("index.html", build)?.hasSuffix(": Ant Bee Cow Dog") == true)
  }

  @Test func aSentenceCostsOnePage() async throws {
    let build = try await again { _ in try folder.write(lesson("Bee", "Honey."), to: "02-b/lesson.md") }
    #expect(made(build) == ["02-b/index.html"])
    #expect(text("search-index.js", build)?.contains("Honey.") == true)
    #expect(text("search-index.js", build)?.contains("Text.") == true)
  }

  @Test func aTitleCostsThePagesThatListItToo() async throws {
    let build = try await again { _ in try folder.write(lesson("Bear"), to: "02-b/lesson.md") }
    #expect(made(build) == Self.all)
    #expect(text("01-a/index.html", build) == "Ant >Bear:<p>Text.</p>\n")
  }

  @Test func partsAndAnswersBelongToTheLesson() async throws {
    let build = try await again { _ in
      try folder.write("---\nformat: 1\n---\n# Answers\n\n## Look\n<!-- step id=look -->\n", to: "03-c/answers.md")
    }
    #expect(made(build) == ["03-c/index.html"], "a file that was not there before has changed too")
  }

  @Test func aLessonThatIsNewOrGoneCostsAllPages() async throws {
    let build = try await again { _ in try folder.write(lesson("Elk"), to: "05-e/lesson.md") }
    #expect(made(build) == Self.all + ["05-e/index.html"], "a link to it may stand anywhere")
    let fewer = try await again { _ in try folder.remove("05-e") }
    #expect(made(fewer) == Self.all)
  }

  @Test func theCoursesTitleTheOptionsAndTheToolCostAllPages() async throws {
    #expect(try await made(again { _ in try folder.write("title: Animals\n", to: "course.yml") }) == Self.all)
    #expect(try await made(again { $0.options = SiteOptions(showsSolutions: false) }) == Self.all)
    #expect(try await made(again { $0.identity = ["another tool, or other templates"] }) == Self.all)
  }

  @Test func aPageThatIsNotThereAnyMoreIsMadeAgain() async throws {
    var builder = try builder()
    _ = try await builder.build(.leaveOut)
    #expect(try await made(builder.build(.leaveOut, isThere: { $0 != "03-c/index.html" })) == ["03-c/index.html"])
  }

  @Test func filesThatAreSaidToBeAsTheyWereAreNotRead() async throws {
    var builder = try builder()
    _ = try await builder.build(.leaveOut)
    try folder.write(lesson("Bee", "Honey."), to: "02-b/lesson.md")
    #expect(try await made(builder.build(.leaveOut, changed: [])) == [])
    let path = URL(fileURLWithPath: folder.path + "/02-b/lesson.md").resolvingSymlinksInPath().path
    #expect(try await made(builder.build(.leaveOut, changed: [path])) == ["02-b/index.html"])
  }

  @Test(arguments: [
    (LessonPictureSet(), false), (LessonPictureSet(isRepeatable: false), true),
    (LessonPictureSet(obstacle: "No compiler."), true),
  ])
  func aPageWhosePicturesMayBeBetterTheNextTimeIsMadeAgain(drawn: LessonPictureSet, isMadeAgain: Bool) async throws {
    var builder = try builder()
    builder.pictures = { lesson in lesson.id == "02-b" ? drawn : LessonPictureSet() }
    let first = try await builder.build(.leaveOut)
    #expect(first.obstacles == [drawn.obstacle].compactMap(\.self))
    #expect(try await made(builder.build(.keepGood)) == [], "who writes does not wait for it each time")
    #expect(try await made(builder.build(.leaveOut)) == (isMadeAgain ? ["02-b/index.html"] : []))
  }

  /// Pages that name their picture for shared links, where the first lesson has one of its app.
  private func sharing(_ bitmaps: SiteBuilder.Bitmaps?, address: String? = "https://a.b") async throws -> SiteBuild {
    try folder.write(lesson("Ant", "```swift role=screen\nscreen()\n```"), to: "01-a/lesson.md")
    var builder = try builder(templates: [
      "course.mustache": "{{sharedPicture}}", "lesson.mustache": "{{sharedPicture}}",
    ])
    builder.options = SiteOptions(address: address)
    builder.pictures = { lesson in
      let svg = "<svg class=\"wireframe\" viewBox=\"0 0 9 16\" width=\"9\" height=\"16\"></svg>"
      let frames = lesson.steps.flatMap(\.blocks.snippets).filter { $0.role == .screen }.map(\.fence)
      return LessonPictureSet(
        pictures: CoursePictures(
          frames: Dictionary(uniqueKeysWithValues: frames.map { ($0, [.init(svg: svg, alternative: "An ant")]) })))
    }
    builder.bitmaps = bitmaps
    return try await builder.build(.leaveOut)
  }

  @Test func pagesNameThePictureThatIsThereForSharedLinks() async throws {
    let build = try await sharing { svg in Data(svg.contains(">Ant<") ? "of the lesson".utf8 : "of the course".utf8) }
    #expect(text("01-a/index.html", build) == "https://a.b/01-a/share.png")
    #expect(text("index.html", build) == "https://a.b/share.png")
    #expect(text("02-b/index.html", build) == "")
    let pictures = build.files.filter { $0.path.hasSuffix("share.png") }
    #expect(pictures.map(\.path) == ["01-a/share.png", "share.png"])
    #expect(pictures.map(\.content) == [.bytes(Data("of the lesson".utf8)), .bytes(Data("of the course".utf8))])
    #expect(!build.lacksBitmaps)
  }

  @Test func whereItCannotBeMadeNoPageNamesIt() async throws {
    for build in [try await sharing { _ in nil }, try await sharing(nil)] {
      #expect(text("01-a/index.html", build) == "" && text("index.html", build) == "")
      #expect(!build.files.contains { $0.path.hasSuffix("share.png") })
    }
    #expect(try await sharing(nil).lacksBitmaps)
    #expect(try await !sharing(nil, address: nil).lacksBitmaps, "nobody asked for it")
  }

  @Test func aStoryThatIsDrawnLaterComesBesideItsPageAndStaysThere() async throws {
    let check = "```swift role=check id=one title=\"More\"\napp.buttons[\"More\"].tap()\n```"
    try folder.write(lesson("Bee", check), to: "02-b/lesson.md")
    var builder = try builder(templates: [
      "lesson.mustache":
        "{{stories}}:{{#steps}}{{#pieces}}{{#checks}}{{#items}}{{story}}{{/items}}{{/checks}}{{/pieces}}{{/steps}}",
      "strip.mustache": "{{#moments}}{{{svgHTML}}}{{/moments}}",
    ])
    builder.pictures = { lesson in LessonPictureSet(isRepeatable: lesson.id != "02-b") }
    let first = try await builder.build(.keepGood)
    #expect(text("02-b/index.html", first) == ":")
    builder.pictures = { lesson in
      let screen = CoursePictures.Frame(svg: "<svg/>", caption: "tap", alternative: "A screen")
      var pictures = CoursePictures()
      for check in lesson.steps.flatMap(\.checks) {
        pictures.stories[check.fence] = CoursePictures.Story(moments: [screen], end: screen)
      }
      return LessonPictureSet(pictures: pictures)
    }
    let second = try await builder.build(.keepGood, retries: true)
    #expect(made(second) == ["02-b/index.html"])
    #expect(text("02-b/index.html", second) == "stories.js:look.one")
    let third = try await builder.build(.keepGood)
    #expect(made(third) == [])
    for build in [second, third] {
      let script = build.files.first { $0.path == "02-b/stories.js" }?.bytes
      #expect(
        script.map { String(decoding: $0, as: UTF8.self) }
          == "window.coursemarkStories = {\"look.one\":\"\\u003Csvg/>\"};\n")
    }
  }

  @Test func aLessonThatIsALinkIsReadWhenItOrItsFileHasChanged() async throws {
    try folder.write(lesson("Elk"), to: "elsewhere/elk.md")
    try folder.write("", to: "05-e/other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/05-e/lesson.md", withDestinationPath: folder.path + "/elsewhere/elk.md")
    var builder = try builder()
    _ = try await builder.build(.leaveOut)
    let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    for (words, changed) in [("Moss.", "/05-e/lesson.md"), ("Grass.", "/elsewhere/elk.md")] {
      try folder.write(lesson("Elk", words), to: "elsewhere/elk.md")
      #expect(try await made(builder.build(.leaveOut, changed: [real + changed])) == ["05-e/index.html"])
    }
  }

  private static let role = "```swift role=soluton\n```"

  @Test func aMistakeCostsOnePageAndAnEarlierGoodPageStays() async throws {
    try folder.write(lesson("Bee", Self.role), to: "02-b/lesson.md")
    var builder = try builder()
    let first = try await builder.build(.leaveOut)
    #expect(first.leftOut == [folder.path + "/02-b/lesson.md"])
    #expect(made(first) == ["01-a/index.html", "03-c/index.html", "04-d/index.html"])
    #expect(text("index.html", first)?.contains("Bee") == false, "no page leads to one that is not there")
    try folder.write(lesson("Bee"), to: "02-b/lesson.md")
    try folder.write(lesson("Cow", Self.role), to: "03-c/lesson.md")
    let second = try await builder.build(.leaveOut)
    #expect(second.leftOut == [])
    #expect(second.kept.contains("03-c/index.html"))
    #expect(second.diagnostics.map(\.rule) == [.unknownRole])
  }

  @Test func aCourseWithoutAGoodLessonIsNotBuilt() async throws {
    for (name, title) in [("01-a", "Ant"), ("02-b", "Bee"), ("03-c", "Cow"), ("04-d", "Dog")] {
      try folder.write(lesson(title, Self.role), to: "\(name)/lesson.md")
    }
    var builder = try builder()
    let build = try await builder.build(.leaveOut)
    #expect(build.isStopped)
    #expect(build.files == [])
  }

  @Test func aMistakeLeavesWhoWritesTheLastGoodPage() async throws {
    let kept = try await again { _ in
      try folder.write(lesson("Bear", Self.role), to: "02-b/lesson.md")
      try folder.write(lesson("Cow", "Milk."), to: "03-c/lesson.md")
    }
    #expect(made(kept) == ["03-c/index.html"])
    #expect(kept.kept == ["01-a/index.html", "02-b/index.html", "04-d/index.html"])
    #expect(kept.diagnostics.map { "\($0.location?.position.line ?? 0) \($0.rule.rawValue)" } == ["10 unknown-role"])
    #expect(text("index.html", kept)?.contains("Bee") == true, "others show what was last good")
  }

  @Test func aLessonThatNeverWasGoodIsAwaited() async throws {
    try folder.write(lesson("Bee", "```swift role=soluton\n```"), to: "02-b/lesson.md")
    var builder = try builder()
    let build = try await builder.build(.keepGood)
    #expect(build.awaited == ["02-b/index.html"])
    #expect(made(build) == ["01-a/index.html", "03-c/index.html", "04-d/index.html"])
    try folder.write(lesson("Bee"), to: "02-b/lesson.md")
    #expect(try await made(builder.build(.keepGood)) == ["02-b/index.html"])
  }

  @Test func buildingInPartsMakesTheSameSite() async throws {
    var builder = try builder()
    _ = try await builder.build(.leaveOut)
    try folder.write(lesson("Bear", "Honey."), to: "02-b/lesson.md")
    let second = try await builder.build(.leaveOut)
    var anew = try self.builder()
    let whole = try await anew.build(.leaveOut)
    for file in second.files { #expect(whole.files.contains(file), "\(file.path)") }
    #expect(Set(second.files.map(\.path)).union(second.kept) == Set(whole.files.map(\.path)))
  }
}
