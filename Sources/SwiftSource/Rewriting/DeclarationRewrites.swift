internal import SwiftSyntax

/// Types that are written out or left to the compiler, lazy properties, and bodies in helpers.
final class DeclarationRewrites: RewriteVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isWanted(node), node.bindings.count == 1, let binding = node.bindings.first,
      binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.initializer?.value,
      binding.accessorBlock == nil
    else { return .visitChildren }
    if let written = binding.typeAnnotation {
      if let type = Self.type(of: value), type == written.type.trimmedDescription {
        add(.inferredType, at: node, "leaves out its type", [.replace(binding.pattern.end..<written.end, "")])
      }
    } else if let type = Self.type(of: value) {
      add(.explicitType, at: node, "names its type", [.insert(": \(type)", at: binding.pattern.end)])
    }
    addLazy(node, value)
    return .visitChildren
  }

  /// The type that a value has for certain.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let called = call.calledExpression
    if called.is(ArrayExprSyntax.self) { return called.trimmedDescription }
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
      return nil
    }
    return name
  }

  /// Only what makes a value of a type: any other call may do something that has to be done.
  private func addLazy(_ node: VariableDeclSyntax, _ value: ExprSyntax) {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, value.is(FunctionCallExprSyntax.self),
      Self.type(of: value) != nil,
      node.attributes.isEmpty, node.modifiers.allSatisfy({ ["private", "fileprivate"].contains($0.name.text) }),
      let type = node.parent?.parent?.parent?.parent, type.is(ClassDeclSyntax.self)
    else { return }
    add(.lazyProperty, at: node, "is lazy", [.replace(node.bindingSpecifier.bytes, "lazy var")])
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, let first = body.statements.first, isWanted(first), node.isInstanceMethod,
      node.genericParameterClause == nil, node.enclosing(ProtocolDeclSyntax.self) == nil, canMove(body),
      !node.modifiers.contains(where: { ["mutating", "nonisolated"].contains($0.name.text) }),
      let (parameters, arguments) = Self.handedOn(node.signature.parameterClause.parameters)
    else { return .visitChildren }
    let name = node.name.text.prefixed("perform")
    guard !place.file.text.contains(name) else { return .visitChildren }
    let indent = indentation(of: body.rightBrace)
    let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let attempt = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let result = node.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
    let call = "\(result.isEmpty ? "" : "return ")\(attempt)\(name)(\(arguments))"
    add(
      .bodyInHelper, at: node.name, as: node.fullName, "leaves its work to a private method",
      [
        .insert(
          "\n\(indent)\(place.file.indentationUnit)\(call)\n\(indent)}\n\n\(indent)private func \(name)(\(parameters))\(effects)\(result) {",
          at: body.leftBrace.end)
      ])
    return .visitChildren
  }

  /// `super` means the method that is overridden; `#function` is the name.
  private func canMove(_ body: CodeBlockSyntax) -> Bool {
    !body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) || $0.text == "function" }
  }

  /// The parameters that the helper takes, and the arguments that it is given.
  private static func handedOn(_ list: FunctionParameterListSyntax) -> (parameters: String, arguments: String)? {
    var parameters: [String] = []
    var arguments: [String] = []
    for parameter in list {
      let type = parameter.type.trimmedDescription
      guard parameter.ellipsis == nil, !type.hasPrefix("inout"), !type.hasPrefix("some "),
        !type.contains("@autoclosure")
      else {
        return nil
      }
      let name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { continue }
      parameters.append("_ \(name): \(type)")
      arguments.append(name)
    }
    return (parameters.joined(separator: ", "), arguments.joined(separator: ", "))
  }
}
