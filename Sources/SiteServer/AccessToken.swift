/// What opens the apps of the pages, and the grading of what is written in them, on a network that others are on, too: whoever serves a course hands it
/// out as a part of the address.
///
/// How this works: the address with the token leads to the same page without it, and leaves a cookie that no script can read and that is sent to
/// this site alone. Pages can be read without it. The token is another one each time the server is started.
package struct AccessToken: Sendable {
  /// 20 letters and digits: 100 bits.
  package let text: String

  /// What the address calls it.
  static let parameter = "token"

  /// Without letters that are read as others.
  private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")

  package init() {
    var source = SystemRandomNumberGenerator()
    text = String((0..<20).map { _ in Self.alphabet.randomElement(using: &source) ?? "a" })
  }

  /// What stands behind the `?` of an address.
  package var query: String { "\(Self.parameter)=\(text)" }

  /// A browser has one cookie of a name for all ports of a machine.
  private func cookieName(_ port: Int) -> String { "coursemark-\(port)" }

  /// The header `Set-Cookie`, for the browser of somebody who has the address.
  /// - Parameter port: The server's.
  func cookie(port: Int) -> String { "\(cookieName(port))=\(text); Path=/; HttpOnly; SameSite=Strict" }

  /// - Parameter cookies: The header `Cookie`.
  func isIn(cookies: String?, port: Int) -> Bool {
    (cookies ?? "").split(separator: ";").contains { pair in
      let sides = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(while: \.isWhitespace) }
      return sides.count == 2 && sides[0] == cookieName(port) && isSame(String(sides[1]))
    }
  }

  /// Takes the same time for each text, so that nobody finds out how much of a guess was right.
  func isSame(_ guess: String) -> Bool {
    let (own, other) = (Array(text.utf8), Array(guess.utf8.prefix(100)))
    var difference = UInt8(own.count == other.count ? 0 : 1)
    for index in own.indices { difference |= own[index] ^ (index < other.count ? other[index] : 0) }
    return difference == 0
  }
}
