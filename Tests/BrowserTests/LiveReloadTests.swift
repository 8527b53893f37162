import Foundation
import Testing

extension BrowserTests {
  /// `coursemark serve`, as a process of its own.
  @Suite struct LiveReload {
    @Test func aPageRenewsItselfAndKeepsItsPlace() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        try await browser.look(.phone)
        try await browser.open(served.address + "01-first/index.html")
        try await browser.run("document.querySelector('#step-one details.hint').open = true")
        try await browser.wait(until: "!document.querySelectorAll('#step-one details.hint')[1].hidden")
        try await browser.run("document.getElementById('step-two').scrollIntoView({ behavior: 'instant' })")
        let top = "document.getElementById('step-two').getBoundingClientRect().top"
        let before = try await browser.text(top)
        // Something above grows, too.
        let changed = CourseFolder.first.replacing("Now a giraffe", with: "Now a rhinoceros").replacing(
          "> A quote.", with: "> A quote.\n>\n> And another paragraph of it.")
        try served.course.write(changed, to: "01-first/lesson.md")
        try await browser.arrive(where: "document.body.innerText.includes('rhinoceros')")
        // A page is scrolled by whole pixels.
        try await browser.wait(until: "Math.abs(\(top) - \(before)) < 1")
        #expect(try await browser.isTrue("document.querySelector('#step-one details.hint').open"))
        #expect(try await browser.complaints() == [])
        #expect(try await browser.requests(except: served.address) == [])
      }
    }

    @Test func aPageThatThereIsNotLooksLikeTheOthers() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        try await browser.open(served.address + "nothing/is/here")
        #expect(try await browser.isTrue("document.querySelector('header.site .home').innerText === 'A small course'"))
        try await browser.click("[data-search-open]")
        try await browser.type("giraffe")
        try await browser.wait(until: "document.querySelector('.search-results mark')")
        // The page itself is missing, and nothing else.
        #expect(try await browser.complaints().filter { !$0.contains("/nothing/is/here") } == [])
      }
    }

    @Test func aPageWhoseLessonHasNotChangedIsLeftAlone() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        try await browser.open(served.address + "01-first/")
        try await browser.run("window.isTheSame = true")
        let before = try await mark(of: "/01-first/", browser)
        #expect(before == (try await browser.text("document.querySelector('script[data-mark]').dataset.mark")))
        try served.course.write(
          "---\nformat: 1\nsummary: Nothing yet.\n---\n# The second\n\nAn emu stands here.\n", to: "02-second/lesson.md"
        )
        // The other page tells when the change has been seen.
        try await browser.wait(
          until: "fetch('/02-second/').then(answer => answer.text()).then(text => text.includes('emu'))")
        #expect(try await mark(of: "/01-first/", browser) == before)
        #expect(try await browser.isTrue("window.isTheSame"))
      }
    }

    /// What tells the page's script whether it is the newest.
    private func mark(of page: String, _ browser: Browser) async throws -> String {
      let html = try await browser.run("return fetch('\(page)').then(answer => answer.text())") as? String ?? ""
      return String(try #require(html.firstMatch(of: /data-mark="([^"]+)"/)).output.1)
    }

    @Test func aMistakeIsShownInThePageUntilItIsMended() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        try await browser.open(served.address + "01-first/index.html")
        let hostile = "soluton<img src=x onerror=window.broken=1>"
        try served.course.write(
          CourseFolder.first + "\n```swift role=\"\(hostile)\"\nlet a = 1\n```\n", to: "01-first/lesson.md")
        try await browser.wait(until: "document.getElementById('coursemark-problems')")
        let shown = try await browser.text("document.getElementById('coursemark-problems').innerText")
        let line = CourseFolder.first.split(separator: "\n", omittingEmptySubsequences: false).count + 1
        #expect(shown.contains("01-first/lesson.md:\(line):"))
        #expect(shown.contains(hostile), "the message names what is wrong, as text")
        #expect(try await browser.text("window.broken") == "undefined")
        #expect(try await browser.text("document.body.innerText").contains("giraffe"), "the last good page stays")
        try served.course.write(CourseFolder.first, to: "01-first/lesson.md")
        try await browser.wait(until: "!document.getElementById('coursemark-problems')")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func thePanelOfMistakesCoversNothingThatHasTheFocus() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        try await browser.open(served.address + "01-first/index.html")
        try await browser.run(
          "window.last = [...document.querySelectorAll('main a[href], main input, main summary')].at(-1)")
        try await browser.run("window.last.focus(); window.last.scrollIntoView({ block: 'end', behavior: 'instant' })")
        let (panel, focused) = ("document.getElementById('coursemark-problems')", "document.activeElement")
        try served.course.write(CourseFolder.first + "\n```swift role=soluton\n```\n", to: "01-first/lesson.md")
        try await browser.wait(until: panel)
        try await browser.settle()
        #expect(try await browser.isTrue("\(focused) === window.last"))
        #expect(
          try await browser.isTrue(
            "\(focused).getBoundingClientRect().bottom <= \(panel).getBoundingClientRect().top"))
        try await browser.run("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
        #expect(
          try await browser.isTrue(
            "[...document.querySelectorAll('main, main *')].every(element => element.getBoundingClientRect().bottom"
              + " <= \(panel).getBoundingClientRect().top || !element.checkVisibility())"))
      }
    }

    @Test func thePanelOfMistakesIsLeftAloneWhileTheyAreTheSame() async throws {
      let course = try CourseFolder()
      try await ServedCourse.serve(course) { browser, served in
        try await browser.open(served.address + "01-first/index.html")
        let broken = CourseFolder.first + "\n```swift role=soluton\n```\n"
        try course.write(broken, to: "01-first/lesson.md")
        try await browser.wait(until: "document.getElementById('coursemark-problems')")
        // A page that nobody sees stops listening; seen again, it is told the same news once more.
        try await browser.run(
          """
          window.panel = document.getElementById("coursemark-problems");
          window.item = window.panel.querySelector("li");
          window.panel.focus();
          window.heard = 0;
          window.EventSource = class extends EventSource {
            constructor(address) {
              super(address);
              this.addEventListener("message", () => { window.heard += 1; });
            }
          };
          for (const hidden of [true, false]) {
            Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
          }
          """)
        try await browser.wait(until: "window.heard === 1")
        #expect(try await browser.isTrue("window.item.isConnected && document.activeElement === window.panel"))
        // Others are shown in the same place.
        try course.write(broken.replacing("soluton", with: "hnit"), to: "01-first/lesson.md")
        try await browser.wait(until: "window.panel.innerText.includes('hnit')")
        #expect(try await browser.isTrue("window.panel.isConnected && document.activeElement === window.panel"))
      }
    }

    @Test func aLessonThatNeverWasGoodSaysWhatItWaitsFor() async throws {
      let course = try CourseFolder()
      try course.write(CourseFolder.first + "\n```swift role=soluton\n```\n", to: "01-first/lesson.md")
      try await ServedCourse.serve(course) { browser, served in
        try await browser.open(served.address + "01-first/")
        let text = try await browser.text("document.body.innerText")
        #expect(text.contains("This page can't be made yet") && text.contains("soluton"))
        try course.write(CourseFolder.first, to: "01-first/lesson.md")
        try await browser.wait(until: "document.body.innerText.includes('giraffe')")
      }
    }

    @Test func ctrlCEndsInOrder() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        // An open page holds a connection, which must not hold the end up.
        try await browser.open(served.address)
        #expect(try await served.process.end(SIGINT) == .exited(0))
      }
    }
  }
}
