internal import SwiftSyntax

/// A closure behind the brackets or between them.
final class ClosureRewrites: RewriteVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isWanted(node) else { return .visitChildren }
    if let closure = node.trailingClosure { moveIn(closure, node) } else { moveOut(node) }
    return .visitChildren
  }

  /// `animate(withDuration: 1, animations: { a })`: `animate(withDuration: 1) { a }`.
  private func moveOut(_ node: FunctionCallExprSyntax) {
    guard let open = node.leftParen, let close = node.rightParen, let last = node.arguments.last,
      let closure = last.expression.as(ClosureExprSyntax.self),
      node.arguments.filter({ $0.expression.is(ClosureExprSyntax.self) }).count == 1,
      // There a brace would begin the body.
      node.enclosing(ConditionElementSyntax.self) == nil,
      node.enclosing(ForStmtSyntax.self).map({ node.isInside($0.sequence) }) != true
    else { return }
    let before = node.arguments.dropLast().last
    add(
      .trailingClosure, at: node, as: node.calledExpression.shortText, "has its closure behind the brackets",
      [
        before.map { .replace($0.expression.end..<closure.start, ") ") } ?? .replace(open.start..<closure.start, " "),
        .replace(closure.end..<close.end, ""),
      ])
  }

  /// The labels under which functions take their last closure.
  private static let labels: [String: String?] = [
    "map": nil, "compactMap": nil, "flatMap": nil, "filter": nil, "forEach": nil, "first": "where", "contains": "where",
    "firstIndex": "where", "removeAll": "where", "allSatisfy": nil, "sorted": "by", "sort": "by",
    "animate": "animations",
    "addObserver": "using", "UIAction": "handler", "async": "execute", "asyncAfter": "execute",
    "scheduledTimer": "block",
    "performWithoutAnimation": nil,
  ]

  private func moveIn(_ closure: ClosureExprSyntax, _ node: FunctionCallExprSyntax) {
    let called = node.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.trimmedDescription
    guard node.additionalTrailingClosures.isEmpty, let label = Self.labels[name] else { return }
    let labelled = label.map { "\($0): " } ?? ""
    let from = node.rightParen?.start ?? called.end
    let opening = node.leftParen == nil ? "(" : node.arguments.isEmpty ? "" : ", "
    add(
      .closureArgument, at: node, as: called.shortText, "has its closure between the brackets",
      [
        .replace(from..<closure.start, opening + labelled),
        .close(")", at: closure.end, openedAt: node.start),
      ])
  }
}
