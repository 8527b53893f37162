import Foundation
import Testing

extension BrowserTests {
  /// A page with the keyboard alone.
  @Suite struct Keyboard {
    /// What has the focus, whether that can be seen, and where it stands among all that can have it.
    private static let stop = """
      const element = document.activeElement;
      if (element === document.body || element === document.documentElement) return null;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const shows = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
      const isInside = box.bottom > 0 && box.top < innerHeight;
      const all = [...document.querySelectorAll("a[href], button, summary, input, [tabindex]:not([tabindex='-1'])")];
      const words = (element.getAttribute("aria-label") || element.innerText || element.id || element.tagName).trim();
      return JSON.stringify({ words: words.slice(0, 60), shows, isInside, order: all.indexOf(element) });
      """

    private struct Stop: Decodable {
      var words: String
      var shows: Bool
      var isInside: Bool
      /// In the order of the document.
      var order: Int
    }

    /// Presses Tab until the focus has left the page.
    private func stops(_ browser: Browser) async throws -> [Stop] {
      var stops: [Stop] = []
      while stops.count < 500 {
        try await browser.press(.tab)
        guard let text = try await browser.run(Self.stop) as? String else { return stops }
        let stop = try JSONDecoder().decode(Stop.self, from: Data(text.utf8))
        // Behind the last one a browser without a toolbar begins again.
        if let last = stops.last, stop.order < last.order { return stops }
        stops.append(stop)
        if stops.suffix(3).count == 3, Set(stops.suffix(3).map(\.order)).count == 1 { break }
      }
      Issue.record("The keyboard never leaves the page; it is at: \(stops.last?.words ?? "")")
      return stops
    }

    @Test(arguments: [Browser.View.phone, .desk], ["index.html", "01-first/index.html"])
    func tabGoesThroughThePageInOrderAndLeavesIt(view: Browser.View, page: String) async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(view)
      try await browser.open(site.address(of: page))
      // What has to be scrolled becomes a stop.
      try await browser.settle()
      let stops = try await stops(browser)
      #expect(stops.first?.words == "Skip to the content")
      #expect(stops.map(\.order) == stops.map(\.order).sorted())
      #expect(stops.filter { !$0.shows }.map(\.words) == [], "the focus can be seen")
      #expect(stops.filter { !$0.isInside }.map(\.words) == [], "what has the focus can be seen")
      #expect(stops.count > 3)
    }

    @Test func theFirstLinkSkipsToTheContent() async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(.desk)
      try await browser.open(site.address(of: "01-first/index.html"))
      try await browser.press(.tab, .enter)
      try await browser.wait(until: "location.hash === '#content'")
      try await browser.press(.tab)
      try await browser.wait(until: "document.querySelector('main').contains(document.activeElement)")
    }

    @Test func aHintOpensAndClosesWithTheKeyboard() async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(.desk)
      try await browser.open(site.address(of: "01-first/index.html"))
      let hint = "[...document.querySelectorAll('summary')].find(s => s.textContent.includes('Hint'))"
      try await browser.run("\(hint).focus()")
      try await browser.press(.enter)
      try await browser.wait(until: "\(hint).parentElement.open")
      try await browser.press(.space)
      try await browser.wait(until: "!\(hint).parentElement.open")
    }
  }
}
