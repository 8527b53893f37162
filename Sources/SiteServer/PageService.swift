package import Foundation

/// What a page's script can ask of the program that serves it, beside files: a question and an answer, both in JSON.
///
/// How this is kept to pages of the site itself: a page of another site can make a browser send requests here, but not with this content type
/// and without asking first, which nothing here answers; and browsers say from which page a request comes.
package struct PageService: Sendable {
  /// From the top of the site.
  package let path: String
  let answer: @Sendable (_ question: Data, _ client: String) async -> Data

  /// In bytes; what is asked is never longer.
  static let longestQuestion = 1 << 20

  /// - Parameters:
  ///   - name: In the path, below that of the server's own files.
  ///   - answer: Is also told the address of the machine that asks.
  package init(_ name: String, answer: @escaping @Sendable (_ question: Data, _ client: String) async -> Data) {
    path = "/_coursemark/" + name
    self.answer = answer
  }
}

extension SiteRequest {
  /// Why a service does not answer; `nil` when a page of this site asks, and its reader has the token where there is one.
  func refusal(hosts rule: HostRule, token: AccessToken? = nil) -> SiteAnswer? {
    guard method == "POST" else { return .text(405, "This is asked by a page's script.", ["Allow": "POST"]) }
    guard hosts.count == 1, rule.allows(hosts.first, local: local, port: port) else {
      return .text(421, "This server answers at \(HostRule.address(name: rule.name, port: port)) alone.")
    }
    guard contentType == "application/json" else { return .text(415, "The question has to be JSON.") }
    guard let origin, origin.lowercased() == "http://\(hosts[0].lowercased())" else {
      return .text(403, "Only pages of this server can ask this.")
    }
    if let token, !token.isIn(cookies: cookies, port: port) {
      return .text(403, "Open the address with the token again, as whoever serves these pages gives it out now.")
    }
    return nil
  }
}
