internal import Foundation
internal import RuntimeModules
internal import Storage
internal import SwiftSource
internal import SystemPackage

/// Compiles a runtime into a folder: the modules, and UIKit as Swift 4 and 5 see it.
struct RuntimeCompilation: Sendable {
  let modules: RuntimeModules
  /// Where modules may lie that were compiled ahead; `nil` for an installation, which has none.
  let ahead: ModulesAhead?
  let progress: @Sendable (_ part: String) -> Void

  func compile(into directory: FilePath) async throws {
    if try await ahead?.move(modules, into: directory) ?? false {
      progress("UIKit for Swift 5")
      try await compilePreconcurrencyModule(in: directory)
    } else {
      try await modules.compile(into: directory) { try await compilePreconcurrencyModule(in: directory) }
    }
    for name in directory.entries
    where !name.hasPrefix("modules") && !name.hasSuffix(".so") {
      try FileManager.default.removeItem(atPath: directory.appending(name).string)
    }
  }

  /// The same UIKit as modes 4 and 5 see it. Only the module's description differs: its code is compiled once.
  private func compilePreconcurrencyModule(in directory: FilePath) async throws {
    var paths: [String] = []
    for (index, source) in modules.sources.files("UIKit").enumerated() {
      // The name of a file is a part of the symbols of what is private in it.
      guard let name = FilePath(source.name).lastComponent?.string else { continue }
      let folder = "sources-5/\(index)"
      try directory.appending(folder).makeDirectory()
      let path = "\(folder)/\(name)"
      try directory.appending(path).write(preconcurrencySource(source.text))
      paths.append(path)
    }
    try await modules.swiftc(Self.preconcurrencyArguments + paths, "UIKit for Swift 5", in: directory)
  }
}
