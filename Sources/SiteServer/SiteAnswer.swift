internal import Foundation

/// The server's answer to a request, as a value: everything but the network.
struct SiteAnswer: Equatable {
  enum Body: Equatable {
    case bytes(Data)
    /// PageUpdate of a page, sent as they come.
    case events(page: String)
  }

  /// Of HTTP.
  var status: Int
  /// Beside those that every answer has.
  var headers: [String: String]
  var body: Body

  static func text(_ status: Int, _ words: String, _ headers: [String: String] = [:]) -> SiteAnswer {
    SiteAnswer(
      status: status, headers: headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { own, _ in own },
      body: .bytes(Data((words + "\n").utf8)))
  }

  static func page(_ status: Int, _ html: Data) -> SiteAnswer {
    SiteAnswer(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: .bytes(html))
  }

  /// The headers of every answer: nothing is loaded from other sites, pages can't be framed, types are not guessed, and browsers ask again each time.
  static let commonHeaders: [String: String] = [
    "Cache-Control": "no-cache",
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  ]
}

/// A request, as far as the answer depends on it.
struct SiteRequest {
  /// `GET`
  var method: String
  /// `/01-task-list/`
  var target: String
  /// The values of all headers `Host`.
  var hosts: [String]
  /// The address of this machine that the connection reached.
  var local: String? = nil
  /// The port of this machine that the connection reached.
  var port = 80
  /// The header `If-None-Match`.
  var knownTag: String? = nil
  /// The header `Origin`: of the page whose script asks.
  var origin: String? = nil
  /// The header `Content-Type`.
  var contentType: String? = nil
  /// The header `Cookie`.
  var cookies: String? = nil
}

extension LiveSite {
  func answer(_ request: SiteRequest, hosts: HostRule) -> SiteAnswer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "Pages can only be read here.", ["Allow": "GET, HEAD"])
    }
    guard request.hosts.count == 1 else {
      return .text(400, "The request has to say which host it means, once.")
    }
    guard hosts.allows(request.hosts.first, local: request.local, port: request.port) else {
      let address = HostRule.address(name: hosts.name, port: request.port)
      return .text(421, "This server answers at \(address) alone; to call it by another name, give that with --host.")
    }
    guard let target = RequestTarget(request.target) else { return .text(400, "The address can't be read.") }
    if let token, let given = target.query[AccessToken.parameter] { return entry(target, given, token, request.port) }
    if let token, !token.isIn(cookies: request.cookies, port: request.port) {
      var readable = self
      (readable.apps, readable.token) = (nil, nil)
      return readable.answer(request, hosts: hosts)
    }
    if let own = (ReloadFiles.all + (apps?.files ?? [])).first(where: { $0.path == "/" + target.path }) {
      return SiteAnswer(status: 200, headers: ["Content-Type": own.type], body: .bytes(Data(own.text(in: words).utf8)))
    }
    if "/" + target.path == ReloadFiles.eventsPath { return events(target) }
    let path = filePath(of: target.path)
    if let file = files[path] { return answer(with: file, at: path, request.knownTag) }
    if awaits(path) { return own(503, OwnPages.awaited(problems, words), at: path) }
    let folder = path + "/index.html"
    if files[folder] != nil || awaited.contains(folder) {
      let encoded = path.split(separator: "/").map { "/" + PathText.encoded(String($0)) }.joined() + "/"
      return .text(302, "The page is at \(encoded)", ["Location": encoded])
    }
    // A browser asks for it where a page names no icon.
    if path == "favicon.ico" { return icon(request.knownTag) }
    // The site's own page for what is missing, where there is one.
    if let page = files["404.html"] { return .page(404, live(page.bytes, mark(ofPage: path))) }
    return own(404, OwnPages.notFound(words), at: path)
  }

  private func icon(_ knownTag: String?) -> SiteAnswer {
    if let icon = files["icon.svg"] { return answer(with: icon, at: "icon.svg", knownTag) }
    return SiteAnswer(status: 204, headers: [:], body: .bytes(Data()))
  }

  private func own(_ status: Int, _ html: String, at path: String) -> SiteAnswer {
    .page(status, live(Data(html.utf8), mark(ofPage: path)))
  }

  /// Where the address with the token leads: to the page without it, so that nobody reads it over a shoulder or sends it on with the page.
  private func entry(_ target: RequestTarget, _ given: String, _ token: AccessToken, _ port: Int) -> SiteAnswer {
    guard token.isSame(given) else {
      return .text(
        403,
        "The token in this address is not, or no longer, that of this server. Ask whoever serves these pages for the new address."
      )
    }
    let path = "/" + target.path.split(separator: "/").map { PathText.encoded(String($0)) }.joined(separator: "/")
    let location = target.path.hasSuffix("/") ? path + "/" : path
    return .text(303, "The page is at \(location)", ["Location": location, "Set-Cookie": token.cookie(port: port)])
  }

  private func answer(with file: ServedFile, at path: String, _ knownTag: String?) -> SiteAnswer {
    // The same page is another one for who can use its apps.
    let mark = file.isPage ? mark(ofPage: path) : ""
    let tag = file.isPage ? "\"\(mark)\(apps == nil ? "" : "-apps")\"" : entityTag(of: file)
    let headers = ["Content-Type": file.type, "ETag": tag]
    if let knownTag, knownTag.split(separator: ",").contains(where: { $0.trimmingCharacters(in: .whitespaces) == tag })
    {
      return SiteAnswer(status: 304, headers: headers, body: .bytes(Data()))
    }
    let bytes = file.isPage ? live(file.bytes, mark) : file.bytes
    return SiteAnswer(status: 200, headers: headers, body: .bytes(bytes))
  }

  private func events(_ target: RequestTarget) -> SiteAnswer {
    guard let page = target.query["page"], let target = RequestTarget(page) else {
      return .text(400, "The request does not say which page it is about.")
    }
    return SiteAnswer(
      status: 200, headers: ["Content-Type": "text/event-stream; charset=utf-8"],
      body: .events(page: filePath(of: target.path)))
  }

  /// The page with our scripts, which renew it and let readers use its apps. A page's own policy allows no connection; the server's, in
  /// a header, takes its place.
  private func live(_ page: Data, _ mark: String) -> Data {
    var script = "<script src=\"\(ReloadFiles.script.path)\" data-mark=\"\(mark)\" defer></script>\n"
    var html = page
    var style = ""
    if let apps, html.tags(beginning: "<main").contains(where: { html.holdsLesson($0) }) {
      script += apps.element
      style = UsableApps.style
    }
    if var policy = html.tags(beginning: "<meta http-equiv=\"Content-Security-Policy\"").first {
      if policy.upperBound < html.endIndex, html[policy.upperBound] == UInt8(ascii: "\n") {
        policy = policy.lowerBound..<policy.upperBound + 1
      }
      html.removeSubrange(policy)
    }
    // The last one: code that a page shows has its brackets escaped, but a comment of a template's may hold anything.
    let end = html.range(of: Data("</body>".utf8), options: .backwards)?.lowerBound ?? html.endIndex
    html.insert(contentsOf: Data(script.utf8), at: end)
    // A page may leave out the tag; what is in its body counts as well.
    let head = html.range(of: Data("</head>".utf8))?.lowerBound ?? end
    html.insert(contentsOf: Data(style.utf8), at: head)
    return html
  }
}

// Of a page, byte by byte: one with pictures has a million of them.
extension Data {
  /// From `<` to `>`.
  fileprivate func tags(beginning start: String) -> [Range<Index>] {
    var found: [Range<Index>] = []
    var from = startIndex
    while let tag = range(of: Data(start.utf8), in: from..<endIndex) {
      guard let end = self[tag.upperBound...].firstIndex(of: UInt8(ascii: ">")) else { break }
      found.append(tag.lowerBound..<end + 1)
      from = end + 1
    }
    return found
  }

  /// Whether the tag is that of a lesson's own part of its page.
  fileprivate func holdsLesson(_ tag: Range<Index>) -> Bool {
    String(decoding: self[tag], as: UTF8.self).contains(/\sdata-lesson=/)
  }
}

/// Names in addresses.
enum PathText {
  static func encoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
}
