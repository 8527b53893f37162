import CourseModel
import Foundation
import Testing

@testable import PageRendering

@Suite struct SharePictureTests {
  private static let frame = CoursePictures.Frame(
    svg: """
      <svg class="wireframe" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A &gt; B" viewBox="-10 -10 395 687" width="395" height="687">
      <rect fill="var(--screen-panel,ButtonFace)" stroke="var(--screen-frame,GrayText)"/></svg>
      """, alternative: "A > B")

  private static func picture(
    _ title: String, page: String = "01-first/index.html", frame: CoursePictures.Frame = frame,
    direction: String = "ltr"
  ) -> SharePicture? {
    SharePicture(for: page, showing: frame, title: title, above: "A <course>", direction: direction)
  }

  @Test func itHasTheScreenInColoursOfItsOwnAndTheTitleAsText() throws {
    let picture = try #require(Self.picture("Read <what> was typed"))
    #expect(picture.path == "01-first/share.png")
    #expect(picture.svg.contains(##"<rect fill="#ebebea" stroke="#c7c8c7"/></svg>"##))
    #expect(!picture.svg.contains("var("))
    #expect(picture.svg.contains("A &lt;course&gt;</text>") && picture.svg.contains(">Read &lt;what&gt;"))
    #expect(try #require(Self.picture("A", page: "index.html")).path == "share.png")
  }

  @Test(arguments: [
    "One", "Keep the password to yourself, and tell nobody about it", String(repeating: "word ", count: 90),
  ])
  func aTitleStaysWithinThePicture(title: String) throws {
    let svg = try #require(Self.picture(title)).svg
    let places = svg.matches(of: /<text x="(\d+)" y="(\d+)"/).compactMap { Int($0.2) }
    #expect(places.count > 1 && places.allSatisfy { (30..<600).contains($0) }, "\(places)")
  }

  @Test func whatIsReadFromTheRightBeginsThere() throws {
    let svg = try #require(Self.picture("عنوان", direction: "rtl")).svg
    #expect(svg.contains("<g direction=\"rtl\"") && svg.contains("<text x=\"1128\"") && svg.contains("<svg x=\"72\""))
  }

  @Test func lettersWithPlacesOfTheirOwnAreTextsOfTheirOwn() throws {
    var frame = Self.frame
    frame.svg += "<text x=\"1 2.5 3\" y=\"9\">a&amp;é</text><text x=\"4\" y=\"9\">whole</text>"
    let svg = try #require(Self.picture("A", frame: frame)).svg
    #expect(
      svg.contains("<text x=\"1\" y=\"9\">a</text><text x=\"2.5\" y=\"9\">&amp;</text><text x=\"3\" y=\"9\">é</text>"))
    #expect(svg.contains("<text x=\"4\" y=\"9\">whole</text>"))
  }

  @Test func aDrawingWithoutASizeHasNone() {
    #expect(Self.picture("A", frame: .init(svg: "<svg id=\"app\"></svg>", alternative: "")) == nil)
  }

  @Test func aPageNamesItWhereBitmapsAreMadeAndItsAddressIsKnown() throws {
    let fence = SourceLocation(file: Sample.file, line: 5)
    let course = Sample.course(steps: [Sample.step([Sample.snippet(.screen, "app.launch()")])])
    let pictures = CoursePictures(frames: [fence: [Self.frame]])
    var options = SiteOptions(address: "https://example.org/")
    #expect(try !Sample.page(course, options: options, pictures: pictures).contains("og:image"))
    options.sharesPictures = true
    let name = "<meta property=\"og:image\" content=\"https://example.org/01-first/share.png\">"
    #expect(try Sample.page(course, options: options, pictures: pictures).contains(name))
    #expect(try !Sample.page(course, options: options).contains("og:image"), "there is no screen")
    options.address = nil
    #expect(try !Sample.page(course, options: options, pictures: pictures).contains("og:image"))
  }
}
