internal import Foundation

/// Which build of Coursemark is running. What one build has found out, another finds out anew: its own code decides too.
package enum ToolIdentity {
  /// The running executable, and the data beside it.
  package static func current(data: String) -> String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: data)) ?? []).sorted()
    return ([executable] + names.map { stamp(data + "/" + $0) }).joined(separator: " ")
  }

  private static let executable = stamp("/proc/self/exe")

  private static func stamp(_ path: String) -> String { FileStamp(path)?.words ?? "\(path) ?" }
}
