import Foundation

// Foundation on Linux leaves these out.
extension URL {
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var documentsDirectory: URL { homeFolder("Documents") }
  public static var libraryDirectory: URL { homeFolder("Library") }
  public static var cachesDirectory: URL { homeFolder("Library/Caches") }
  public static var applicationSupportDirectory: URL { homeFolder("Library/Application Support") }

  private static func homeFolder(_ path: String) -> URL {
    homeDirectory.appending(path: path, directoryHint: .isDirectory)
  }
}
