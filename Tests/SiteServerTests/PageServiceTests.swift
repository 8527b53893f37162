import Foundation
import Testing

@testable import SiteServer

/// Who may ask what runs beside the server.
@Suite struct PageServiceTests {
  private func request(
    method: String = "POST", hosts: [String] = ["127.0.0.1:80"], origin: String? = "http://127.0.0.1:80",
    type: String? = "application/json"
  ) -> SiteRequest {
    SiteRequest(
      method: method, target: "/_coursemark/app", hosts: hosts, origin: origin, contentType: type)
  }

  private func status(_ request: SiteRequest) -> Int? {
    request.refusal(hosts: HostRule(name: "127.0.0.1"))?.status
  }

  @Test func aPageOfTheSiteMayAsk() { #expect(status(request()) == nil) }

  @Test(arguments: [
    nil, "null", "http://127.0.0.1:81", "https://127.0.0.1:80", "http://elsewhere", "http://127.0.0.1:80.elsewhere",
  ])
  func aPageOfAnotherSiteMayNot(origin: String?) { #expect(status(request(origin: origin)) == 403) }

  @Test(arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/json5"])
  func whatABrowserSendsWithoutAskingFirstIsNoQuestion(type: String?) { #expect(status(request(type: type)) == 415) }

  @Test(arguments: [[], ["elsewhere"], ["127.0.0.1:80", "127.0.0.1:80"], ["elsewhere", "127.0.0.1:80"]])
  func aNameThatPointsHereIsNotThisSite(hosts: [String]) {
    #expect(status(request(hosts: hosts, origin: hosts.first.map { "http://\($0)" })) == 421)
  }

  @Test(arguments: ["GET", "HEAD", "PUT", "OPTIONS"]) func onlyPostAsks(method: String) {
    #expect(status(request(method: method)) == 405)
  }

  @Test func theAppsScriptIsOnLessonsAloneAndOnlyWhereAppsCanBeUsed() {
    var site = LiveSite(run: "r")
    site.renew(
      files: [
        "index.html": Data("<body><li data-lesson=\"01\">Index</li></body>".utf8),
        "01/index.html": Data("<body><main data-lesson=\"01\"></main></body>".utf8),
      ], problems: [])
    func page(_ path: String) -> String {
      let answer = site.answer(
        SiteRequest(method: "GET", target: path, hosts: ["127.0.0.1"]), hosts: HostRule(name: "127.0.0.1"))
      guard case .bytes(let bytes) = answer.body else { return "" }
      return "\(answer.status) " + String(decoding: bytes, as: UTF8.self)
    }
    #expect(!page("/01/").contains("app.js"))
    #expect(page("/_coursemark/app.js").hasPrefix("404"))
    site.apps = UsableApps(hasSolutions: false, editor: "/nowhere")
    #expect(page("/01/").contains("<script type=\"module\" src=\"/_coursemark/app.js\" data-apps>"))
    // What the script takes away is not seen before.
    #expect(page("/01/").contains("<link rel=\"stylesheet\" href=\"/_coursemark/app.css\">\n"))
    #expect(!page("/").contains("app.js") && !page("/").contains("app.css"))
    for name in ["app.js", "page.js", "phone.js", "glass.js", "bench.js", "app.css"] {
      #expect(page("/_coursemark/\(name)").hasPrefix("200"))
    }
    #expect(page("/_coursemark/codemirror/codemirror.js").hasPrefix("404"))
    site.apps = UsableApps(hasSolutions: true, editor: "/nowhere")
    #expect(page("/01/").contains("app.js\" data-apps data-solutions>"))
  }

  @Test func whatIsAddedSpeaksTheLanguageOfTheSite() {
    var site = LiveSite(run: "r")
    site.apps = UsableApps(hasSolutions: false, editor: "/nowhere")
    func page(_ path: String) -> String {
      let answer = site.answer(
        SiteRequest(method: "GET", target: path, hosts: ["127.0.0.1"]), hosts: HostRule(name: "127.0.0.1"))
      guard case .bytes(let bytes) = answer.body else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
    for name in ["page.js", "reload.js"] {
      #expect(page("/_coursemark/\(name)").contains("const words = { language: \"en\", texts: {} };\n"))
    }
    #expect(page("/nothing").contains("<html lang=\"en\">") && page("/nothing").contains("There is no such page"))
    site.words = AddedWords(
      language: "de\"-AT", direction: "rtl", json: #"{"serve.tryIt":"Ausprobieren"}"#, text: { "<\($0)>" })
    for name in ["page.js", "reload.js"] {
      #expect(
        page("/_coursemark/\(name)")
          .contains(#"const words = { language: "de-AT", texts: {"serve.tryIt":"Ausprobieren"} };"#))
    }
    #expect(page("/nothing").contains("<html lang=\"de&quot;-AT\" dir=\"rtl\">"))
    #expect(page("/nothing").contains("<h1>&lt;notFound&gt;</h1>"))
    site.renew(problems: [AuthorProblem(place: nil, message: "a template")])
    #expect(page("/").contains("<p>&lt;serve.awaitedMore&gt;</p>"))
  }

  @Test func anEditorThatLacksAPartIsNotUsed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UInt32.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let parts = ["lib/codemirror.js", "lib/codemirror.css", "mode/swift/swift.js", "addon/edit/matchbrackets.js"]
    for (index, part) in parts.enumerated() {
      #expect(UsableApps(hasSolutions: true, editor: folder.path).editor.isEmpty)
      let url = folder.appending(path: part)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("/* \(index) */".utf8).write(to: url)
    }
    let whole = UsableApps(hasSolutions: true, editor: folder.path)
    #expect(whole.editor.map(\.path).contains("/_coursemark/codemirror/swift.js"))
    #expect(whole.element.contains(" data-editor>"))
  }

  @Test func aQuestionIsAnsweredByWhatRunsBesideTheServer() async throws {
    let service = PageService("echo") { question, _ in Data("{\"asked\":\(question.count)}\n".utf8) }
    let server = SiteServer(
      port: 0, site: LiveSite(run: "r"), limits: ConnectionLimits(idle: 300, exchange: 300), services: [service])
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let serving = Task { try await server.run { port.yield($0) } }
    defer { serving.cancel() }
    let number = try #require(await ports.first { _ in true })
    func ask(_ body: Int) throws -> RawConnection {
      try RawConnection(
        port: number,
        sending:
          "POST /_coursemark/echo HTTP/1.1\r\nHost: 127.0.0.1:\(number)\r\nOrigin: http://127.0.0.1:\(number)\r\n"
          + "Content-Type: application/json\r\nContent-Length: \(body)\r\nConnection: close\r\n\r\n"
          + String(repeating: " ", count: body))
    }
    #expect(try await ask(5).line("{") == "{\"asked\":5}")
    #expect(try await ask(PageService.longestQuestion + 1).line("{") == nil)
  }
}
