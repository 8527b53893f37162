internal import Synchronization
package import SystemPackage

/// Which build of Coursemark is running. What one build has found out, another finds out anew: its own code decides too.
///
/// It goes by what the files hold, not by where they lie or when they were written: a cache that CI has restored fits the tool that
/// was restored beside it.
package enum ToolIdentity {
  /// The running executable, and the data beside it.
  package static func current(data: FilePath) -> String {
    let files = data.entries.map { "\($0) \(hash(of: data.appending($0)))" }
    return ([executable] + files).joined(separator: " ")
  }

  /// The same program for as long as this process runs, whatever is built meanwhile.
  private static let executable = hash(of: "/proc/self/exe")

  private static let hashes = Mutex<[FileState: ContentHash]>([:])

  /// A file that was not touched since is not read again.
  private static func hash(of path: FilePath) -> String {
    guard let state = FileState(path) else { return "?" }
    if let known = hashes.withLock({ $0[state] }) { return known.description }
    guard let hash = ContentHash(of: path) else { return "?" }
    hashes.withLock { $0[state] = hash }
    return hash.description
  }
}
