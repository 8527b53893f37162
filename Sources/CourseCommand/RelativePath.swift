internal import Foundation
internal import Grading
internal import Storage
internal import SystemPackage

/// Paths as a person would type them.
enum RelativePath {
  /// From one folder to another: `../lessons/01`; the absolute path when only the root is common.
  static func from(_ folder: String, to target: String) -> String {
    relative(from: FilePath(folder).resolved, to: FilePath(target).resolved).string
  }

  /// A path from the current folder without detours, or the absolute one when that is shorter.
  static func shortest(to target: String) -> String {
    let absolute = FilePath(target).resolved.string
    let relative = from(FileManager.default.currentDirectoryPath, to: target)
    return relative.utf8.count <= absolute.utf8.count ? relative : absolute
  }

  /// A path for services that show files of a checkout: from the current folder, where it is in it, or else absolute.
  static func inCurrentFolder(_ path: String) -> String {
    let relative = FilePath(from(FileManager.default.currentDirectoryPath, to: path))
    return relative.components.first?.kind == .parentDirectory ? FilePath(path).resolved.string : relative.string
  }

  private static func relative(from folder: FilePath, to target: FilePath) -> FilePath {
    let common = zip(folder.components, target.components).prefix { $0 == $1 }.count
    if common == 0 { return target }
    var path = FilePath()
    for _ in folder.components.dropFirst(common) { path.append("..") }
    path.append(Array(target.components.dropFirst(common)))
    return path.isEmpty ? "." : path
  }
}
