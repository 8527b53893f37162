private import CSandbox
internal import Foundation

/// Runs a program on a host that offers less than this one: a filter of system calls refuses what other hosts lack. With it the
/// attack suite finds out how Coursemark holds in a container that has no namespaces, without such a container.
package struct HostRefusal: Sendable, Equatable {
  /// `unshare`, `setns`, `mount`, and `clone` with a new namespace fail with EPERM, as in Docker's default profile.
  package var namespaces: Bool
  /// Landlock fails with ENOSYS, as in a kernel before 5.13.
  package var landlock: Bool

  package init(namespaces: Bool = true, landlock: Bool = false) {
    self.namespaces = namespaces
    self.landlock = landlock
  }

  /// Becomes another program, with this process's environment and descriptors. Returns only when that fails.
  /// - Parameter executable: An absolute path.
  package func become(_ executable: String, arguments: [String]) -> LaunchFailure {
    let code = sandbox_refuse(namespaces, landlock)
    if code != 0 { return LaunchFailure(executable: executable, step: "seccomp", code: code) }
    var words = ([executable] + arguments).map { strdup($0) as UnsafeMutablePointer<CChar>? } + [nil]
    defer { for word in words { free(word) } }
    execv(executable, &words)
    return LaunchFailure(executable: executable, step: "execve", code: errno)
  }
}
