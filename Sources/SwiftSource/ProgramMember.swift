internal import SwiftParser
internal import SwiftSyntax

/// A declaration of a program: a member of a type, or one that stands by itself.
package struct ProgramMember: Hashable, Sendable {
  /// `Outer.Inner`; `nil` for what stands in no type.
  package var type: String?
  /// `move(by:)`, `static make()`, `init(style:)`; an import's own text; the first words of a statement.
  package var name: String
  /// Tells overloads apart: the types of the parameters.
  package var parameterTypes: [String]
  /// Without white space and comments: two members with equal tokens are the same code.
  package var tokens: [String]
  /// The text of the declaration.
  package var code: String
  /// The file of the program.
  package var file: String
  /// The 1-based line of the file in which it starts.
  package var line: Int

  package var key: Key { Key(type: type, name: name, parameterTypes: parameterTypes) }

  /// What two versions of a member have in common.
  package struct Key: Hashable, Sendable {
    package var type: String?
    package var name: String
    package var parameterTypes: [String]
  }

  /// `Cell.move(by:)`
  package var path: String { (type.map { $0 + "." } ?? "") + name }
}

extension ProgramSource {
  /// The members of all types, and what stands in none, in the order of the files. Types themselves are not among them.
  package var members: [ProgramMember] {
    files.flatMap { file in
      let parsed = ParsedCode(file.text, areMembers: false)
      // A collection of syntax that is filtered is a tree of its own, with places of its own.
      let own = Array(parsed.tree.statements).filter { item in
        item.item.as(DeclSyntax.self).flatMap { TypeBlock($0, in: []) } == nil
      }.map { ProgramMember(Syntax($0.item), of: nil, in: file.name, parsed) }
      let blocks = TypeBlock.all(in: parsed.tree).flatMap { block in
        block.members.allDeclarations.filter { TypeBlock($0, in: []) == nil }.map {
          ProgramMember(Syntax($0), of: block.path, in: file.name, parsed)
        }
      }
      return own + blocks
    }
  }

  /// Where a line of a member was written, counted from 1 within the member.
  package func origin(ofLine line: Int, in member: ProgramMember) -> LineOrigin? {
    self[file: member.file]?.origin(ofLine: member.line + line - 1)
  }
}

extension ProgramMember {
  fileprivate init(_ node: Syntax, of type: String?, in file: String, _ parsed: ParsedCode) {
    let key = node.as(DeclSyntax.self).map { MemberKey($0) }
    self.type = type
    self.file = file
    line = parsed.place(of: node).line
    code = node.trimmedDescription
    tokens = node.tokens(viewMode: .sourceAccurate).map(\.text)
    name = key?.names.joined(separator: ", ") ?? ""
    parameterTypes = key?.types ?? []
    if name.isEmpty { name = String(code.prefix { !$0.isNewline }.prefix(60)) }
    if name.hasPrefix("type ") { name.removeFirst(5) }
  }
}
