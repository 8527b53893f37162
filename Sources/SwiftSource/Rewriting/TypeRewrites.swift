internal import SwiftSyntax

/// Attributes of types, the order of their members, and conformances in extensions.
final class TypeRewrites: RewriteVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.typeName, node.memberBlock.hasLine(where: isWanted) else { return .visitChildren }
    let start = node.modifiers.first?.start ?? node.classKeyword.start
    if !node.modifiers.contains(where: { ["final", "open"].contains($0.name.text) }) {
      add(.finalClass, at: node.name, as: name, "is final", [.insert("final ", at: start)])
    }
    // What has a superclass of UIKit's is isolated already.
    if !node.attributes.trimmedDescription.contains("@MainActor"), node.inheritsFromUIKit {
      add(.mainActor, at: node.name, as: name, "is marked '@MainActor'", [.insert("@MainActor ", at: start)])
    }
    let inherited = node.inheritanceClause.map { Array($0.inheritedTypes.dropFirst()) } ?? []
    for conformance in inherited.map(\.type.trimmedDescription) {
      let move = MemberMove.delegate(type: name, conformance: conformance)
      if move.hasEffect(on: place.file.text) {
        add(
          .delegateInExtension, at: node.name, as: name, "conforms to '\(conformance)' in an extension", [],
          move: move)
      }
    }
    let order = MemberMove.order(type: name)
    if order.hasEffect(on: place.file.text) {
      add(.memberOrder, at: node.name, as: name, "has its members in another order", [], move: order)
    }
    return .visitChildren
  }
}

extension ClassDeclSyntax {
  /// Its path, when it is outermost.
  fileprivate var typeName: String? { typePath == nil ? name.text : nil }

  fileprivate var inheritsFromUIKit: Bool {
    inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.hasPrefix("UI") == true
  }
}

extension MemberBlockSyntax {
  /// Whether one of the lines is wanted on which something begins in it.
  fileprivate func hasLine(where isWanted: (TokenSyntax) -> Bool) -> Bool {
    members.tokens(viewMode: .sourceAccurate).contains(where: isWanted)
  }
}
