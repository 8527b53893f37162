internal import Foundation

/// Which names of the server a request may use.
///
/// A page of a stranger's can let its own name point to this machine (DNS rebinding) and then read what answers there, as
/// far as the answer doesn't look at the name. Addresses can't be pointed elsewhere, so these are all right, and so are
/// `localhost` and the name that the author has given.
struct HostRule {
  /// As it was given with `--host`.
  let name: String

  /// - Parameter host: The header `Host`: a name or an address, and perhaps a port.
  func allows(_ host: String?) -> Bool {
    guard let host else { return false }
    let bare = Self.withoutPort(host).lowercased()
    return bare == "localhost" || bare == name.lowercased() || Self.isAddress(bare)
  }

  private static func withoutPort(_ host: String) -> String {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      let rest = host[host.index(after: end)...]
      guard rest.isEmpty || isPort(rest) else { return "" }
      return String(host[host.index(after: host.startIndex)..<end])
    }
    guard let colon = host.firstIndex(of: ":") else { return host }
    return isPort(host[colon...]) ? String(host[..<colon]) : ""
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.hasPrefix(":") && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isAddress(_ text: String) -> Bool {
    var bytes = in6_addr()
    return inet_pton(AF_INET, text, &bytes) == 1 || inet_pton(AF_INET6, text, &bytes) == 1
  }
}
