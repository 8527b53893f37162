internal import SwiftSyntax

/// What a method asks of its parameters: a message hands an object over whatever its class is, and only what is asked of it shows that.
final class ParameterUses: SyntaxVisitor {
  private let name: String
  private var members: [String] = []

  private init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// - Returns: `["tag"]` for `sender` in `{ print(sender.tag) }`: each once, in the order of the text.
  static func members(of parameter: FunctionParameterSyntax, in body: CodeBlockSyntax?) -> [String] {
    let uses = ParameterUses(of: (parameter.secondName ?? parameter.firstName).identifierText)
    if let body { uses.walk(body) }
    return uses.members
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.identifierText
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.identifierText == name, member != "self",
      !members.contains(member)
    {
      members.append(member)
    }
    return .visitChildren
  }
}
