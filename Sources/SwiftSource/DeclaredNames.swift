internal import SwiftSyntax

/// All names that a piece of code declares, at whatever depth.
///
///     let names = DeclaredNames("func move(by step: Int) { let target = index + step }")
///     names.names.sorted()                 // ["by", "move", "step", "target"]
///     names.functions.map(\.fullName)      // ["move(by:)"]
package struct DeclaredNames: Sendable {
  /// Of types, members, cases, parameters and their labels, and of what stands in functions.
  package private(set) var names: Set<String> = []
  package private(set) var functions: [FunctionSignature] = []
  /// Classes, structures, enumerations, actors, protocols and type aliases.
  package private(set) var types: Set<String> = []

  package init() {}

  package init(_ code: String, areMembers: Bool = false) {
    let reader = DeclarationReader(viewMode: .sourceAccurate)
    let parsed = ParsedCode(code, areMembers: areMembers)
    reader.parsed = parsed
    reader.walk(parsed.tree)
    self = reader.found
    // The type around members has no name.
    names.subtract(["", "_"])
    types.remove("")
  }

  package mutating func formUnion(_ other: DeclaredNames) {
    names.formUnion(other.names)
    functions += other.functions
    types.formUnion(other.types)
  }

  fileprivate mutating func add(_ token: TokenSyntax?) {
    guard let token else { return }
    names.insert(token.text.filter { $0 != "`" })
  }

  fileprivate mutating func add(type token: TokenSyntax) {
    add(token)
    types.insert(token.text.filter { $0 != "`" })
  }

  fileprivate mutating func add(_ function: FunctionDeclSyntax, line: Int) {
    add(function.name)
    functions.append(FunctionSignature(function, line: line))
  }
}

private final class DeclarationReader: SyntaxVisitor {
  var found = DeclaredNames()
  var parsed: ParsedCode?

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { type(node.name) }

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    found.add(type: name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.add(node, line: parsed?.place(of: node).line ?? 1)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.firstName)
    found.add(node.secondName)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.firstName)
    found.add(node.secondName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.firstName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer != nil { found.add(node.name) }
    return .visitChildren
  }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    found.add(node.firstName)
    return .visitChildren
  }
}
