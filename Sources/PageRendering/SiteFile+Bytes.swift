package import Foundation

extension SiteFile {
  /// What the file holds; `nil` for a picture that the course does not have.
  package var bytes: Data? {
    switch content {
    case .text(let text): Data(text.utf8)
    case .bytes(let bytes): bytes
    case .copy(let path, let folder): Self.picture(at: path, in: folder)
    }
  }

  /// Regular files only, and none that a link brings in from outside of the folder.
  private static func picture(at path: String, in folder: String) -> Data? {
    let url = URL(fileURLWithPath: path)
    guard
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey]),
      values.isRegularFile == true, values.isSymbolicLink != true,
      realPath(path).hasPrefix(realPath(folder) + "/")
    else { return nil }
    return try? Data(contentsOf: url)
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return "" }
    defer { free(real) }
    return String(cString: real)
  }
}
