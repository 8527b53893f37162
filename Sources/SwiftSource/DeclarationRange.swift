internal import SwiftSyntax

extension DeclSyntax {
  /// Bytes from the comments right above the declaration to its end, a comment on its last line included.
  var rangeWithComments: Range<Int> { rangeWithComments(allComments: false) }

  /// With `allComments`, comments that a blank line parts from the declaration count too.
  func rangeWithComments(allComments: Bool) -> Range<Int> {
    var offset = position.utf8Offset
    var start: Int?
    var newlines = 0
    for piece in leadingTrivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
        if newlines > 1, !allComments { start = nil }
      case .spaces, .tabs, .verticalTabs, .formfeeds: break
      default:
        newlines = 0
        if start == nil { start = offset }
      }
      offset += piece.sourceLength.utf8Length
    }
    var end = endPositionBeforeTrailingTrivia.utf8Offset
    var position = end
    for piece in trailingTrivia {
      position += piece.sourceLength.utf8Length
      if piece.isComment { end = position }
    }
    return (start ?? offset)..<end
  }
}

extension MemberBlockSyntax {
  /// The declarations of the block, those in `#if` too.
  var allDeclarations: [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.map(\.decl)
      }
    }
  }
}
