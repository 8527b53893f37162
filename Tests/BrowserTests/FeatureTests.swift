import CourseModel
import Foundation
import PageRendering
import SiteBuilding
import Testing

extension BrowserTests {
  /// What the pages' script adds, from a disk.
  @Suite struct Features {
    private let browser: Browser
    private let site: Site

    init() async throws {
      browser = try Browser.current
      site = try await Site.small.value
      try await browser.look(.desk)
    }

    /// Opens a page as somebody who was never there.
    private func openAnew(_ page: String) async throws {
      try await browser.open(site.address(of: page))
      try await browser.run("localStorage.clear()")
      try await browser.open(site.address(of: page))
    }

    @Test func hintsAreOpenedOneAtATime() async throws {
      try await openAnew("01-first/index.html")
      let hints = "[...document.querySelectorAll('#step-one details.hint')]"
      let seen = "\(hints).map(h => h.checkVisibility()).join()"
      #expect(try await browser.text(seen) == "true,false")
      try await browser.click("#step-one details.hint summary")
      try await browser.wait(until: "\(seen) === 'true,true'")
      #expect(try await browser.text("\(hints).map(h => h.open).join()") == "true,false")
    }

    @Test(arguments: ["open", "closed"])
    func paperHasWhatTheReaderChoosesAndTheScreenIsAsBefore(choice: String) async throws {
      try await openAnew("01-first/index.html")
      try await browser.click("#step-one details.hint summary")
      let open =
        "[...document.querySelectorAll('main .text details')].map((it) => Number(it.open && it.checkVisibility())).join('')"
      let onScreen = try await browser.text(open)
      #expect(onScreen.contains("1") && onScreen.contains("0"))
      try await browser.run(
        "const choice = document.querySelector('[data-paper-choice]'); choice.value = arguments[0]; choice.dispatchEvent(new Event('change'));",
        [choice])
      try await browser.open(site.address(of: "01-first/index.html"))
      try await browser.click("#step-one details.hint summary")
      try await browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      try await browser.run("dispatchEvent(new Event('beforeprint'))")
      #expect(Set(try await browser.text(open)) == (choice == "open" ? ["1"] : ["0"]))
      #expect(try await browser.isTrue("document.querySelector('nav.steps ol').checkVisibility()"))
      try await browser.run("dispatchEvent(new Event('afterprint'))")
      try await browser.command("Emulation.setEmulatedMedia", ["media": ""])
      #expect(try await browser.text(open) == onScreen)
    }

    @Test func solutionsStayClosed() async throws {
      try await openAnew("01-first/index.html")
      let solutions = "[...document.querySelectorAll('details.solution')]"
      #expect(try await browser.text("\(solutions).map(s => s.open).join()") == "false,false")
    }

    @Test func searchFindsProseAndLeadsToItsStep() async throws {
      try await openAnew("index.html")
      try await browser.type("/")
      try await browser.wait(until: "document.querySelector('dialog.search').open")
      try await browser.type("Giraffe")
      // Its first letters are found, too, until the others are there.
      try await browser.wait(until: "document.querySelector('.search-results mark')?.textContent === 'giraffe'")
      #expect(try await browser.text("document.querySelectorAll('.search-results a').length") == "1")
      try await browser.press(.enter)
      try await browser.arrive(where: "location.pathname.endsWith('/01-first/index.html')")
      #expect(try await browser.text("location.hash") == "#step-two")
      #expect(try await browser.complaints() == [])
    }

    @Test(arguments: [
      ("giraffes", "1 place", "Answer two"), ("girafe", "1 place for “giraffe”", "Answer two"),
      ("girafef", "1 place for “giraffe”", "Answer two"), ("step 2", "1 place", "Answer two"),
      ("NSObject", "1 place", "In its code: NSObject"), ("answer.swift", "1 place", "In its code: Answer.swift"),
      ("giraffesque", "Nothing was found.", ""),
    ])
    func searchFindsNamesOfCodeAndStepsAndForgives(words: String, status: String, shown: String) async throws {
      try await openAnew("01-first/index.html")
      try await browser.click("[data-search-open]")
      try await browser.type(words)
      try await browser.wait(until: "document.querySelector('.search-status').textContent === '\(status)'")
      let results = try await browser.text("document.querySelector('.search-results').innerText")
      #expect(shown.isEmpty ? results.isEmpty : results.contains(shown))
    }

    @Test func wholeWordsComeBeforePartsOfThem() async throws {
      try await openAnew("01-first/index.html")
      try await browser.click("[data-search-open]")
      try await browser.type("two")
      try await browser.wait(
        until: "document.querySelector('.search-results strong')?.innerText.startsWith('Answer two')")
    }

    @Test func theTopOfTheWindowSaysWhichStepIsReadAndLeadsToOthers() async throws {
      for view in [Browser.View.desk, .phone] {
        try await browser.look(view)
        try await openAnew("01-first/index.html")
        let place = "document.querySelector('[data-place]').textContent"
        #expect(try await browser.text(place) == "Lesson 1")
        try await browser.run("document.getElementById('step-two').scrollIntoView({ behavior: 'instant' })")
        // A phone has no room for more.
        let (first, second) = view.width < 500 ? ("1/2", "2/2") : ("Step 1 of 2", "Step 2 of 2")
        try await browser.wait(until: "\(place) === '\(second) · Answer two'")
        let top = "document.querySelector('header.site').getBoundingClientRect()"
        #expect(try await browser.isTrue("\(top).top === 0"))
        #expect(
          try await browser.isTrue(
            "document.querySelector('#step-two h2').getBoundingClientRect().top >= \(top).bottom"))
        try await browser.click(".place summary")
        try await browser.click(".place li:first-of-type a")
        try await browser.wait(until: "\(place) === '\(first) · Answer one'")
        #expect(try await !browser.isTrue("document.querySelector('.place').open"))
        try await browser.click("#step-one .done input")
        try await browser.wait(until: "document.querySelectorAll('.place .tick').length === 1")
        #expect(
          try await browser.text("getComputedStyle(document.documentElement).getPropertyValue('--done')") == "0.5")
      }
    }

    @Test(arguments: ["zebra", "expect", "probe", "It is not zero"])
    func searchFindsNoCodeAndNoHints(words: String) async throws {
      try await openAnew("01-first/index.html")
      try await browser.click("[data-search-open]")
      try await browser.type(words)
      let expected = words == "zebra" ? "1 place" : "Nothing was found."
      try await browser.wait(until: "document.querySelector('.search-status').textContent === '\(expected)'")
      try await browser.press(.escape)
      try await browser.wait(until: "!document.querySelector('dialog.search').open")
      // The focus comes back.
      try await browser.wait(until: "document.activeElement.matches('[data-search-open]')")
    }

    @Test func progressIsKeptInTheBrowser() async throws {
      try await openAnew("01-first/index.html")
      try await browser.click("#step-one .done input")
      try await browser.open(site.address(of: "index.html"))
      try await browser.wait(until: "document.querySelector('[data-count]').textContent === '1 of 2 steps done'")
      try await browser.wait(until: "document.querySelector('[data-go-on]').textContent.includes('step 2')")
      try await browser.click("[data-go-on]")
      try await browser.arrive(where: "location.hash === '#step-two'")
      #expect(try await browser.isTrue("document.querySelector('#step-one .done input').checked"))
      #expect(try await !browser.isTrue("document.querySelector('#step-two .done input').checked"))
      try await browser.open(site.address(of: "index.html"))
      try await browser.click("[data-forget]")
      try await browser.wait(until: "document.querySelector('[data-count]').textContent === '2 steps'")
    }

    @Test func startLeadsToTheFirstLessonUntilThereIsSomethingToGoOnWith() async throws {
      try await openAnew("index.html")
      let words = "document.querySelector('[data-go-on]').textContent"
      #expect(try await browser.text(words) == "Start")
      try await browser.click("[data-go-on]")
      try await browser.arrive(where: "location.pathname.endsWith('/01-first/index.html')")
      try await browser.click("#step-one .done input")
      try await browser.open(site.address(of: "index.html"))
      try await browser.wait(until: "\(words) === 'Go on with step 2 of “The first”'")
      try await browser.click("[data-forget]")
      try await browser.wait(until: "\(words) === 'Start'")
    }

    @Test(arguments: [(false, "dark"), (true, "light")])
    func theReaderChoosesLightOrDarkForAllPages(isDark: Bool, choice: String) async throws {
      try await browser.look(Browser.View(width: 1280, isDark: isDark))
      try await openAnew("index.html")
      let colour = "getComputedStyle(document.body).backgroundColor"
      let system = try await browser.text(colour)
      let choose = { (value: String) in
        "const field = document.querySelector('[data-theme-choice]'); field.value = '\(value)'; "
          + "field.dispatchEvent(new Event('change'))"
      }
      try await browser.run(choose(choice))
      let chosen = try await browser.text(colour)
      #expect(chosen != system)
      try await browser.open(site.address(of: "01-first/index.html"))
      #expect(try await browser.text(colour) == chosen)
      #expect(try await browser.text("document.querySelector('[data-theme-choice]').value") == choice)
      #expect(try await browser.text("getComputedStyle(document.documentElement).colorScheme") == choice)
      // Paper is white whatever was chosen.
      try await browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try await browser.text(colour) == "rgb(255, 255, 255)")
      try await browser.command("Emulation.setEmulatedMedia", ["media": ""])
      try await browser.look(Browser.View(width: 1280, isDark: isDark))
      try await browser.run(choose(""))
      #expect(try await browser.text(colour) == system)
      try await browser.open(site.address(of: "index.html"))
      #expect(try await browser.text(colour) == system)
    }

    @Test func theScriptSpeaksTheLanguageOfThePage() async throws {
      let course = try CourseFolder()
      defer { course.remove() }
      try course.write("title: Ein kleiner Kurs\nlang: de\n", to: "course.yml")
      let german = try await Site(ofCourseAt: course.path)
      try await browser.open(german.address(of: "01-first/index.html"))
      try await browser.run("localStorage.clear()")
      #expect(try await browser.text("document.querySelector('button.copy').textContent") == "Kopieren: Answer.swift")
      try await browser.click("#step-one .done input")
      try await browser.click("[data-search-open]")
      try await browser.type("schritt 2")
      try await browser.wait(until: "document.querySelector('.search-status').textContent === '1 Stelle'")
      try await browser.open(german.address(of: "index.html"))
      try await browser.wait(
        until: "document.querySelector('[data-count]').textContent === '1 von 2 Schritten erledigt'")
      #expect(
        try await browser.text("document.querySelector('[data-go-on]').textContent").hasPrefix("Weiter mit Schritt 2"))
      #expect(try await browser.complaints() == [])
    }

    @Test func codeIsCopiedAsItIs() async throws {
      try await openAnew("01-first/index.html")
      try await browser.run(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
      // The button says it for a moment only.
      try await browser.run(
        """
        const button = document.querySelector("figure.listing button.copy");
        window.said = [];
        new MutationObserver(() => window.said.push(button.innerText)).observe(
          button, { subtree: true, childList: true, characterData: true });
        """)
      try await browser.click("figure.listing button.copy")
      try await browser.wait(until: "window.said.some(words => words.includes('Copied'))")
      #expect(
        try await browser.text("window.copied") == """
          import UIKit

          /// What is answered.
          final class Answer: NSObject {
              @objc func number() -> Int { 0 }  // not yet: "\\(0)"
          }

          """)
    }

    @Test func aSolutionAndWhatItChangesAreTabs() async throws {
      try await openAnew("01-first/index.html")
      try await browser.click("#step-one details.solution > summary")
      let shown = "[...document.querySelectorAll('#step-one [role=tabpanel]')].map(p => p.checkVisibility()).join()"
      #expect(try await browser.text(shown) == "true,false")
      #expect(
        try await browser.text("[...document.querySelectorAll('#step-one [role=tab]')].map(t => t.textContent).join()")
          == "Code,What changes")
      try await browser.run("document.querySelector('#step-one [role=tab]').focus()")
      try await browser.type("\u{E014}")
      try await browser.wait(until: "\(shown) === 'false,true'")
      #expect(try await browser.text("document.activeElement.textContent") == "What changes")
      try await browser.run(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
      try await browser.click("#step-one .differences button.copy")
      try await browser.wait(until: "window.copied?.includes('@objc func number() -> Int { 1 }\\n}')")
      #expect(try await !browser.isTrue("window.copied.includes('0')"))
      #expect(try await browser.accessibilityProblems() == [])
    }

    @Test func whoWantsSeesOneStepAtATime() async throws {
      try await openAnew("01-first/index.html")
      let shown = "[...document.querySelectorAll('section.step')].map(s => s.checkVisibility()).join()"
      let opening = "document.querySelector('.text > p').checkVisibility()"
      #expect(try await browser.text(shown) == "true,true")
      try await browser.click("[data-one-step]")
      try await browser.wait(until: "\(shown) === 'false,false' && \(opening)")
      #expect(try await browser.accessibilityProblems() == [])
      try await browser.click(".begin a")
      try await browser.wait(until: "\(shown) === 'true,false' && !\(opening)")
      #expect(try await !browser.isTrue("document.querySelector('.neighbours').checkVisibility()"))
      try await browser.click("#step-one .next-step")
      try await browser.wait(until: "\(shown) === 'false,true'")
      #expect(try await browser.isTrue("document.querySelector('.neighbours').checkVisibility()"))
      #expect(
        try await browser.text("document.querySelector('#step-two .previous-step').textContent")
          == "Previous step: Answer one")
      // It is kept, and search leads to a step.
      try await browser.open(site.address(of: "01-first/index.html#step-one"))
      #expect(try await browser.text(shown) == "true,false")
      try await browser.click("[data-search-open]")
      try await browser.type("giraffe")
      try await browser.wait(until: "document.querySelector('.search-results mark')?.textContent === 'giraffe'")
      try await browser.press(.enter)
      try await browser.wait(until: "\(shown) === 'false,true'")
      try await browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try await browser.text(shown) == "true,true")
      try await browser.command("Emulation.setEmulatedMedia", ["media": ""])
      try await browser.look(.desk)
      // The list of steps stands above the text there, and may lie under the bar at the top of the window.
      try await browser.run("document.querySelector('[data-one-step]').scrollIntoView({ block: 'center' })")
      try await browser.click("[data-one-step]")
      try await browser.wait(until: "\(shown) === 'true,true'")
    }

    @Test func whereThereIsRoomTheProgramFollowsTheText() async throws {
      try await openAnew("01-first/index.html")
      let marked = "[...document.querySelectorAll('.program mark')].map(m => m.textContent.trim()).join()"
      try await browser.wait(until: "document.querySelector('.program .caption')?.textContent === 'Answer.swift'")
      #expect(try await browser.text(marked) == "")
      try await browser.run("document.getElementById('step-two').scrollIntoView({ behavior: 'instant' })")
      try await browser.wait(until: "\(marked) === '@objc func number() -> Int { 1 }'")
      // Whoever goes back to the introduction sees what the first step begins with.
      try await browser.run("scrollTo({ top: 0, behavior: 'instant' })")
      try await browser.wait(until: "\(marked) === ''")
      // It was there before the script: what is read has not moved.
      let left = "Math.round(document.querySelector('main .text').getBoundingClientRect().left)"
      let before = try await browser.text(left)
      try await browser.run("document.querySelector('.program').style.display = 'none'")
      #expect(try await browser.text(left) == before)
      try await browser.run("document.querySelector('.program').style.display = ''")
      #expect(try await browser.isTrue("document.querySelector('.program').checkVisibility()"))
      #expect(try await browser.text("document.querySelector('.program .keyword').textContent") == "import")
      #expect(try await browser.accessibilityProblems() == [])
      #expect(try await browser.complaints() == [])
      try await browser.look(.phone)
      try await openAnew("01-first/index.html")
      #expect(try await !browser.isTrue("window.coursemarkProgram"))
    }

    @Test func aSlashIsTypedWhereTextIsTyped() async throws {
      try await openAnew("01-first/index.html")
      try await browser.run(
        """
        const field = document.createElement("input");
        document.querySelector("main").append(field);
        field.focus();
        """)
      try await browser.type("a/b")
      try await browser.wait(until: "document.querySelector('main > input').value === 'a/b'")
      #expect(try await !browser.isTrue("document.querySelector('dialog.search').open"))
    }

    @Test func keysThatAnInputMethodUsesAreNotOurs() async throws {
      try await openAnew("01-first/index.html")
      let press = { (key: String) -> String in
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
          + "{ key: '\(key)', isComposing: true, bubbles: true, cancelable: true }))"
      }
      try await browser.run(press("/"))
      #expect(try await !browser.isTrue("document.querySelector('dialog.search').open"))
      try await browser.type("/")
      try await browser.wait(until: "document.querySelector('dialog.search').open")
      try await browser.type("giraffe")
      try await browser.wait(until: "document.querySelector('.search-results mark')?.textContent === 'giraffe'")
      for key in ["Escape", "ArrowDown", "Enter"] { try await browser.run(press(key)) }
      #expect(try await browser.isTrue("document.querySelector('dialog.search').open"))
      #expect(try await browser.isTrue("document.activeElement.matches('input[type=search]')"))
      #expect(try await browser.text("location.hash") == "")
    }
  }
}
