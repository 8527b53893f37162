/// A kind of archive that can be handed in.
enum ArchiveFormat: String, Codable {
  case zip, tar, compressedTar

  /// By the ending of a file's name; `nil` for what is no archive, or one of another kind.
  init?(name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".zip") {
      self = .zip
    } else if name.hasSuffix(".tar") {
      self = .tar
    } else if name.hasSuffix(".tar.gz") || name.hasSuffix(".tgz") {
      self = .compressedTar
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .zip: "ZIP archive"
    case .tar: "tar archive"
    case .compressedTar: "tar archive compressed with gzip"
    }
  }
}
