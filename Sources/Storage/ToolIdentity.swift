package import SystemPackage

/// Which build of Coursemark is running. What one build has found out, another finds out anew: its own code decides too.
package enum ToolIdentity {
  /// The running executable, and the data beside it.
  package static func current(data: FilePath) -> String {
    ([executable] + data.entries.map { stamp(data.appending($0)) }).joined(separator: " ")
  }

  private static let executable = stamp("/proc/self/exe")

  private static func stamp(_ path: FilePath) -> String { FileStamp(path)?.words ?? "\(path) ?" }
}
