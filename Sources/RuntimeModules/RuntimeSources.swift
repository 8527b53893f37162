internal import Foundation
internal import Storage
package import SystemPackage

/// The sources of the runtime's modules.
package struct RuntimeSources: Sendable {
  package struct File: Sendable {
    /// From the folder of all modules: `UIKit/Text/UITextField.swift`.
    package var name: String
    package var text: String
  }

  /// The folder of all modules.
  package let folder: FilePath
  private let modules: [String: [File]]

  package init(_ folder: FilePath) throws {
    self.folder = folder.resolved
    var read: [String: [File]] = [:]
    for module in RuntimeModules.names {
      let place = folder.appending(module)
      read[module] = try place.subpaths.filter { $0.hasSuffix(".swift") }.map { name in
        // Hundreds of names at each start, which FilePath would take apart one by one.
        File(name: "\(module)/\(name)", text: try String(contentsOfFile: "\(place)/\(name)", encoding: .utf8))
      }
    }
    self.modules = read
  }

  package func files(_ module: String) -> [File] { modules[module, default: []] }

  /// Names and texts, whatever the folder.
  package var identity: [String] {
    modules.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value.flatMap { [$0.name, $0.text] } }
  }
}
