internal import SwiftParser
internal import SwiftSyntax
internal import UIKitNames

// How this works: a name counts where it is a member of something (`field.prompt`) or stands alone, as in a subclass. Of what type the
// something is, the syntax does not say; a program that declares the name itself means its own.

/// A use of what Coursemark only stores, though a phone shows it; at the learner's own place.
package struct StoredUse: Hashable, Sendable, Codable {
  /// The base name: `prompt`, or of a delegate's method `tableView(_:canMoveRowAt:)`.
  package var name: String
  /// Whose it is: `UISearchBar` or `UISearchBar or UINavigationItem`.
  package var owner: String
  package var file: String
  /// 1-based.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int
}

extension StoredUse {
  /// What whoever uses it is told.
  package var note: String {
    "Coursemark keeps '\(name)' of '\(owner)' and does nothing more with it yet; a check that fails is not judged"
  }

  var message: InteropMessage { InteropMessage(.note, file: file, line: line, column: column, note) }
}

extension Catalog {
  /// A use of a property where it is set at a place that is no Swift; `nil` for one that has its effect.
  package func storedUse(of property: String, file: String, line: Int) -> StoredUse? {
    storedOnly[property].map { owners in
      StoredUse(name: property, owner: StoredUse.list(owners), file: file, line: line, column: 1)
    }
  }
}

extension StoredUse {
  fileprivate static func list(_ owners: [String]) -> String { owners.sorted().joined(separator: " or ") }
}

/// Finds the names of the catalog's `storedOnly` in a program, each once a file.
struct StoredUseFinder {
  let storedOnly: [String: [String]]

  func uses(in files: [(name: String, tree: SourceFileSyntax)]) -> [StoredUse] {
    guard !storedOnly.isEmpty else { return [] }
    let visitors = files.map { file in
      let visitor = NameVisitor(wanted: Set(storedOnly.keys))
      visitor.walk(file.tree)
      return visitor
    }
    let declared = visitors.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    return zip(files, visitors).flatMap { file, visitor in
      let found = visitor.places.filter { !declared.contains($0.key) }
      guard !found.isEmpty else { return [StoredUse]() }
      let converter = SourceLocationConverter(fileName: file.name, tree: file.tree)
      return found.sorted { $0.value < $1.value }.map { name, position in
        let place = converter.location(for: position)
        return StoredUse(
          name: name, owner: StoredUse.list(storedOnly[name, default: []]), file: file.name,
          line: place.line, column: place.column)
      }
    }
  }
}

private final class NameVisitor: SyntaxVisitor {
  private let wanted: Set<String>
  /// Where each is used first.
  private(set) var places: [String: AbsolutePosition] = [:]
  /// Names of the wanted that the file declares.
  private(set) var declared: Set<String> = []

  init(wanted: Set<String>) {
    self.wanted = wanted
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    if wanted.contains(name), places[name] == nil { places[name] = node.positionAfterSkippingLeadingTrivia }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax) {
    if wanted.contains(name.identifierText) { declared.insert(name.identifierText) }
  }
}
