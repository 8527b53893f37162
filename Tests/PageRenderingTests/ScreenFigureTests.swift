import CourseModel
import PageRendering
import Testing

@Suite struct ScreenFigureTests {
  private let course: Course
  private let fence = SourceLocation(file: Sample.file, line: 5)

  /// A picture in words, which needs no picture.
  init() {
    let screen = Snippet(role: .screen, language: "text", code: "[ milk ] (Add)", location: fence)
    course = Sample.course(steps: [Sample.step([.snippet(screen)])])
  }

  @Test func aFenceWithPicturesShowsThemInsteadOfItsText() throws {
    let pictures = CoursePictures(frames: [
      fence: [
        .init(svg: "<svg id=\"a\"></svg>", caption: "Before", alternative: "An empty field"),
        .init(svg: "<svg id=\"b\"></svg>", caption: "After", alternative: "A field with \"milk\""),
      ]
    ])
    let page = try Sample.page(course, pictures: pictures)
    #expect(page.contains("<div class=\"picture\"><svg id=\"b\"></svg></div>\n<p class=\"frame-caption\">After</p>"))
    #expect(page.contains("<figure class=\"screen several\">"))
    #expect(!page.contains("(Add)"))
  }

  @Test func aFenceWithoutPicturesShowsItsText() throws {
    let page = try Sample.page(course, pictures: CoursePictures(frames: [fence: []]))
    #expect(page.contains("[ milk ] (Add)"))
  }

  /// A picture that could not be drawn leaves nothing behind: its code is no text of the lesson.
  @Test func codeOfAPictureIsNeverShown() throws {
    let code = "app.textFields[\"caption\"].tap()"
    let screen = Snippet(role: .screen, code: code, location: fence)
    let page = try Sample.page(Sample.course(steps: [Sample.step([.snippet(screen)])]))
    #expect(!page.contains("caption"))
    #expect(!page.contains("figure"))
  }

  @Test func captionsAndAlternativesAreEscaped() throws {
    let hostile = "\"><script>alert(1)</script>"
    let pictures = CoursePictures(frames: [fence: [.init(svg: "", caption: hostile, alternative: hostile)]])
    #expect(try !Sample.page(course, pictures: pictures).contains("<script>"))
  }
}
