internal import Foundation

/// The folders that a phone makes for an app before its first launch.
enum HomeFolders {
  /// Makes them in the home folder that the grader has given this process; nothing where there is none.
  ///
  /// [A] File System Programming Guide: an app has Documents, Library with Caches and Preferences, and tmp.
  static func make() {
    let home = NSHomeDirectory()
    guard home != "/", access(home, W_OK) == 0 else { return }
    for folder in ["Documents", "Library", "Library/Caches", "Library/Preferences"] {
      mkdir("\(home)/\(folder)", 0o700)
    }
    // Where Foundation on Linux looks for them.
    setenv("XDG_CACHE_HOME", "\(home)/Library/Caches", 1)
    setenv("XDG_DATA_HOME", "\(home)/Library/Application Support", 1)
  }
}
