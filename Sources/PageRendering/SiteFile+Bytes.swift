package import Foundation
internal import SystemPackage

extension SiteFile {
  /// What the file holds; `nil` for a picture that the course does not have, and where stored bytes can't be read again.
  package var bytes: Data? {
    switch content {
    case .text(let text): Data(text.utf8)
    case .bytes(let bytes): bytes
    case .copy(let path, let folder): Self.picture(at: path, in: folder)
    case .stored(let content): (try? content.read()).map { Data($0) }
    }
  }

  /// Regular files only, and none that a link brings in from outside of the folder.
  private static func picture(at path: String, in folder: String) -> Data? {
    let url = URL(fileURLWithPath: path)
    guard
      let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey]),
      values.isRegularFile == true, values.isSymbolicLink != true,
      let place = realPath(path), let root = realPath(folder), place != root, place.starts(with: root)
    else { return nil }
    return try? Data(contentsOf: url)
  }

  /// Without links; `nil` where nothing is.
  private static func realPath(_ path: String) -> FilePath? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return FilePath(platformString: real)
  }
}
