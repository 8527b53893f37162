internal import SwiftSyntax

/// The names in a function: what it declares, and where it uses names that stand by themselves.
struct FunctionScope {
  /// A local constant or variable.
  struct Local {
    var token: TokenSyntax
    /// Where the name means this local.
    var extent: Syntax?
    /// What gives it its value: there the name means something else.
    var initializer: Syntax?
  }

  /// Locals, parameters, captures and nested functions: how often each is declared.
  private(set) var declarations: [String: Int] = [:]
  private(set) var locals: [Local] = []
  /// Names that stand by themselves.
  private(set) var references: [DeclReferenceExprSyntax] = []

  init(_ function: some SyntaxProtocol) {
    let reader = ScopeReader(viewMode: .sourceAccurate)
    reader.walk(function)
    declarations = reader.declarations
    locals = reader.locals
    references = reader.references
  }

  func declares(_ name: String) -> Bool { declarations[name] != nil }

  /// Where a local is used; `nil` when the same name may mean something else too.
  func uses(of local: Local) -> [DeclReferenceExprSyntax]? {
    let name = local.token.text
    guard declarations[name] == 1, let extent = local.extent else { return nil }
    let uses = references.filter { $0.baseName.text == name }
    let areAll = uses.allSatisfy { use in
      use.position > local.token.position && use.isInside(extent)
        && local.initializer.map { !use.isInside($0) } ?? true
    }
    return areAll ? uses : nil
  }
}

private final class ScopeReader: SyntaxVisitor {
  var declarations: [String: Int] = [:]
  var locals: [FunctionScope.Local] = []
  var references: [DeclReferenceExprSyntax] = []

  private func declare(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let token { declarations[token.text, default: 0] += 1 }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(MemberBlockItemSyntax.self) == true ? .visitChildren : declare(node.name)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    locals.append(
      FunctionScope.Local(
        token: node.identifier, extent: Self.extent(of: node), initializer: Self.initializer(of: node)))
    return declare(node.identifier)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access == nil || access?.declName.id != node.id { references.append(node) }
    return .visitChildren
  }

  /// What a name is visible in: the rest of its block, the body of its `if`, its loop, its case.
  private static func extent(of pattern: IdentifierPatternSyntax) -> Syntax? {
    var node = Syntax(pattern)
    while let parent = node.parent {
      if let binding = parent.as(OptionalBindingConditionSyntax.self), binding.initializer == nil { return nil }
      if let branch = parent.as(IfExprSyntax.self) {
        // What stands behind 'else' does not see it, and may mean another thing by the same name.
        let name = pattern.identifier.text
        let isInElse = branch.elseBody.map { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
        return isInElse == true ? nil : parent
      }
      if parent.is(WhileStmtSyntax.self) || parent.is(ForStmtSyntax.self) || parent.is(SwitchCaseSyntax.self)
        || parent.is(CodeBlockItemListSyntax.self)
      {
        return parent
      }
      node = parent
    }
    return nil
  }

  private static func initializer(of pattern: IdentifierPatternSyntax) -> Syntax? {
    var node = Syntax(pattern)
    while let parent = node.parent, !parent.is(CodeBlockItemListSyntax.self) {
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.initializer.map(Syntax.init) }
      if let binding = parent.as(OptionalBindingConditionSyntax.self) { return binding.initializer.map(Syntax.init) }
      if let loop = parent.as(ForStmtSyntax.self) { return Syntax(loop.sequence) }
      node = parent
    }
    return nil
  }
}
