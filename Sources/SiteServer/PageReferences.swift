internal import Foundation

/// The files that a page shows or uses: style sheets, scripts, pictures. Links to other pages are not among them.
enum PageReferences {
  /// - Parameter path: The page's own, from the top of the site.
  /// - Returns: Paths from the top of the site.
  static func paths(in page: Data, at path: String) -> Set<String> {
    let bytes = [UInt8](page)
    let folder = path.split(separator: "/").dropLast().map(String.init)
    var found: Set<String> = []
    // Pages with pictures have a million bytes, and are looked through at each change.
    var index = 0
    while let space = bytes[index...].firstIndex(of: UInt8(ascii: " ")) {
      index = space + 1
      guard let name = attributes.first(where: { bytes[index...].starts(with: $0) }) else { continue }
      let start = index + name.count
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      if let file = file(String(decoding: bytes[start..<end], as: UTF8.self)[...], from: folder) { found.insert(file) }
      index = end
    }
    return found
  }

  private static let attributes = ["src=\"", "href=\""].map { Array($0.utf8) }

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
