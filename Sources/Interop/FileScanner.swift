internal import SwiftParser
internal import SwiftSyntax

/// Reads a learner's file once: the edits that make it compile on Linux, the classes that Objective-C would see, and
/// what can't be had here.
///
/// How this works: every edit is of a syntax node, so strings and comments are never touched. What stands in a branch of
/// `#if` that is certainly not compiled is passed over.
final class FileScanner: SyntaxVisitor {
  private let file: String
  private let catalog: Catalog
  private let places: SourceLocationConverter
  private let optionalNames: Set<String>
  private var scopes: [Scope] = []

  private(set) var edited: EditedText
  private(set) var record = FileRecord()
  private(set) var messages: [InteropMessage] = []

  /// What encloses the node that is visited.
  private struct Scope {
    enum Kind { case type, classBody(Int), function }
    var kind: Kind
    var path: String
    var isNameable: Bool
  }

  init(file: String, text: String, catalog: Catalog) {
    self.file = file
    self.catalog = catalog
    let tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: file, tree: tree)
    optionalNames = catalog.optionalBaseNames
    edited = EditedText(text)
    super.init(viewMode: .sourceAccurate)
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
        exposesAllMembers: node.attributes.has("objc"), end: offset(node.memberBlock.rightBrace)))
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
    enter(.type, path(node.name.identifierText), true)
    guard node.attributes.has("objc") else { return .visitChildren }
    record.objectiveCProtocols[node.name.identifierText] = node.memberBlock.members.compactMap { member in
      member.decl.as(FunctionDeclSyntax.self).map { MethodName($0.name, $0.signature.parameterClause.parameters) }
    }
    // An Objective-C protocol is for classes only, which `weak var delegate` rests on.
    if let first = node.inheritanceClause?.inheritedTypes.first {
      edited.insert("AnyObject, ", at: offset(first))
    } else {
      edited.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let isPrivate = modifiers.contains { $0.name.text == "private" } && !scopes.isEmpty
    enter(.type, path(name.identifierText), scopes.allSatisfy(\.isNameable) && !isPrivate && generics == nil)
    return .visitChildren
  }

  private func enter(_ kind: Scope.Kind, _ path: String, _ isNameable: Bool) {
    scopes.append(Scope(kind: kind, path: path, isNameable: isNameable))
  }

  private func path(_ name: String) -> String { scopes.last.map { $0.path.isEmpty ? name : "\($0.path).\(name)" } ?? name }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .classBody(let index) = scopes.last?.kind {
      let modifiers = Set(node.modifiers.map(\.name.text))
      let effects = node.signature.effectSpecifiers
      record.classes[index].methods.append(
        MethodRecord(
          name: MethodName(node.name, node.signature.parameterClause.parameters),
          exposure: exposure(node.attributes), isOverride: modifiers.contains("override"),
          isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
          isInstance: !modifiers.contains("static") && !modifiers.contains("class"),
          isPlain: effects?.asyncSpecifier == nil && effects?.throwsClause == nil
            && node.genericParameterClause == nil,
          place: place(node.name)))
    }
    enter(.function, "", false)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
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
    guard case .classBody(let index) = scopes.last?.kind else { return .visitChildren }
    let modifiers = Set(node.modifiers.map(\.name.text))
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      record.classes[index].properties.append(
        PropertyRecord(
          name: name.identifierText, exposure: exposure(node.attributes),
          isOutlet: node.attributes.has("IBOutlet") || node.attributes.has("IBInspectable"),
          isSettable: node.bindingSpecifier.text == "var" && binding.accessorBlock.isSettable,
          isInstance: !modifiers.contains("static") && !modifiers.contains("class"), place: place(name)))
    }
    return .visitChildren
  }

  private func exposure(_ attributes: AttributeListSyntax) -> Exposure {
    for attribute in attributes.named(["objc", "IBAction", "IBOutlet", "IBInspectable"]) {
      if let name = attribute.arguments?.trimmedDescription { return .named(name) }
    }
    return attributes.named(["objc", "IBAction", "IBOutlet", "IBInspectable"]).isEmpty ? .none : .exposed
  }

  // MARK: What Linux does not know

  private static let blankAttributes: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "objcMembers", "UIApplicationMain",
    "NSApplicationMain", "main", "nonobjc", "GKInspectable", "IBSegueAction",
  ]
  private static let unsupportedAttributes: Set<String> = ["NSManaged", "NSCopying"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.blankAttributes.contains(name) {
      edited.blank(range(node))
    } else if Self.unsupportedAttributes.contains(name) {
      unsupported(node, "'@\(name)' needs Objective-C's runtime, which Coursemark does not have.")
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.text {
    case "dynamic": edited.blank(range(node))
    case "optional":
      unsupported(node, "Optional requirements in a protocol of your own are not supported by Coursemark.")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": selector(node)
    case "keyPath": keyPath(node)
    default: break
    }
    return .visitChildren
  }

  private func selector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let parenthesis = node.leftParen,
      offset(parenthesis) == offset(node) + 9
    else { return unsupported(node, "Write '#selector(…)' without spaces; Coursemark does not read this form.") }
    let start = offset(node)
    var kind = SelectorRecord.Kind.method
    if argument.label?.text == "getter" { kind = .getter }
    if argument.label?.text == "setter" { kind = .setter }
    guard let name = argument.expression.lastName else {
      return unsupported(node, "Coursemark does not understand what this '#selector' names.")
    }
    edited.replace(start..<(start + 9), with: "_Selector")
    if kind != .method, argument.expression.namesType {
      // `Type.property` is no value, but `\Type.property` is one: the blank after the colon makes room.
      let expression = offset(argument.expression)
      if let colon = argument.colon, expression > colon.endPositionBeforeTrailingTrivia.utf8Offset {
        edited.replace((expression - 1)..<expression, with: "\\")
      } else {
        unsupported(node, "Put a space after the colon: Coursemark can't read this form without it.")
      }
    }
    record.selectors.append(
      SelectorRecord(
        kind: kind, place: place(node), parenthesis: place(parenthesis), argument: place(argument.expression),
        baseName: name.base, labels: name.labels))
  }

  /// `#keyPath(Person.name)` is the string `"name"`.
  private func keyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var components = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
    if let first = components.first, components.count > 1, first == "self" || first.first?.isUppercase == true {
      components.removeFirst()
    }
    edited.replace(range(node), with: "\"\(components.joined(separator: "."))\"")
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    edited.blank(range(node))
    return .skipChildren
  }

  /// `delegate?.textFieldShouldReturn?(field)`: every optional requirement has a default here, so the second question
  /// mark goes.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chaining.expression.as(MemberAccessExprSyntax.self),
      optionalNames.contains(member.declName.baseName.identifierText)
    {
      edited.blank(range(chaining.questionMark))
    }
    return .visitChildren
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let isActive = clause.condition.map { condition(ExprSyntax($0)) } ?? true
      if let elements = clause.elements, isActive != false { walk(elements) }
      if isActive == true { break }
    }
    return .skipChildren
  }

  /// Whether a condition holds on an iPhone; `nil` where that can't be told.
  private func condition(_ node: ExprSyntax) -> Bool? {
    if let call = node.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.trimmedDescription {
      switch call.calledExpression.trimmedDescription {
      case "os":
        if argument == "iOS" { edited.replace(range(call), with: "true") }
        return argument == "iOS"
      case "targetEnvironment":
        if argument == "simulator" { edited.replace(range(call), with: "true") }
        return argument == "simulator"
      case "canImport":
        return ["UIKit", "Foundation", "Dispatch"].contains(argument) ? true : nil
      default: return nil
      }
    }
    if let not = node.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return condition(not.expression).map { !$0 }
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      let values = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { condition($0) }
      let operators = Set(
        sequence.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
      if operators == ["&&"] { return values.contains(false) ? false : values.allSatisfy { $0 == true } ? true : nil }
      if operators == ["||"] { return values.contains(true) ? true : values.allSatisfy { $0 == false } ? false : nil }
      return nil
    }
    if let literal = node.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    return nil
  }

  // MARK: Statements at the top level

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for item in node.statements {
      if item.item.is(DeclSyntax.self) { continue }
      if item.item.trimmedDescription.hasPrefix("UIApplicationMain(") {
        edited.blank(range(item))
      } else {
        unsupported(
          item, "Code at the top level of a file is not run by Coursemark. Move it into a method of your app.")
      }
      break
    }
    return .visitChildren
  }

  // MARK: Places

  private func offset(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    offset(node)..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func place(_ node: some SyntaxProtocol) -> Place {
    let location = places.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(offset: location.offset, line: location.line, column: location.column)
  }

  private func unsupported(_ node: some SyntaxProtocol, _ message: String) {
    let place = place(node)
    messages.append(InteropMessage(.unsupported, file: file, line: place.line, column: place.column, message))
  }
}
