import CourseModel
import Foundation
import PageRendering
import SiteBuilding
import Testing

extension BrowserTests {
  /// The story of a check, played on a lesson's page.
  @Suite struct Stories {
    /// Eight things that a user does in the first check of a lesson, one of which is to type something hostile.
    @Sendable private static func story(of lesson: Lesson) -> LessonPictureSet {
      guard let check = lesson.steps.first?.checks.first else { return LessonPictureSet() }
      let frames = (1...8).map { number in
        CoursePictures.Frame(
          svg: "<svg class=\"wireframe\" role=\"img\" aria-label=\"Screen \(number)\" viewBox=\"0 0 9 16\"></svg>",
          caption: number == 3 ? "type \"</script><img src=x onerror=window.broken=1>\u{2028}\"" : "tap \(number)",
          alternative: "Screen \(number)")
      }
      let story = CoursePictures.Story(moments: frames, earlier: 2, end: frames[7])
      return LessonPictureSet(pictures: CoursePictures(stories: [check.fence: story]))
    }

    @Test func aStoryIsPlayedAndTheArrowKeysStepThroughIt() async throws {
      let browser = try Browser.current
      try await browser.look(.desk)
      let course = try CourseFolder()
      defer { course.remove() }
      let told = try await Site(ofCourseAt: course.path, pictures: Self.story)
      try await browser.open(told.address(of: "01-first/index.html"))
      #expect(try await browser.text("document.querySelectorAll('.play').length") == "1")
      #expect(try await browser.text("document.querySelector('.play').textContent") == "Play it: It is one")
      #expect(try await !browser.isTrue("window.coursemarkStories"), "it comes when it is asked for")
      try await browser.click(".play")
      try await browser.wait(until: "document.activeElement.matches('.strip')")
      let current = "[...document.querySelectorAll('.strip li')].findIndex(item => item.ariaCurrent === 'step')"
      #expect(try await browser.text(current) == "0")
      let (left, right, end) = ("\u{E012}", "\u{E014}", "\u{E010}")
      for (key, place) in [(right, 1), (right, 2), (left, 1), (end, 8), (right, 8)] {
        try await browser.type(key)
        try await browser.wait(until: "\(current) === \(place)")
      }
      #expect(try await browser.isTrue("document.querySelector('.strip').scrollLeft > 0"))
      let said = "document.querySelector('p.unseen[role=status]').textContent"
      try await browser.wait(until: "\(said).startsWith('9 of 9: What the app shows then')")
      #expect(
        try await browser.isTrue("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
        "it scrolls inside of itself")
      #expect(try await browser.text("document.querySelector('.strip').innerText").contains("</script><img src=x"))
      #expect(try await browser.text("document.querySelectorAll('.strip img').length") == "0")
      #expect(try await browser.accessibilityProblems() == [])
      try await browser.click(".play")
      try await browser.wait(until: "!document.querySelector('.strip').checkVisibility()")
      #expect(try await browser.text("document.querySelector('.play').ariaExpanded") == "false")
      #expect(try await !browser.isTrue("'broken' in window"))
      #expect(try await browser.complaints() == [])
    }

    /// On a phone one moment fits, on a desk several: a click goes to the next one all the same.
    @Test(arguments: [Browser.View.desk, .phone]) func theButtonsGoFromMomentToMoment(view: Browser.View) async throws {
      let course = try CourseFolder()
      defer { course.remove() }
      let told = try await Site(ofCourseAt: course.path, pictures: Self.story)
      let browser = try Browser.current
      try await browser.look(view)
      try await browser.open(told.address(of: "01-first/index.html"))
      try await browser.click(".play")
      let current = "[...document.querySelectorAll('.strip li')].findIndex(item => item.ariaCurrent === 'step')"
      let (back, on) = (".strip .turns button:nth-child(1)", ".strip .turns button:nth-child(2)")
      try await browser.wait(until: "document.querySelector('\(back)')?.ariaDisabled === 'true'")
      for place in 1...8 {
        try await browser.click(on)
        try await browser.wait(until: "\(current) === \(place)")
      }
      #expect(try await browser.text("document.querySelector('\(on)').ariaDisabled") == "true")
      try await browser.click(back)
      try await browser.wait(until: "\(current) === 7")
      // The arrow keys go on from a button, too.
      try await browser.type("\u{E012}")
      try await browser.wait(until: "\(current) === 6")
      #expect(try await browser.text("document.querySelectorAll('.turns button').length") == "2")
      #expect(try await browser.accessibilityProblems() == [])
    }
  }
}
