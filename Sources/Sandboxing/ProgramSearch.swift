internal import Foundation
internal import SystemPackage

/// Where programs of others are.
package enum ProgramSearch {
  /// The first program of that name in the folders of `PATH`. A relative folder is passed over: it would lead into the current one, which may be
  /// a stranger's.
  /// - Returns: An absolute path; `nil` where there is none.
  package static func find(_ name: String, environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { FilePath(String($0)) }.filter(\.isAbsolute)
    return folders.map { $0.appending(name).string }.first { access($0, X_OK) == 0 }
  }
}
