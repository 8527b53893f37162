internal import SwiftParser
internal import SwiftSyntax

/// The names of members that code uses: of `app.fetched(word)` that is `fetched`, neither `app` nor `word`.
package func usedMembers(in code: String) -> Set<String> {
  let finder = MemberFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: code))
  return finder.names
}

/// The labels of the arguments in code: of `expect(app, behavesLike: Board.self)` that is `behavesLike`.
package func usedLabels(in code: String) -> Set<String> {
  let finder = MemberFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: code))
  return finder.labels
}

/// Whether the code of a check compares the app with a model: `expect(app, behavesLike: …)`.
package func comparesWithModel(_ code: String) -> Bool { usedLabels(in: code).contains("behavesLike") }

private final class MemberFinder: SyntaxVisitor {
  var names: Set<String> = []
  var labels: Set<String> = []

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { labels.insert(label.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.declName.baseName.text)
    return .visitChildren
  }
}
