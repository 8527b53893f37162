import Foundation
import Testing

extension BrowserTests {
  /// axe-core on pages in the states that a reader brings them into. The states that need a server are looked at by `make test-axe`
  /// (`COURSEMARK_WHOLE_TESTS=1`), in all views.
  @Suite(.enabled(AxeCore.unreachable) { await AxeCore.isAsked }) struct AxeCoreStates {
    private static let isWhole = ProcessInfo.processInfo.environment["COURSEMARK_WHOLE_TESTS"] == "1"
    private static let views = isWhole ? Browser.View.allCases : [.desk]

    private func course() throws -> CourseFolder {
      let course = try CourseFolder.counting(
        shows: "\\(count)",
        rest: """
          ```swift role=check id=one title="More shows 1"
          app.buttons["More"].tap()
          expect(app.staticTexts["count"].label, is: "1")
          ```

          \(CourseFolder.writing)
          """)
      try course.write("title: A small course\nurl: https://example.org/\n", to: "course.yml")
      try course.write("# Words\n\n## Giraffe\n\nAn animal with a **long** neck.\n", to: "glossary.md")
      return course
    }

    private func expectNothing(_ state: String, _ browser: Browser) async throws {
      // What glides or appears has come to rest: a colour on its way has no contrast.
      try await browser.wait(until: "document.getAnimations().every((it) => it.playState !== 'running')")
      // What lies under the header that stays is not what a reader sees: a button half under it has no room there.
      try await browser.run("window.scrollTo(0, 0)")
      try await browser.settle()
      let violations = try await browser.axeViolations()
      #expect(violations == [:], "\(state): \(violations)")
    }

    @Test func axeCoreIsThere() async throws {
      _ = try #require(await AxeCore.script.value, "axe-core can't be fetched from PyPI, and was asked for")
    }

    @Test(arguments: views) func axeCoreFindsNothingInWhatAReaderOpens(view: Browser.View) async throws {
      let (browser, site) = (try Browser.current, try await Site.lessons.value)
      try await browser.look(view)
      for page in site.pages.keys.sorted() {
        try await browser.open(site.address(of: page))
        try await expectNothing(page, browser)
      }
      let lesson = "03-text-entry/index.html"
      try await browser.open(site.address(of: lesson))
      try await browser.run("localStorage.clear()")
      try await browser.open(site.address(of: lesson))
      try await browser.click(".play")
      try await browser.wait(until: "document.querySelector('.strip li')")
      try await expectNothing("a story that is played", browser)
      try await browser.run("document.querySelector('details.solution').open = true")
      try await browser.click("details.solution [role=tab]:nth-child(2)")
      try await expectNothing("what a solution changes", browser)
      try await browser.run("for (const it of document.querySelectorAll('details.place')) it.open = true")
      try await expectNothing("the menu of steps", browser)
      try await browser.click("[data-search-open]")
      try await browser.type("keyboard")
      try await browser.wait(until: "document.querySelector('.search-results mark')")
      try await expectNothing("search", browser)
      try await browser.open(site.address(of: lesson))
      try await browser.run("document.querySelector('[data-one-step]').click()")
      try await expectNothing("one step at a time, its introduction", browser)
      try await browser.click(".begin a")
      try await browser.click("section.step.current [data-step]")
      try await expectNothing("one step at a time, which is done", browser)
      try await browser.run("document.querySelector('[data-one-step]').click(); localStorage.clear()")
    }

    @Test(arguments: views) func axeCoreFindsNothingInReportsAndGradebooks(view: Browser.View) async throws {
      let browser = try Browser.current
      try await browser.look(view)
      try await browser.open(try await Site.report.value.address(of: "report.html"))
      try await expectNothing("a report", browser)
      for state in ["open = true", "open = false"] {
        try await browser.run("for (const it of document.querySelectorAll('details')) it.\(state)")
        try await expectNothing("a report whose checks have \(state)", browser)
      }
      let gradebook = try await Site.gradebook.value
      for page in gradebook.pages.keys.sorted() {
        try await browser.open(gradebook.address(of: page))
        try await expectNothing(page, browser)
      }
      try await browser.open(gradebook.address(of: "index.html"))
      try await browser.click("table.sortable thead th:nth-child(5) button")
      try await expectNothing("a gradebook that was sorted", browser)
      try await browser.run("for (const it of document.querySelectorAll('details')) it.open = true")
      try await expectNothing("a gradebook with all of it open", browser)
    }

    @Test(.enabled(if: isWhole, "make test-axe looks at pages that are served"), arguments: views)
    func axeCoreFindsNothingInWhatIsServed(view: Browser.View) async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.look(view)
        for page in ["", "01-first/", "03-app/", "glossary.html", "404.html", "nothing-is-here.html"] {
          try await browser.open(served.address + page)
          try await expectNothing(page, browser)
        }
        try await browser.open(served.address + "03-app/")
        try await browser.wait(until: "document.querySelector('figure.screen [data-moment] .coursemark-try button')")
        try await expectNothing("pictures that can be tried", browser)
        let glass = ".coursemark-glass"
        try await browser.click("#step-count .coursemark-try button")
        try await browser.wait(until: "document.querySelector('\(glass) .coursemark-target')")
        try await expectNothing("an app that can be used", browser)
        try await browser.click("#step-write .coursemark-try button")
        try await browser.wait(until: "document.querySelector('#step-write \(glass) .coursemark-target')")
        try await browser.press(.tab, .enter)
        try await browser.wait(until: "document.querySelector('\(glass)').ariaLabel.includes('keyboard is up')")
        try await expectNothing("an app with a keyboard", browser)
        let bench = "#step-count .coursemark-bench"
        // By the page: it may lie under the bar at the top of the window.
        try await browser.run("document.querySelector('#step-count .coursemark-try button:nth-child(2)').click()")
        try await browser.wait(until: "document.querySelector('\(bench) .main')")
        try await expectNothing("code that is written", browser)
        try await browser.run("document.querySelector('\(bench) .main').click()")
        try await browser.wait(until: "document.querySelector('\(bench) .strip .end svg')")
        try await expectNothing("a check that does not pass", browser)
        // A mistake of the author's, at the foot of the page.
        try served.course.write("---\nformat: 1\n---\n# Second\n\n```swift role=chek\n```\n", to: "02-second/lesson.md")
        try await browser.open(served.address + "01-first/")
        try await browser.wait(until: "document.querySelector('#coursemark-problems')")
        try await expectNothing("an author's mistake", browser)
      }
    }
  }
}
