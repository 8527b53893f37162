internal import Foundation

/// What a request asks for: `/01-task-list/?page=2`, taken apart.
///
/// The site is a table of paths, so no request can lead out of it, whatever it says. This type still refuses what no link
/// of a page contains, so that nothing has to be proved about odd spellings further on.
struct RequestTarget: Equatable {
  /// From the top of the site, without the first `/`, percent-encoding undone; it ends in `/` when the request's did.
  let path: String
  /// What stands behind `?`, percent-encoding undone; a name that comes twice keeps its first value.
  let query: [String: String]

  /// - Parameter text: As in the request's first line.
  /// - Returns: `nil` for a path with `..`, `.` or nothing between two slashes, with a NUL or another control character,
  ///   with a backslash, encoded or not, with `#`, with an encoding that is broken or no UTF-8, and for anything that is
  ///   no path. `#` and `?` that are encoded are parts of a name.
  init?(_ text: String) {
    guard text.hasPrefix("/"), text.utf8.count <= 8192 else { return nil }
    let parts = text.dropFirst().split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = String(parts[0]).removingPercentEncoding else { return nil }
    // A slash that was encoded is a part of a name, and no name has one.
    guard !parts[0].lowercased().contains("%2f"), !parts[0].contains("#") else { return nil }
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }) else {
      return nil
    }
    var names = path.split(separator: "/", omittingEmptySubsequences: false)
    if names.last == "" { names.removeLast() }
    guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    self.path = path
    var query: [String: String] = [:]
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding }
      if sides.count == 2, let name = sides[0], let value = sides[1], query[name] == nil { query[name] = value }
    }
    self.query = query
  }
}
