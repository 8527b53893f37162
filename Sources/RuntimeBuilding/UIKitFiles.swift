internal import Foundation
internal import Interop
package import Storage
internal import Synchronization
internal import SystemPackage
package import UIKitNames

/// What is known of UIKit, and what of it is modelled, read from Coursemark's own data and sources.
package final class UIKitFiles: Sendable {
  private let home: Home
  private let readNames = Mutex<KnownNames?>(nil)
  private let readRenamed = Mutex<[RenamedName]?>(nil)
  private let readCoverage = Mutex<UIKitCoverage?>(nil)

  /// A runtime that was made of the same sources; `nil` where none is known.
  private let runtime: FilePath?

  package init(home: Home) {
    self.home = home
    runtime = nil
  }

  init(home: Home, runtime: FilePath) {
    self.home = home
    self.runtime = runtime
  }

  package struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var reason: String

    package var description: String {
      "Coursemark's data can't be read: \(path) \(reason). Coursemark may be installed only in part."
    }
  }

  /// All names, and what is modelled. Read once.
  package func coverage() throws -> UIKitCoverage {
    try Self.once(readCoverage) {
      UIKitCoverage(known: try known(), modelled: try runtime.flatMap(ReadNames.read) ?? modelled())
    }
  }

  /// The names of UIKit and of what comes with it. Read once.
  package func known() throws -> KnownNames {
    try Self.once(readNames) { try uikit().merged(with: names("apple-names.txt")) }
  }

  private static func once<Value: Sendable>(
    _ kept: borrowing Mutex<Value?>, _ make: () throws -> Value
  ) rethrows -> Value {
    try kept.withLock { kept in
      if let kept { return kept }
      let made = try make()
      kept = made
      return made
    }
  }

  /// The names of UIKit alone.
  package func uikit() throws -> KnownNames { try names("uikit-names.txt") }

  /// Names of Swift itself and of Foundation.
  package func swift() throws -> KnownNames { try names("swift-names.txt") }

  /// The names of older Swift that UIKit's sources keep, with their new ones. Read once.
  package func renamed() throws -> [RenamedName] {
    try Self.once(readRenamed) {
      let folder = home.sources.appending("UIKit/OldNames")
      return RenamedName.read(try files(in: folder).map { try text(folder.appending($0)) })
    }
  }

  package func used() throws -> [UsedMember] { UsedMember.read(try text(home.data.appending("uikit-usage.txt"))) }

  /// What Coursemark's UIKit declares.
  package func modelled() throws -> ModelledNames {
    let folder = home.sources.appending("UIKit")
    let sources = try files(in: folder).map { ModelledNames.Source(path: $0, text: try text(folder.appending($0))) }
    let agent = home.sources.appending("AppAgent")
    return ModelledNames.read(sources, readers: try files(in: agent).map { try text(agent.appending($0)) })
  }

  /// What the conformance tests and the conformance apps hold; none where there is no checkout.
  package func behaviours() throws -> [Behaviour] {
    let tests = home.sources.removingLastComponent().appending("Tests")
    let (folder, apps) = (tests.appending("UIKitTests"), tests.appending("Conformance"))
    return try files(in: folder).flatMap { file in
      Behaviour.read(try text(folder.appending(file)), file: FilePath(file).lastComponent?.string ?? file)
    }
      + apps.subpaths.filter { $0.hasSuffix("/script.txt") }.flatMap { script in
        let app = FilePath(script).removingLastComponent().string
        return ScriptBehaviours(reading: try text(apps.appending(script)), app: app).behaviours
      }
  }

  /// What is only assumed of UIKit, a clause each.
  package func assumptions() throws -> [String] {
    let source = try text(home.sources.appending("UIKit/Assumptions/Assumption.swift"))
    return Catalog.read(uikitSources: [source]).assumptions.sorted { $0.key < $1.key }.map(\.value)
  }

  private func names(_ file: String) throws -> KnownNames {
    let path = home.data.appending(file)
    do {
      return try KnownNames(reading: try text(path))
    } catch let error as KnownNames.Malformed {
      throw Unreadable(path: path.string, reason: "is broken. \(error)")
    }
  }

  private func files(in folder: FilePath) -> [String] { folder.subpaths.filter { $0.hasSuffix(".swift") } }

  private func text(_ path: FilePath) throws -> String {
    do {
      return try String(contentsOfFile: path.string, encoding: .utf8)
    } catch {
      throw Unreadable(path: path.string, reason: "is not there, or no text")
    }
  }
}
