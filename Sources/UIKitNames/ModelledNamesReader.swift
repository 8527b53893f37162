internal import SwiftParser
internal import SwiftSyntax

extension ModelledNames {
  /// A file of UIKit's source.
  package struct Source: Sendable {
    /// From the folder of the module: `Text/UITextField.swift`.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// - Parameters:
  ///   - sources: All files of UIKit.
  ///   - readers: Files of other modules that look at what UIKit keeps.
  package static func read(_ sources: [Source], readers: [String] = []) -> ModelledNames {
    let trees = sources.map { Parser.parse(source: $0.text) }
    let uses = NameUses(viewMode: .sourceAccurate)
    for (source, tree) in zip(sources, trees) where !source.path.hasPrefix("OldNames/") { uses.walk(tree) }
    for text in readers { uses.walk(Parser.parse(source: text)) }
    let reader = DeclarationReader(uses: uses)
    for (source, tree) in zip(sources, trees) {
      reader.topic = source.path.split(separator: "/").dropLast().first.map(String.init) ?? ""
      reader.walk(tree)
    }
    return reader.names
  }
}

/// Collects what is declared for everybody: `public`, `open`, requirements, and cases.
private final class DeclarationReader: SyntaxVisitor {
  var names = ModelledNames()
  var topic = ""
  private let uses: NameUses
  private var scopes: [Scope] = []

  private struct Scope {
    var path: String
    /// In a protocol, or in an extension that is `public` as a whole, members need no word of their own.
    var opensMembers = false
    var isProtocol = false
    var isRenamed = false
  }

  init(uses: NameUses) {
    self.uses = uses
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  private func enter(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    _ inherited: InheritanceClauseSyntax?, isProtocol: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let path = path(name.identifierText)
    guard isVisible(modifiers) else {
      scopes.append(Scope(path: path))
      return .skipChildren
    }
    var type = names.types[path] ?? .init()
    type.inherited += inherited.names
    type.topic = topic
    type.isRenamed = attributes.availability.isRenamed
    if !isProtocol, inherited.names.first.map(Self.rawTypes.contains) == true {
      type.members += ["init(rawValue:)", "rawValue"].map { .init(name: $0, support: .modelled) }
    }
    names.types[path] = type
    scopes.append(Scope(path: path, opensMembers: isProtocol, isProtocol: isProtocol, isRenamed: type.isRenamed))
    return .visitChildren
  }

  /// What an enumeration's raw values can be.
  private static let rawTypes: Set<String> = ["Int", "UInt", "String", "CGFloat"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.attributes, node.inheritanceClause, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.extendedType.trimmedDescription.plainTypeName
    names.types[path, default: .init()].inherited += node.inheritanceClause.names
    scopes.append(Scope(path: path, opensMembers: node.modifiers.isPublic))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func path(_ name: String) -> String { scopes.last.map { "\($0.path).\(name)" } ?? name }

  private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.isPublic || scopes.last?.opensMembers == true
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isInert = node.body.map { $0.statements.isEmpty } ?? false
    add(
      node.fullName, node.modifiers, node.attributes, SupportMark(node),
      isUnused: isUncalled(node) || isInert && !uses.names.contains(node.name.identifierText))
    return .skipChildren
  }

  /// Whether it is a requirement of a delegate that UIKit does not call.
  private func isUncalled(_ node: FunctionDeclSyntax) -> Bool {
    guard let scope = scopes.last, scope.isProtocol else { return false }
    let isOfDelegate = ["Delegate", "DataSource", "FlowLayout"].contains { scope.path.hasSuffix($0) }
    return isOfDelegate && !uses.calls(node.fullName)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init" + node.signature.parameterClause.parameters.labelText, node.modifiers, node.attributes)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript" + node.parameterClause.parameters.labelText, node.modifiers, node.attributes)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { continue }
      let mark = SupportMark(node)
      // What is only read may be stored behind it, so that it can be overridden by one that is narrower.
      let store = "assigned" + name.prefix(1).uppercased() + name.dropFirst()
      let isStored = binding.accessorBlock.map { mark != nil && $0.reads(store) } ?? true
      let isPlain = isStored && node.bindingSpecifier.text == "var"
      let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      add(
        name, node.modifiers, node.attributes, mark, isUnused: isPlain && !isStatic && !uses.names.contains(name))
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = scopes.last?.path else { return .skipChildren }
    for element in node.elements {
      let labels = (element.parameterClause?.parameters ?? []).map { ($0.firstName?.identifierText ?? "_") + ":" }
      let name = element.name.identifierText + (labels.isEmpty ? "" : "(\(labels.joined()))")
      names.types[type]?.members.append(.init(name: name, support: .modelled))
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers) else { return .skipChildren }
    let renamed = node.attributes.availability.isRenamed
    names.types[path(node.name.identifierText)] = .init(
      inherited: [node.initializer.value.trimmedDescription.plainTypeName], topic: topic, isRenamed: renamed)
    add(node.name.identifierText, node.modifiers, node.attributes)
    return .skipChildren
  }

  /// - Parameter isUnused: Whether nothing of UIKit looks at what has this name, or calls it.
  private func add(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, _ mark: SupportMark? = nil,
    isUnused: Bool = false
  ) {
    guard isVisible(modifiers), !name.hasPrefix("_") else { return }
    let availability = attributes.availability
    let isOld = availability.isRenamed || scopes.contains(where: \.isRenamed)
    let member = ModelledNames.Member(
      name: name, support: isOld ? .renamed : mark != nil ? .stored : .modelled, renamed: availability.newName)
    guard let type = scopes.last?.path else { return names.globals.append(member) }
    // An extension's default of a requirement is the same name again.
    if names.types[type]?.members.contains(where: { $0.name == name }) == true { return }
    names.types[type, default: .init()].members.append(member)
    guard !isOld, isUnused != (mark != nil) else { return }
    if isUnused { names.unmarked.append("\(type).\(name)") } else { names.markedThoughUsed.append("\(type).\(name)") }
  }
}

extension AccessorBlockSyntax {
  /// Whether all that it does is to read what has this name.
  fileprivate func reads(_ name: String) -> Bool {
    guard case .getter(let items) = accessors else { return false }
    return items.trimmedDescription == name
  }
}
