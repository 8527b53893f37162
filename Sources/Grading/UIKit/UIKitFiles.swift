internal import Foundation
package import UIKitNames

/// What is known of UIKit, and what of it is modelled, read from Coursemark's own data and sources.
package struct UIKitFiles: Sendable {
  let home: Home

  package init(home: Home) { self.home = home }

  package struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var reason: String

    package var description: String {
      "Coursemark's data can't be read: \(path) \(reason). Coursemark may be installed only in part."
    }
  }

  /// The names of UIKit alone.
  package func uikit() throws -> KnownNames { try names("uikit-names.txt") }

  /// The names of UIKit and of what comes with it.
  package func all() throws -> KnownNames { try uikit().merged(with: names("apple-names.txt")) }

  package func used() throws -> [UsedMember] { UsedMember.read(try text(home.data + "/uikit-usage.txt")) }

  /// What Coursemark's UIKit declares.
  package func modelled() throws -> ModelledNames {
    let folder = home.sources + "/UIKit"
    let sources = try files(in: folder).map { ModelledNames.Source(path: $0, text: try text(folder + "/" + $0)) }
    let agent = home.sources + "/AppAgent"
    return ModelledNames.read(sources, readers: try files(in: agent).map { try text(agent + "/" + $0) })
  }

  private func names(_ file: String) throws -> KnownNames {
    let path = home.data + "/" + file
    do {
      return try KnownNames(reading: try text(path))
    } catch let error as KnownNames.Malformed {
      throw Unreadable(path: path, reason: "is broken. \(error)")
    }
  }

  private func files(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func text(_ path: String) throws -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw Unreadable(path: path, reason: "is not there, or no text")
    }
  }
}
