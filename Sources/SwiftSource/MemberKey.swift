internal import SwiftSyntax

/// What makes two members "the same": a new one replaces the one with an equal key.
struct MemberKey: Hashable {
  /// `fetchInput()`, `tableView(_:cellForRowAt:)`, `static make()`, `init(style:)`, `type Kind`; several for
  /// `var a, b: Int`; none for what has no name.
  var names: [String]
  /// Types of parameters, to tell overloads apart.
  var types: [String] = []

  init(_ declaration: DeclSyntax) {
    let prefix = declaration.isStatic ? "static " : ""
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      names = [prefix + function.name.text + labels(parameters)]
      types = parameters.map(\.type.trimmedDescription)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let parameters = initializer.signature.parameterClause.parameters
      names = ["init" + labels(parameters)]
      types = parameters.map(\.type.trimmedDescription)
    } else if let script = declaration.as(SubscriptDeclSyntax.self) {
      let parameters = script.parameterClause.parameters
      names = [prefix + "subscript" + labels(parameters, ofSubscript: true)]
      types = parameters.map(\.type.trimmedDescription)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      names = variable.bindings.flatMap { boundNames($0.pattern) }.map { prefix + $0 }
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      names = cases.elements.map { "case " + $0.name.text }
    } else if declaration.is(DeinitializerDeclSyntax.self) {
      names = ["deinit"]
    } else if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text {
      names = ["type " + name]
    } else {
      names = []
    }
  }
}

private func labels(_ parameters: FunctionParameterListSyntax, ofSubscript: Bool = false) -> String {
  let labels = parameters.map { parameter in
    ofSubscript && parameter.secondName == nil ? "_" : parameter.firstName.text
  }
  return "(" + labels.map { $0 + ":" }.joined() + ")"
}

private func boundNames(_ pattern: PatternSyntax) -> [String] {
  if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
  if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { boundNames($0.pattern) } }
  return []
}

extension DeclSyntax {
  fileprivate var isStatic: Bool {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
  }
}
