internal import SwiftSyntax

/// Another name, or less access, for members that the solution brings and that nothing else knows.
final class MemberNameRewrites: RewriteVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isInstanceMethod {
      rewrite(DeclSyntax(node), node.name, node.modifiers, node.attributes, before: node.funcKeyword)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      rewrite(DeclSyntax(node), name, node.modifiers, node.attributes, before: node.bindingSpecifier)
    }
    return .skipChildren
  }

  private func rewrite(
    _ node: DeclSyntax, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    before keyword: TokenSyntax
  ) {
    guard isWanted(name), isOwn(name.text), Self.isPlain(modifiers, attributes),
      node.enclosing(ProtocolDeclSyntax.self) == nil
    else { return }
    let new = name.text.prefixed("my")
    let uses = place.tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == name.tokenKind }
    add(.renamedMember, at: name, as: name.text, "is called '\(new)'", uses.map { .replace($0.bytes, new) })
    let first = modifiers.first?.start ?? keyword.start
    add(.privateMember, at: name, as: name.text, "is private", [.insert("private ", at: first)])
  }

  /// Whether only the type itself speaks of it, in this file.
  private func isOwn(_ name: String) -> Bool {
    let isUsedElsewhere = place.facts.foreignUses.contains(name) || place.facts.declarations[name] != 1
    let isDemanded = place.facts.requirements.values.contains { $0.contains(name) }
    return !isUsedElsewhere && !isDemanded && !place.context.isFixed(name)
  }

  /// Nothing but `@objc` says that someone else finds it by its name.
  private static func isPlain(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
    attributes.allSatisfy { $0.trimmedDescription == "@objc" }
      && modifiers.allSatisfy { ["lazy", "weak", "final", "unowned"].contains($0.name.text) }
  }
}
