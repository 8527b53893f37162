import Foundation
import Testing

@testable import SiteServer

/// What a request is answered, without a network.
@Suite struct SiteAnswerTests {
  private static let page = """
    <!DOCTYPE html>
    <html><head>
    <meta http-equiv="Content-Security-Policy" content="connect-src 'none'">
    <link rel="stylesheet" href="../style.css"></head>
    <body>A lesson</body></html>
    """

  private var site: LiveSite {
    var site = LiveSite(run: "r")
    site.renew(
      files: [
        "index.html": Data("<body>Index</body>".utf8), "01/index.html": Data(Self.page.utf8),
        "style.css": Data("a{}".utf8), "a b/ü.png": Data([1]), "file": Data([2]),
        "03 C#? 50%/index.html": Data("<body>Sharp</body>".utf8),
      ], problems: [])
    return site
  }

  private func answer(
    _ target: String, method: String = "GET", hosts: [String] = ["127.0.0.1:80"], tag: String? = nil
  ) -> SiteAnswer {
    site.answer(
      SiteRequest(method: method, target: target, hosts: hosts, knownTag: tag), hosts: HostRule(name: "127.0.0.1"))
  }

  private func text(_ answer: SiteAnswer) -> String {
    guard case .bytes(let bytes) = answer.body else { return "events" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("/", 200, "text/html; charset=utf-8"), ("/index.html", 200, "text/html; charset=utf-8"),
    ("/01/", 200, "text/html; charset=utf-8"), ("/01/?a=b", 200, "text/html; charset=utf-8"),
    ("/style.css", 200, "text/css; charset=utf-8"), ("/a%20b/%C3%BC.png", 200, "image/png"),
    ("/file", 200, "application/octet-stream"), ("/nothing", 404, "text/html; charset=utf-8"),
    ("/03%20C%23%3F%2050%25/", 200, "text/html; charset=utf-8"),
    ("/03%20C%23%3F%2050%25/index.html?a=b", 200, "text/html; charset=utf-8"),
  ])
  func filesHaveTheirTypes(target: String, status: Int, type: String) {
    let answer = answer(target)
    #expect(answer.status == status)
    #expect(answer.headers["Content-Type"] == type)
  }

  @Test(arguments: [
    "/../etc/passwd", "/01/../index.html", "/..", "/%2e%2e/x", "/%2E%2e%2Fx", "/..%2fx", "/.%2e/x", "/01/./index.html",
    "//etc/passwd", "/01//index.html", "/a%00b", "/a\u{0}b", "/..\\x", "/%5c..%5cx", "/%", "/%ff", "/%0d%0aX:1",
    "/%2findex.html", "/01/#step", "/03%20C#%3F%2050%25/",
    "http://elsewhere/", "index.html", "", "*", "/" + String(repeating: "a", count: 9000),
  ])
  func noOddPathIsRead(target: String) {
    let answer = answer(target)
    #expect(answer.status == 400)
    #expect(text(answer) == "The address can't be read.\n")
  }

  @Test func whatIsMissingIsTheSitesOwnPage() {
    var site = site
    site.renew(files: ["404.html": Data("<body>Lost</body>".utf8), "icon.svg": Data("<svg/>".utf8)], problems: [])
    let request = { (target: String) in
      site.answer(
        SiteRequest(method: "GET", target: target, hosts: ["127.0.0.1:80"]), hosts: HostRule(name: "127.0.0.1"))
    }
    #expect(request("/nothing/here").status == 404 && text(request("/nothing/here")).hasPrefix("<body>Lost<script"))
    #expect(request("/favicon.ico").status == 200 && text(request("/favicon.ico")) == "<svg/>")
    #expect(request("/favicon.ico").headers["Content-Type"] == "image/svg+xml; charset=utf-8")
  }

  /// A browser says in its console that one is missing.
  @Test func aSiteWithoutAnIconHasAnEmptyOne() { #expect(answer("/favicon.ico").status == 204) }

  @Test func aFolderWithoutItsSlashLeadsToItsPage() {
    let answer = answer("/01")
    #expect(answer.status == 302)
    #expect(answer.headers["Location"] == "/01/")
  }

  @Test func aFoldersNameIsEncodedWhereItLeads() {
    let answer = answer("/03%20C%23%3F%2050%25")
    #expect(answer.status == 302)
    #expect(answer.headers["Location"] == "/03%20C%23%3F%2050%25/")
  }

  @Test func aPageGetsTheScriptThatRenewsItAndLosesItsOwnPolicy() {
    #expect(
      text(answer("/01/")) == """
        <!DOCTYPE html>
        <html><head>
        <link rel="stylesheet" href="../style.css"></head>
        <body>A lesson<script src="/_coursemark/reload.js" data-mark="r-1" defer></script>
        </body></html>
        """)
    #expect(text(answer("/style.css")) == "a{}")
  }

  @Test func whatABrowserHasIsNotSentAgain() {
    let tag = answer("/01/").headers["ETag"]
    #expect(tag == "\"r-1\"")
    #expect(answer("/01/", tag: tag).status == 304)
    #expect(answer("/01/", tag: "\"x\", \(tag ?? "")").status == 304)
    #expect(answer("/01/", tag: "\"r-0\"").status == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
  func pagesAreOnlyRead(method: String) {
    #expect(answer("/", method: method).status == 405)
    #expect(answer("/", method: method).headers["Allow"] == "GET, HEAD")
  }

  @Test(arguments: [
    (["127.0.0.1"], 200), (["127.0.0.1:80"], 200), (["127.0.0.1:8080"], 421), (["localhost"], 421),
    (["evil.example"], 421), (["192.168.0.7"], 421), ([""], 421),
    ([], 400), (["127.0.0.1", "127.0.0.1"], 400), (["127.0.0.1", "evil.example"], 400),
  ])
  func aRequestNamesTheServerOnce(hosts: [String], status: Int) {
    #expect(answer("/", hosts: hosts).status == status)
    #expect(answer("/_coursemark/events?page=%2F", hosts: hosts).status == status)
  }

  @Test func everyAnswerForbidsWhatIsNotTheCoursesOwn() {
    let policy = SiteAnswer.commonHeaders["Content-Security-Policy"] ?? ""
    #expect(
      policy.split(separator: "; ") == [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      ])
    #expect(SiteAnswer.commonHeaders["X-Content-Type-Options"] == "nosniff")
  }

  @Test func eventsAreOfAPage() {
    #expect(answer("/_coursemark/events?page=%2F01%2F").body == .events(page: "01/index.html"))
    #expect(
      answer("/_coursemark/events?page=%2F03%2520C%2523%253F%252050%2525%2F").body
        == .events(page: "03 C#? 50%/index.html"))
    #expect(answer("/_coursemark/events").status == 400)
    #expect(answer("/_coursemark/events?page=%2F..%2Fx").status == 400)
  }

  @Test(arguments: ["/", "/index.html", "/01/", "/01", "/01.5/", "/01.5"])
  func everyPageIsAwaitedWhereNothingCouldBeBuilt(target: String) throws {
    var site = LiveSite(run: "r")
    let request = SiteRequest(method: "GET", target: target, hosts: ["127.0.0.1"])
    #expect(site.answer(request, hosts: HostRule(name: "127.0.0.1")).status == 404)
    let path = site.filePath(of: String(target.dropFirst()))
    var marks: [String] = []
    for message in ["a template & its end", "another"] {
      site.renew(problems: [AuthorProblem(place: nil, message: message)])
      let answer = site.answer(request, hosts: HostRule(name: "127.0.0.1"))
      #expect(answer.status == 503)
      #expect(text(answer).contains("<li>\(OwnPages.escaped(message))</li>"))
      marks.append(site.mark(ofPage: path))
      #expect(text(answer).contains("data-mark=\"\(marks.last ?? "")\""))
    }
    site.renew(files: ["01.5/index.html": Data("<body>".utf8)], problems: [])
    marks.append(site.mark(ofPage: path))
    #expect(Set(marks).count == 3, "what the page waits for is news, and so is that it is there, or nowhere")
    let good = site.answer(request, hosts: HostRule(name: "127.0.0.1"))
    #expect(good.status != 503)
    site.renew(problems: [AuthorProblem(place: nil, message: "a template")])
    #expect(site.answer(request, hosts: HostRule(name: "127.0.0.1")) == good, "what was good is kept")
  }

  @Test func whatIsNoPageIsNotAwaited() {
    var site = LiveSite(run: "r")
    site.renew(problems: [AuthorProblem(place: nil, message: "a template")])
    let request = SiteRequest(method: "GET", target: "/style.css", hosts: ["127.0.0.1"])
    #expect(site.answer(request, hosts: HostRule(name: "127.0.0.1")).status == 404)
  }

  @Test func aMistakeOnAPageThatIsAwaitedIsText() {
    var site = LiveSite(run: "r")
    site.renew(
      files: [:], problems: [AuthorProblem(place: "<b>.md:1:1", message: "<script>alert(1)</script> & \"x\"")],
      awaited: ["01/index.html"])
    let answer = site.answer(
      SiteRequest(method: "GET", target: "/01/", hosts: ["127.0.0.1"]), hosts: HostRule(name: "127.0.0.1"))
    #expect(answer.status == 503)
    #expect(
      text(answer).contains(
        "<li><code>&lt;b&gt;.md:1:1</code> &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</li>"))
  }
}
