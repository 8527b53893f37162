internal import SwiftParser
internal import SwiftSyntax

/// The members, imports and extensions that a fragment holds.
struct MemberFragment {
  struct Member {
    var declaration: DeclSyntax
    var key: MemberKey
    /// With the comments before it; the first line without its indentation.
    var lines: [SourceFile.Line]
    /// What all lines after the first have before them.
    var indentation: String

    /// An extension without attributes and `where`: its members can stand in the type itself.
    var isPlainExtension: Bool {
      guard let declaration = declaration.as(ExtensionDeclSyntax.self) else { return false }
      return declaration.attributes.isEmpty && declaration.modifiers.isEmpty
        && declaration.genericWhereClause == nil
    }

    func problem(_ kind: MergeProblem.Kind) -> MergeProblem {
      let origin = lines[0].origin
      return MergeProblem(kind, file: origin.file, line: origin.line, column: origin.column(for: 1))
    }
  }

  enum Item {
    case importing(String, SourceFile.Line)
    case member(Member)
    case type(TypeBlock, Member)
  }

  private(set) var items: [Item] = []

  /// The parser reads members only inside a type: this stands before them.
  private static let opening = "enum _ {\n"
  private let file: SourceFile
  private let lineStarts: [Int]

  init(_ fragment: CodeFragment) throws(MergeProblem) {
    let opening = Self.opening.utf8.count
    let text = fragment.code
    let tree = Parser.parse(source: Self.opening + text + "\n}")
    file = SourceFile(name: fragment.file, fragment: fragment)
    lineStarts = file.lineStarts
    guard let block = tree.statements.first?.item.as(EnumDeclSyntax.self)?.memberBlock else {
      throw problem(at: 0, "this is not Swift")
    }
    // With a closing brace too many, the generated type ends early, and the rest of the code follows it.
    let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    if let fault = SyntaxFault(in: block) { throw problem(at: fault.offset - opening, fault.words) }
    if end < opening + text.utf8.count { throw problem(at: end - opening, "there is one '}' too many") }
    items = block.members.map { item in
      let member = member(item.decl)
      if let declaration = item.decl.as(ImportDeclSyntax.self) {
        var line = member.lines[member.lines.count - 1]
        line.text = declaration.trimmedDescription
        return .importing(line.text, line)
      }
      if let type = TypeBlock(item.decl, in: []) { return .type(type, member) }
      return .member(member)
    }
  }

  private func problem(at offset: Int, _ words: String) -> MergeProblem {
    let offset = min(max(0, offset), file.text.utf8.count)
    let place = file.lines(in: offset..<offset, lineStarts: lineStarts)[0].origin
    return MergeProblem(.syntaxError(words), file: place.file, line: place.line, column: place.column(for: 1))
  }

  func members(of block: TypeBlock) -> [Member] { block.members.members.map { member($0.decl) } }

  private func member(_ declaration: DeclSyntax) -> Member {
    let opening = Self.opening.utf8.count
    let range = declaration.rangeWithComments(allComments: true)
    let own = max(0, range.lowerBound - opening)..<max(0, range.upperBound - opening)
    let before = file.textBefore(own.lowerBound, lineStarts: lineStarts)
    let lines = file.lines(in: own, lineStarts: lineStarts)
    return Member(
      declaration: declaration, key: MemberKey(declaration), lines: lines,
      indentation: sharedIndentation(lines.dropFirst().map(\.text), before.indentation))
  }
}
