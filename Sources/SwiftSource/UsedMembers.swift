internal import SwiftParser
internal import SwiftSyntax

/// The names of members that code uses: of `app.fetched(word)` that is `fetched`, neither `app` nor `word`.
package func usedMembers(in code: String) -> Set<String> {
  let finder = MemberFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: code))
  return finder.names
}

private final class MemberFinder: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.text)
    return .visitChildren
  }
}
