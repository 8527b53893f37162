internal import SwiftSyntax

/// A name in a piece of code, or in its comments and strings.
package struct CodeWord: Hashable, Sendable {
  package enum Context: Hashable, Sendable { case code, comment, string }

  package var text: String
  package var context: Context
  package var place: CodePosition

  /// All words that can be names. In strings, only those that are all of the string.
  /// - Parameter areMembers: The code stands between the braces of a type.
  package static func all(in code: String, areMembers: Bool = false) -> [CodeWord] {
    let parsed = ParsedCode(code, areMembers: areMembers)
    return parsed.tree.tokens(viewMode: .sourceAccurate).flatMap { token -> [CodeWord] in
      var words = comments(before: token, parsed)
      switch token.tokenKind {
      case .identifier(let text):
        words.append(CodeWord(text: text, context: .code, place: parsed.place(of: token)))
      case .stringSegment(let text) where text.wholeMatch(of: name) != nil:
        words.append(CodeWord(text: text, context: .string, place: parsed.place(of: token)))
      default: break
      }
      var offset = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia {
        words += names(in: piece, at: offset, parsed)
        offset += piece.sourceLength
      }
      return words
    }
  }

  private static var name: Regex<Substring> { /[A-Za-z_][A-Za-z0-9_]*/ }

  private static func comments(before token: TokenSyntax, _ parsed: ParsedCode) -> [CodeWord] {
    var offset = token.position
    return token.leadingTrivia.flatMap { piece in
      defer { offset += piece.sourceLength }
      return names(in: piece, at: offset, parsed)
    }
  }

  private static func names(in piece: TriviaPiece, at position: AbsolutePosition, _ parsed: ParsedCode) -> [CodeWord] {
    switch piece {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
      text.matches(of: name).map { match in
        let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
        return CodeWord(
          text: String(match.output), context: .comment,
          place: parsed.place(at: position.advanced(by: offset)))
      }
    default: []
    }
  }
}
