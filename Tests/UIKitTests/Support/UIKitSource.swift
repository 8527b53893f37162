import Foundation
import Interop
import SwiftParser
import SwiftSyntax
import Synchronization

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

  /// Each text is parsed once for all tests: without optimisation that takes half a minute of a processor for all of UIKit.
  var tree: SourceFileSyntax {
    if let known = Self.trees.withLock({ $0[text] }) { return known }
    let tree = Parser.parse(source: text)
    Self.trees.withLock { $0[text] = tree }
    return tree
  }

  private static let trees = Mutex<[String: SourceFileSyntax]>([:])

  /// Of all of UIKit, and the agent.
  static let catalog = Result {
    Catalog.read(uikitSources: try files(of: ["UIKit", "AppAgent"]).map(\.text))
  }
}
