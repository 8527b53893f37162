internal import SwiftSyntax

extension MemberMerge {
  /// Where something stands that a merge of starters tells of; `nil` when it is not found by its name.
  /// - Parameter name: As of ``StarterChange/name``.
  /// - Returns: The file, and the 1-based line.
  func place(ofChange name: String) -> (file: String, line: Int)? {
    for (index, tree) in trees.enumerated() {
      for item in tree.statements {
        guard let declaration = item.item.as(DeclSyntax.self) else { continue }
        let isNamed =
          declaration.is(ImportDeclSyntax.self)
          ? declaration.trimmedDescription == name
          : !declaration.is(ExtensionDeclSyntax.self) && MemberKey(declaration).shownNames == [name]
        if isNamed { return (self.name(of: index), line(of: declaration, in: index)) }
      }
    }
    for (file, block) in allBlocks where name.hasPrefix(block.path) {
      let rest = name.dropFirst(block.path.count)
      if rest.hasPrefix(":"), !block.isExtension { return (self.name(of: file), line(of: block.declaration, in: file)) }
      guard rest.hasPrefix(".") else { continue }
      let wanted = rest.dropFirst()
      for member in block.members.allDeclarations {
        let names = MemberKey(member).shownNames
        if names.joined(separator: ", ") == wanted || names.contains(where: { $0 == wanted }) {
          return (self.name(of: file), line(of: member, in: file))
        }
      }
    }
    return nil
  }

  private func line(of declaration: DeclSyntax, in file: Int) -> Int {
    lineNumber(ofByte: declaration.positionAfterSkippingLeadingTrivia.utf8Offset, in: file)
  }

  /// The first thing that is no Swift.
  var firstFault: MergeProblem? {
    for (index, tree) in trees.enumerated() {
      guard let fault = SyntaxFault(in: tree) else { continue }
      let place = origin(ofByte: fault.offset, in: index)
      return MergeProblem(.notSwift(fault.words), file: place.file, line: place.line, column: place.column(for: 1))
    }
    return nil
  }
}

extension MemberKey {
  /// `Kind` of `type Kind`.
  fileprivate var shownNames: [String] { names.map { $0.hasPrefix("type ") ? String($0.dropFirst(5)) : $0 } }
}
