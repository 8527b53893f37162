internal import SwiftParser
internal import SwiftSyntax

/// What stands in code and does nothing there: a value that nobody reads, a function that nobody calls.
package struct UnusedCode: Sendable {
  package struct Part: Hashable, Sendable {
    /// Its text in one line.
    package var text: String
    /// Where it begins in the code; 1-based.
    package var line: Int
    /// 1-based, in bytes of UTF-8.
    package var column: Int
  }

  /// Comparisons and properties that stand where a statement should: `label.text == "Hello"`.
  package private(set) var values: [Part] = []
  /// Functions at the outermost level whose names stand nowhere else; the text is the name.
  package private(set) var functions: [Part] = []

  package init(_ code: String) {
    let tree = Parser.parse(source: code)
    let places = SourceLocationConverter(fileName: "", tree: tree)
    func part(_ node: some SyntaxProtocol, _ text: String) -> Part {
      let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
      return Part(text: text, line: place.line, column: place.column)
    }
    let finder = ValueStatementFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    values = finder.found.map { node in
      let lines = node.trimmedDescription.split(whereSeparator: \.isNewline)
      return part(node, lines.map { String($0.trimmingPrefix { $0 == " " || $0 == "\t" }) }.joined(separator: " "))
    }
    let declared = tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }
    if declared.isEmpty { return }
    let tokens = tree.tokens(viewMode: .sourceAccurate).filter { token in
      if case .identifier = token.tokenKind { true } else { false }
    }
    for function in declared {
      let name = function.name.text
      let isUsed = tokens.contains { token in
        token.text == name && !(function.position..<function.endPosition).contains(token.position)
      }
      if !isUsed { functions.append(part(function, name)) }
    }
  }
}

/// A single expression in a closure or in the body of a function is what it returns, so only lists of statements are looked at that
/// return nothing by themselves.
private final class ValueStatementFinder: SyntaxVisitor {
  var found: [ExprSyntax] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard node.count > 1 || isPlainBlock(node) else { return .visitChildren }
    for item in node {
      guard let expression = item.item.as(ExprSyntax.self), isValue(expression) else { continue }
      found.append(expression)
    }
    return .visitChildren
  }

  /// The code itself, or the body of a loop or of a condition that is no expression.
  private func isPlainBlock(_ node: CodeBlockItemListSyntax) -> Bool {
    guard let parent = node.parent else { return true }
    if parent.is(SourceFileSyntax.self) { return true }
    guard let owner = parent.as(CodeBlockSyntax.self)?.parent else { return false }
    return owner.is(ForStmtSyntax.self) || owner.is(WhileStmtSyntax.self) || owner.is(RepeatStmtSyntax.self)
      || owner.is(DeferStmtSyntax.self) || owner.is(GuardStmtSyntax.self)
  }

  private func isValue(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let operators = sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let assigns =
        sequence.elements.contains { $0.is(AssignmentExprSyntax.self) } || operators.contains(where: Self.isAssignment)
      return !assigns && operators.contains(where: Self.comparisons.contains)
    }
    if let negated = expression.as(PrefixOperatorExprSyntax.self) {
      return negated.operator.text == "!" && isValue(negated.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base != nil }
    return expression.is(SubscriptCallExprSyntax.self)
  }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"]

  private static func isAssignment(_ name: String) -> Bool {
    name.hasSuffix("=") && !comparisons.contains(name)
  }
}
