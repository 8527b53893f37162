internal import SwiftSyntax

/// A method that code calls, or names in a selector.
package struct MethodUse: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case call
    /// `#selector(move(by:))`
    case selector
  }

  package var form: Form
  /// What stands before the name, without `?` and `!`: `NotificationCenter.default`; `nil` where nothing does.
  package var receiver: String?
  package var name: String
  /// The labels of the arguments, `_` for none; `nil` for a selector that is only a name.
  package var labels: [String]?
  /// Closures behind the parentheses.
  package var trailingClosures: Int
  /// What the call gives back is thrown away.
  package var isResultUnused: Bool
  /// Where the name stands.
  package var place: CodePosition

  /// `move(by:)`, as people write it.
  package var fullName: String { name + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "") }

  /// - Parameter areMembers: The code stands between the braces of a type.
  package static func all(in code: String, areMembers: Bool = false) -> [MethodUse] {
    let parsed = ParsedCode(code, areMembers: areMembers)
    let finder = MethodUseFinder(parsed)
    finder.walk(parsed.tree)
    return finder.uses
  }
}

private final class MethodUseFinder: SyntaxVisitor {
  var uses: [MethodUse] = []
  private let parsed: ParsedCode

  init(_ parsed: ParsedCode) {
    self.parsed = parsed
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    labels += node.additionalTrailingClosures.map(\.label.text)
    add(
      .call, node.calledExpression, labels: labels, trailingClosures: node.trailingClosure == nil ? 0 : 1,
      isResultUnused: Self.isUnused(node))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let method = node.arguments.first, method.label == nil {
      add(.selector, method.expression, labels: nil)
    }
    return .visitChildren
  }

  private func add(
    _ form: MethodUse.Form, _ expression: ExprSyntax, labels: [String]?, trailingClosures: Int = 0,
    isResultUnused: Bool = false
  ) {
    let name: DeclReferenceExprSyntax
    var receiver: String?
    if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName
      receiver = member.base?.trimmedDescription.filter { $0 != "?" && $0 != "!" } ?? ""
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else {
      return
    }
    uses.append(
      MethodUse(
        form: form, receiver: receiver, name: name.baseName.text,
        labels: name.argumentNames?.arguments.map(\.name.text) ?? labels, trailingClosures: trailingClosures,
        isResultUnused: isResultUnused, place: parsed.place(of: name)))
  }

  /// Whether a call is a statement of its own, or stands behind `_ =`. The only statement of a function or a closure may
  /// be what it returns.
  private static func isUnused(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    if let list = node.parent?.as(ExprListSyntax.self), list.first?.is(DiscardAssignmentExprSyntax.self) == true {
      return true
    }
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) { node = parent }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    let owner = list.parent?.parent
    if let function = owner?.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
    return owner?.is(IfExprSyntax.self) == true || owner?.is(InitializerDeclSyntax.self) == true
  }
}
