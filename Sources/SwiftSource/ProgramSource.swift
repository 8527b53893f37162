internal import SwiftParser
internal import SwiftSyntax

/// The Swift files that a lesson, or a learner's answer, has built so far.
///
///     var program = ProgramSource()
///     program.apply([starter])                                      // class Cell { func size() -> Int { 0 } }
///     program.apply([CodeFragment("func size() -> Int { 44 }", to: .members(of: "Cell"), from: "lesson.md")])
///
/// How merging works: a whole file takes the place of the file of that name. Members of a type each replace the member
/// of the same full name (``MemberKey``) in the type's declaration or in one of its extensions, in whichever file that
/// stands; what has no counterpart goes to the end of the type's body. Every line remembers where it was written.
package struct ProgramSource: Hashable, Sendable, Codable {
  /// In the order in which they came.
  package private(set) var files: [SourceFile] = []

  package init() {}

  package init(_ fragments: [CodeFragment]) {
    _ = apply(fragments)
  }

  package subscript(file name: String) -> SourceFile? { files.first { $0.name == name } }

  /// Merges the fragments in their order. One that has a problem is left out.
  @discardableResult
  package mutating func apply(_ fragments: [CodeFragment]) -> [MergeProblem] {
    var trees = ProgramTrees()
    return apply(fragments, trees: &trees)
  }

  /// - Parameter trees: What an earlier merge into the same program has parsed.
  package mutating func apply(_ fragments: [CodeFragment], trees: inout ProgramTrees) -> [MergeProblem] {
    fragments.flatMap { apply($0, trees: &trees) }
  }

  /// All declarations and extensions of types.
  package var types: [TypeDeclaration] {
    files.flatMap { file in
      TypeBlock.all(in: Parser.parse(source: file.text)).map { block in
        TypeDeclaration(
          name: block.path, kind: block.kind, file: file.name,
          inheritedTypes: block.inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
          isTopLevel: block.depth == 0)
      }
    }
  }

  /// Full names of the members that the type's declaration and its extensions have: `viewDidLoad()`.
  package func memberNames(of type: String) -> Set<String> {
    let blocks = files.flatMap { TypeBlock.all(in: Parser.parse(source: $0.text)) }.filter { $0.path == type }
    return Set(blocks.flatMap { $0.members.allDeclarations.flatMap { MemberKey($0).names } })
  }

  /// All names that code in this program finds: outermost ones, and those of members, without labels.
  package var declaredNames: Set<String> {
    files.reduce(into: []) { names, file in
      let tree = Parser.parse(source: file.text)
      let outermost = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
      let members = TypeBlock.all(in: tree).flatMap { $0.members.allDeclarations }
      names.formUnion((outermost + members).flatMap { MemberKey($0).names.map(\.bareName) })
    }
  }

  /// Takes a file over as it is, with the origins of its lines.
  package mutating func add(_ file: SourceFile) {
    if let index = files.firstIndex(where: { $0.name == file.name }) { files[index] = file } else { files.append(file) }
  }

  /// Removes a file, to put another version of it in its place.
  package mutating func removeFile(_ name: String) { files.removeAll { $0.name == name } }

  /// Puts another version of a file in the place of the one with its name.
  mutating func setFile(_ file: SourceFile) {
    if let index = files.firstIndex(where: { $0.name == file.name }) { files[index] = file }
  }

  /// Makes the edits of a merge.
  /// - Returns: Whether there were any.
  @discardableResult
  mutating func apply(_ merge: MemberMerge) -> Bool {
    for (index, edits) in merge.edits { files[index].apply(edits) }
    return !merge.edits.isEmpty
  }

  mutating func edit(file name: String, _ edits: [SourceEdit]) {
    if let index = files.firstIndex(where: { $0.name == name }) { files[index].apply(edits) }
  }

  private mutating func apply(_ fragment: CodeFragment, trees: inout ProgramTrees) -> [MergeProblem] {
    switch fragment.destination {
    case .file(let name):
      let file = SourceFile(name: name, fragment: fragment)
      if let index = files.firstIndex(where: { $0.name == name }) {
        files[index] = file
      } else {
        files.append(file)
      }
      return []
    case .members(let type):
      var merge = MemberMerge(into: files, knowing: trees.lastMerge)
      trees.lastMerge = merge
      let problems = merge.merge(fragment, into: type)
      guard problems.isEmpty else { return problems }
      apply(merge)
      return []
    }
  }
}

/// The syntax trees of a program's files: whoever merges again and again parses only what has changed since the last time.
package struct ProgramTrees {
  fileprivate var lastMerge: MemberMerge?

  package init() {}
}
