import Foundation
import Testing

extension BrowserTests {
  /// Our accessibility script agrees with axe-core: on pages as they are, and on pages that are broken on purpose.
  @Suite(.enabled(AxeCore.unreachable) { await AxeCore.script.value != nil }) struct AxeCoreTests {
    @Test(arguments: [Browser.View.phone, Browser.View(width: 1280, isDark: true)])
    func axeCoreFindsNothingOnAnyKindOfPage(view: Browser.View) async throws {
      let browser = try Browser.current
      try await browser.look(view)
      for (site, page) in [
        (try await Site.small.value, "index.html"), (try await Site.small.value, "01-first/index.html"),
        (try await Site.lessons.value, "03-text-entry/index.html"), (try await Site.report.value, "report.html"),
        (try await Site.gradebook.value, "index.html"), (try await Site.gradebook.value, "learner-1.html"),
      ] {
        try await browser.open(site.address(of: page))
        try await browser.run("document.querySelectorAll('details').forEach(d => { d.hidden = false; d.open = true })")
        try await browser.settle()
        let violations = try await browser.axeViolations()
        #expect(violations == [:], "\(page): \(violations)")
      }
    }

    /// A mistake, as a script makes it on a good page, with axe-core's rule and the beginning of our sentence.
    struct Mistake: Sendable, CustomTestStringConvertible {
      var rule: String
      var sentence: String
      var script: String
      var testDescription: String { rule }

      init(_ rule: String, _ sentence: String, _ script: String) {
        self.rule = rule
        self.sentence = sentence
        self.script = script
      }

      /// One whose script adds elements to the page's `<main>`. The pages' policy lets no attribute `style` count, so what is in
      /// `data-style` is set by the script.
      static func adding(_ html: String, _ rule: String, _ sentence: String) -> Mistake {
        Mistake(
          rule, sentence,
          """
          document.querySelector("main").insertAdjacentHTML("beforeend", `\(html)`);
          for (const it of document.querySelectorAll("[data-style]")) it.style.cssText = it.dataset.style;
          """)
      }
    }

    private static let mistakes = [
      Mistake("html-has-lang", "The page has no language", "document.documentElement.removeAttribute('lang')"),
      Mistake("document-title", "The page has no title", "document.title = ''"),
      Mistake(
        "page-has-heading-one", "There should be one <h1>, and there are 0",
        "document.querySelectorAll('h1').forEach(h => h.outerHTML = '<p>' + h.innerHTML + '</p>')"),
      Mistake(
        "landmark-no-duplicate-main", "There should be one <main>, and there are 2",
        "document.querySelector('main').insertAdjacentHTML('afterend', '<main><p>More.</p></main>')"),
      Mistake(
        "region", "Text outside of all landmarks", "document.body.insertAdjacentHTML('beforeend', '<p>Outside.</p>')"),
      .adding("<h5>Deep</h5>", "heading-order", "A heading of level 5 follows one of level"),
      .adding(
        "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw=' width=40 height=40>", "image-alt",
        "A picture without a text"),
      .adding(
        "<svg role='img' width='40' height='40'><rect width='9' height='9'/></svg>", "svg-img-alt",
        "A drawing without a text"),
      .adding("<button data-style='width: 40px; height: 40px'></button>", "button-name", "A control without a name"),
      .adding("<p><a href='#top'><span aria-hidden='true'>»»»</span></a></p>", "link-name", "A control without a name"),
      .adding("<input type='text'>", "label", "A control without a name"),
      .adding(
        "<p id='twice'>One</p><p id='twice'>Two</p><button aria-labelledby='twice'>?</button>", "duplicate-id-aria",
        "The id \"twice\" is there 2 times"),
      .adding(
        "<div role='combobox' tabindex='0' aria-label='Choose' aria-expanded='true' aria-controls='nowhere'>Choose</div>",
        "aria-valid-attr-value", "aria-controls names \"nowhere\""),
      .adding(
        "<p data-style='color: #999; background: #fff'>Pale</p>", "color-contrast", "Text with a contrast of 2.8"),
      .adding(
        "<nav aria-label='Twin'><a href='#a'>One</a></nav><nav aria-label='Twin'><a href='#b'>Two</a></nav>",
        "landmark-unique", "Two navigations are called \"Twin\""),
      .adding(
        """
        <div><button aria-label='a' data-style='all: unset; display: inline-block; width: 9px; height: 9px'></button>\
        <button aria-label='b' data-style='all: unset; display: inline-block; width: 9px; height: 9px'></button></div>
        """, "target-size", "A target of 9 by 9 pixels"),
    ]

    @Test(arguments: mistakes)
    func bothFindAMistakeThatIsMadeOnPurpose(mistake: Mistake) async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(.desk)
      try await browser.open(site.address(of: "index.html"))
      #expect(try await browser.accessibilityProblems() == [])
      try await browser.run(mistake.script)
      try await browser.settle()
      let violations = try await browser.axeViolations()
      #expect(violations[mistake.rule] != nil, "axe-core found \(violations)")
      let problems = try #require(try await browser.accessibilityProblems())
      #expect(problems.contains { $0.hasPrefix(mistake.sentence) }, "our script found \(problems)")
    }
  }
}
