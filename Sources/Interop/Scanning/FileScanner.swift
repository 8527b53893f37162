internal import SwiftParser
internal import SwiftSyntax
internal import UIKitNames

/// Reads which classes, methods and outlets of a file Objective-C would see, and what its `#selector`s name.
///
/// What stands in a branch of `#if` that is certainly not compiled is passed over.
final class FileScanner: SyntaxVisitor {
  private let file: String
  private let places: SourceLocationConverter
  private var scopes: [Scope] = []

  private(set) var record = FileRecord()
  private(set) var messages: [InteropMessage] = []

  /// What encloses the node that is visited.
  private struct Scope {
    enum Kind { case type, classBody(Int), function }
    var kind: Kind
    var path: String
    var isNameable: Bool
    var isProtocol = false
  }

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    for item in tree.statements {
      if let declaration = item.item.as(DeclSyntax.self)?.asProtocol(NamedDeclSyntax.self) {
        record.topLevelNames.insert(declaration.name.identifierText)
      }
    }
    walk(tree)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.contains { $0.name.text == "private" } && !scopes.isEmpty
    let isNameable = scopes.allSatisfy(\.isNameable) && !isPrivate && node.genericParameterClause == nil
    let path = self.path(node.name.identifierText)
    record.classes.append(
      ClassRecord(
        path: path, isExtension: false, inherited: node.inheritanceClause.names, isNameable: isNameable,
        exposesAllMembers: node.attributes.has("objcMembers"),
        isPublic: node.modifiers.has("public", "open"),
        inheritancePoint: node.inheritanceClause?.end ?? node.genericParameterClause?.end ?? node.name.end,
        end: offset(node.memberBlock.rightBrace)))
    enter(.classBody(record.classes.count - 1), path, isNameable)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.extendedType.trimmedDescription.withoutModule
    record.classes.append(
      ClassRecord(
        path: path, isExtension: true, inherited: node.inheritanceClause.names, isNameable: true,
        exposesAllMembers: node.attributes.has("objc"), isPublic: false, inheritancePoint: node.extendedType.end,
        end: offset(node.memberBlock.rightBrace)))
    enter(.classBody(record.classes.count - 1), path, true)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.modifiers, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = path(node.name.identifierText)
    enter(.type, path, true)
    scopes[scopes.count - 1].isProtocol = true
    record.refinedProtocols[path] = node.inheritanceClause.names
    if node.attributes.has("objc") { record.objectiveCProtocols.append(ProtocolRecord(node, path: path)) }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil, scopes.last.map({ !$0.path.isEmpty }) ?? true {
      record.typealiases[path(node.name.identifierText)] = node.initializer.value.trimmedDescription
    }
    return .skipChildren
  }

  private func enter(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let isPrivate = modifiers.contains { $0.name.text == "private" } && !scopes.isEmpty
    enter(.type, path(name.identifierText), scopes.allSatisfy(\.isNameable) && !isPrivate && generics == nil)
    return .visitChildren
  }

  private func enter(_ kind: Scope.Kind, _ path: String, _ isNameable: Bool) {
    if case .type = kind { record.otherTypes.insert(path) }
    scopes.append(Scope(kind: kind, path: path, isNameable: isNameable))
  }

  private func path(_ name: String) -> String {
    scopes.last.map { $0.path.isEmpty ? name : "\($0.path).\(name)" } ?? name
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .classBody(let index) = scopes.last?.kind {
      let effects = node.signature.effectSpecifiers
      let parameters = node.signature.parameterClause.parameters
      record.classes[index].methods.append(
        MethodRecord(
          name: MethodName(node.name, parameters), parameterTypes: parameters.map { $0.type.trimmedDescription },
          uses: parameters.map { ParameterUses.members(of: $0, in: node.body) }, exposure: exposure(node.attributes),
          isOverride: node.modifiers.has("override"),
          isPrivate: node.modifiers.has("private", "fileprivate"),
          isInstance: !node.modifiers.has("static", "class"),
          isPlain: effects?.asyncSpecifier == nil && effects?.throwsClause == nil
            && node.genericParameterClause == nil && parameters.allSatisfy(\.isPlain),
          place: place(node.name),
          attribute: node.attributes.named(["objc"]).first.map { place($0.attributeName) }))
    } else if case .type = scopes.last?.kind {
      refuseExposure(node.attributes)
    }
    enter(.function, "", false)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .classBody(let index) = scopes.last?.kind, node.isPlain {
      record.classes[index].hasOwnPlainInitializer = true
    }
    enter(.function, "", false)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    enter(.function, "", false)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter(.function, "", false)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .type = scopes.last?.kind { refuseExposure(node.attributes) }
    guard case .classBody(let index) = scopes.last?.kind else { return .visitChildren }
    checkOutlet(node)
    for (place, binding) in zip(node.bindings.indices, node.bindings) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      // `var a, b: UILabel!`
      let type = node.bindings[place...].lazy.compactMap(\.typeAnnotation).first?.type
      record.classes[index].properties.append(
        PropertyRecord(
          name: name.identifierText, exposure: exposure(node.attributes),
          isOutlet: node.attributes.has("IBOutlet") || node.attributes.has("IBInspectable"),
          isSettable: node.bindingSpecifier.text == "var" && binding.accessorBlock.isSettable,
          isInstance: !node.modifiers.has("static", "class"), isPrivate: node.modifiers.has("private", "fileprivate"),
          isOverride: node.modifiers.has("override"),
          isObservable: ObservableProperty(binding, of: node) != nil, isDynamic: node.modifiers.has("dynamic"),
          isImplicitlyUnwrapped: type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false,
          place: self.place(name)))
    }
    return .visitChildren
  }

  // MARK: What the compiler on Apple's systems refuses

  /// The compiler's words for a member of a structure or an enumeration.
  private func refuseExposure(_ attributes: AttributeListSyntax) {
    for attribute in attributes.named(["objc"]) where scopes.last?.isProtocol == false {
      error(
        attribute.attributeName,
        "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes")
    }
  }

  /// An outlet is empty until the nib has been read, so it has to be optional.
  private func checkOutlet(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.named(["IBOutlet"]).first,
      let type = node.bindings.first?.typeAnnotation?.type,
      !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      !type.trimmedDescription.hasPrefix("Optional<")
    else { return }
    error(attribute, "'@IBOutlet' property has non-optional type '\(type.trimmedDescription)'")
  }

  private func exposure(_ attributes: AttributeListSyntax) -> Exposure {
    if attributes.has("nonobjc") || attributes.isUnavailable { return .hidden }
    let exposing = attributes.named(["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged"])
    for attribute in exposing {
      if let name = attribute.arguments?.trimmedDescription { return .named(name) }
    }
    return exposing.isEmpty ? .none : .exposed
  }

  // MARK: Selectors

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { add(selector: node, node.leftParen, node.arguments) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { add(selector: node, node.leftParen, node.arguments) }
    return .visitChildren
  }

  private func add(selector node: some SyntaxProtocol, _ parenthesis: TokenSyntax?, _ arguments: LabeledExprListSyntax)
  {
    guard let parenthesis, let argument = arguments.first else { return }
    let name = argument.expression.lastName
    record.selectors.append(
      SelectorRecord(
        kind: argument.label.flatMap { SelectorRecord.Kind(rawValue: $0.text) } ?? .method, place: place(node),
        parenthesis: place(parenthesis), argument: place(argument.expression),
        argumentLength: argument.expression.bytes.count, baseName: name?.base, labels: name?.labels))
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in ConditionalCode().compiledClauses(of: node) { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  // MARK: Places

  private func offset(_ node: some SyntaxProtocol) -> Int { node.start }

  private func place(_ node: some SyntaxProtocol) -> Place {
    let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(offset: location.offset, line: location.line, column: location.column)
  }

  private func error(_ node: some SyntaxProtocol, _ message: String) {
    let place = place(node)
    messages.append(InteropMessage(.error, file: file, line: place.line, column: place.column, message))
  }
}

extension InitializerDeclSyntax {
  /// `init()`, not failable, not throwing and not asynchronous, which may be called.
  fileprivate var isPlain: Bool {
    signature.parameterClause.parameters.isEmpty && optionalMark == nil && signature.effectSpecifiers == nil
      && !modifiers.contains { ["private", "override"].contains($0.name.text) } && !attributes.has("available")
  }
}
