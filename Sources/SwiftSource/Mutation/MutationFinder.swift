internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// Finds what can be changed in a file, in the order in which it stands there.
final class MutationFinder: SyntaxVisitor {
  struct Found {
    var mutation: Mutation
    /// The edits for a number.
    var edits: (Int) -> [MutationEdit]
  }

  private(set) var found: [Found] = []
  private let file: String
  private let converter: SourceLocationConverter

  init(file: String, text: String) {
    self.file = file
    let parsed = Parser.parse(source: text)
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    converter = SourceLocationConverter(fileName: file, tree: parsed)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    found.sort { ($0.mutation.line, $0.mutation.column) < ($1.mutation.line, $1.mutation.column) }
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition, !condition.is(BooleanLiteralExprSyntax.self) {
      wrap(condition, .negatedCondition, "means its opposite") { ("(_mutant(\($0)) != (", "))") }
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    wrap(node.condition, .negatedCondition, "means its opposite") { ("(_mutant(\($0)) != (", "))") }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .visitChildren }
    if let other = Self.otherOperators[mark] { change(node, from: mark, to: other) }
    guard mark == "&&" || mark == "||" else { return .visitChildren }
    for side in [node.leftOperand, node.rightOperand] where !side.isChain(of: mark) {
      wrap(side, .ignoredCondition, "decides nothing") {
        mark == "&&" ? ("(_mutant(\($0)) || (", "))") : ("(!_mutant(\($0)) && (", "))")
      }
    }
    return .visitChildren
  }

  private static let otherOperators = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+"]

  private func change(_ node: InfixOperatorExprSyntax, from mark: String, to other: String) {
    let text = node.leftOperand.trimmedDescription + " \(other) " + node.rightOperand.trimmedDescription
    guard !text.contains("\n") else { return }
    wrap(node, .changedOperator, "has '\(other)' for '\(mark)'") { ("(_mutant(\($0)) ? \(text) : ", ")") }
  }

  // MARK: Constants

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isChangeable, !node.meansNothingHere {
      wrap(node, .changedConstant, "is '\(node.literal.text == "true" ? "false" : "true")'") {
        ("(_mutant(\($0)) != ", ")")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    changeNumber(node, node.literal.text)
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    changeNumber(node, node.literal.text)
    return .visitChildren
  }

  /// A change of one point is not visible; a change from 8 to 16 is.
  private func changeNumber(_ node: some SyntaxProtocol, _ text: String) {
    guard node.isChangeable else { return }
    let isSmall = ["0", "1", "2", "0.0", "1.0", "2.0"].contains(text)
    wrap(node, .changedConstant, isSmall ? "is one more" : "is twice as much") {
      ("(_mutant(\($0)) ? \(isSmall ? "1 +" : "2 *") \(text) : ", ")")
    }
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.openingQuote.tokenKind == .stringQuote, node.isChangeable else { return .skipChildren }
    let isEmpty = node.representedLiteralValue == ""
    wrap(node, .changedConstant, isEmpty ? "is another text" : "is empty") {
      ("(_mutant(\($0)) ? \(isEmpty ? "\"?\"" : "\"\"") : ", ")")
    }
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    for (index, item) in items.enumerated() {
      guard let statement = removable(item, alone: items.count == 1) else { continue }
      let tellsDelegate = statement.trimmedDescription.lowercased().contains("delegate")
      wrap(statement, tellsDelegate ? .droppedDelegateCall : .removedStatement, "is left out") {
        ("if !_mutant(\($0)) { ", " }")
      }
      if index + 1 < items.count, let next = removable(items[index + 1], alone: false) { addSwap(statement, next) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, body.statements.count > 1, node.signature.returnClause == nil else {
      return .visitChildren
    }
    let place = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    add(.earlyReturn, at: node.name, "\(node.name.text)()", "does nothing") { number in
      [MutationEdit(offset: place, text: " if _mutant(\(number)) { return };", extent: 0, opens: true)]
    }
    return .visitChildren
  }

  /// A call or an assignment that can be left out without leaving a value behind.
  private func removable(_ item: CodeBlockItemSyntax, alone: Bool) -> ExprSyntax? {
    guard case .expr(let expression) = item.item, !(alone && item.isResult) else { return nil }
    var inner = expression
    if let attempt = inner.as(TryExprSyntax.self) { inner = attempt.expression }
    if inner.is(IfExprSyntax.self) || inner.is(SwitchExprSyntax.self) { return nil }
    guard
      inner.is(FunctionCallExprSyntax.self) || inner.is(InfixOperatorExprSyntax.self)
        || inner.is(OptionalChainingExprSyntax.self)
    else { return nil }
    return expression.isPlainSuperCall ? nil : expression
  }

  /// Two calls of one object's methods.
  private func addSwap(_ first: ExprSyntax, _ second: ExprSyntax) {
    guard first.is(FunctionCallExprSyntax.self), second.is(FunctionCallExprSyntax.self),
      first.calledFunction != second.calledFunction, first.receiver == second.receiver
    else { return }
    let text = first.trimmedDescription
    guard !text.contains("\n") else { return }
    let end = second.endPositionBeforeTrailingTrivia.utf8Offset
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let stop = first.endPositionBeforeTrailingTrivia.utf8Offset
    add(.swappedCalls, at: first, Self.short(first), "comes after '\(Self.short(second))'") { number in
      [
        MutationEdit(offset: start, text: "if !_mutant(\(number)) { ", extent: stop - start, opens: true),
        MutationEdit(offset: stop, text: " }", extent: stop - start, opens: false),
        MutationEdit(offset: end, text: "; if _mutant(\(number)) { \(text) }", extent: end - start, opens: false),
      ]
    }
  }

  // MARK: Adding

  private func wrap(
    _ node: some SyntaxProtocol, _ kind: Mutation.Kind, _ change: String, _ around: @escaping (Int) -> (String, String)
  ) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    add(kind, at: node, Self.short(node), change) { number in
      let (before, after) = around(number)
      return [
        MutationEdit(offset: start, text: before, extent: end - start, opens: true),
        MutationEdit(offset: end, text: after, extent: end - start, opens: false),
      ]
    }
  }

  private func add(
    _ kind: Mutation.Kind, at node: some SyntaxProtocol, _ original: String, _ change: String,
    _ edits: @escaping (Int) -> [MutationEdit]
  ) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    found.append(
      Found(
        mutation: Mutation(
          number: 0, kind: kind, file: file, origin: LineOrigin(file: file, line: place.line), line: place.line,
          column: place.column, original: original, change: change),
        edits: edits))
  }

  private static func short(_ node: some SyntaxProtocol) -> String {
    let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }
}
