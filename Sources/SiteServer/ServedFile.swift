package import Foundation

/// A file of the site as the server gives it out.
package struct ServedFile: Hashable, Sendable {
  package var bytes: Data
  /// Counts up when the bytes change, so that nobody has to compare them.
  package var version: Int
  /// The value of the header `Content-Type`.
  package var type: String

  package init(bytes: Data, version: Int, type: String) {
    self.bytes = bytes
    self.version = version
    self.type = type
  }

  package var isPage: Bool { type.hasPrefix("text/html") }
}

/// What a file is, told by the end of its name.
enum MediaType {
  static func of(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return unknown }
    return known[path[path.index(after: dot)...].lowercased()] ?? unknown
  }

  /// A path without an ending may be that of a page's folder, whose name may hold dots.
  static func canBePage(_ path: String) -> Bool { ["text/html; charset=utf-8", unknown].contains(of(path)) }

  /// Browsers offer to save it, and `nosniff` keeps them from guessing.
  static let unknown = "application/octet-stream"

  private static let known: [String: String] = [
    "avif": "image/avif", "css": "text/css; charset=utf-8", "gif": "image/gif", "html": "text/html; charset=utf-8",
    "ico": "image/x-icon", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8", "png": "image/png", "svg": "image/svg+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json; charset=utf-8",
    "webp": "image/webp", "woff2": "font/woff2", "xml": "application/xml; charset=utf-8",
  ]
}
