import Foundation
import Testing

extension BrowserTests {
  /// The apps of a lesson that `coursemark serve` serves, used in its page.
  @Suite struct UsedApps {
    private func course() throws -> CourseFolder {
      try .counting(
        shows: "<b>\\(count)",
        rest: """
          ```swift role=check id=one
          app.buttons["More"].tap()
          expect(app.staticTexts["count"].label, is: "<b>1")
          ```

          \(CourseFolder.writing)
          """)
    }

    private static let glass = ".coursemark-glass"
    private func shown(_ browser: Browser, in app: String = "") async throws -> String {
      try await browser.text("document.querySelector('\(app)\(Self.glass)').ariaLabel")
    }

    private func open(_ browser: Browser, step: String) async throws {
      try await browser.click("#step-\(step) .coursemark-try button")
      try await browser.wait(
        until:
          "document.querySelector('\(Self.glass)') && [...document.querySelectorAll('\(Self.glass)')].every((it) => it.querySelector('svg'))"
      )
    }

    private static let starter = "[data-app=starter] "
    private static let solution = "[data-app=solution] "

    /// A press of the mouse on a word of the picture, or on the first letter of a row of keys.
    private func click(on word: String, in app: String = "", _ browser: Browser) async throws {
      // Whatever moves has come to rest.
      try await browser.wait(until: "document.getAnimations().every((it) => it.playState !== 'running')")
      let place =
        try await browser.run(
          """
          const text = [...document.querySelectorAll("\(app)\(Self.glass) svg text")].find(text => text.textContent === arguments[0] || text.textContent.startsWith(arguments[0] + "w"));
          text.scrollIntoView({ block: "center", behavior: "instant" });
          const box = text.getBoundingClientRect();
          return [box.x + (text.textContent === arguments[0] ? box.width / 2 : 4), box.y + box.height / 2];
          """, [word]) as? [Double] ?? []
      for type in ["mousePressed", "mouseReleased"] {
        try await browser.command(
          "Input.dispatchMouseEvent",
          ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
      }
    }

    @Test func aStepsAppIsUsedByMouseBeforeAndAfterBesideEachOther() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.open(served.address + "03-app/")
        // The page renews itself when its pictures are drawn.
        try await browser.wait(until: "document.querySelector('#step-count [data-moment*=solution] .coursemark-try')")
        try await open(browser, step: "count")
        let apps = "[...document.querySelectorAll('.coursemark-phone')].map((it) => it.dataset.app).join()"
        #expect(try await browser.text(apps) == "starter,solution")
        let tops = "[...document.querySelectorAll('\(Self.glass)')].map((it) => it.getBoundingClientRect().top)"
        #expect(try await browser.isTrue("\(tops)[0] === \(tops)[1]"), "they stand beside each other")
        #expect(try await shown(browser, in: Self.starter) == "Screen with button \"More\".")
        try await click(on: "More", in: Self.starter, browser)
        try await click(on: "More", in: Self.solution, browser)
        let solved = "document.querySelector('\(Self.solution)\(Self.glass)').ariaLabel"
        try await browser.wait(until: "\(solved).includes('<b>1')")
        #expect(
          try await shown(browser, in: Self.starter) == "Screen with button \"More\".",
          "nothing counts before the step is done")
        #expect(try await !browser.isTrue("document.querySelector('\(Self.glass) b')"), "what an app shows is text")
        #expect(try await browser.accessibilityProblems() == [])
        // What is done is done to both.
        try await browser.click(".coursemark-done button:nth-child(1)")
        try await browser.wait(until: "document.querySelectorAll('\(Self.glass) svg.wide').length === 2")
        try await browser.click(".coursemark-shown button:nth-child(2)")
        try await browser.wait(until: "\(apps) === 'solution' && document.querySelector('\(Self.glass) svg')")
        // On a phone one or the other.
        try await browser.click(".coursemark-shown button:nth-child(3)")
        // Each picture has another one inside.
        try await browser.wait(until: "document.querySelectorAll('\(Self.glass) > svg').length === 2")
        try await browser.look(.phone)
        try await browser.wait(until: "\(apps) === 'starter'")
        #expect(
          try await browser.text("document.querySelector('.coursemark-shown').innerText.replace(/\\s+/g, ' ')")
            == "At the start Solved")
        // Escape closes it from its tools, too.
        try await browser.run("document.querySelector('.coursemark-done button').focus()")
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('.coursemark-app')")
        #expect(try await browser.isTrue("document.activeElement.innerText === 'Try it'"))
        #expect(try await browser.complaints() == [])
        #expect(try await browser.requests(except: served.address) == [])
      }
    }

    @Test func anAppGoesOnWhereAPictureStands() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.open(served.address + "03-app/")
        // The pictures come into the page when they are drawn.
        let usable = "#step-count [data-moment*=solution] .coursemark-try button"
        try await browser.wait(until: "document.querySelector('\(usable)')")
        try await browser.click(usable)
        try await browser.wait(until: "document.querySelector('\(Self.glass) svg')")
        #expect(try await shown(browser) == "Screen with text \"<b>1\"; button \"More\".")
        #expect(
          try await browser.text("document.querySelector('.coursemark-tools [aria-pressed=true]').innerText")
            == "As in the picture")
        try await click(on: "More", browser)
        try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('<b>2')")
        #expect(try await browser.accessibilityProblems() == [])
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('.coursemark-app')")
        #expect(try await browser.isTrue("document.activeElement.innerText.startsWith('Try it from here')"))
        // Where no app is on the screen, there is none to try: the first lessons of this course have no scene.
        try await browser.open(served.address + "01-first/")
        #expect(try await browser.isTrue("document.querySelectorAll('section.step').length > 0"))
        #expect(
          try await !browser.isTrue(
            "[...document.querySelectorAll('.coursemark-try button')].some((it) => it.innerText === 'Try it')"))
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func aFieldIsWrittenIntoWithTheReadersKeyboard() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.look(.phone)
        try await browser.open(served.address + "03-app/")
        try await open(browser, step: "write")
        try await click(on: "Name", browser)
        try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('keyboard is up')")
        // The key of the page's search is one of the app's here.
        try await browser.type("a/b")
        try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('a/b')")
        #expect(try await !browser.isTrue("document.querySelector('dialog.search').open"))
        // And by a finger on the drawn keys.
        try await click(on: "q", browser)
        try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('a/bq')")
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('.coursemark-app')")
        #expect(try await browser.isTrue("document.activeElement.innerText === 'Try it'"))
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func anAppIsUsedWithoutAPointer() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.open(served.address + "03-app/")
        try await open(browser, step: "count")
        try await browser.click(".coursemark-shown button:nth-child(2)")
        try await browser.wait(until: "document.querySelector('[data-app=solution]:only-child .coursemark-target')")
        try await browser.run("document.querySelector('\(Self.glass)').focus()", [])
        try await browser.press(.tab)
        let focused = "document.activeElement.ariaLabel"
        #expect(try await browser.text(focused) == "button \"More\"")
        // It stands where the button is drawn.
        #expect(
          try await browser.isTrue(
            """
            (() => {
              const text = [...document.querySelectorAll("\(Self.glass) svg text")].find(text => text.textContent === "More").getBoundingClientRect();
              const box = document.activeElement.getBoundingClientRect();
              return box.left <= text.left && box.right >= text.right && box.top <= text.top + 2 && box.bottom >= text.bottom - 2;
            })()
            """))
        for count in 1...2 {
          try await browser.press(.enter)
          try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('<b>\(count)')")
        }
        #expect(try await browser.text(focused) == "button \"More\"", "whoever was on it stays on it")
        #expect(try await browser.accessibilityProblems() == [])
        try await browser.press(.tab)
        #expect(try await !browser.isTrue("document.querySelector('\(Self.glass)').contains(document.activeElement)"))
        // A field is written into once it was tapped, with Return and blanks.
        try await browser.click("#step-write .coursemark-try button")
        try await browser.wait(until: "document.querySelector('#step-write \(Self.glass) .coursemark-target')")
        try await browser.press(.tab)
        #expect(try await browser.text(focused).hasPrefix("text field \"Name\""))
        try await browser.press(.enter)
        try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('keyboard is up')")
        try await browser.type("a b")
        try await browser.wait(until: "document.querySelector('\(Self.glass)').ariaLabel.includes('a b')")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func onlyThePagesOfTheSiteCanAsk() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.open(served.address + "03-app/")
        let question =
          "JSON.stringify({ session: crypto.randomUUID(), lesson: '03-app', step: 'step-nothing', app: 'starter' })"
        let answer = try await browser.run(
          """
          return fetch("/_coursemark/app", { method: "POST", headers: { "Content-Type": "application/json" }, body: \(question) })
            .then(answer => answer.json()).then(answer => answer.problem.name)
          """)
        #expect(answer as? String == "serve.noStep")
        #expect(
          try await browser.isTrue(
            "fetch('/_coursemark/app', { method: 'POST', body: '{}' }).then(answer => answer.status === 415)"))
      }
    }
  }
}
