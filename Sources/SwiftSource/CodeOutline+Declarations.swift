internal import SwiftParser
internal import SwiftSyntax

extension CodeOutline.Part {
  /// Of a type: its name and what stands behind the colon.
  package var type: (name: String, inherits: [String])? {
    guard let declaration = declaration?.asProtocol((any NamedDeclSyntax).self) else { return nil }
    let group = self.declaration?.asProtocol((any DeclGroupSyntax).self)
    let inherits = group?.inheritanceClause?.inheritedTypes.map { inherited in
      // `Codable & Sendable` counts as both.
      inherited.type.trimmedDescription.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
    }
    return (declaration.name.text, (inherits ?? []).flatMap { $0 })
  }

  /// `private` or `fileprivate`.
  package var isPrivate: Bool {
    let modifiers = declaration?.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  private var declaration: DeclSyntax? { Parser.parse(source: text).statements.first?.item.as(DeclSyntax.self) }
}
