internal import Foundation
internal import Grading
internal import Storage

/// Paths as a person would type them.
enum RelativePath {
  /// From one folder to another: `../lessons/01`; the absolute path when only the root is common.
  static func from(_ folder: String, to target: String) -> String {
    let start = components(folder)
    let end = components(target)
    let common = zip(start, end).prefix { $0 == $1 }.count
    if common == 0 { return "/" + end.joined(separator: "/") }
    let steps = Array(repeating: "..", count: start.count - common) + end[common...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A path from the current folder without detours, or the absolute one when that is shorter.
  static func shortest(to target: String) -> String {
    let relative = from(FileManager.default.currentDirectoryPath, to: target)
    let absolute = "/" + components(target).joined(separator: "/")
    return relative.utf8.count <= absolute.utf8.count ? relative : absolute
  }

  /// A path for services that show files of a checkout: from the current folder, where it is in it, or else absolute.
  static func inCurrentFolder(_ path: String) -> String {
    let relative = from(FileManager.default.currentDirectoryPath, to: path)
    return relative.hasPrefix("../") || relative == ".." ? "/" + components(path).joined(separator: "/") : relative
  }

  /// The parts of the absolute path, links resolved where the path exists.
  private static func components(_ path: String) -> [String] {
    FilePath.absolute(path).split(separator: "/").map(String.init)
  }
}
