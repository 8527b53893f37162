internal import SwiftSyntax

/// Which parts of `#if` are compiled: those that Xcode would compile for a simulator.
struct ConditionalCode {
  /// The clauses that are compiled, or may be.
  func compiledClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let value = clause.condition.map { self.value($0) } ?? true
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }

  /// `nil` where only the compiler knows.
  private func value(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return value(only.expression) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return answer(call) }
    return nil
  }

  /// `a && b || c`; as in Swift, `&&` binds more tightly.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if sign == "||" { alternatives.append([]) } else if sign != "&&" { return nil }
      } else {
        alternatives[alternatives.count - 1].append(value(element))
      }
    }
    let values = alternatives.map { all in
      all.contains(false) ? false : all.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private func answer(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "_runtime": return argument == "_ObjC"
    case "canImport": return AppleModules.canImport(argument)
    default: return nil
    }
  }

  /// The questions in a condition that the compiler would answer otherwise, with the answers of an iPhone's simulator.
  func answers(in condition: some SyntaxProtocol) -> [(Range<Int>, String)] {
    if let call = condition.as(FunctionCallExprSyntax.self), let value = answer(call) {
      return [(call.bytes, value ? "true" : "false")]
    }
    return condition.children(viewMode: .sourceAccurate).flatMap { answers(in: $0) }
  }
}
