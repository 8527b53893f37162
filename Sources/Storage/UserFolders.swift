internal import Foundation
internal import SystemPackage

/// Where files of the user's own go.
///
/// An account need not have a home: a container's user may have no entry in the list of users, and `HOME` may be `/` or a
/// folder that is not there. Its files then go to a folder among the temporary ones that nobody else can enter.
struct UserFolders {
  let environment: [String: String]

  /// What can be made again.
  var caches: FilePath {
    if let named = environment["XDG_CACHE_HOME"], !named.isEmpty { return FilePath(named) }
    return Self.isClosedToOthers(home) ? "/var/cache" : folder(".cache")
  }

  /// What can't.
  var settings: FilePath {
    if let named = environment["XDG_CONFIG_HOME"], !named.isEmpty { return FilePath(named) }
    return folder(".config")
  }

  private var home: FilePath {
    if let named = environment["HOME"], !named.isEmpty { return FilePath(named) }
    // Without `HOME`, as the list of users has it.
    return FilePath(getpwuid(geteuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) } ?? "/nonexistent")
  }

  private func folder(_ name: String) -> FilePath {
    let standard = home.appending(name)
    let nearest = standard.exists ? standard : home
    if access(nearest.string, W_OK | X_OK) == 0 { return standard }
    return temporary?.appending(name) ?? standard
  }

  /// A folder of this user's alone; `nil` when it can't be made, or is somebody else's.
  private var temporary: FilePath? {
    let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let path = FilePath(parent).appending("coursemark-home-\(geteuid())")
    mkdir(path.string, 0o700)
    var state = stat()
    guard lstat(path.string, &state) == 0, state.st_mode & S_IFMT == S_IFDIR, state.st_uid == geteuid(),
      state.st_mode & 0o077 == 0
    else { return nil }
    return path
  }

  /// What root compiles is run by other users, who can't enter a home such as `/root`.
  private static func isClosedToOthers(_ home: FilePath) -> Bool {
    var state = stat()
    return geteuid() == 0 && stat(home.string, &state) == 0 && state.st_mode & 0o001 == 0
  }
}
