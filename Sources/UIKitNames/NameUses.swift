internal import SwiftSyntax

/// The names that UIKit's source uses, other than by declaring them: what it reads, calls, or sends.
final class NameUses: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// Selectors in string literals, by their number of arguments.
  private var selectors: [Int: [[String]]] = [:]

  /// Functions that are called on something, with their labels.
  private var calls: Set<String> = []

  /// Whether UIKit calls a requirement, directly or by its name: the message of `tableView(_:cellForRowAt:)` is
  /// `tableView:cellForRowAtIndexPath:`, so each part begins as Swift's name has it.
  func calls(_ method: String) -> Bool {
    if calls.contains(method) { return true }
    guard let labels = KnownMember.labels(in: method), let first = labels.first else { return false }
    let base = String(method.prefix { $0 != "(" })
    let parts = [base + (first == "_" ? "" : first)] + labels.dropFirst()
    return selectors[labels.count, default: []].contains { message in
      (first != "_" || message[0] == base)
        && zip(message, parts).allSatisfy { $1 == "_" || $0.withoutWith.hasPrefix($1.withoutWith) }
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.identifierText)
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.identifierText)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      let labels = node.arguments.map { ($0.label?.identifierText ?? "_") + ":" }.joined()
      calls.insert("\(member.declName.baseName.identifierText)(\(labels))")
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = node.representedLiteralValue, text.hasSuffix(":"), !text.contains(" ") else {
      return .visitChildren
    }
    let parts = text.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    selectors[parts.count, default: []].append(parts)
    return .visitChildren
  }

  /// The methods that pass a call on to a delegate have the names of all requirements; who calls them uses the name.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.extendedType.trimmedDescription == "OptionalMethods" ? .skipChildren : .visitChildren
  }

  /// A table of names is no use of them.
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    node.content.as(DictionaryElementListSyntax.self)?.first?.key.is(StringLiteralExprSyntax.self) == true
      ? .skipChildren : .visitChildren
  }
}

extension String {
  /// In small letters; `with` may stand before a label, or not.
  fileprivate var withoutWith: String { lowercased().replacing("with", with: "") }
}
