internal import Foundation

/// Where a link leads: a path without its `?query`, and the name of a place behind `#`.
struct LinkDestination {
  /// Without percent encoding.
  var path: String
  /// Without percent encoding.
  var fragment: String

  init(_ destination: String) {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
    path = written.removingPercentEncoding ?? String(written)
    fragment = parts.count > 1 ? parts[1].removingPercentEncoding ?? String(parts[1]) : ""
  }

  /// `https`, in lower case; `nil` for a way that starts at the lesson.
  static func scheme(of destination: String) -> String? {
    destination.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):/).map { $0.1.lowercased() }
  }
}
