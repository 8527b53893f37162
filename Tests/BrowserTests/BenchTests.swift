import Foundation
import Testing

extension BrowserTests {
  /// A step of a lesson that `coursemark serve` serves, answered in its page.
  @Suite struct Bench {
    private func course() throws -> CourseFolder {
      try .counting(
        shows: "\\(count)",
        rest: """
          ```swift role=check id=one title="More shows 1"
          app.buttons["More"].tap()
          expect(app.staticTexts["count"].label, is: "1")
          ```

          ```swift role=check id=two title="Twice shows 2"
          app.buttons["More"].tap()
          app.buttons["More"].tap()
          expect(app.staticTexts["count"].label, is: "2")
          ```
          """)
    }

    private static let status = "document.querySelector('.coursemark-bench .coursemark-status').innerText"

    /// Opens the bench of the step. A page that is renewed just then, for its text or later for its pictures, takes a click with it.
    private func open(_ browser: Browser) async throws {
      let bench = "document.querySelector('.coursemark-bench .main')"
      let button = "#step-count .coursemark-try button:nth-child(2)"
      try await browser.wait(until: "document.querySelector('\(button)')")
      try await browser.click(button)
      try await browser.wait(
        until: "\(bench) || (document.querySelector('\(button):not([aria-expanded=true])')?.click(), false)")
      // Where its button stands may be far above it.
      try await browser.wait(
        until:
          "document.querySelector('.coursemark-bench').getBoundingClientRect().top < innerHeight - 100")
    }

    /// Writes into the editor, whichever it is, as if it was typed.
    private func write(_ action: String, _ browser: Browser) async throws {
      let code = """
        import UIKit

        class Counter: UIViewController {
            @IBOutlet weak var label: UILabel!
            var count = 0

            @IBAction func more(_ sender: Any) {
                \(action)
            }
        }

        """
      try await browser.run(
        """
        const rich = document.querySelector(".coursemark-bench .CodeMirror");
        if (rich) return rich.CodeMirror.replaceRange(
          arguments[0], { line: 0, ch: 0 }, { line: rich.CodeMirror.lineCount(), ch: 0 });
        const area = document.querySelector(".coursemark-bench textarea");
        area.value = arguments[0];
        area.dispatchEvent(new Event("input"));
        """, [code])
    }

    private func check(_ browser: Browser) async throws -> String {
      try await browser.click(".coursemark-bench .main")
      try await browser.wait(until: "/pass|judged|compile\\\\b/.test(\(Self.status)) && !\(Self.status).includes('…')")
      return try await browser.text(Self.status)
    }

    @Test func workIsCheckedUntilItPasses() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        try await write("label.text = \"<b>1\"", browser)
        #expect(try await check(browser) == "2 checks do not pass yet.")
        // Code is coloured in the dark, too.
        try await browser.look(Browser.View(width: 1280, isDark: true))
        #expect(try await browser.accessibilityProblems() == [])
        try await browser.look(.desk)
        let results = "document.querySelector('.coursemark-results').innerText"
        let failed = try await browser.text(results)
        #expect(failed.contains("More shows 1") && failed.contains("<b>1") && failed.contains("What your app showed"))
        #expect(
          try await !browser.isTrue("document.querySelector('.coursemark-results b')"), "what an app shows is text")
        let moments = "[...document.querySelectorAll('.coursemark-results li:first-child .strip .moment')]"
        let strip = try await browser.text("\(moments).map((it) => it.textContent.replace(/\\s+/g, ' ')).join(' | ')")
        #expect(strip == "1 tap the button “More” | What your app showed | What was expected")
        // What checks can tell, nobody ticks by hand.
        let box = "document.querySelector('#step-count input[data-step]')"
        #expect(try await browser.isTrue("\(box).disabled && !\(box).checked"))
        let label = "\(box).closest('label').innerText.trim()"
        #expect(try await browser.text(label) == "Ticked when its checks pass")
        try await write("count += 1; label.text = \"\\(count)\"", browser)
        #expect(try await check(browser).hasPrefix("All checks of this step pass."))
        #expect(try await browser.isTrue("\(box).checked"))
        #expect(try await browser.text(label) == "Its checks have passed")
        // What was written is there again.
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        let kept =
          "(document.querySelector('.coursemark-bench .CodeMirror')?.CodeMirror.getValue() ?? document.querySelector('.coursemark-bench textarea').value)"
        #expect(try await browser.text(kept).contains("count += 1; label.text"))
        #expect(try await browser.complaints() == [])
        #expect(try await browser.requests(except: served.address) == [])
      }
    }

    @Test func aStepThatBeginsOtherwiseSaysSoAndLosesNothing() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        let code =
          "(document.querySelector('.coursemark-bench .CodeMirror')?.CodeMirror.getValue() ?? document.querySelector('.coursemark-bench textarea').value)"
        let news = "document.querySelector('.coursemark-news')"
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        #expect(try await browser.isTrue("\(news).hidden"))
        try await write("count += 1", browser)
        let file = served.course.path + "/03-app/lesson.md"
        let lesson = try String(contentsOfFile: file, encoding: .utf8)
        try served.course.write(
          lesson.replacing("class Counter: UIViewController {", with: "class Counter: UIViewController {\n    // New."),
          to: "03-app/lesson.md")
        try await browser.open(served.address + "03-app/")
        try await browser.wait(until: "document.querySelector('main').textContent.includes('// New.')")
        try await open(browser)
        #expect(try await browser.text("\(news).innerText").contains("begins with another Counter.swift"))
        #expect(try await browser.text(code).contains("count += 1"))
        try await browser.click(".coursemark-news button:nth-child(1)")
        #expect(try await browser.text(code).contains("// New."))
        // What was written can be had back, later too.
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        try await browser.click(".coursemark-news button")
        #expect(try await browser.text(code).contains("count += 1"))
        #expect(try await browser.isTrue("\(news).hidden"))
        #expect(try await browser.complaints() == [])
      }
    }

    /// What is written, what compilers say of it, what the app shows and the names of files are text in the page, and nothing else.
    @Test(arguments: [
      "label.text = \"<img src=x onerror=window.broken='shown'></svg><script>window.broken='script'</script>\"",
      "let </pre><img src=x onerror=window.broken='compiler'> = `</script><svg onload=window.broken='svg'>`",
      "fatalError(\"{{{title}}}<iframe srcdoc='<script>parent.broken=1</script>'></iframe>\\u{202E}\")",
    ]) func hostileCodeRunsNothingInThePage(code: String) async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        try await write(code, browser)
        _ = try await check(browser)
        // It is there again in a page that is opened later.
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        try await browser.settle()
        let found = """
          window.broken === undefined && !document.querySelector("main :is(iframe, img[src=x], svg[onload], script:not([src]))")
          """
        #expect(try await browser.isTrue(found))
        #expect(try await browser.complaints() == [])
        #expect(try await browser.requests(except: served.address) == [])
      }
    }

    /// Who serves a folder goes on with what is in it, at the line that the step is about, wherever that stands now.
    @Test func aFolderThatIsServedIsOpenedWhereTheStepIs() async throws {
      let own = """
        import UIKit

        // My own.\(String(repeating: "\n// A line more.", count: 90))
        class Counter: UIViewController {
            @IBOutlet weak var label: UILabel!
            var count = 0

            @IBAction func more(_ sender: Any) {
                label.text = "mine"
            }
        }

        """
      try await ServedCourse.serve(try course(), started: ["Counter.swift": own]) { browser, served in
        try await browser.open(served.address)
        if try await browser.isTrue("!document.querySelector('#step-count')") {
          try await browser.open(served.address + "03-app/")
        }
        try await open(browser)
        let code =
          "(document.querySelector('.coursemark-bench .CodeMirror')?.CodeMirror.getValue() ?? document.querySelector('.coursemark-bench textarea').value)"
        #expect(try await browser.text(code).contains("// My own."))
        #expect(
          try await browser.text("document.querySelector('.coursemark-bench').innerText").contains("This is what "))
        let seen = """
          (() => {
            const rich = document.querySelector(".coursemark-bench .CodeMirror")?.CodeMirror;
            if (!rich) return document.querySelector(".coursemark-bench textarea").scrollTop > 500;
            const line = rich.getValue().split("\\n").findIndex((it) => it.includes("func more"));
            const [place, shown] = [rich.charCoords({ line, ch: 0 }, "local").top, rich.getScrollInfo()];
            return line > 90 && place > shown.top && place < shown.top + shown.clientHeight;
          })()
          """
        try await browser.wait(until: seen)
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func aMistakeIsToldAtItsLineAndTheAppIsTheReadersOwn() async throws {
      try await ServedCourse.serve(try course()) { browser, served in
        try await browser.look(.phone)
        try await browser.open(served.address + "03-app/")
        try await open(browser)
        try await write("labell.text = \"1\"", browser)
        _ = try await check(browser)
        let results = try await browser.text("document.querySelector('.coursemark-results').innerText")
        #expect(results.contains("Counter.swift, line 8"))
        // Once, above the checks: each of them says no more than that it does not compile.
        #expect(results.matches(of: /cannot find 'labell' in scope/).count == 1)
        #expect(!results.contains("submission/") && !results.contains("\u{1}") && !results.contains("not handed in"))
        try await write("label.text = \"mine\"", browser)
        try await browser.click(".coursemark-bench .coursemark-tools button:nth-child(2)")
        try await browser.wait(until: "document.querySelector('.coursemark-glass svg')")
        #expect(
          try await browser.text("document.querySelector('.coursemark-tools [aria-pressed=true]').innerText")
            == "My code")
        #expect(try await browser.complaints() == [])
      }
    }
  }
}
