internal import Foundation

/// The files that a page shows or uses: style sheets, scripts, pictures. Links to other pages are not among them.
enum PageReferences {
  /// - Parameter path: The page's own, from the top of the site.
  /// - Returns: Paths from the top of the site.
  static func paths(in page: Data, at path: String) -> Set<String> {
    let html = String(decoding: page, as: UTF8.self)
    let folder = path.split(separator: "/").dropLast().map(String.init)
    var found: Set<String> = []
    for attribute in [" src=\"", " href=\""] {
      var rest = html[...]
      while let start = rest.range(of: attribute) {
        rest = rest[start.upperBound...]
        guard let end = rest.firstIndex(of: "\"") else { break }
        if let file = file(rest[..<end], from: folder) { found.insert(file) }
        rest = rest[end...]
      }
    }
    return found
  }

  private static func file(_ link: Substring, from folder: [String]) -> String? {
    let path = link.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("/"), !path.hasSuffix(".html"), !path.hasSuffix("/"),
      let decoded = String(path).removingPercentEncoding
    else { return nil }
    var names = folder
    for name in decoded.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
    return names.joined(separator: "/")
  }
}
