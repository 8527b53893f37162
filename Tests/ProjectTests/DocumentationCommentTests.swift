import SwiftParser
import SwiftSyntax
import Testing

/// Everything that authors of checks and models can call has a documentation comment.
@Suite struct DocumentationCommentTests {
  @Test(arguments: ["AppProtocol", "DeviceMeasures", "ReferenceModel", "Examiner"])
  func everyDeclarationOfTheModuleIsDocumented(module: String) throws {
    var found: [String] = []
    for path in try Repository.files(under: "Sources/\(module)") where path.hasSuffix(".swift") {
      found += UndocumentedDeclarations.names(in: try Repository.text(path)).map { "\(path): \($0)" }
    }
    #expect(found == [])
  }

  @Test(arguments: [
    ("public var a = 1", ["a"]), ("/// One.\npublic var a = 1", []), ("// One.\npublic var a = 1", ["a"]),
    ("var a = 1", []), ("package func f() {}", ["f"]),
    ("/// A.\npublic enum A { case b, c\n/// D.\n case d }", ["b", "c"]),
    ("enum A { case b }", []), ("/// A.\npublic enum A { var b: Int { 1 } }", []),
    ("/// P.\npublic protocol P { var a: Int { get } }", ["a"]),
    ("extension A { public static func b() {} }", ["b"]), ("/// S.\npublic struct S { public init() {} }", ["init"]),
    // What a protocol of Swift's documents, and an initializer that takes nothing but the type's own properties.
    ("/// S.\npublic struct S { public var description: String { \"\" } }", []),
    ("/// S.\npublic struct S {\n/// A.\npublic var a: Int\n public init(a: Int) {} }", []),
    ("/// S.\npublic struct S {\n/// A.\npublic var a: Int\n public init(a: Int, b: Int) {} }", ["init"]),
    // What a protocol of ours documents, and what says itself why it can't be used.
    ("extension A: MessageValue { package func write(to a: Int) {}\n package init(reading a: Int) {} }", []),
    ("extension A { package func write(to a: Int) {}\n package init(reading a: Int) {} }", ["write", "init"]),
    ("extension MessageValue where Self: B { package func write(to a: Int) {} }", []),
    ("extension A: MessageValue { package func write(_ a: Int) {} }", ["write"]),
    ("extension A {\n@available(*, unavailable, message: \"b\") public func a() {} }", []),
    ("extension A {\n@available(*, unavailable) public func a() {} }", ["a"]),
  ])
  func declarationsWithoutACommentAreFound(source: String, names: [String]) {
    #expect(UndocumentedDeclarations.names(in: source) == names)
  }
}

/// The `public` and `package` declarations of a file that have no documentation comment, by name.
private final class UndocumentedDeclarations: SyntaxVisitor {
  private var names: [String] = []
  /// The types and extensions around the present place: whether the members of a protocol and the cases of an enum are seen with it, the
  /// names of its stored properties, and what a protocol of ours documents.
  private var scopes: [(showsMembers: Bool, showsCases: Bool, properties: Set<String>, witnesses: Set<String>)] = []

  static func names(in source: String) -> [String] {
    let visitor = UndocumentedDeclarations(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    return visitor.names
  }

  /// Requirements that the standard library documents.
  private static let witnesses: Set<String> = ["description", "encode", "hash", "<", "=="]

  /// Requirements that a protocol of ours documents.
  private static let ownWitnesses = ["MessageValue": Set(["write(to:)", "init(reading:)"])]

  private func note(
    _ names: [String], _ declaration: some WithAttributesSyntax, _ modifiers: DeclModifierListSyntax
  ) {
    let isSeen = modifiers.contains { ["public", "package"].contains($0.name.text) && $0.detail == nil }
    let isSeenWithItsType =
      declaration.is(EnumCaseDeclSyntax.self) ? scopes.last?.showsCases : scopes.last?.showsMembers
    guard isSeen || isSeenWithItsType == true, !Self.isDocumented(declaration),
      !declaration.attributes.description.contains(/unavailable, message:/)
    else { return }
    self.names += names.filter { !Self.witnesses.contains($0) }
  }

  private static func isDocumented(_ declaration: some SyntaxProtocol) -> Bool {
    declaration.leadingTrivia.contains {
      switch $0 {
      case .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }

  private func enter(_ declaration: some DeclGroupSyntax & WithAttributesSyntax, name: String?) {
    if let name { note([name], declaration, declaration.modifiers) }
    let isSeen = declaration.modifiers.contains { ["public", "package"].contains($0.name.text) }
    let properties = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    var protocols = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType {
      protocols.append(extended.trimmedDescription)
    }
    scopes.append(
      (
        showsMembers: isSeen && declaration.is(ProtocolDeclSyntax.self),
        showsCases: isSeen && declaration.is(EnumDeclSyntax.self), properties: Set(properties),
        witnesses: protocols.compactMap { Self.ownWitnesses[$0] }.reduce([]) { $0.union($1) }
      ))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text)
    return .visitChildren
  }
  override func visitPost(_: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text)
    return .visitChildren
  }
  override func visitPost(_: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text)
    return .visitChildren
  }
  override func visitPost(_: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name.text)
    return .visitChildren
  }
  override func visitPost(_: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: nil)
    return .visitChildren
  }
  override func visitPost(_: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.elements.map(\.name.text), node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(
      node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }, node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let label = node.signature.parameterClause.parameters.first?.firstName.text ?? ""
    if scopes.last?.witnesses.contains("\(node.name.text)(\(label):)") != true {
      note([node.name.text], node, node.modifiers)
    }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(["subscript"], node, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let isMemberwise =
      !parameters.isEmpty && Set(parameters).isSubset(of: scopes.last?.properties ?? [])
    let label = node.signature.parameterClause.parameters.first?.firstName.text ?? ""
    if !isMemberwise, label != "from", scopes.last?.witnesses.contains("init(\(label):)") != true {
      note(["init"], node, node.modifiers)
    }
    return .skipChildren
  }
}
