internal import SwiftParser
internal import SwiftSyntax

/// A place in a piece of code: both numbers are 1-based, the column in bytes of UTF-8.
package struct CodePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int
}

/// A piece of code as a tree that knows its lines.
struct ParsedCode {
  let tree: SourceFileSyntax
  private let places: SourceLocationConverter
  private let linesBefore: Int

  /// - Parameter areMembers: The code stands between the braces of a type; only there does the parser know members.
  init(_ code: String, areMembers: Bool) {
    tree = Parser.parse(source: areMembers ? "enum _ {\n\(code)\n}" : code)
    places = SourceLocationConverter(fileName: "", tree: tree)
    linesBefore = areMembers ? 1 : 0
  }

  func place(of node: some SyntaxProtocol) -> CodePosition { place(at: node.positionAfterSkippingLeadingTrivia) }

  func place(at position: AbsolutePosition) -> CodePosition {
    let location = places.location(for: position)
    return CodePosition(line: location.line - linesBefore, column: location.column)
  }
}
