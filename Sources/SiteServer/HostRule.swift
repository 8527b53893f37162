internal import Foundation

/// Under which name and port a server answers: those of the address that it printed when it started.
///
/// A page of a stranger's can let its own name point to this machine (DNS rebinding) and then read what answers there, as
/// far as the answer doesn't look at the name; and a page of another program on this machine may not read what this one serves. So a
/// request has to use the name that the server was started with, and its port. Where that name stands for every address of the
/// machine, `localhost` and the address that the connection reached are its names.
struct HostRule {
  /// As it was given with `--host`: a name or an address.
  let name: String

  private var isEverywhere: Bool { ["0.0.0.0", "::"].contains(name) }

  /// What the server prints when it starts, and says to whoever uses another name.
  static func address(name: String, port: Int) -> String {
    let isEverywhere = HostRule(name: name).isEverywhere
    return "http://\(isEverywhere ? "localhost" : name.contains(":") ? "[\(name)]" : name):\(port)/"
  }

  /// - Parameters:
  ///   - host: The header `Host`: a name or an address, and a port unless that is 80.
  ///   - local: The address of this machine that the connection reached; `nil` when it is not known.
  ///   - port: The port that the connection reached, which is that of the server.
  func allows(_ host: String?, local: String?, port: Int) -> Bool {
    guard let host, let (name, ownPort) = Self.parts(of: host), ownPort == port else { return false }
    if isEverywhere { return name == "localhost" || local.map { Self.isSameAddress(name, $0) } ?? false }
    // An address of IPv6 has several spellings, of which browsers use the shortest.
    let isSpelling = name.contains(":") && self.name.contains(":") && Self.isSameAddress(name, self.name)
    return name == self.name.lowercased() || isSpelling
  }

  /// Name, in lower case and without brackets, and port.
  private static func parts(of host: String) -> (name: String, port: Int)? {
    let name: Substring
    let rest: Substring
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      name = host[host.index(after: host.startIndex)..<end]
      rest = host[host.index(after: end)...]
    } else {
      let end = host.firstIndex(of: ":") ?? host.endIndex
      (name, rest) = (host[..<end], host[end...])
    }
    guard !name.isEmpty else { return nil }
    if rest.isEmpty { return (name.lowercased(), 80) }
    let digits = rest.dropFirst()
    guard rest.first == ":", (1...5).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let port = Int(digits)
    else { return nil }
    return (name.lowercased(), port)
  }

  private static func isSameAddress(_ first: String, _ second: String) -> Bool {
    guard let bytes = bytes(of: first) else { return false }
    return bytes == self.bytes(of: second)
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
