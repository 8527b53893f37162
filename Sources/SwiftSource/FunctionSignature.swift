internal import SwiftSyntax

/// A function as its declaration reads.
package struct FunctionSignature: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// `nil` for `_`.
    package var label: String?
    /// The name inside the function.
    package var name: String
    /// `inout` and attributes included, `...` not.
    package var type: String
    package var isVariadic: Bool
    /// The text after `=`.
    package var defaultValue: String?
  }

  package var name: String
  package var parameters: [Parameter]
  /// `nil` when none is written.
  package var result: String?
  package var isThrowing: Bool
  package var isAsync: Bool
  /// It has type parameters of its own, or `some` parameters.
  package var isGeneric: Bool
  /// 1-based line in the snippet.
  package var line: Int
  /// Whether it says what it does, and not only how it is called.
  package var hasBody = true
  /// Whether its body calls a function of its own name, without a word before the name.
  package var callsItself = false

  /// `tableView(_:cellForRowAt:)`.
  package var fullName: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}

extension FunctionSignature {
  init(_ function: FunctionDeclSyntax, line: Int) {
    name = function.name.text
    parameters = function.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription,
        isVariadic: parameter.ellipsis != nil,
        defaultValue: parameter.defaultValue?.value.trimmedDescription)
    }
    result = function.signature.returnClause?.type.trimmedDescription
    let effects = function.signature.effectSpecifiers
    isThrowing = effects?.throwsClause != nil
    isAsync = effects?.asyncSpecifier != nil
    isGeneric =
      function.genericParameterClause != nil
      || function.signature.parameterClause.parameters.contains { parameter in
        parameter.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
      }
    self.line = line
    hasBody = function.body != nil
    if let body = function.body {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      callsItself = finder.calls.contains { $0.name == name && accepts(labels: $0.labels) }
    }
  }
}

/// Finds the calls of functions by their names alone.
private final class CallFinder: SyntaxVisitor {
  var calls: [(name: String, labels: [String])] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      calls.append((callee.baseName.text, node.arguments.map { $0.label?.text ?? "_" }))
    }
    return .visitChildren
  }
}

extension FunctionSignature {
  /// Whether a call with these labels can mean the function: parameters with a default may be left out, a variadic one
  /// takes any number, and closures may stand behind the parentheses.
  package func accepts(labels: [String], trailingClosures: Int = 0) -> Bool {
    var rest = labels[...]
    var left: [Parameter] = []
    for parameter in parameters {
      let label = parameter.label ?? "_"
      if rest.first == label {
        rest.removeFirst()
        if parameter.isVariadic { rest = rest.drop { $0 == "_" } }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        left.append(parameter)
      }
    }
    return rest.isEmpty && left.count <= trailingClosures
  }
}
