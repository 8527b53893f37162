internal import SwiftSyntax

/// A declaration or an extension of a type, in one file of a program.
struct TypeBlock {
  /// `Outer.Inner`.
  var path: String
  var kind: TypeDeclaration.Kind
  var isExtension: Bool { kind == .extension }
  var declaration: DeclSyntax
  var members: MemberBlockSyntax
  var inheritance: InheritanceClauseSyntax?
  /// Bytes: where `: P` is written when there is no inheritance clause yet.
  var headerEnd: Int
  /// How many types it stands in.
  var depth: Int

  /// All types of a file, those nested in others or in `#if` too.
  static func all(in file: SourceFileSyntax) -> [TypeBlock] {
    var blocks: [TypeBlock] = []
    func visit(_ declaration: DeclSyntax, in path: [String]) {
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          switch clause.elements {
          case .statements(let statements): for item in statements { visit(item, in: path) }
          case .decls(let members): for member in members { visit(member.decl, in: path) }
          default: break
          }
        }
      } else if let block = TypeBlock(declaration, in: path) {
        blocks.append(block)
        for member in block.members.members { visit(member.decl, in: [block.path]) }
      }
    }
    func visit(_ item: CodeBlockItemSyntax, in path: [String]) {
      if let declaration = item.item.as(DeclSyntax.self) { visit(declaration, in: path) }
    }
    for item in file.statements { visit(item, in: []) }
    return blocks
  }

  init?(_ declaration: DeclSyntax, in outer: [String]) {
    self.declaration = declaration
    depth = outer.isEmpty ? 0 : outer[0].split(separator: ".").count
    let name: TokenSyntax
    var generics: GenericParameterClauseSyntax?
    if let type = declaration.as(ClassDeclSyntax.self) {
      (kind, name, members, inheritance) = (.class, type.name, type.memberBlock, type.inheritanceClause)
      generics = type.genericParameterClause
    } else if let type = declaration.as(StructDeclSyntax.self) {
      (kind, name, members, inheritance) = (.struct, type.name, type.memberBlock, type.inheritanceClause)
      generics = type.genericParameterClause
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      (kind, name, members, inheritance) = (.enum, type.name, type.memberBlock, type.inheritanceClause)
      generics = type.genericParameterClause
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      (kind, name, members, inheritance) = (.actor, type.name, type.memberBlock, type.inheritanceClause)
      generics = type.genericParameterClause
    } else if let type = declaration.as(ProtocolDeclSyntax.self) {
      (kind, name, members, inheritance) = (.protocol, type.name, type.memberBlock, type.inheritanceClause)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      (kind, members, inheritance) = (.extension, type.memberBlock, type.inheritanceClause)
      path = (outer + [type.extendedType.trimmedDescription]).joined(separator: ".")
      headerEnd = type.extendedType.endPositionBeforeTrailingTrivia.utf8Offset
      return
    } else {
      return nil
    }
    path = (outer + [name.text]).joined(separator: ".")
    headerEnd = (generics?.endPositionBeforeTrailingTrivia ?? name.endPositionBeforeTrailingTrivia).utf8Offset
  }
}

/// A type of a program: what it is and where it stands.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// `Outer.Inner` for a nested type.
  package var name: String
  package var kind: Kind
  /// The file of the program.
  package var file: String
  /// Names as written after the colon.
  package var inheritedTypes: [String]
  /// It stands in no other type.
  package var isTopLevel: Bool
}
