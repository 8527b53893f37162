internal import SwiftSyntax

/// A member, a type, an extension or a global declaration that could be left out of a program.
struct SparePiece: Hashable {
  enum Kind: Hashable {
    case member, type, initializer
    /// - Parameter needsType: Whether it can go only together with the type that it extends: for a conformance, which can be asked for
    ///   without a name, by `as?`, and for members that can't go by themselves.
    case `extension`(needsType: Bool)
  }

  let file: Int
  /// Bytes, with what separates it from the next one in its line.
  let range: Range<Int>
  let kind: Kind
  /// What others call it by. Of an initialiser, the labels that each call of it has; of an extension, what its members are called.
  let names: [String]
  /// For people.
  let title: String
  /// The type that an extension extends.
  private(set) var extended: String?

  func contains(_ place: DeclaredPlace) -> Bool { place.file == file && range.contains(place.offset) }
  func contains(_ other: SparePiece) -> Bool {
    other.file == file && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }

  /// `nil` for a declaration that may be reached without its name, or whose absence changes others.
  init?(_ declaration: DeclSyntax, file: Int) {
    guard let parent = declaration.parent, declaration.allowsAbsence else { return nil }
    if parent.is(MemberBlockItemSyntax.self) {
      if declaration.enclosingGroup?.is(ProtocolDeclSyntax.self) == true { return nil }
    } else if !parent.is(CodeBlockItemSyntax.self) {
      return nil
    }
    guard let (kind, names, title) = Self.read(declaration) else { return nil }
    self.file = file
    let semicolon = parent.as(MemberBlockItemSyntax.self)?.semicolon ?? parent.as(CodeBlockItemSyntax.self)?.semicolon
    range = declaration.start..<max(declaration.end, semicolon?.end ?? 0)
    (self.kind, self.names, self.title) = (kind, names, title)
    extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.lastName
  }

  private static func read(_ declaration: DeclSyntax) -> (Kind, [String], String)? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard case .identifier = function.name.tokenKind else { return nil }
      let title = MethodName(function.name, function.signature.parameterClause.parameters).description
      return (.member, [function.name.identifierText], title)
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let names = variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
      guard names.count == variable.bindings.count, variable.isReadOnlyWhenNamed else { return nil }
      return (.member, names, names.joined(separator: ", "))
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      // One that extends a type: without it, the type keeps those of its own.
      guard let group = declaration.enclosingGroup?.as(ExtensionDeclSyntax.self), group.inheritanceClause == nil else {
        return nil
      }
      let parameters = initializer.signature.parameterClause.parameters
      let labels = parameters.filter { $0.defaultValue == nil && !$0.type.is(FunctionTypeSyntax.self) }
        .map(\.firstName.identifierText).filter { $0 != "_" }
      let all = parameters.map(\.firstName.identifierText)
      return labels.isEmpty ? nil : (.initializer, labels, MethodName(base: "init", labels: all).description)
    }
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      let members = extended.memberBlock.members.map { SparePiece($0.decl, file: 0) }
      let names = members.compactMap(\.self).flatMap { $0.kind == .initializer ? Array($0.names.prefix(1)) : $0.names }
      let needsType = extended.inheritanceClause != nil || members.contains { $0 == nil }
      return (.extension(needsType: needsType), names, "extension \(extended.extendedType.trimmedDescription)")
    }
    guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText,
      declaration.isTypeOrExtension || declaration.is(TypeAliasDeclSyntax.self),
      !OperatorFinder.hasOperator(of: name, in: declaration)
    else { return nil }
    return (.type, [name], name)
  }
}

extension DeclSyntax {
  var isTypeOrExtension: Bool { asProtocol((any DeclGroupSyntax).self) != nil }

  /// The declaration in whose braces it stands.
  fileprivate var enclosingGroup: DeclSyntax? { parent?.parent?.parent?.parent?.as(DeclSyntax.self) }

  /// Whether neither a modifier nor an attribute lets it be reached without its name.
  fileprivate var allowsAbsence: Bool {
    if let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.has("override", "required", "prefix", "postfix", "infix")
    {
      return false
    }
    guard let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes else { return true }
    return attributes.allSatisfy { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      let name = attribute.attributeName.trimmedDescription
      return Self.harmlessAttributes.contains(name) && !(name == "objc" && attribute.arguments != nil)
    }
  }

  private static let harmlessAttributes: Set<String> = [
    "available", "discardableResult", "inlinable", "inline", "MainActor", "objc", "objcMembers", "preconcurrency",
    "Sendable", "IBDesignable", "UIApplicationMain", "main", "usableFromInline", "warn_unqualified_access",
  ]
}

extension VariableDeclSyntax {
  /// Whether nothing happens, and no memory is taken for it in an object, before somebody names it: it is computed, lazy, static or global.
  fileprivate var isReadOnlyWhenNamed: Bool {
    if modifiers.has("static", "class") || parent?.is(CodeBlockItemSyntax.self) == true { return true }
    if modifiers.has("lazy") { return DeclSyntax(self).enclosingGroup?.is(ClassDeclSyntax.self) == true }
    return bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: false
      case .getter: true
      case .accessors(let accessors): !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }
}

/// Looks for operators in a type that may be meant for others.
private final class OperatorFinder: SyntaxVisitor {
  private let type: String
  private var found = false

  static func hasOperator(of type: String, in declaration: DeclSyntax) -> Bool {
    let finder = OperatorFinder(type)
    finder.walk(declaration)
    return finder.found
  }

  private init(_ type: String) {
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = node.name.tokenKind { return .skipChildren }
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    if !types.contains(where: { $0 == "Self" || $0.lastName == type }) { found = true }
    return .skipChildren
  }
}
