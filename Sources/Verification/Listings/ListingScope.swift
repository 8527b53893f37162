internal import CourseModel
internal import SwiftSource

/// What a listing finds around it: the lesson's program, and the listings before it in the same section that compiled.
struct ListingScope: Sendable {
  private(set) var program: ProgramSource
  private var kept: [(name: String, code: CodeFragment)] = []
  private(set) var hasListings = false
  /// Names that the program and the listings declare.
  private(set) var names: Set<String>

  private let ownTypes: Set<String>

  /// Statements of the listings before, in their order.
  var statements: [CodeFragment] { kept.map(\.code) }

  init(_ program: ProgramSource) {
    self.program = program
    names = program.declaredNames
    ownTypes = Set(program.types.filter { $0.kind != .extension }.map(\.name))
  }

  /// The classes that the listing may be a part of, those that have its members first.
  func types(for outline: ListingOutline) -> [String] {
    let types = program.types.filter { [.class, .struct].contains($0.kind) && $0.isTopLevel }.map(\.name)
    let ranked = types.map { (name: $0, shared: program.memberNames(of: $0).intersection(outline.memberNames).count) }
    // Sorting keeps the order of the program; the latest class is the one that is spoken of.
    return ranked.reversed().sorted { $0.shared > $1.shared }.prefix(3).map(\.name)
  }

  /// Lets the listings that follow see one that compiled.
  mutating func add(_ attempt: ListingAttempt) {
    let text = ListingSource(attempt.listing)
    hasListings = true
    names.formUnion(attempt.listing.outline.declaredNames)
    switch attempt.form {
    case .placed, .method, .controllerMethod: break
    case .members(let type):
      var members = attempt.listing.code
      members.destination = .members(of: type)
      program.apply([members])
    case .controllerMembers: addMembers(of: attempt.listing, text)
    case .function, .script: addItems(of: attempt.listing, text)
    }
  }

  private mutating func addMembers(of listing: Listing, _ text: ListingSource) {
    if program.types.allSatisfy({ $0.name != "ViewController" }) {
      let shell = "import UIKit; import Foundation\n\(text.controller) {\n}\n"
      program.apply([CodeFragment(shell, to: .file("Listing-ViewController.swift"), from: "", line: 0)])
    }
    var members = listing.code
    members.destination = .members(of: "ViewController")
    program.apply([members])
    names.insert("ViewController")
  }

  private mutating func addItems(of listing: Listing, _ text: ListingSource) {
    for item in listing.outline.items {
      switch item.kind {
      case .importing: break
      case .type, .function, .extension:
        // The lesson's own type stays; a listing's takes the place of the one before.
        let type = item.name.split(separator: " ").last.map(String.init) ?? ""
        guard item.kind != .type || !ownTypes.contains(type) else { continue }
        let key = item.name.isEmpty ? "\(listing.number)-\(item.line)" : item.name
        let name = "Listing \(key).swift"
        program.add(SourceFile(name: name, fragments: [Self.imports, text.fragment(of: item)]))
      case .variable, .statement:
        // A name can be declared once.
        if item.kind == .variable { kept.removeAll { $0.name == item.name } }
        kept.append((item.kind == .variable ? item.name : "", text.fragment(of: item)))
      }
    }
  }

  private static let imports = CodeFragment(
    "import UIKit; import Foundation", to: .file(""), from: "", line: 0)
}
