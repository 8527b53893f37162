import Foundation
import Testing

extension BrowserTests {
  /// Lessons and submissions that try to make a page do something.
  @Suite struct Hostile {
    /// Everything that runs, or could: what scripts have left behind, elements and attributes that run or load something,
    /// and links of schemes that do.
    private static let dangers = """
      const found = [];
      if ("broken" in window) found.push("Something ran: " + window.broken);
      const own = new Set(["site.js", "theme.js", "search-index.js", "program.js", "stories.js"]);
      for (const script of document.scripts) {
        const name = (script.getAttribute("src") || "").split("/").pop();
        // The words of the page are data, which nothing runs.
        if (script.type === "application/json" && script.id === "strings") JSON.parse(script.textContent);
        else if (!own.has(name) || script.textContent) found.push(script.outerHTML);
      }
      const kinds = "iframe, frame, object, embed, applet, base, form, foreignObject, animate, set, meta[http-equiv=refresh]";
      for (const element of document.querySelectorAll(kinds)) found.push(element.outerHTML);
      for (const element of document.querySelectorAll("*")) {
        for (const { name, value } of element.attributes) {
          if (name.startsWith("on")) found.push(element.outerHTML);
          if (/^(href|xlink:href|src|action|formaction)$/.test(name)) {
            const { protocol } = new URL(value, location.href);
            if (!["file:", "https:"].includes(protocol)) found.push(element.outerHTML);
          }
        }
      }
      return found;
      """

    /// Opens all that can be opened and touches all that can be touched, and says what came of it.
    private func dangers(of browser: Browser) async throws -> [String] {
      try await browser.run(
        """
        for (const details of document.querySelectorAll("details")) { details.hidden = false; details.open = true; }
        for (const element of document.querySelectorAll("main *")) {
          for (const kind of ["mouseover", "focus", "load", "error", "toggle"]) element.dispatchEvent(new Event(kind));
        }
        """)
      try await browser.settle()
      return try await browser.run(Self.dangers) as? [String] ?? ["no answer"]
    }

    @Test func aLessonCannotMakeAPageRunAnything() async throws {
      let browser = try Browser.current
      let course = try CourseFolder()
      defer { course.remove() }
      let folder = "03 \"><img src=x onerror=window.broken='folder'> #? {{{title}}}"
      try course.write(Self.lesson, to: folder + "/lesson.md")
      let site = try await Site(ofCourseAt: course.path)
      #expect(site.pages.count == 4)
      try await browser.look(.desk)
      for page in site.pages.keys.sorted() {
        let path = page.split(separator: "/").map { name in
          String(name).addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
        try await browser.open(site.address(of: path.joined(separator: "/")))
        #expect(try await dangers(of: browser) == [], "\(page)")
        #expect(try await browser.complaints() == [], "\(page)")
        #expect(try await browser.requests(except: site.address) == [], "\(page)")
      }
    }

    @Test func theSearchShowsHostileTextAsText() async throws {
      let browser = try Browser.current
      let course = try CourseFolder()
      defer { course.remove() }
      try course.write(Self.lesson, to: "03-hostile/lesson.md")
      let site = try await Site(ofCourseAt: course.path)
      try await browser.look(.desk)
      try await browser.open(site.address(of: "03-hostile/index.html"))
      let text = try await browser.text("document.querySelector('main').innerText")
      for shown in ["</script><script>window.broken='fence'</script>", "{{{title}}}", "window.broken='step'"] {
        #expect(text.contains(shown), "what is no HTML of ours is there to be read")
      }
      try await browser.click("[data-search-open]")
      try await browser.type("pelican")
      try await browser.wait(until: "document.querySelector('.search-results mark')?.textContent === 'pelican'")
      #expect(try await browser.text("document.querySelector('.search-results').innerText").contains("<img src=x"))
      #expect(try await dangers(of: browser) == [])
      #expect(try await browser.complaints() == [])
      #expect(try await browser.requests(except: site.address) == [])
    }

    @Test func aSubmissionCannotMakeItsReportRunAnything() async throws {
      let browser = try Browser.current
      let course = try CourseFolder()
      defer { course.remove() }
      try course.write(Self.exercise, to: "03-label/lesson.md")
      let submission = "submission \"><img src=x onerror=window.broken='folder'>"
      try course.write(Self.submission, to: submission + "/Caption.swift")
      let report = try await Site(exit: 1) { directory in
        [
          "grade", course.path + "/03-label", "--submission", course.path + "/" + submission,
          "--format", "html=\(directory)/report.html",
        ]
      }
      try await browser.look(.desk)
      try await browser.open(report.address(of: "report.html"))
      #expect(try await dangers(of: browser) == [])
      let text = try await browser.text("document.body.textContent")
      #expect(text.contains("</pre></svg><script>window.broken=1</script>"), "the reason tells what was there")
      let drawn = try await browser.text("[...document.querySelectorAll('svg')].map(svg => svg.textContent).join()")
      #expect(drawn.contains("</pre></svg><script>window.broken=1</sc…"), "the picture shows it, as far as it fits")
      #expect(try await browser.complaints() == [])
      #expect(try await browser.requests(except: report.address) == [])
    }

    /// A quote with an accent is one character, which is no quote.
    private static let quotes = "\"\u{301} onclick=\"window.broken='step'\" '\u{301}><b>"

    private static let lesson = """
      ---
      format: 1
      title: "Unused"
      summary: "</title><script>window.broken='summary'</script> {{{title}}} \\"\u{301} onclick=\\"window.broken=1"
      ---
      # Hostile </title><script>window.broken='title'</script> \(quotes)

      A pelican <img src=x onerror="window.broken='search'"> and `<img src=x onerror="window.broken='code'">` stand here,
      with <script>window.broken='inline'</script>, <b onclick="window.broken='b'">bold</b>, {{{title}}}, {{> page}} and
      <a href="javascript:window.broken='a'">a link</a>, [another](javascript:window.broken='link'),
      [a third](<java\tscript:window.broken='tab'>), [a fourth](data:text/html,<script>window.broken='data'</script>),
      [a fifth](vbscript:x "title\(quotes)"), <javascript:window.broken='auto'>.

      <script>window.broken = 'block'</script>

      <div onmouseover="window.broken='div'" style="background: url(https://example.org/x.png)">A div.</div>

      <svg onload="window.broken='svg'"><script>window.broken='svg'</script><a xlink:href="javascript:window.broken=1">
      <text>svg</text></a><animate onbegin="window.broken='animate'" attributeName=x dur=1s /></svg>

      <iframe src="https://example.org/" srcdoc="<script>parent.broken='frame'</script>"></iframe>
      <object data="https://example.org/x.svg"></object><embed src="https://example.org/x.svg">
      <form action="https://example.org/"><button formaction="javascript:window.broken=1">Send</button></form>
      <meta http-equiv="refresh" content="0; url=https://example.org/"><base href="https://example.org/">
      <link rel="stylesheet" href="https://example.org/x.css"><style>@import "https://example.org/x.css";</style>
      <math><mtext></p><img src=x onerror="window.broken='math'"></mtext></math>
      <noscript><p title="</noscript><img src=x onerror=window.broken='noscript'>"></noscript>

      <!-- --><img src=x onerror="window.broken='comment'"><!-- -->

      ![\(quotes)](https://example.org/x.png "\(quotes.replacing("\"", with: "\\\""))")

      | Key | <img src=x onerror=window.broken='head'> |
      |---|---|
      | <script>window.broken='cell'</script> | {{{title}}} |

      ## Step </h2><script>window.broken='step'</script> \(quotes) {{{title}}}
      <!-- step id=one -->

      ```swift role=starter file=Answer.swift title="</figcaption><script>window.broken='caption'</script>{{{title}}}"
      // </code></pre></script><script>window.broken='fence'</script> {{{title}}} \(quotes)
      final class Answer {}
      ```

      ```swift role=check id=one title="</li><img src=x onerror=window.broken='check'>{{{title}}}"
      expect("</script><script>window.broken='expected'</script>", is: "<!--<script>")
      ```

      <details><summary>Hint: </summary><script>window.broken='hint'</script></summary>

      <img src=x onerror="window.broken='in a hint'">

      </details>

      ```html role=display
      <script>window.broken='display'</script>{{{title}}}
      ```

      ```<script>window.broken='info'</script>
      {{/page}}{{{title}}}
      ```

      ```swift role=solution file=Answer.swift
      // </script><img src=x onerror=window.broken='solution'>
      final class Answer { let it = "{{{title}}}" }
      ```

      """

    private static let exercise = """
      ---
      format: 1
      summary: A label says what it is told to.
      ---
      # A label

      ```swift role=scene
      let label = UILabel(frame: CGRect(x: 16, y: 40, width: 340, height: 44))
      label.accessibilityIdentifier = "caption"
      label.text = Caption().text()
      let view = UIView(frame: UIScreen.main.bounds)
      view.addSubview(label)
      let controller = UIViewController()
      connect(controller, "view", to: view)
      show(controller)
      ```

      ## Say hello
      <!-- step id=hello -->

      ```swift role=starter file=Caption.swift
      class Caption {
          func text() -> String { "" }
      }
      ```

      ```swift role=check id=hello title="It says hello"
      expect(app.staticTexts["caption"].label, is: "Hello")
      ```

      ```swift role=solution in=Caption
      func text() -> String { "Hello" }
      ```

      """

    private static let submission = #"""
      /// </pre><script>window.broken='source'</script>
      class Caption {
          func text() -> String {
              let text = "</pre></svg><script>window.broken=1</script><img src=x onerror=window.broken=2>\"\u{301} onload=\"x"
              print(text)
              return text
          }
      }

      """#
  }
}
