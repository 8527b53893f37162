internal import SwiftSyntax
internal import UIKitNames

/// The types that a learner's files declare or extend: what they inherit from, and which functions they have.
final class LearnerTypes: SyntaxVisitor {
  /// What is inherited, in all files, by the type's own name without those around it.
  private(set) var inherited: [String: [String]] = [:]
  /// The base names of functions anywhere in the files.
  private(set) var functions: Set<String> = []
  /// The names of properties and of cases, anywhere in the files.
  private(set) var values: Set<String> = []
  /// What the files declare themselves, and not only extend.
  private(set) var declared: Set<String> = []
  /// The labels of the initializers that a class's own declaration has.
  private(set) var initializers: [String: Set<[String]>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  private func add(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) {
    declared.insert(name.identifierText)
    inherited[name.identifierText, default: []] += clause.names
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inherited[node.extendedType.trimmedDescription.lastName, default: []] += node.inheritanceClause.names
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.identifierText)
    let target = node.initializer.value
    let parts = target.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [target]
    inherited[node.name.identifierText, default: []] += parts.map(\.trimmedDescription.withoutModule)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.enclosingTypes.last?.name.lastName {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.identifierText)
      initializers[type, default: []].insert(labels)
    }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
    values.formUnion(names)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    values.insert(node.name.identifierText)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.identifierText)
    return .visitChildren
  }
}

extension String {
  /// `Outer.Inner` is `Inner`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension SyntaxProtocol {
  /// The types around a node, the innermost last, with the names that their declarations give them.
  var enclosingTypes: [(name: String, isExtension: Bool)] {
    var result: [(String, Bool)] = []
    var next = parent
    while let node = next {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        if let named = group.asProtocol((any NamedDeclSyntax).self) {
          result.append((named.name.identifierText, false))
        } else if let extended = group.as(ExtensionDeclSyntax.self) {
          result.append((extended.extendedType.trimmedDescription.withoutModule, true))
        }
      }
      next = node.parent
    }
    return result.reversed()
  }
}
