internal import SwiftParser
internal import SwiftSyntax

/// Tells a listing that shows a part of something, and is right in it, from one that is wrong.
enum ListingPart {
  /// What a part may stand in: its text goes between the two.
  private static let surroundings = [
    ("switch _ {\n", "\n}"), ("_(\n", "\n)"), ("_ = [\n", "\n]"), ("protocol _P {\n", "\n}"), ("enum _E {\n", "\n}"),
  ]

  /// - Parameter hasFault: The code does not parse as a file.
  static func isPart(_ code: String, _ tree: SourceFileSyntax, hasFault: Bool) -> Bool {
    if tree.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { return true }
    // `.package(url: …)` is an argument or an element.
    if tree.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period { return true }
    if !hasFault { return tree.statements.contains { lacksBody($0.item) } }
    return surroundings.contains { opening, closing in
      !Parser.parse(source: opening + code + closing).hasError
    }
  }

  private static func lacksBody(_ item: CodeBlockItemSyntax.Item) -> Bool {
    if let function = item.as(FunctionDeclSyntax.self) { return function.body == nil }
    if let initializer = item.as(InitializerDeclSyntax.self) { return initializer.body == nil }
    return false
  }
}
