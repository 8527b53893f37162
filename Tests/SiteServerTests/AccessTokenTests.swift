import Foundation
import Testing

@testable import SiteServer

/// Who can use apps on a network that others are on, too.
@Suite struct AccessTokenTests {
  private let token = AccessToken()
  private let hosts = HostRule(name: "192.168.1.20")

  private var site: LiveSite {
    var site = LiveSite(run: "r")
    site.renew(files: ["01/index.html": Data("<body><main data-lesson=\"01\"></main></body>".utf8)], problems: [])
    site.apps = UsableApps(hasSolutions: false, editor: "/nowhere")
    site.token = token
    return site
  }

  private func request(
    _ target: String, method: String = "GET", cookies: String? = nil, tag: String? = nil
  ) -> SiteRequest {
    SiteRequest(
      method: method, target: target, hosts: ["192.168.1.20:8080"], port: 8080, knownTag: tag,
      origin: "http://192.168.1.20:8080", contentType: "application/json", cookies: cookies)
  }

  private func answer(_ target: String, cookies: String? = nil, tag: String? = nil) -> SiteAnswer {
    site.answer(request(target, cookies: cookies, tag: tag), hosts: hosts)
  }

  private func text(_ answer: SiteAnswer) -> String {
    guard case .bytes(let bytes) = answer.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var cookie: String { "coursemark-8080=\(token.text)" }

  @Test func theAddressWithTheTokenLeadsToThePageAndLeavesACookie() throws {
    let entry = answer("/01/?\(token.query)")
    #expect(entry.status == 303)
    #expect(entry.headers["Location"] == "/01/")
    let cookie = try #require(entry.headers["Set-Cookie"])
    #expect(cookie == "\(self.cookie); Path=/; HttpOnly; SameSite=Strict")
    #expect(answer("/?\(token.query)").headers["Location"] == "/")
  }

  @Test(arguments: ["", "a", String(repeating: "a", count: 20), String(repeating: "a", count: 200), "é"])
  func anotherTokenOpensNothing(guess: String) {
    let entry = answer("/01/?token=\(PathText.encoded(guess))")
    // Nothing behind '=' is no token at all.
    #expect(entry.status == (guess.isEmpty ? 200 : 403))
    #expect(entry.headers["Set-Cookie"] == nil)
    #expect(!token.isIn(cookies: "coursemark-8080=\(guess)", port: 8080))
  }

  @Test func pagesCanBeReadWithoutItAndAppsCanNotBeUsed() {
    #expect(answer("/01/").status == 200)
    #expect(!text(answer("/01/")).contains("app.js"))
    #expect(answer("/_coursemark/app.js").status == 404)
    #expect(text(answer("/01/", cookies: "a=b; \(cookie)")).contains("app.js"))
    #expect(answer("/_coursemark/app.js", cookies: cookie).status == 200)
  }

  @Test func aPageThatWasReadWithoutItIsNotTheOneThatIsReadWithIt() {
    let tag = answer("/01/").headers["ETag"]
    #expect(answer("/01/", tag: tag).status == 304)
    #expect(answer("/01/", cookies: cookie, tag: tag).status == 200)
  }

  @Test func whatRunsBesideTheServerIsAskedWithItAlone() {
    func status(_ cookies: String?) -> Int? {
      request("/_coursemark/app", method: "POST", cookies: cookies).refusal(hosts: hosts, token: token)?.status
    }
    #expect(status(nil) == 403)
    // Another server's on the same machine.
    #expect(status("coursemark-8081=\(token.text)") == 403)
    #expect(status("coursemark-8080=\(AccessToken().text)") == 403)
    #expect(status(cookie) == nil)
    #expect(status("coursemark-8080=x; \(cookie)") == nil)
  }
}
