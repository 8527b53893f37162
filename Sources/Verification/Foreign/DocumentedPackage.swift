internal import Foundation
internal import Storage
internal import SystemPackage

/// The Swift package that a text documents: what its listings call may be the package's own, which is not here.
enum DocumentedPackage {
  /// Bytes of a manifest; none is so large.
  private static let largest = 1 << 20

  /// - Parameter file: The text's path.
  /// - Returns: The name in the nearest manifest above it; `nil` where none is.
  static func name(of file: String) -> String? {
    var folder = FilePath(file).resolved.removingLastComponent()
    while !folder.isEmpty {
      let manifest = folder.appending("Package.swift")
      if FileState(manifest) != nil { return name(in: manifest) }
      // A repository of its own.
      if folder.appending(".git").exists { return nil }
      let above = folder.removingLastComponent()
      if above == folder { return nil }
      folder = above
    }
    return nil
  }

  private static func name(in manifest: FilePath) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: manifest.url), let data = try? handle.read(upToCount: largest)
    else { return nil }
    return String(decoding: data, as: UTF8.self).firstMatch(of: /Package\(\s*name:\s*"([^"\\\n]+)"/).map {
      String($0.1)
    }
  }
}
