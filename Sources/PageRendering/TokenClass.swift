internal import SwiftSyntax

/// Which colour a token has: a matter of its kind, and of what it is a part of.
enum TokenClass {
  static func of(_ token: TokenSyntax) -> SyntaxHighlighter.Colour? {
    switch token.tokenKind {
    case .keyword, .pound, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      .keyword
    case .atSign: .attribute
    case .integerLiteral, .floatLiteral: .number
    case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment, .regexSlash, .regexLiteralPattern,
      .regexPoundDelimiter:
      .string
    case .rawStringPoundDelimiter, .backslash, .leftParen, .rightParen: interpolated(token)
    case .identifier, .dollarIdentifier: name(token)
    default: nil
    }
  }

  /// `\(` and `)` in a string.
  private static func interpolated(_ token: TokenSyntax) -> SyntaxHighlighter.Colour? {
    if token.parent?.is(ExpressionSegmentSyntax.self) == true { return .interpolation }
    return token.tokenKind.isRawDelimiter ? .string : nil
  }

  private static func name(_ token: TokenSyntax) -> SyntaxHighlighter.Colour? {
    guard let parent = token.parent else { return nil }
    switch parent.kind {
    case .identifierType, .memberType: return isNameOfAttribute(parent) ? .attribute : .type
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .associatedTypeDecl,
      .genericParameter:
      return .type
    case .functionDecl: return .declared
    case .macroExpansionExpr, .macroExpansionDecl: return .keyword
    case .declReferenceExpr: return reference(token, parent)
    case .unexpectedNodes: return token.text.startsLikeAType ? .type : nil
    default: return nil
    }
  }

  /// `@objc`, `@UIApplicationMain`; `Module.wrapper` of an attribute too.
  private static func isNameOfAttribute(_ node: Syntax) -> Bool {
    var node = node
    while let parent = node.parent, parent.is(MemberTypeSyntax.self) { node = parent }
    return node.parent?.is(AttributeSyntax.self) == true
  }

  /// A name in an expression. Types are known by their capitals, as people know them.
  private static func reference(_ token: TokenSyntax, _ parent: Syntax) -> SyntaxHighlighter.Colour? {
    if token.text.startsLikeAType { return .type }
    var callee = parent
    if let access = callee.parent?.as(MemberAccessExprSyntax.self), access.declName.id == callee.id {
      callee = Syntax(access)
    }
    if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = Syntax(generic) }
    if let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id { return .call }
    return nil
  }
}

extension TokenKind {
  fileprivate var isRawDelimiter: Bool {
    if case .rawStringPoundDelimiter = self { return true }
    return false
  }
}

extension String {
  /// `UILabel`, and `_Box`.
  fileprivate var startsLikeAType: Bool { first { $0 != "_" && $0 != "`" }?.isUppercase == true }
}
