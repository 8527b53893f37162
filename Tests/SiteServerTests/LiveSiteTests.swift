import Foundation
import Testing

@testable import SiteServer

/// When an open page has something new to show.
@Suite struct LiveSiteTests {
  private static let page = Data(
    "<link href=\"../style.css\"><img src=\"a%20b.png\"><a href=\"../02/index.html\">".utf8)

  private func files(_ changes: [String: String] = [:]) -> [String: Data] {
    ["01/index.html": Self.page, "01/a b.png": Data(), "style.css": Data(), "02/index.html": Data()]
      .merging(changes.mapValues { Data($0.utf8) }) { _, new in new }
  }

  @Test(arguments: [
    ("01/index.html", true), ("style.css", true), ("01/a b.png", true), ("02/index.html", false), ("new.css", false),
  ])
  func aPageIsNewWithWhatItShowsAndNotWithWhatItLeadsTo(changed: String, isNew: Bool) {
    var site = LiveSite(run: "r")
    site.renew(files: files(), problems: [])
    let before = site.mark(ofPage: "01/index.html")
    // A page that says the same about what it shows, but in other words.
    let text = changed == "01/index.html" ? String(decoding: Self.page, as: UTF8.self) + "!" : "changed"
    site.renew(files: files([changed: text]), problems: [])
    #expect((site.mark(ofPage: "01/index.html") != before) == isNew)
  }

  @Test func theSameSiteIsNothingNew() {
    var site = LiveSite(run: "r")
    site.renew(files: files(), problems: [])
    let before = site.update(forPage: "01/index.html")
    site.renew(files: files(), problems: [])
    #expect(site.update(forPage: "01/index.html") == before)
  }

  @Test func aMistakeIsNewsAndLeavesThePage() {
    var site = LiveSite(run: "r")
    site.renew(files: files(), problems: [])
    site.renew(problems: [AuthorProblem(place: "lesson.md:3:1", message: "Two\nlines, </script>")])
    #expect(
      site.update(forPage: "01/index.html").event == """
        data: {"mark":"r-1","problems":[{"message":"Two\\nlines, </script>","place":"lesson.md:3:1"}]}


        """)
    site.renew(problems: [])
    #expect(site.update(forPage: "01/index.html").event == "data: {\"mark\":\"r-1\",\"problems\":[]}\n\n")
  }

  @Test func aPageThatAppearsOrWhoseMistakesChangeIsNew() {
    var site = LiveSite(run: "r")
    site.renew(files: [:], problems: [AuthorProblem(place: nil, message: "a")], awaited: ["01/index.html"])
    let first = site.mark(ofPage: "01/index.html")
    site.renew(files: [:], problems: [AuthorProblem(place: nil, message: "b")], awaited: ["01/index.html"])
    let second = site.mark(ofPage: "01/index.html")
    site.renew(files: files(), problems: [])
    #expect(Set([first, second, site.mark(ofPage: "01/index.html"), site.mark(ofPage: "none")]).count == 4)
  }
}
