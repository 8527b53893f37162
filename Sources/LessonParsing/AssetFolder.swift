internal import CourseModel
internal import Foundation
internal import SystemPackage

/// An asset catalogue beside a lesson: a folder. As a part of a lesson it is one text, the listing of its files, so that a change of any of them is a
/// change of that text.
enum AssetFolder {
  private static let most = 500
  /// Bytes of one file.
  private static let largest = 2 << 20

  /// - Parameter folder: Links in it are not followed.
  /// - Returns: `nil` where there is no such folder.
  static func listing(of folder: String) -> String? {
    guard FilePath(folder).isFolder, let files = FileManager.default.enumerator(atPath: folder) else { return nil }
    var found: [ResourceFile] = []
    for case let name as String in files where found.count < most {
      let path = FilePath(folder).appending(name).string
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular, (attributes[.size] as? Int ?? .max) <= largest,
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      found.append(ResourceFile(path: path, data: data))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(found.sorted { $0.path < $1.path })).map { String(decoding: $0, as: UTF8.self) }
  }

  static func files(inListing text: String) -> [ResourceFile] {
    (try? JSONDecoder().decode([ResourceFile].self, from: Data(text.utf8))) ?? []
  }
}

extension FilePath {
  fileprivate var isFolder: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: string)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
