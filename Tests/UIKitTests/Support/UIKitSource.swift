import Foundation
import SwiftParser
import SwiftSyntax

/// The source files of `UIKit` and `AppAgent`.
struct UIKitSource {
  let name: String
  let text: String

  /// `Sources`.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// - Parameter targets: Names of folders in `Sources`.
  static func files(of targets: [String]) throws -> [UIKitSource] {
    try targets.flatMap { target in
      let folder = folder.appending(path: target)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        UIKitSource(
          name: "\(target)/\(path)", text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
    }
  }

  var tree: SourceFileSyntax { Parser.parse(source: text) }
}
