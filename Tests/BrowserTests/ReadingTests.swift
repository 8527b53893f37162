import Foundation
import Testing

extension BrowserTests {
  /// Pages from a disk, as a reader sees them.
  @Suite struct Reading {
    @Test(arguments: ["index.html", "01-first/index.html"])
    func aPageCanBeReadWithoutAScript(page: String) async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(.desk)
      try await browser.setScript(isOn: false)
      try await browser.open(site.address(of: page))
      let text = try await browser.text("document.body.innerText")
      let isLesson = page.hasPrefix("01")
      #expect(text.contains("The first"))
      #expect(text.contains("Make it answer one") == isLesson)
      #expect(!text.contains("It is not zero."), "hints are closed")
      if isLesson {
        try await browser.click("details > summary")
        try await browser.wait(until: "document.querySelector('details').open")
      }
      try await browser.setScript(isOn: true)
      #expect(try await browser.requests(except: site.address) == [])
    }

    @Test func nothingIsAskedOfOtherServersAndNothingIsComplainedOf() async throws {
      let browser = try Browser.current
      try await browser.look(.desk)
      for site in [try await Site.lessons.value, try await Site.report.value] {
        #expect(site.pages.values.contains { $0.contains("<svg class=\"wireframe\"") }, "it has pictures")
        for page in site.pages.keys.sorted() {
          try await browser.open(site.address(of: page))
          #expect(try await browser.requests(except: site.address) == [], "\(page)")
          #expect(try await browser.complaints() == [], "\(page)")
        }
      }
    }

    @Test(arguments: Browser.View.allCases)
    func thePagesAreForEverybody(view: Browser.View) async throws {
      let (browser, small, lessons) = (try Browser.current, try await Site.small.value, try await Site.lessons.value)
      try await browser.look(view)
      for (site, pages) in [
        (small, ["index.html", "01-first/index.html"]), (lessons, lessons.pages.keys.sorted()),
        (try await Site.report.value, ["report.html"]),
        (try await Site.gradebook.value, ["index.html", "learner-1.html", "learner-8.html"]),
      ] {
        for page in pages {
          try await browser.open(site.address(of: page))
          try await browser.run(
            "document.querySelectorAll('details').forEach(d => { d.hidden = false; d.open = true })")
          try await browser.settle()
          #expect(try await browser.accessibilityProblems() == [], "\(page)")
        }
      }
    }

    /// `code-width` of the lessons is what a page shows.
    @Test(arguments: [1200, 1280, 1440])
    func codeOfTheLessonsIsWholeBesideTheProgram(width: Int) async throws {
      let (browser, site) = (try Browser.current, try await Site.lessons.value)
      try await browser.look(Browser.View(width: width, isDark: false))
      try await browser.open(site.address(of: "03-text-entry/index.html"))
      try await browser.wait(until: "document.querySelector('.program')?.checkVisibility()")
      try await browser.run("document.querySelectorAll('details').forEach(d => { d.hidden = false; d.open = true })")
      try await browser.settle()
      let cut = "[...document.querySelectorAll('.text pre')].filter((it) => it.scrollWidth > it.clientWidth)"
      #expect(try await browser.text("\(cut).map((it) => it.textContent).join('\\n\\n')") == "")
    }

    @Test(arguments: Browser.View.allCases)
    func theSearchIsForEverybody(view: Browser.View) async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(view)
      try await browser.open(site.address(of: "01-first/index.html"))
      try await browser.click("[data-search-open]")
      try await browser.type("answer")
      try await browser.wait(until: "document.querySelector('.search-results mark')?.textContent === 'answer'")
      #expect(try await browser.isTrue("document.querySelectorAll('.search-results a').length > 1"))
      let problems = try await browser.accessibilityProblems()
      #expect(problems == [])
    }

    /// A window of 1280 by 900 pixels at 400 %.
    @Test func aLowWindowShowsWhatTheSearchHasFound() async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.command(
        "Emulation.setDeviceMetricsOverride", ["width": 320, "height": 225, "deviceScaleFactor": 1, "mobile": false])
      try await browser.open(site.address(of: "01-first/index.html"))
      try await browser.run("document.querySelector('[data-search-open]').click()")
      try await browser.type("answer")
      try await browser.wait(until: "document.querySelector('.search-results mark')?.textContent === 'answer'")
      let first = "document.querySelector('.search-results a strong').getBoundingClientRect()"
      #expect(try await browser.isTrue("\(first).bottom <= innerHeight"))
      try await browser.look(.desk)
    }

    /// The reader's own ground and ink, as the page around them.
    @Test func picturesTakeTheReadersColours() async throws {
      let (browser, site) = (try Browser.current, try await Site.lessons.value)
      for view in Browser.View.allCases where view.isForced {
        try await browser.look(view)
        try await browser.open(site.address(of: "03-text-entry/index.html"))
        let ground = "getComputedStyle(document.querySelector('.wireframe rect')).fill"
        let around = "getComputedStyle(document.body).backgroundColor"
        #expect(try await browser.text(ground) == (try await browser.text(around)), "\(view)")
      }
      try await browser.look(.desk)
    }
  }
}
