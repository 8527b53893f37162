package import Foundation

extension SiteFile {
  /// What the file holds; `nil` for a picture that the course does not have.
  package var bytes: Data? {
    switch content {
    case .text(let text): Data(text.utf8)
    case .copy(let path): Self.picture(at: path)
    }
  }

  /// Regular files only: a link could lead out of the course.
  private static func picture(at path: String) -> Data? {
    let url = URL(fileURLWithPath: path)
    guard
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey]),
      values.isRegularFile == true, values.isSymbolicLink != true
    else { return nil }
    return try? Data(contentsOf: url)
  }
}
