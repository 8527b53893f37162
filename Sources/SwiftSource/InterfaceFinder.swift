internal import SwiftParser
internal import SwiftSyntax

/// Looks for declarations that say what there is and not how it works: functions without bodies, computed properties with `{ get }`, headings of types.
final class InterfaceFinder: SyntaxVisitor {
  private var lacksBody = false

  static func isInterface(_ tree: SourceFileSyntax) -> Bool {
    let finder = InterfaceFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.lacksBody
  }

  // Requirements have no bodies.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.body == nil && !node.attributes.contains { $0.trimmedDescription.hasPrefix("@_silgen_name") })
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body == nil) }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.body == nil) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.initializer.equal.presence == .missing)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.memberBlock) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.memberBlock) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.memberBlock) }

  private func note(_ isWithout: Bool) -> SyntaxVisitorContinueKind {
    if isWithout { lacksBody = true }
    return .visitChildren
  }

  private func note(_ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    note(block.leftBrace.presence == .missing && block.rightBrace.presence == .missing)
  }
}
