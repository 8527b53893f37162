internal import Foundation
internal import Storage
internal import SystemPackage
internal import Toolchain

/// Keeps what compilers have said of themselves among the user's settings, which nothing that is graded can reach: the answer names programs that are
/// started.
///
/// An answer holds for the two files of which a toolchain's `swiftc` consists. Where there is no `swift-frontend` beside it, as with a
/// `swiftc` that chooses among several toolchains, the same file may answer otherwise next time, and nothing is kept.
struct KnownToolchains: ToolchainMemory {
  let settings: FilePath

  private struct Entry: Codable {
    var stamps: [FileStamp]
    var answer: Data
  }

  func answer(of compiler: String) -> Data? {
    guard let stamps = Self.stamps(of: compiler),
      let data = FileManager.default.contents(atPath: place(of: compiler).string),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.stamps == stamps
    else { return nil }
    return entry.answer
  }

  func keep(_ answer: Data, of compiler: String) {
    guard let stamps = Self.stamps(of: compiler),
      let data = try? JSONEncoder().encode(Entry(stamps: stamps, answer: answer))
    else { return }
    let place = place(of: compiler)
    // Where nothing can be kept, the compiler is asked again.
    try? FileManager.default.createDirectory(
      atPath: place.removingLastComponent().string, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: place.url, options: .atomic)
  }

  private func place(of compiler: String) -> FilePath { settings.appending("toolchains/\(ContentHash([compiler]))") }

  private static func stamps(of compiler: String) -> [FileStamp]? {
    let frontend = FilePath(compiler).resolved.removingLastComponent().appending("swift-frontend")
    guard let driver = FileStamp(FilePath(compiler)), let other = FileStamp(frontend) else { return nil }
    return [driver, other]
  }
}
