internal import SwiftParser
internal import SwiftSyntax

extension Catalog {
  /// A call of `_unsupported` in the source of UIKit or of the app's agent: where it says that something is not modelled.
  package struct UnsupportedPlace: Sendable, Codable, Equatable {
    /// What it says before and after whatever it puts in.
    package var start: String
    /// `nil` when it puts nothing in.
    package var end: String?
    /// Methods and properties that the file declares, and its types.
    package var members, types: [String]

    package init(start: String, end: String?, members: [String], types: [String]) {
      (self.start, self.end, self.members, self.types) = (start, end, members, types)
    }

    /// Whether these can be its words.
    package func says(_ words: String) -> Bool {
      guard let end else { return words == start }
      return words.count >= start.count + end.count && words.hasPrefix(start) && words.hasSuffix(end)
    }

    /// The names that a program has one of when it comes to this place and hears these words: the members that the words name,
    /// or else the types, or else whatever member the file has.
    package func ways(to words: String) -> [String] {
      let named = Set(words.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      let members = members.filter(named.contains)
      if !members.isEmpty { return members }
      let types = types.filter(named.contains)
      return types.isEmpty ? self.members : types
    }

    /// Those of one file.
    static func read(_ source: String) -> [UnsupportedPlace] {
      guard source.contains("_unsupported(\"") else { return [] }
      let reader = UnsupportedPlaceReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: source))
      return reader.says.map { words in
        UnsupportedPlace(
          start: words.start, end: words.end, members: reader.members.sorted(), types: reader.types.sorted())
      }
    }
  }
}

private final class UnsupportedPlaceReader: SyntaxVisitor {
  private(set) var says: [(start: String, end: String?)] = []
  private(set) var members: Set<String> = []
  private(set) var types: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "_unsupported",
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return .visitChildren }
    let parts = text.segments.map { $0.as(StringSegmentSyntax.self)?.content.text }
    says.append((parts.first?.flatMap(\.self) ?? "", parts.count > 1 ? parts.last?.flatMap(\.self) ?? "" : nil))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.isPrivate { members.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.isPrivate {
      members.formUnion(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.text)
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}
