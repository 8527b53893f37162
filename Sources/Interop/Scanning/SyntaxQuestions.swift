internal import SwiftSyntax
internal import UIKitNames

extension AttributeListSyntax {
  func named(_ names: Set<String>) -> [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { names.contains($0.attributeName.trimmedDescription) }
  }

  func has(_ name: String) -> Bool { !named([name]).isEmpty }

  /// Whether nobody may use what they stand at: `@available(*, unavailable)`.
  var isUnavailable: Bool {
    named(["available"]).contains { attribute in
      guard case .availability(let arguments) = attribute.arguments else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      return ["*", "iOS"].contains(words.first) && words.contains("unavailable")
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration itself has the modifier: `private(set)` is the setter's.
  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) && $0.detail == nil } }
}

extension SyntaxProtocol {
  /// Bytes before the first character that is no blank and no comment.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var bytes: Range<Int> { start..<max(start, end) }
}

extension FunctionParameterSyntax {
  /// Whether a value can simply be passed for it.
  var isPlain: Bool {
    let words = type.trimmedDescription.split(separator: " ")
    return ellipsis == nil && !words.contains("inout") && !words.contains("some")
  }
}

extension AccessorBlockSyntax? {
  /// Whether a `var` with these accessors can be set.
  var isSettable: Bool {
    switch self?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      !accessors.contains { $0.accessorSpecifier.text == "get" }
        || accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension ExprSyntax {
  /// The last name of `foo`, `self.foo`, `Type.foo(_:with:)`, with its labels if it has any.
  var lastName: (base: String, labels: [String]?)? {
    if let expression = `as`(TupleExprSyntax.self)?.elements.first?.expression { return expression.lastName }
    if let cast = `as`(SequenceExprSyntax.self)?.elements.first { return cast.lastName }
    if let unwrapped = `as`(ForceUnwrapExprSyntax.self)?.expression { return unwrapped.lastName }
    guard
      let name = `as`(DeclReferenceExprSyntax.self) ?? `as`(MemberAccessExprSyntax.self)?.declName
    else { return nil }
    return (name.baseName.identifierText, name.argumentNames?.arguments.map(\.name.identifierText))
  }
}

extension FunctionCallExprSyntax {
  /// Whether the chain goes on behind the call, with a member of what it returns, a subscript or another call.
  var isFollowed: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
      || parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
  }
}
