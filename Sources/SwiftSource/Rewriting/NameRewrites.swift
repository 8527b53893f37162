internal import SwiftSyntax

/// Other names for locals, `self.` where it can be left out, and the other way round; the names that Swift 4 had.
final class NameRewrites: RewriteVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil, node.enclosing(FunctionDeclSyntax.self) == nil else { return .visitChildren }
    let scope = FunctionScope(node)
    for local in scope.locals where isWanted(local.token) { rename(local, in: scope) }
    if node.isInstanceMethod, let type = node.typePath {
      addSelf(node, scope, type)
      removeSelf(node, scope)
    }
    return .visitChildren
  }

  private func rename(_ local: FunctionScope.Local, in scope: FunctionScope) {
    let name = local.token.text
    let new = name.prefixed("the")
    guard name != "_", !place.file.text.contains(new), let uses = scope.uses(of: local) else { return }
    add(
      .renamedLocal, at: local.token, as: name, "is called '\(new)'",
      [.replace(local.token.bytes, new)] + uses.map { .replace($0.baseName.bytes, new) })
  }

  /// Members that every view or controller has.
  private static let inherited: Set<String> = ["view", "navigationItem", "navigationController", "contentView"]

  private func addSelf(_ node: FunctionDeclSyntax, _ scope: FunctionScope, _ type: String) {
    let members = place.facts.members[type, default: []].union(Self.inherited)
    let uses = scope.references.filter { use in
      members.contains(use.baseName.text) && !scope.declares(use.baseName.text) && isWanted(use)
        && use.typePath == type && node.body.map(use.isInside) == true
    }
    guard !uses.isEmpty else { return }
    add(
      .explicitSelf, at: node, as: node.fullName, "says 'self.' before its members",
      uses.map { .insert("self.", at: $0.start) })
  }

  private func removeSelf(_ node: FunctionDeclSyntax, _ scope: FunctionScope) {
    let finder = SelfFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    let accesses = finder.found.filter { isWanted($0.0) && !scope.declares($0.1.declName.baseName.text) }
    guard !accesses.isEmpty else { return }
    add(
      .implicitSelf, at: node, as: node.fullName, "leaves out 'self.'",
      accesses.map { .replace($0.0.start..<$0.1.declName.start, "") })
  }

  // MARK: Names of Swift 4

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { useOldName(node) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { useOldName(node) }

  private func useOldName(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard isWanted(node), let old = place.context.namesOfSwift4[node.trimmedDescription] else { return .visitChildren }
    add(.namesOfSwift4, at: node, "is called '\(old)'", [.replace(node.bytes, old)])
    return .skipChildren
  }
}

/// Finds `self.a` outside of closures.
private final class SelfFinder: SyntaxVisitor {
  var found: [(DeclReferenceExprSyntax, MemberAccessExprSyntax)] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "self",
      node.declName.baseName.tokenKind != .keyword(.self), node.declName.baseName.tokenKind != .keyword(.`init`)
    {
      found.append((base, node))
    }
    return .visitChildren
  }
}
