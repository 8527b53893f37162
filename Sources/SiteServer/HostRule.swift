internal import Foundation

/// Which names of the server a request may use.
///
/// A page of a stranger's can let its own name point to this machine (DNS rebinding) and then read what answers there, as
/// far as the answer doesn't look at the name. So a request has to use the name that the server was started with. Where that
/// stands for every address of the machine, the address that the connection reached is the name.
struct HostRule {
  /// As it was given with `--host`: a name or an address.
  let name: String

  /// - Parameters:
  ///   - host: The header `Host`: a name or an address, and perhaps a port. The port is not compared, since a tunnel or a
  ///     container may give the server another one.
  ///   - local: The address of this machine that the connection reached; `nil` when it is not known.
  func allows(_ host: String?, local: String?) -> Bool {
    guard let host, let bare = Self.withoutPort(host)?.lowercased(), !bare.isEmpty else { return false }
    if bare == name.lowercased() { return true }
    let isEverywhere = ["0.0.0.0", "::"].contains(name)
    if isEverywhere, let local, Self.bytes(of: bare) != nil, Self.bytes(of: bare) == Self.bytes(of: local) {
      return true
    }
    // Browsers look up `localhost` on this machine, so the name can't be given to another host.
    let isOwn = isEverywhere || Self.isLoopback(name) || name.lowercased() == "localhost"
    return isOwn && (bare == "localhost" || Self.isLoopback(bare))
  }

  private static func withoutPort(_ host: String) -> String? {
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      let rest = host[host.index(after: end)...]
      guard rest.isEmpty || isPort(rest) else { return nil }
      return String(host[host.index(after: host.startIndex)..<end])
    }
    guard let colon = host.firstIndex(of: ":") else { return host }
    return isPort(host[colon...]) ? String(host[..<colon]) : nil
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.hasPrefix(":") && text.count <= 6 && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isLoopback(_ address: String) -> Bool {
    guard let bytes = bytes(of: address) else { return false }
    return bytes.starts(with: mapped + [127]) || bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// The first twelve bytes of an IPv4 address that is written as one of IPv6.
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  /// The 16 bytes of an address of either kind; `nil` for a name.
  private static func bytes(of address: String) -> [UInt8]? {
    var four = in_addr()
    if inet_pton(AF_INET, address, &four) == 1 { return mapped + withUnsafeBytes(of: &four) { Array($0) } }
    var six = in6_addr()
    return inet_pton(AF_INET6, address, &six) == 1 ? withUnsafeBytes(of: &six) { Array($0) } : nil
  }
}
