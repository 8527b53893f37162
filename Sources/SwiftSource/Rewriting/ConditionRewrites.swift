internal import SwiftSyntax

/// `guard` for `if` and back, and `switch` for a chain of `if` and `else`.
final class ConditionRewrites: RewriteVisitor {
  /// `guard a else { b }` and the rest of the block: `if a {` and the rest, `} else { b }`.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard isWanted(node), let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last != item,
      let block = list.parent?.as(CodeBlockSyntax.self)
    else { return .visitChildren }
    // At the end of a function, there is nothing that `return` would leave out.
    let isPlain =
      block.parent?.is(FunctionDeclSyntax.self) == true && node.body.statements.trimmedDescription == "return"
    let closing = isPlain ? "}" : "} else " + node.body.trimmedDescription
    add(
      .ifForGuard, at: node, as: node.conditions.shortText, "is asked by an 'if' instead of a 'guard'",
      [
        .replace(node.guardKeyword.bytes, "if"),
        .replace(node.conditions.end..<node.body.end, " {"),
        .close(closing + "\n" + indentation(of: block.rightBrace), at: block.rightBrace.start, openedAt: node.start),
      ])
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard isWanted(node), let statement = node.statement else { return .visitChildren }
    addGuard(node, statement)
    addSwitch(node, statement)
    return .visitChildren
  }

  /// The last thing that a function does, when it has no value.
  private func addGuard(_ node: IfExprSyntax, _ statement: CodeBlockItemSyntax) {
    guard node.elseBody == nil, !node.body.statements.isEmpty,
      let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.last == statement,
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self), function.returnsNothing
    else { return }
    add(
      .guardForIf, at: node, as: node.conditions.shortText, "is asked by a 'guard' instead of an 'if'",
      [
        .replace(node.ifKeyword.bytes, "guard"),
        .replace(node.body.leftBrace.bytes, "else { return }"),
        .replace(node.body.rightBrace.bytes, ""),
      ])
  }

  private func addSwitch(_ node: IfExprSyntax, _ statement: CodeBlockItemSyntax) {
    guard !statement.isOnlyValue else { return }
    var edits: [RewriteEdit] = []
    var next: IfExprSyntax? = node
    var from = node.ifKeyword.start
    let indent = indentation(of: node)
    while let clause = next {
      guard clause.conditions.count == 1, let condition = clause.conditions.first,
        case .expression(let expression) = condition.condition, Self.canBeCase(clause.body)
      else { return }
      edits.append(.replace(from..<expression.start, clause == node ? "switch true {\n\(indent)case " : "case "))
      edits.append(.replace(expression.end..<clause.body.leftBrace.end, ":"))
      from = clause.body.rightBrace.start
      next = nil
      switch clause.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        guard Self.canBeCase(block) else { return }
        edits.append(.replace(from..<block.leftBrace.end, "default:"))
      case nil: edits.append(.replace(clause.body.rightBrace.bytes, "default: break\n\(indent)}"))
      }
    }
    add(.switchForIf, at: node, as: node.conditions.shortText, "is a case of a 'switch' instead of an 'if'", edits)
  }

  /// A `break` would leave the `switch`, `fallthrough` would go on in it, and a case has to do something.
  private static func canBeCase(_ block: CodeBlockSyntax) -> Bool {
    let leaves: [TokenKind] = [.keyword(.break), .keyword(.fallthrough)]
    return !block.statements.isEmpty
      && !block.tokens(viewMode: .sourceAccurate).contains { leaves.contains($0.tokenKind) }
  }
}

extension CodeBlockItemSyntax {
  /// The one statement of what has a value: there, `if` is an expression.
  fileprivate var isOnlyValue: Bool {
    isResult && parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }
}
