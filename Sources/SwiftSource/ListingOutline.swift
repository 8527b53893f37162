internal import SwiftParser
internal import SwiftSyntax

/// What a listing can be, as far as its text tells: the content of a file, statements, or members of a type that the prose
/// speaks of.
package struct ListingOutline: Sendable {
  /// A declaration or statement of the outermost level.
  package struct Item: Sendable, Hashable {
    package enum Kind: Sendable { case importing, type, function, `extension`, variable, statement }

    package var kind: Kind
    /// `Cell`, `fetch()`; empty for a statement.
    package var name: String
    package var text: String
    /// 1-based, in the listing.
    package var line: Int
    /// 1-based, in bytes.
    package var column: Int
  }

  package private(set) var items: [Item] = []
  /// The first place that is wrong in a file; `nil` when it parses.
  package private(set) var syntaxError: CodeOutline.SyntaxError?
  package private(set) var parsesAsMembers: Bool
  /// A bracket is open at its end, or closes what was opened elsewhere: a part of something.
  package private(set) var isUnbalanced: Bool
  /// Something is left out, which the reader has to imagine.
  package private(set) var hasEllipsis: Bool
  /// A comment says so.
  package private(set) var hasEllipsisInComment: Bool
  /// A comment stands where a value, or what a case does, has to stand.
  package private(set) var hasCommentForCode: Bool
  /// Declarations without their bodies, outside of protocols, as documentation lists what a module has.
  package private(set) var isInterface = false
  /// Cases of a `switch`, arguments, elements, requirements without bodies, a `return`: it is right inside of something that it does not show.
  package private(set) var isPart = false
  /// An argument or an element, which would go on with the line above it.
  package private(set) var beginsWithDot = false
  /// `override`, `@IBAction`, `weak`, `init`: what only a type has.
  package private(set) var looksLikeMembers = false
  /// `self` or `super` outside of types.
  package private(set) var mentionsSelf = false
  /// Outermost names without labels, and full names of what would be members.
  package private(set) var names: Set<String> = []
  package private(set) var memberNames: Set<String> = []
  /// All names that it declares, those of its types' members too.
  package private(set) var declaredNames: Set<String> = []

  package var isFunctionsOnly: Bool {
    !items.isEmpty && items.allSatisfy { [.function, .variable].contains($0.kind) }
  }
  /// Something that stands at the outermost level of a file alone.
  package var needsFileScope: Bool {
    items.contains { $0.kind == .extension || $0.kind == .type && $0.text.prefixMatch(of: Self.accessWords) != nil }
  }
  package var hasTypes: Bool { items.contains { $0.kind == .type || $0.kind == .extension } }

  private static var accessWords: Regex<Substring> {
    /(?:final )?(?:public|open|internal|fileprivate|private|package)\s/
  }

  package init(_ code: String) {
    hasEllipsis = code.split(separator: "\n").contains { line in
      line.contains("…") || line.contains("<#")
        || (line.split(separator: "//", omittingEmptySubsequences: false)[0]).contains(Self.dots)
    }
    hasEllipsisInComment = code.split(separator: "\n").contains { line in
      line.firstRange(of: "//").map { line[$0.upperBound...].contains(/\.\.|…/) } ?? line.contains("/*")
    }
    hasCommentForCode = code.contains(Self.commentForCode)
    syntaxError = CodeOutline(code).syntaxError
    parsesAsMembers = (try? MemberFragment(CodeFragment(code, to: .members(of: "_"), from: ""))) != nil
    let tree = Parser.parse(source: code)
    isUnbalanced = Self.isUnbalanced(tree)
    let places = SourceLocationConverter(fileName: "", tree: tree)
    for statement in tree.statements {
      let item = statement.item
      guard !item.trimmedDescription.isEmpty else { continue }
      let place = places.location(for: item.positionAfterSkippingLeadingTrivia)
      let declaration = item.as(DeclSyntax.self)
      let key = declaration.map(MemberKey.init)
      items.append(
        Item(
          kind: Item.Kind(declaration), name: key?.names.first ?? "", text: item.trimmedDescription, line: place.line,
          column: place.column))
      names.formUnion((key?.names ?? []).map(\.bareName))
      memberNames.formUnion(key?.names ?? [])
    }
    if syntaxError != nil, parsesAsMembers { readMembers(code) }
    let program = ProgramSource([CodeFragment(code, to: .file("Listing.swift"), from: "")])
    declaredNames = names.union(program.declaredNames)
    let finder = MemberSyntaxFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    looksLikeMembers =
      finder.hasMemberModifiers || syntaxError != nil && parsesAsMembers
      || tree.statements.contains { [.initializerDecl, .deinitializerDecl, .subscriptDecl].contains($0.item.kind) }
    mentionsSelf = finder.mentionsSelf
    beginsWithDot = tree.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
    isPart = ListingPart.isPart(code, tree, hasFault: syntaxError != nil)
    isInterface = InterfaceFinder.isInterface(tree)
  }

  private static func isUnbalanced(_ tree: SourceFileSyntax) -> Bool {
    var open: [TokenKind] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftBrace, .leftParen, .leftSquare: open.append(token.tokenKind)
      case .rightBrace, .rightParen, .rightSquare: if open.popLast() == nil { return true }
      default: break
      }
    }
    return !open.isEmpty
  }

  /// Three dots that stand between no values.
  private static var dots: Regex<Substring> { /(?:^|[\s{(\[,])\.\.\.(?:$|[\s}),;\]])/ }

  private static var commentForCode: Regex<Substring> {
    /(?m)^[^"\n]*(?:[^=!<>"]=|\bthrow)[ \t]*(?:\/\/.*|\/\*[^*\n]*\*\/[ \t]*)$|^[ \t]*(?:case [^\n]*|default):[ \t]*(?:\n?[ \t]*\/\/.*)+\s*(?:case\b|default\b|@unknown\b|\})/
  }

  private mutating func readMembers(_ code: String) {
    let tree = Parser.parse(source: "enum _ {\n\(code)\n}")
    for member in tree.statements.first?.item.as(EnumDeclSyntax.self)?.memberBlock.members ?? [] {
      let key = MemberKey(member.decl)
      names.formUnion(key.names.map(\.bareName))
      memberNames.formUnion(key.names)
    }
  }

  /// Whether a text without a language is Swift: it parses, and it has a word that other languages do not start with.
  package static func looksLikeSwift(_ code: String) -> Bool {
    guard code.utf8.count < 1 << 18, code.contains(swiftWords) else { return false }
    let outline = ListingOutline(code)
    return outline.syntaxError == nil || outline.parsesAsMembers
  }

  private static var swiftWords: Regex<Substring> {
    /(?m)^\s*(?:(?:@\w+|public|private|fileprivate|internal|open|static|final|override|weak|lazy|mutating) +)*(?:func \w+\s*[(<]|(?:let|var) \w+\s*(?::|=)|(?:class|struct|enum|protocol|extension) \w+[^;]*\{|import (?:UIKit|Foundation|SwiftUI)\s*$|guard let |if let )/
  }
}

extension ListingOutline.Item.Kind {
  fileprivate init(_ declaration: DeclSyntax?) {
    switch declaration?.kind {
    case .importDecl: self = .importing
    case .functionDecl: self = .function
    case .variableDecl: self = .variable
    case .extensionDecl: self = .extension
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: self = .type
    // Operators and macros have their place at the outermost level too.
    case .operatorDecl, .precedenceGroupDecl, .macroDecl: self = .extension
    default: self = .statement
    }
  }
}

extension String {
  /// `fetch` of `static fetch(_:)`, `Cell` of `type Cell`.
  package var bareName: String {
    String(prefix { $0 != "(" }.split(separator: " ").last ?? "")
  }
}

/// Looks outside of types for what only stands in them.
private final class MemberSyntaxFinder: SyntaxVisitor {
  var hasMemberModifiers = false
  var mentionsSelf = false

  private static let modifiers: Set<String> = [
    "override", "weak", "required", "convenience", "static", "mutating", "lazy",
  ]
  private static let attributes: Set<String> = ["IBAction", "IBOutlet", "IBInspectable", "objc"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if Self.modifiers.contains(node.name.text) { hasMemberModifiers = true }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.attributes.contains(node.attributeName.trimmedDescription) { hasMemberModifiers = true }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind == .keyword(.self) || token.tokenKind == .keyword(.super) { mentionsSelf = true }
    return .skipChildren
  }
}
