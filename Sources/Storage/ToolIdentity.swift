internal import Foundation
internal import Synchronization
package import SystemPackage

/// Which build of Coursemark is running. What one build has found out, another finds out anew: its own code decides too.
///
/// It goes by what the files hold, not by where they lie or when they were written: a cache that CI has restored fits the tool that
/// was restored beside it.
package enum ToolIdentity {
  /// The running executable, and the data beside it.
  package static func current(data: FilePath) -> String { words([executable], data) }

  /// The same for all programs of Coursemark that lie in one folder: what `build` has drawn need not be drawn again by `serve`.
  /// It takes longer to find out, since all of them are read.
  package static func ofAllPrograms(data: FilePath) -> String { words(programs, data) }

  private static func words(_ programs: [String], _ data: FilePath) -> String {
    let files = data.entries.map { "\($0) \(hash(of: data.appending($0)))" }
    return (programs + files).joined(separator: " ")
  }

  /// The same program for as long as this process runs, whatever is built meanwhile.
  private static let executable = hash(of: "/proc/self/exe")

  private static let programs: [String] = {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return running.map { programs(beside: FilePath($0), itself: executable) } ?? [executable]
  }()

  /// Of the programs in the folder of the one that is running.
  /// - Parameter itself: The identity of that one, as it was when it began to run.
  package static func programs(beside running: FilePath, itself: String) -> [String] {
    let names = ["coursemark", "coursemark-serve"]
    guard let name = running.lastComponent?.string, names.contains(name) else { return [itself] }
    let folder = running.removingLastComponent()
    return names.map { $0 == name ? itself : hash(of: folder.appending($0)) }
  }

  private static let hashes = Mutex<[FileState: ContentHash]>([:])

  /// A file that was not touched since is not read again, and a program whose linker has computed what it holds is not read whole: a release
  /// has more than a hundred megabytes.
  package static func hash(of path: FilePath) -> String {
    if let buildID = buildID(of: path) { return buildID }
    guard let state = FileState(path) else { return "?" }
    if let known = hashes.withLock({ $0[state] }) { return known.description }
    guard let hash = ContentHash(of: path) else { return "?" }
    hashes.withLock { $0[state] = hash }
    return hash.description
  }

  private static func buildID(of path: FilePath) -> String? {
    guard let file = try? FileDescriptor.open(path, .readOnly) else { return nil }
    defer { try? file.close() }
    return ELFFile(descriptor: file.rawValue)?.buildID
  }
}
