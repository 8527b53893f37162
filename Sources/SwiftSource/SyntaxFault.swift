internal import SwiftSyntax

/// The first place at which a tree is not correct Swift.
struct SyntaxFault {
  /// Bytes of UTF-8 from the start of the parsed text.
  var offset: Int
  /// Continues "Members are expected here, but …".
  var words: String

  /// Walks down without recursion: a tree from hostile code can be deep.
  init?(in tree: some SyntaxProtocol) {
    guard tree.hasError else { return nil }
    var node = Syntax(tree)
    while true {
      if let token = node.as(TokenSyntax.self) {
        if case .keyword = token.tokenKind, let parent = token.parent, let shown = parent.firstPresentToken {
          // The parser took something for a declaration that lacks its `func` or `var`.
          offset = shown.positionAfterSkippingLeadingTrivia.utf8Offset
          words = parent.excerpt + " does not fit"
          return
        }
        offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        words = token.presence == .missing ? "\(token.tokenKind.quoted) is missing" : "'\(token.text)' is not Swift"
        return
      }
      if node.is(UnexpectedNodesSyntax.self) {
        offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        words = node.excerpt + " does not fit"
        return
      }
      guard let next = node.children(viewMode: .all).first(where: \.hasFault) else {
        offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        words = "this is not Swift"
        return
      }
      node = next
    }
  }
}

extension Syntax {
  fileprivate var firstPresentToken: TokenSyntax? { tokens(viewMode: .sourceAccurate).first { _ in true } }

  /// The first line, cut at 40 characters, in quotes.
  fileprivate var excerpt: String {
    let text = description.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    return "'\(text.count > 40 ? text.prefix(40) + "…" : text)'"
  }

  fileprivate var hasFault: Bool {
    if let token = self.as(TokenSyntax.self), token.presence == .missing { return true }
    return self.is(UnexpectedNodesSyntax.self) || hasError
  }
}

extension TokenKind {
  fileprivate var quoted: String {
    switch self {
    case .identifier: "a name"
    default: defaultTextForMessage.map { "'\($0)'" } ?? "something"
    }
  }

  private var defaultTextForMessage: String? {
    if case .keyword(let keyword) = self { return "\(keyword)" }
    return TokenSyntax(self, presence: .present).text
  }
}
