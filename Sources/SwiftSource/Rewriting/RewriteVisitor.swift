internal import SwiftSyntax

/// Finds rewrites in a file.
class RewriteVisitor: SyntaxVisitor {
  final let place: RewritePlace
  final private(set) var found: [Rewrite] = []
  private let converter: SourceLocationConverter

  init(_ place: RewritePlace) {
    self.place = place
    converter = SourceLocationConverter(fileName: place.file.name, tree: place.tree)
    super.init(viewMode: .sourceAccurate)
  }

  final func add(
    _ kind: Rewrite.Kind, at node: some SyntaxProtocol, as original: String? = nil, _ change: String,
    _ edits: [RewriteEdit], move: MemberMove? = nil
  ) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let origin = place.file.origin(ofLine: location.line)
    found.append(
      Rewrite(
        kind: kind, file: place.file.name, origin: origin ?? LineOrigin(file: place.file.name, line: location.line),
        line: location.line, column: location.column, original: original ?? node.shortText, change: change,
        edits: edits, move: move))
  }

  /// Whether the line on which something begins is to be rewritten.
  final func isWanted(_ node: some SyntaxProtocol) -> Bool { place.context.isWanted(place.file.name, line(of: node)) }

  final func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The spaces that the line starts with on which something begins.
  final func indentation(of node: some SyntaxProtocol) -> String {
    let index = line(of: node) - 1
    return place.file.lines.indices.contains(index) ? place.file.lines[index].text.indentation : ""
  }
}

extension SyntaxProtocol {
  /// Bytes from the start of the file, without what stands around it.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var bytes: Range<Int> { start..<end }

  /// On one line, cut to a readable length.
  var shortText: String {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 60 ? text.prefix(57) + "…" : text
  }

  /// The nearest node around it of a kind.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let next = node {
      if let match = next.as(type) { return match }
      node = next.parent
    }
    return nil
  }

  /// Whether it stands in another node.
  func isInside(_ other: some SyntaxProtocol) -> Bool { other.position <= position && endPosition <= other.endPosition }

  /// The full name of the type around it: `Outer.Inner`; of an extension, what it extends.
  var typePath: String? {
    var names: [String] = []
    var node = parent
    while let next = node {
      if let type = next.as(ExtensionDeclSyntax.self) {
        names.append(type.extendedType.trimmedDescription)
      } else if next.asProtocol((any DeclGroupSyntax).self) != nil,
        let name = next.asProtocol((any NamedDeclSyntax).self)?.name.text
      {
        names.append(name)
      }
      node = next.parent
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// The statement that it is, when it is one.
  var statement: CodeBlockItemSyntax? {
    guard let parent else { return nil }
    return parent.as(CodeBlockItemSyntax.self)
      ?? parent.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension FunctionDeclSyntax {
  /// `keyboardWillShow(_:)`
  var fullName: String { MemberKey(DeclSyntax(self)).names.first ?? name.text }
  var isInstanceMethod: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
  var returnsNothing: Bool { signature.returnClause == nil }
}

extension String {
  /// `frame` is `theFrame`.
  func prefixed(_ prefix: String) -> String { prefix + self.prefix(1).uppercased() + dropFirst() }
}
