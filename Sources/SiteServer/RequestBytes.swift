internal import Foundation

extension LiveSite {
  /// Answers a request as HTTP/1.1 writes it, without a network: for fuzzing. The server itself gets requests that Hummingbird has
  /// taken apart.
  /// - Returns: The answer's status.
  package func status(ofRequest bytes: [UInt8]) -> Int {
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    let words = (lines.first ?? "").split(separator: " ")
    func values(_ name: String) -> [String] {
      lines.dropFirst().compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == name else { return nil }
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    let request = SiteRequest(
      method: words.first.map(String.init) ?? "GET", target: words.dropFirst().first.map(String.init) ?? "",
      hosts: values("host"), local: values("local").first, knownTag: values("if-none-match").first)
    return answer(request, hosts: HostRule(name: "127.0.0.1")).status
  }
}
