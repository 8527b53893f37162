import Foundation

/// The folders of an app by what they are for: what generated code asks instead of Foundation on Linux, which has no place for some of them.
public enum _AppFolders {
  /// [A] File System Programming Guide, and FileManager.SearchPathDirectory: where a folder is in an app's home. Of folders for all users
  /// an app's home has none.
  public static func urls(
    for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
  ) -> [URL] {
    guard domains.contains(.userDomainMask), let path = paths[directory] else {
      return FileManager.default.urls(for: directory, in: domains)
    }
    return [URL.homeDirectory.appending(path: path, directoryHint: .isDirectory)]
  }

  public static func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard domain.contains(.userDomainMask), paths[directory] != nil, let found = urls(for: directory, in: domain).first
    else {
      return try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try FileManager.default.createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }

  private static let paths: [FileManager.SearchPathDirectory: String] = [
    .applicationDirectory: "Applications", .applicationSupportDirectory: "Library/Application Support",
    .autosavedInformationDirectory: "Library/Autosave Information", .cachesDirectory: "Library/Caches",
    .desktopDirectory: "Desktop", .documentDirectory: "Documents", .documentationDirectory: "Library/Documentation",
    .downloadsDirectory: "Downloads", .inputMethodsDirectory: "Library/Input Methods", .libraryDirectory: "Library",
    .moviesDirectory: "Movies", .musicDirectory: "Music", .picturesDirectory: "Pictures",
    .preferencePanesDirectory: "Library/PreferencePanes", .sharedPublicDirectory: "Public",
  ]
}
